# Hvem der vinder, og med hvor meget, hvis begge spiller så godt, det går.

value-win = { $who ->
    [you] Du
   *[other] { $player }
  } vinder med { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  } med bedste spil fra begge.
value-draw = Det ender uafgjort med bedste spil fra begge.
value-win-at-least = { $who ->
    [you] Du
   *[other] { $player }
  } vinder med mindst { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  } med bedste spil fra begge.
value-draw-at-least = { $who ->
    [you] Du
   *[other] { $player }
  } får mindst uafgjort med bedste spil fra begge.
value-loss-at-most = { $who ->
    [you] Du
   *[other] { $player }
  } taber med højst { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  } med bedste spil fra begge.
value-unknown = Hvordan det ender med bedste spil fra begge, vides ikke endnu.

margin-at-least = mindst { $margin }
margin-at-most = højst { $margin }
margin-unknown = ukendt
