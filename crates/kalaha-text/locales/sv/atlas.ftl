# Hur det går med bästa spel från båda, redan från början av partiet.

atlas-exact = { $outcome ->
    [win] Med bästa spel från båda vinner den som börjar med { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }.
    [loss] Med bästa spel från båda förlorar den som börjar med { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }.
   *[draw] Med bästa spel från båda blir det oavgjort.
  }
atlas-at-least = { $outcome ->
    [win] Med bästa spel från båda vinner den som börjar med minst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }.
    [loss] Med bästa spel från båda förlorar den som börjar med högst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, om alls.
   *[draw] Med bästa spel från båda förlorar inte den som börjar.
  }
atlas-at-most = { $outcome ->
    [win] Med bästa spel från båda vinner den som börjar med högst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, om alls.
    [loss] Med bästa spel från båda förlorar den som börjar med minst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }.
   *[draw] Med bästa spel från båda vinner inte den som börjar.
  }
# Efter det som bara gäller minst eller högst.
atlas-limit = { $kind ->
    [seconds] Mer är inte känt, för sökningen slutade efter { $limit ->
        [one] en sekund
       *[other] { $limit } sekunder
      }.
   *[moves] Mer är inte känt, för ställningar kan komma tillbaka, och sökningen såg bara { $limit ->
        [one] ett drag
       *[other] { $limit } drag
      } framåt.
  }

atlas-best = Bästa början: grop { $houses }.
atlas-all-best = Alla första drag är lika bra.
atlas-undecided = Om grop { $houses } är lika bra är inte känt.
# Hela första turer, där sidorna får bytas efteråt.
atlas-fair = { $count ->
    [one] Jämnaste början: { $turns }.
   *[other] De jämnaste sätten att börja: { $turns }.
  }
atlas-fair-undecided = Om de här sätten att börja är lika jämna är inte känt: { $turns }.
atlas-turn = grop { $house }
atlas-turn-more = { $turn }, sedan { $house }
