# Hur det går med bästa spel från båda, redan från början av partiet.

atlas-exact = { $outcome ->
    [win] Den som börjar vinner med { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, med bästa spel från båda.
    [loss] Den som börjar förlorar med { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, med bästa spel från båda.
   *[draw] Det blir oavgjort med bästa spel från båda.
  }
atlas-at-least = { $outcome ->
    [win] Den som börjar vinner med minst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, med bästa spel från båda.
    [loss] Den som börjar förlorar i värsta fall med { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, med bästa spel från båda.
   *[draw] Den som börjar förlorar inte med bästa spel från båda.
  }
atlas-at-most = { $outcome ->
    [win] Den som börjar vinner i bästa fall med { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, med bästa spel från båda.
    [loss] Den som börjar förlorar med minst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, med bästa spel från båda.
   *[draw] Den som börjar vinner inte med bästa spel från båda.
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
