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
    [loss] Vem som vinner med bästa spel från båda är inte känt än, men den som börjar kan förlora med högst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }.
   *[draw] Den som börjar förlorar inte med bästa spel från båda.
  }
atlas-at-most = { $outcome ->
    [win] Vem som vinner med bästa spel från båda är inte känt än, men den som börjar kan vinna med högst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }.
    [loss] Den som börjar förlorar med minst { $margin ->
        [one] en kula
       *[other] { $margin } kulor
      }, med bästa spel från båda.
   *[draw] Den som börjar vinner inte med bästa spel från båda.
  }
# Mellan två gränser: säker vinst eller förlust, ingen förlust, ingen vinst, eller okänt.
atlas-within = { $outcome ->
    [win] Den som börjar vinner med bästa spel från båda, med { $low } till { $high } kulor.
   *[loss] Den som börjar förlorar med bästa spel från båda, med { $low } till { $high } kulor.
  }
atlas-range = { $kind ->
    [no-loss] Den som börjar förlorar inte med bästa spel från båda, och kan vinna med upp till { $high ->
        [one] en kula
       *[other] { $high } kulor
      }.
    [no-win] Den som börjar vinner inte med bästa spel från båda, och kan förlora med upp till { $high ->
        [one] en kula
       *[other] { $high } kulor
      }.
   *[open] Vem som vinner med bästa spel från båda är inte känt än: den som börjar kan vinna med upp till { $high ->
        [one] en kula
       *[other] { $high } kulor
      } eller förlora med upp till { $low ->
        [one] en kula
       *[other] { $low } kulor
      }.
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

# Behind a value, and in place of one.
atlas-published = Uträknat av { $source }.
atlas-unknown = Hur det går med bästa spel från båda är inte känt.
