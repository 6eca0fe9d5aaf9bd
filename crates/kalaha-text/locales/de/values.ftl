# Wer mit wie viel Vorsprung gewinnt, wenn beide so gut wie möglich spielen.

value-win = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
  } mit { $margin ->
    [one] einem Stein
   *[other] { $margin } Steinen
  } Vorsprung bei bestem Spiel beider Seiten.
value-draw = Es endet unentschieden bei bestem Spiel beider Seiten.
value-win-at-least = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
  } mit mindestens { $margin ->
    [one] einem Stein
   *[other] { $margin } Steinen
  } Vorsprung bei bestem Spiel beider Seiten.
value-draw-at-least = { $who ->
    [you] Du erreichst
   *[other] { $player } erreicht
  } mindestens ein Unentschieden bei bestem Spiel beider Seiten.
value-loss-at-most = { $who ->
    [you] Du verlierst
   *[other] { $player } verliert
  } mit höchstens { $margin ->
    [one] einem Stein
   *[other] { $margin } Steinen
  } Rückstand bei bestem Spiel beider Seiten.
value-unknown = Wie es bei bestem Spiel beider Seiten ausgeht, ist noch nicht bekannt.

margin-at-least = mindestens { $margin }
margin-at-most = höchstens { $margin }
margin-unknown = unbekannt
