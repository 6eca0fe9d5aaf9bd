# Et tips: hvilket trekk, hvor sikkert det er, hva det fører til, og hva det gjør. «Dessuten» står der
# trekket ikke anbefales nettopp på grunn av det.

hint-exact = Hull { $house } er best. Det er bevist.
hint-estimated = Hull { $house } ser best ut, så langt datamaskinen kan se.
hint-only = Hull { $house } er det eneste du kan spille.
hint-swap-exact = Det beste er å bytte side. Det er bevist.
hint-swap-estimated = Det ser best ut å bytte side, så langt datamaskinen kan se.
hint-win = Med best mulig spill fra begge vinner du med { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  }.
hint-lose = Med best mulig spill fra begge vinner { $opponent } med { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  }.
hint-draw = Med best mulig spill fra begge blir det uavgjort.

hint-extra-turn = { $also ->
    [yes] Trekket gir deg dessuten en ekstra tur.
   *[no] Trekket gir deg en ekstra tur.
  }
hint-chain = { $also ->
    [yes] Trekket innleder dessuten en kjede på { $count } ekstra turer: { $houses }.
   *[no] Trekket innleder en kjede på { $count } ekstra turer: { $houses }.
  }
hint-capture = { $also ->
    [yes] Trekket fanger dessuten { $seeds ->
        [one] én stein
       *[other] { $seeds } steiner
      }.
   *[no] Trekket fanger { $seeds ->
        [one] én stein
       *[other] { $seeds } steiner
      }.
  }
hint-threat = { $also ->
    [yes] Trekket hindrer dessuten { $opponent } i å fange { $seeds ->
        [one] steinen din
       *[other] de { $seeds } steinene dine
      } i hull { $house } med hull { $from }.
   *[no] Trekket hindrer { $opponent } i å fange { $seeds ->
        [one] steinen din
       *[other] de { $seeds } steinene dine
      } i hull { $house } med hull { $from }.
  }
hint-safe = { $also ->
    [yes] Trekket redder dessuten { $seeds ->
        [one] steinen din
       *[other] de { $seeds } steinene dine
      } fra hull { $house }, der { $opponent } kunne fange med hull { $from }.
   *[no] Trekket redder { $seeds ->
        [one] steinen din
       *[other] de { $seeds } steinene dine
      } fra hull { $house }, der { $opponent } kunne fange med hull { $from }.
  }
hint-end = { $also ->
    [yes] Trekket avslutter dessuten partiet.
   *[no] Trekket avslutter partiet.
  }
hint-lands = Den siste steinen havner i hull { $house } { $whose ->
    [you] på din side
   *[other] hos { $owner }
  }.
hint-ahead = Da ender du omtrent { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  } foran.
hint-level = Da ender det omtrent likt.
hint-behind = Da ender du omtrent { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  } bak.
