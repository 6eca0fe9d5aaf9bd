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
    [loss] Wer bei bestem Spiel beider Seiten gewinnt, ist noch nicht bekannt, aber wer anfängt, kann mit höchstens { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Rückstand verlieren.
   *[draw] Bei bestem Spiel beider Seiten verliert nicht, wer anfängt.
  }
atlas-at-most = { $outcome ->
    [win] Wer bei bestem Spiel beider Seiten gewinnt, ist noch nicht bekannt, aber wer anfängt, kann mit höchstens { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Vorsprung gewinnen.
    [loss] Bei bestem Spiel beider Seiten verliert, wer anfängt, mit mindestens { $margin ->
        [one] einem Stein
       *[other] { $margin } Steinen
      } Rückstand.
   *[draw] Bei bestem Spiel beider Seiten gewinnt nicht, wer anfängt.
  }
# Zwischen zwei Grenzen: sicher Sieg oder Niederlage, keine Niederlage, kein Sieg, oder offen.
atlas-within = { $outcome ->
    [win] Bei bestem Spiel beider Seiten gewinnt, wer anfängt, mit { $low } bis { $high } Steinen Vorsprung.
   *[loss] Bei bestem Spiel beider Seiten verliert, wer anfängt, mit { $low } bis { $high } Steinen Rückstand.
  }
atlas-range = { $kind ->
    [no-loss] Bei bestem Spiel beider Seiten verliert nicht, wer anfängt, und kann mit bis zu { $high ->
        [one] einem Stein
       *[other] { $high } Steinen
      } Vorsprung gewinnen.
    [no-win] Bei bestem Spiel beider Seiten gewinnt nicht, wer anfängt, und kann mit bis zu { $high ->
        [one] einem Stein
       *[other] { $high } Steinen
      } Rückstand verlieren.
   *[open] Wer bei bestem Spiel beider Seiten gewinnt, ist noch nicht bekannt: Wer anfängt, kann mit bis zu { $high ->
        [one] einem Stein
       *[other] { $high } Steinen
      } Vorsprung gewinnen oder mit bis zu { $low ->
        [one] einem Stein
       *[other] { $low } Steinen
      } Rückstand verlieren.
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

# Behind a value, and in place of one.
atlas-published = Berechnet von { $source }.
atlas-unknown = Wie es bei bestem Spiel beider Seiten ausgeht, ist nicht bekannt.
