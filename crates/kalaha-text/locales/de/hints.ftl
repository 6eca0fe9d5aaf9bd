# Ein Tipp: welcher Zug, wie sicher das ist, wozu er führt und was er tut. „Außerdem“ steht da, wo der
# Zug nicht gerade deswegen empfohlen wird.

hint-exact = Mulde { $house } ist am besten. Das ist bewiesen.
hint-estimated = Mulde { $house } sieht am besten aus, so weit der Computer sehen kann.
hint-only = Mulde { $house } ist die einzige, mit der du ziehen kannst.
hint-swap-exact = Am besten ist es, die Seiten zu tauschen. Das ist bewiesen.
hint-swap-estimated = Die Seiten zu tauschen sieht am besten aus, so weit der Computer sehen kann.
hint-win = Bei bestem Spiel beider Seiten gewinnst du mit { $margin ->
    [one] einem Stein
   *[other] { $margin } Steinen
  } Vorsprung.
hint-lose = Bei bestem Spiel beider Seiten gewinnt { $opponent } mit { $margin ->
    [one] einem Stein
   *[other] { $margin } Steinen
  } Vorsprung.
hint-draw = Bei bestem Spiel beider Seiten endet es unentschieden.

hint-extra-turn = { $also ->
    [yes] Der Zug bringt dir außerdem einen Extrazug.
   *[no] Der Zug bringt dir einen Extrazug.
  }
hint-chain = { $also ->
    [yes] Der Zug beginnt außerdem eine Kette von { $count } Extrazügen: { $houses }.
   *[no] Der Zug beginnt eine Kette von { $count } Extrazügen: { $houses }.
  }
hint-capture = { $also ->
    [yes] Der Zug fängt außerdem { $seeds ->
        [one] einen Stein
       *[other] { $seeds } Steine
      }.
   *[no] Der Zug fängt { $seeds ->
        [one] einen Stein
       *[other] { $seeds } Steine
      }.
  }
hint-threat = { $also ->
    [yes] Der Zug verhindert außerdem, dass { $opponent } mit Mulde { $from } { $seeds ->
        [one] deinen Stein
       *[other] deine { $seeds } Steine
      } in Mulde { $house } fängt.
   *[no] Der Zug verhindert, dass { $opponent } mit Mulde { $from } { $seeds ->
        [one] deinen Stein
       *[other] deine { $seeds } Steine
      } in Mulde { $house } fängt.
  }
hint-safe = { $also ->
    [yes] Der Zug rettet außerdem { $seeds ->
        [one] deinen Stein
       *[other] deine { $seeds } Steine
      } aus Mulde { $house }, wo { $opponent } mit Mulde { $from } fangen könnte.
   *[no] Der Zug rettet { $seeds ->
        [one] deinen Stein
       *[other] deine { $seeds } Steine
      } aus Mulde { $house }, wo { $opponent } mit Mulde { $from } fangen könnte.
  }
hint-end = { $also ->
    [yes] Der Zug beendet außerdem die Partie.
   *[no] Der Zug beendet die Partie.
  }
hint-lands = Der letzte Stein landet { $whose ->
    [you] in deiner Mulde { $house }
    [computer] beim Computer in Mulde { $house }
   *[other] bei { $owner } in Mulde { $house }
  }.
hint-ahead = Danach kommst du auf etwa { $margin ->
    [one] einen Stein
   *[other] { $margin } Steine
  } Vorsprung.
hint-level = Danach kommst du auf etwa Gleichstand.
hint-behind = Danach kommst du auf etwa { $margin ->
    [one] einen Stein
   *[other] { $margin } Steine
  } Rückstand.
