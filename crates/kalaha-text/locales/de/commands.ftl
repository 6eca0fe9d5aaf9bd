# Was sich in einer Partie eingeben lässt, im Browser und im Terminal, und was es bewirkt. Von mehreren
# Wörtern für dasselbe wird das erste gezeigt; die englischen gelten in jeder Sprache.

typed-house = mulde
typed-file = DATEI
typed-swap = tausch, tauschen
typed-undo = zurück, zurueck
typed-redo = wieder
typed-hint = tipp
typed-values = werte
typed-why = warum
typed-rules = regeln
typed-last = zuletzt
typed-board = brett
typed-mine = meine
typed-theirs = gegnerische
typed-stores = kalahas
typed-save = speichern
typed-help = hilfe
typed-quit = ende, beenden

help-house = aus Mulde 3 säen
help-swap = die Seiten tauschen, wo die Regeln es erlauben
help-undo = deinen letzten Zug zurücknehmen
help-redo = ihn wieder ausführen
help-hint = den besten Zug nennen, und warum
help-values = nennen, was jeder Zug wert ist: der Vorsprung am Ende bei bestem Spiel beider Seiten
help-why = den letzten Zug erklären
help-rules = die Regeln dieser Partie nennen
help-last = den letzten Zug noch einmal ansagen
help-board = das ganze Brett ansagen oder zeigen
help-mine = deine Mulden ansagen
help-theirs = die Mulden gegenüber ansagen
help-stores = ansagen, was in den Kalahas liegt
help-save = die Partie behalten
help-help = das alles aufzählen
help-quit = die Partie verlassen

row = { $whose ->
    [you] Deine Mulden
    [computer] Die Mulden des Computers
   *[other] Die Mulden von { $owner }
  }, ab Mulde 1: { $counts }. In der Kalaha: { $seeds }.
