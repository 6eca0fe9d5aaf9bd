# Ein Brett im Browser: wie Mulden und Kalahas heißen, wer dran ist, der Textmodus.

web-board = Brett
web-house = { $whose ->
    [you] Deine Mulde { $house }
    [computer] Mulde { $house } des Computers
   *[other] Mulde { $house } von { $owner }
  }, { $seeds ->
    [0] leer
    [one] 1 Stein
   *[other] { $seeds } Steine
  }
web-store = { $whose ->
    [you] Deine Kalaha
    [computer] Kalaha des Computers
   *[other] Kalaha von { $owner }
  }, { $seeds ->
    [0] leer
    [one] 1 Stein
   *[other] { $seeds } Steine
  }
web-pit-outcome = { $pit }, { $outcome }

# Was ein Zug bewirken würde, hinter dem Namen der Mulde.
web-outcome-extra-turn = { $whose ->
    [you] endet in deiner Kalaha: Extrazug
    [computer] endet in der Kalaha des Computers: Extrazug
   *[other] endet in der Kalaha von { $owner }: Extrazug
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] endet in deiner Kalaha, und die Partie ist zu Ende
        [computer] endet in der Kalaha des Computers, und die Partie ist zu Ende
       *[other] endet in der Kalaha von { $owner }, und die Partie ist zu Ende
      }
   *[no] { $whose ->
        [you] endet in deiner Kalaha
        [computer] endet in der Kalaha des Computers
       *[other] endet in der Kalaha von { $owner }
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] endet in deiner Mulde { $house }, und die Partie ist zu Ende
        [computer] endet in Mulde { $house } des Computers, und die Partie ist zu Ende
       *[other] endet in Mulde { $house } von { $owner }, und die Partie ist zu Ende
      }
   *[no] { $whose ->
        [you] endet in deiner Mulde { $house }
        [computer] endet in Mulde { $house } des Computers
       *[other] endet in Mulde { $house } von { $owner }
      }
  }
web-outcome-capture = { $over ->
    [yes] { $seeds ->
        [one] fängt 1 Stein, und die Partie ist zu Ende
       *[other] fängt { $seeds } Steine, und die Partie ist zu Ende
      }
   *[no] { $seeds ->
        [one] fängt 1 Stein
       *[other] fängt { $seeds } Steine
      }
  }

web-turn-yours = Du bist dran
web-turn-of = { $player } ist dran
web-turn-thinking = { $player } denkt nach …
web-turn-over = Die Partie ist zu Ende
web-says-yours = Du bist dran.
web-says-turn = { $player } ist dran.
web-extra-turn = { $count ->
    [one] Noch einmal dran!
   *[other] Extrazug { $count } hintereinander!
  }
web-not-your-turn = Du bist noch nicht dran. { $player } ist dran.
web-not-yours = Diese Mulde gehört dir nicht. Wähle eine auf deiner Seite.
web-other-side = { $player } ist dran. Wähle eine Mulde auf dieser Seite.
web-watching = Du schaust bei dieser Partie zu. Nur die Spielenden ziehen.
web-looking-back = So war das Brett früher. Geh zum letzten Zug, um weiterzuspielen.
web-level = Stufe { $level } von 8
web-plate-you = Du
web-you = du
web-sown-this-way = in dieser Richtung wird gesät
web-marks = Was die Zeichen bedeuten
web-mark-legal = Diese Mulde kannst du jetzt wählen.
web-mark-origin = Hier begann der letzte Zug.
web-mark-turns = Mehrere Züge hintereinander: in dieser Reihenfolge.
web-mark-landing = Hier landete der letzte Stein.
web-mark-taken = Von hier wurden Steine gefangen.
web-mark-delta = So viele mehr oder weniger als vor dem letzten Zug.
web-mark-ahead = Hier würde der letzte Stein landen.

# Der Textmodus. Was sich eingeben lässt, gilt auch auf Englisch.
web-text-help = Gib die Nummer einer Mulde ein, um aus ihr zu säen, oder ein Wort wie tipp, brett oder zurück. hilfe zählt alle auf.
web-text-unknown = „{ $text }“ ist weder eine Mulde noch ein Befehl. Gib hilfe ein, um zu erfahren, was es gibt.
web-text-save = Die Partie bleibt unter der Adresse dieser Seite. Der letzte Link unter den Zügen gibt sie als Text.
web-text-quit = Schließ die Seite, wann du willst: Die Partie wartet auf dich.
web-text-no-move = Es gibt noch keinen Zug.
web-after-move = { $number ->
    [0] Am Anfang
   *[other] Nach Zug { $number } von { $count }
  }
