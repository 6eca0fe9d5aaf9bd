# Wie es bei bestem Spiel beider Seiten ausgeht, vom Anfang der Partie an.

atlas-exact = { $outcome ->
    [win] Bei bestem Spiel beider Seiten gewinnt, wer anfängt, mit { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Vorsprung.
    [loss] Bei bestem Spiel beider Seiten verliert, wer anfängt, mit { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Rückstand.
   *[draw] Bei bestem Spiel beider Seiten endet es unentschieden.
  }
atlas-at-least = { $outcome ->
    [win] Bei bestem Spiel beider Seiten gewinnt, wer anfängt, mit mindestens { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Vorsprung.
    [loss] Bei bestem Spiel beider Seiten verliert, wer anfängt, mit höchstens { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Rückstand, wenn überhaupt.
   *[draw] Bei bestem Spiel beider Seiten verliert nicht, wer anfängt.
  }
atlas-at-most = { $outcome ->
    [win] Bei bestem Spiel beider Seiten gewinnt, wer anfängt, mit höchstens { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Vorsprung, wenn überhaupt.
    [loss] Bei bestem Spiel beider Seiten verliert, wer anfängt, mit mindestens { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Rückstand.
   *[draw] Bei bestem Spiel beider Seiten gewinnt nicht, wer anfängt.
  }
# Hinter dem, was nur mindestens oder höchstens gilt.
atlas-limit = { $kind ->
    [seconds] Mehr ist nicht bekannt, denn die Suche endete nach { $limit ->
        [one] einer Sekunde
       *[other] { $limit } Sekunden
      }.
   *[moves] Mehr ist nicht bekannt, denn Stellungen können wiederkehren, und die Suche sah nur { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
      } voraus.
  }

atlas-best = Bester Anfang: Mulde { $houses }.
atlas-all-best = Alle ersten Züge sind gleich gut.
atlas-undecided = Ob Mulde { $houses } genauso gut ist, ist nicht bekannt.
# Alle Züge bis zum Wechsel, wo danach die Seiten getauscht werden dürfen.
atlas-fair = { $count ->
    [one] Ausgeglichenster Anfang: { $turns }.
   *[other] Die ausgeglichensten Anfänge: { $turns }.
  }
atlas-fair-undecided = Ob diese Anfänge genauso ausgeglichen sind, ist nicht bekannt: { $turns }.
atlas-turn = Mulde { $house }
atlas-turn-more = { $turn }, dann { $house }
