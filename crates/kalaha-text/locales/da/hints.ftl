# Et tip: hvilket træk, hvor sikkert det er, hvad det fører til, og hvad det gør. ”Desuden” står, hvor
# trækket ikke anbefales netop på grund af det.

hint-exact = Grube { $house } er bedst. Det er bevist.
hint-estimated = Grube { $house } ser bedst ud, så langt computeren kan se.
hint-only = Grube { $house } er den eneste, du kan spille.
hint-swap-exact = Det bedste er at bytte side. Det er bevist.
hint-swap-estimated = Det ser bedst ud at bytte side, så langt computeren kan se.
hint-win = Med bedste spil fra begge vinder du med { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  }.
hint-lose = Med bedste spil fra begge vinder { $opponent } med { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  }.
hint-draw = Med bedste spil fra begge ender det uafgjort.

hint-extra-turn = { $also ->
    [yes] Trækket giver dig desuden en ekstra tur.
   *[no] Trækket giver dig en ekstra tur.
  }
hint-chain = { $also ->
    [yes] Trækket indleder desuden en kæde på { $count } ekstra ture: { $houses }.
   *[no] Trækket indleder en kæde på { $count } ekstra ture: { $houses }.
  }
hint-capture = { $also ->
    [yes] Trækket fanger desuden { $seeds ->
        [one] én kugle
       *[other] { $seeds } kugler
      }.
   *[no] Trækket fanger { $seeds ->
        [one] én kugle
       *[other] { $seeds } kugler
      }.
  }
hint-threat = { $also ->
    [yes] Trækket hindrer desuden { $opponent } i at fange { $seeds ->
        [one] din kugle
       *[other] dine { $seeds } kugler
      } i grube { $house } med grube { $from }.
   *[no] Trækket hindrer { $opponent } i at fange { $seeds ->
        [one] din kugle
       *[other] dine { $seeds } kugler
      } i grube { $house } med grube { $from }.
  }
hint-safe = { $also ->
    [yes] Trækket redder desuden { $seeds ->
        [one] din kugle
       *[other] dine { $seeds } kugler
      } fra grube { $house }, hvor { $opponent } kunne fange med grube { $from }.
   *[no] Trækket redder { $seeds ->
        [one] din kugle
       *[other] dine { $seeds } kugler
      } fra grube { $house }, hvor { $opponent } kunne fange med grube { $from }.
  }
hint-end = { $also ->
    [yes] Trækket afslutter desuden spillet.
   *[no] Trækket afslutter spillet.
  }
hint-lands = Den sidste kugle lander i { $whose ->
    [you] din grube { $house }
   *[other] grube { $house } hos { $owner }
  }.
hint-ahead = Så ender du omkring { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  } foran.
hint-level = Så ender det omtrent lige.
hint-behind = Så ender du omkring { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  } bagud.
