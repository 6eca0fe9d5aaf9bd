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
    [loss] Med best mulig spill fra begge taper den som begynner, med høyst { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }, om i det hele tatt.
   *[draw] Med best mulig spill fra begge taper ikke den som begynner.
  }
atlas-at-most = { $outcome ->
    [win] Med best mulig spill fra begge vinner den som begynner, med høyst { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }, om i det hele tatt.
    [loss] Med best mulig spill fra begge taper den som begynner, med minst { $margin ->
        [one] én stein
       *[other] { $margin } steiner
      }.
   *[draw] Med best mulig spill fra begge vinner ikke den som begynner.
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
