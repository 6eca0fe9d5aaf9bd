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
    [loss] Hvem der vinder med bedste spil fra begge, vides ikke endnu, men den, der starter, kan højst tabe med { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }.
   *[draw] Med bedste spil fra begge taber den, der starter, ikke.
  }
atlas-at-most = { $outcome ->
    [win] Hvem der vinder med bedste spil fra begge, vides ikke endnu, men den, der starter, kan højst vinde med { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }.
    [loss] Med bedste spil fra begge taber den, der starter, med mindst { $margin ->
        [one] én kugle
       *[other] { $margin } kugler
      }.
   *[draw] Med bedste spil fra begge vinder den, der starter, ikke.
  }
# Mellem to grænser: sikker sejr eller nederlag, ikke nederlag, ikke sejr, eller ukendt.
atlas-within = { $outcome ->
    [win] Med bedste spil fra begge vinder den, der starter, med { $low } til { $high } kugler.
   *[loss] Med bedste spil fra begge taber den, der starter, med { $low } til { $high } kugler.
  }
atlas-range = { $kind ->
    [no-loss] Med bedste spil fra begge taber den, der starter, ikke, og kan vinde med op til { $high ->
        [one] én kugle
       *[other] { $high } kugler
      }.
    [no-win] Med bedste spil fra begge vinder den, der starter, ikke, og kan tabe med op til { $high ->
        [one] én kugle
       *[other] { $high } kugler
      }.
   *[open] Hvem der vinder med bedste spil fra begge, vides ikke endnu: Den, der starter, kan vinde med op til { $high ->
        [one] én kugle
       *[other] { $high } kugler
      } eller tabe med op til { $low ->
        [one] én kugle
       *[other] { $low } kugler
      }.
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
    [one] Den mest lige åbning: { $turns }.
   *[other] De mest lige åbninger: { $turns }.
  }
atlas-fair-undecided = Om disse åbninger er lige så jævnbyrdige, vides ikke: { $turns }.
atlas-turn = grube { $house }
atlas-turn-more = { $turn }, derefter { $house }

# Behind a value, and in place of one.
atlas-published = Regnet ud af { $source }.
atlas-unknown = Hvordan det går med bedste spil fra begge, vides ikke.
