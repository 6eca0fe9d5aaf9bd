# Hvem som vinner, og med hvor mye, hvis begge spiller så godt det går.

value-win = { $who ->
    [you] Du
   *[other] { $player }
  } vinner med { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  } med best mulig spill fra begge.
value-draw = Det blir uavgjort med best mulig spill fra begge.
value-win-at-least = { $who ->
    [you] Du
   *[other] { $player }
  } vinner med minst { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  } med best mulig spill fra begge.
value-draw-at-least = { $who ->
    [you] Du
   *[other] { $player }
  } får minst uavgjort med best mulig spill fra begge.
value-loss-at-most = { $who ->
    [you] Du
   *[other] { $player }
  } taper med høyst { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  } med best mulig spill fra begge.
value-unknown = Hvordan det ender med best mulig spill fra begge, er ikke kjent ennå.

margin-at-least = minst { $margin }
margin-at-most = høyst { $margin }
margin-unknown = ukjent
