# Vem som vinner, och med hur mycket, om båda spelar så bra det går.

value-win = { $who ->
    [you] Du
   *[other] { $player }
  } vinner med { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  } med bästa spel från båda.
value-draw = Det blir oavgjort med bästa spel från båda.
value-win-at-least = { $who ->
    [you] Du
   *[other] { $player }
  } vinner med minst { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  } med bästa spel från båda.
value-draw-at-least = { $who ->
    [you] Du
   *[other] { $player }
  } får minst oavgjort med bästa spel från båda.
value-loss-at-most = { $who ->
    [you] Du
   *[other] { $player }
  } förlorar med högst { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  } med bästa spel från båda.
value-unknown = Hur det slutar med bästa spel från båda är inte känt ännu.

margin-at-least = minst { $margin }
margin-at-most = högst { $margin }
margin-unknown = okänt
