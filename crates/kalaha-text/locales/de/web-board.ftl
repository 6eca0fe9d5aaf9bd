# Ein Brett im Browser: wie Mulden und Kalahas heißen, wer dran ist, der Textmodus.

web-board = Brett
web-house = { $whose ->
    [you] Deine Mulde { $house }
    [opponent] Gegnerische Mulde { $house }
   *[other] Mulde { $house } von { $owner }
  }, { $seeds ->
    [0] leer
    [one] 1 Stein
   *[other] { $seeds } Steine
  }
web-store = { $whose ->
    [you] Deine Kalaha
    [opponent] Gegnerische Kalaha
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
    [opponent] endet in der gegnerischen Kalaha: Extrazug
   *[other] endet in der Kalaha von { $owner }: Extrazug
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] endet in deiner Kalaha, und die Partie ist zu Ende
        [opponent] endet in der gegnerischen Kalaha, und die Partie ist zu Ende
       *[other] endet in der Kalaha von { $owner }, und die Partie ist zu Ende
      }
   *[no] { $whose ->
        [you] endet in deiner Kalaha
        [opponent] endet in der gegnerischen Kalaha
       *[other] endet in der Kalaha von { $owner }
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] endet in deiner Mulde { $house }, und die Partie ist zu Ende
        [opponent] endet in der gegnerischen Mulde { $house }, und die Partie ist zu Ende
       *[other] endet in Mulde { $house } von { $owner }, und die Partie ist zu Ende
      }
   *[no] { $whose ->
        [you] endet in deiner Mulde { $house }
        [opponent] endet in der gegnerischen Mulde { $house }
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
web-extra-turn = { $count ->
    [one] Noch einmal dran!
   *[other] Extrazug { $count } hintereinander!
  }
web-not-your-turn = Du bist noch nicht dran. Jetzt zieht { $player }.
web-watching = Du schaust bei dieser Partie zu. Nur die Spielenden ziehen.
web-looking-back = So war das Brett früher. Geh zum letzten Zug, um weiterzuspielen.
web-computer = Computer
web-level = Stufe { $level } von 8
web-you = du
web-sown-this-way = in dieser Richtung wird gesät

# Der Textmodus. Was sich eingeben lässt, gilt auch auf Englisch.
web-command-last = zuletzt
web-command-board = brett
web-command-mine = meine
web-command-theirs = gegnerische
web-command-stores = kalahas
web-command-back = zurück
web-command-eval = werte
web-command-help = hilfe
web-text-help = Gib die Nummer einer Mulde ein, um aus ihr zu säen, oder eines davon: zuletzt, brett, meine, gegnerische, kalahas, werte, zurück.
web-text-unknown = „{ $text }“ ist weder eine Mulde noch ein Befehl. Gib die Nummer einer Mulde ein, oder eines davon: zuletzt, brett, meine, gegnerische, kalahas, werte, zurück.
web-text-no-move = Es gibt noch keinen Zug.
web-text-row = { $whose ->
    [you] Deine Mulden
    [opponent] Die gegnerischen Mulden
   *[other] Die Mulden von { $owner }
  }, ab Mulde 1: { $counts }. In der Kalaha: { $seeds }.
web-after-move = { $number ->
    [0] Am Anfang
   *[other] Nach Zug { $number } von { $count }
  }
