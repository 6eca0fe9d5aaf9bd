# Hvordan det går med bedste spil fra begge, helt fra spillets begyndelse.

atlas-exact = { $outcome ->
    [win] Med bedste spil fra begge vinder den, der starter, med { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }.
    [loss] Med bedste spil fra begge taber den, der starter, med { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }.
   *[draw] Med bedste spil fra begge ender det uafgjort.
  }
atlas-at-least = { $outcome ->
    [win] Med bedste spil fra begge vinder den, der starter, med mindst { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }.
    [loss] Med bedste spil fra begge taber den, der starter, med højst { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }, om overhovedet.
   *[draw] Med bedste spil fra begge taber den, der starter, ikke.
  }
atlas-at-most = { $outcome ->
    [win] Med bedste spil fra begge vinder den, der starter, med højst { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }, om overhovedet.
    [loss] Med bedste spil fra begge taber den, der starter, med mindst { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }.
   *[draw] Med bedste spil fra begge vinder den, der starter, ikke.
  }
# Efter det, der kun gælder mindst eller højst.
atlas-limit = { $kind ->
    [seconds] Mere vides ikke, for søgningen sluttede efter { $limit ->
        [one] ét sekund
       *[other] { $limit } sekunder
      }.
   *[moves] Mere vides ikke, for stillinger kan komme igen, og søgningen så kun { $limit ->
        [one] ét træk
       *[other] { $limit } træk
      } frem.
  }

atlas-best = Bedste åbning: grube { $houses }.
atlas-all-best = Alle første træk er lige gode.
atlas-undecided = Om grube { $houses } er lige så god, vides ikke.
# Hele første ture, hvor siderne kan byttes bagefter.
atlas-fair = { $count ->
    [one] Den mest jævnbyrdige åbning: { $turns }.
   *[other] De mest jævnbyrdige åbninger: { $turns }.
  }
atlas-fair-undecided = Om disse åbninger er lige så jævnbyrdige, vides ikke: { $turns }.
atlas-turn = grube { $house }
atlas-turn-more = { $turn }, derefter { $house }
