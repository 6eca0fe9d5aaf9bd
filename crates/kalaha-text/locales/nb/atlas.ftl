# Hvordan det går med best mulig spill fra begge, helt fra begynnelsen av partiet.

atlas-exact = { $outcome ->
    [win] Med best mulig spill fra begge vinner den som begynner, med { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }.
    [loss] Med best mulig spill fra begge taper den som begynner, med { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }.
   *[draw] Med best mulig spill fra begge blir det uavgjort.
  }
atlas-at-least = { $outcome ->
    [win] Med best mulig spill fra begge vinner den som begynner, med minst { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }.
    [loss] Hvem som vinner med best mulig spill fra begge, er ikke kjent ennå, men den som begynner, kan tape med høyst { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }.
   *[draw] Med best mulig spill fra begge taper ikke den som begynner.
  }
atlas-at-most = { $outcome ->
    [win] Hvem som vinner med best mulig spill fra begge, er ikke kjent ennå, men den som begynner, kan vinne med høyst { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }.
    [loss] Med best mulig spill fra begge taper den som begynner, med minst { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }.
   *[draw] Med best mulig spill fra begge vinner ikke den som begynner.
  }
# Mellom to grenser: sikker seier eller tap, ikke tap, ikke seier, eller ukjent.
atlas-within = { $outcome ->
    [win] Med best mulig spill fra begge vinner den som begynner, med { $low } til { $high } steiner.
   *[loss] Med best mulig spill fra begge taper den som begynner, med { $low } til { $high } steiner.
  }
atlas-range = { $kind ->
    [no-loss] Med best mulig spill fra begge taper ikke den som begynner, og kan vinne med opptil { $high ->
        [one] én stein
       *[other] { $high } steiner
      }.
    [no-win] Med best mulig spill fra begge vinner ikke den som begynner, og kan tape med opptil { $high ->
        [one] én stein
       *[other] { $high } steiner
      }.
   *[open] Hvem som vinner med best mulig spill fra begge, er ikke kjent ennå: Den som begynner, kan vinne med opptil { $high ->
        [one] én stein
       *[other] { $high } steiner
      } eller tape med opptil { $low ->
        [one] én stein
       *[other] { $low } steiner
      }.
  }
# Etter det som bare gjelder minst eller høyst.
atlas-limit = { $kind ->
    [seconds] Mer er ikke kjent, for søket sluttet etter { $limit ->
        [one] ett sekund
       *[other] { $limit } sekunder
      }.
   *[moves] Mer er ikke kjent, for stillinger kan komme igjen, og søket så bare { $limit ->
        [one] ett trekk
       *[other] { $limit } trekk
      } fram.
  }

atlas-best = Beste åpning: hull { $houses }.
atlas-all-best = Alle første trekk er like gode.
atlas-undecided = Om hull { $houses } er like bra, er ikke kjent.
# Hele første turer, der sidene kan byttes etterpå.
atlas-fair = { $count ->
    [one] Jevneste åpning: { $turns }.
   *[other] De jevneste åpningene: { $turns }.
  }
atlas-fair-undecided = Om disse åpningene er like jevne, er ikke kjent: { $turns }.
atlas-turn = hull { $house }
atlas-turn-more = { $turn }, så { $house }

# Behind a value, and in place of one.
atlas-published = Regnet ut av { $source }.
atlas-unknown = Hvordan det går med best mulig spill fra begge, er ikke kjent.
