# Vad som händer i ett drag, steg för steg. Namnen är spelarnas egna, eller Syd och Nord.

# Beskedet om ett helt drag börjar med en av de här två.
move = { $player } sår { $seeds ->
    [one] en kula
   *[other] { $seeds } kulor
  } från grop { $house }.
move-relay = { $player } sår { $seeds ->
    [one] en kula
   *[other] { $seeds } kulor
  } från grop { $house } och sår vidare { $relays ->
    [one] en gång
    [2] två gånger
   *[other] { $relays } gånger
  }.
certain = { $player } kan inte förlora längre. { $seeds } av { $total } kulor ligger i boet.

event-lift = { $player } tar { $seeds ->
    [one] den enda kulan
    [2] båda kulorna
   *[other] alla { $seeds } kulorna
  } ur grop { $house }.
event-sow-house = { $owner } får en kula i grop { $house }. Där ligger nu { $seeds }.
event-sow-store = { $owner } får en kula i boet. Där ligger nu { $seeds }.
event-lap = Sådden har kommit ett helt varv, till gropen där den började.
event-skip-opponent-store = Boet som tillhör { $opponent } hoppas över.
event-skip-origin = Startgropen hoppas över.
event-opponent-store = Sista kulan hamnar i motståndarens bo. Den räknas för { $opponent }, och turen går vidare.
event-relay = Sista kulan hamnar i grop { $house } på den sida som tillhör { $owner }, och där ligger redan kulor. { $player } tar alla { $seeds } och sår vidare.
event-extra-turn = { $count ->
    [one] { $player } lägger sista kulan i sitt bo och får en extratur!
   *[other] { $player } lägger sista kulan i sitt bo och får en extratur, nummer { $count } i rad!
  }
event-extra-turn-limit = { $player } lägger sista kulan i sitt bo, men gränsen för extraturer är nådd.
event-extra-turn-nothing-left = { $player } lägger sista kulan i sitt bo, men har inga kulor kvar att så.
event-capture = { $player } fångar { $total } kulor: sin egen och { $opposite ->
    [one] den
   *[other] de { $opposite }
  } mittemot.
event-capture-empty = { $player } lägger sista kulan i boet, fast gropen mittemot är tom.
event-capture-leave-own = { $player } fångar { $opposite ->
    [one] kulan
   *[other] de { $opposite } kulorna
  } mittemot. Sista kulan ligger kvar.
event-no-capture-opposite-empty = Det blir ingen fångst, för gropen mittemot är tom.
event-no-capture-opponent-house = Det blir ingen fångst, för sista kulan ligger på den sida som tillhör { $opponent }.
event-no-capture-rule = Det blir ingen fångst, för med de här reglerna fångar man inte.
event-pass = { $player } har inga kulor att så och står över.
event-swap = { $player } byter sida. Brädet vänds, och { $opponent } är på tur.

event-end-either-empty = Partiet är slut, för ena sidan är tom.
event-end-mover-stuck = Partiet är slut, för den som är på tur har inga kulor.
event-end-both-empty = Partiet är slut, för båda sidorna är tomma.
event-end-majority = Partiet är slut, för mer än hälften av alla kulor ligger i ett av bona.
event-end-repetition = Partiet är slut, för samma ställning har kommit för tredje gången. Den regeln är vår egen.
game-resigned = { $player } gav upp. { $winner } vinner.
event-sweep = { $seeds ->
    [one] { $player } tar den sista kulan på sin sida och lägger den i boet.
   *[other] { $player } tar de { $seeds } sista kulorna på sin sida och lägger dem i boet.
  }
event-sweep-emptier = { $seeds ->
    [one] { $player } fick slut på kulor först och tar den enda kula som { $owner } har kvar.
   *[other] { $player } fick slut på kulor först och tar de { $seeds } kulor som { $owner } har kvar.
  }
event-sweep-last-mover = { $seeds ->
    [one] { $player } spelade sist och tar den enda kula som { $owner } har kvar.
   *[other] { $player } spelade sist och tar de { $seeds } kulor som { $owner } har kvar.
  }
event-sweep-last-mover-own = { $seeds ->
    [one] { $player } spelade sist och tar den sista kulan på sin sida.
   *[other] { $player } spelade sist och tar de { $seeds } sista kulorna på sin sida.
  }
event-sweep-nobody = { $seeds ->
    [one] Den enda kula som { $owner } har kvar räknas inte.
   *[other] De { $seeds } kulor som { $owner } har kvar räknas inte.
  }
win = { $player } vinner med { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  }: { $won } mot { $lost }.
draw = Oavgjort! Ni har { $each ->
    [one] en kula
   *[other] { $each } kulor
  } var.
