# Vad som händer i ett drag, steg för steg. Namnen är spelarnas egna, eller Syd och Nord.

# Beskedet om ett helt drag börjar med en av de här två.
move = { $who ->
    [you] Du
   *[other] { $player }
  } sår { $seeds ->
    [one] en kula
   *[other] { $seeds } kulor
  } från grop { $house }.
move-relay = { $who ->
    [you] Du
   *[other] { $player }
  } sår { $seeds ->
    [one] en kula
   *[other] { $seeds } kulor
  } från grop { $house } och sår vidare { $relays ->
    [one] en gång
    [2] två gånger
   *[other] { $relays } gånger
  }.
move-lands = { $seeds ->
    [one] Den
   *[other] Den sista
  } hamnar i { $whose ->
    [you] din grop { $house }
   *[other] grop { $house } hos { $owner }
  }.
stores = I bona: { $who ->
    [you] du
   *[other] { $player }
  } { $seeds }, { $against ->
    [you] du
   *[other] { $opponent }
  } { $theirs }.
certain = { $who ->
    [you] Du
   *[other] { $player }
  } vinner säkert. { $seeds } av { $total } kulor ligger i boet.

event-lift = { $who ->
    [you] Du
   *[other] { $player }
  } tar { $seeds ->
    [one] den enda kulan
    [2] båda kulorna
   *[other] alla { $seeds } kulorna
  } ur grop { $house }.
event-sow-house = { $whose ->
    [you] Du
    [computer] Datorn
    [opponent] Motståndaren
   *[other] { $owner }
  } får en kula i grop { $house }. Där ligger nu { $seeds }.
event-sow-store = { $whose ->
    [you] Du får en kula i ditt bo.
    [computer] Datorn får en kula i boet.
    [opponent] Motståndaren får en kula i boet.
   *[other] { $owner } får en kula i boet.
  } Där ligger nu { $seeds }.
event-last-seed = Sista kulan hamnar i { $whose ->
    [you] din grop { $house }
   *[other] grop { $house } hos { $owner }
  }. Där ligger nu { $seeds } kulor, och turen går vidare.
event-last-seed-empty = Sista kulan hamnar i { $whose ->
    [you] din grop { $house }
   *[other] grop { $house } hos { $owner }
  }. Den gropen var tom.
event-lap = Sådden har kommit ett helt varv, till gropen där den började.
event-skip-opponent-store = { $against ->
    [you] Ditt bo
    [computer] Datorns bo
   *[other] Boet som tillhör { $opponent }
  } hoppas över.
event-skip-origin = Startgropen hoppas över.
event-opponent-store = Sista kulan hamnar i { $against ->
    [you] ditt bo. Den räknas för dig
    [computer] datorns bo. Den räknas för datorn
   *[other] motståndarens bo. Den räknas för { $opponent }
  }, och turen går vidare.
event-relay = Sista kulan hamnar i { $whose ->
    [you] din grop { $house }
    [computer] datorns grop { $house }
   *[other] grop { $house } på den sida som tillhör { $owner }
  }, och där ligger redan kulor. { $who ->
    [you] Du
   *[other] { $player }
  } tar alla { $seeds } och sår vidare.
event-extra-turn = { $who ->
    [you] { $count ->
        [one] Du lägger sista kulan i ditt bo och får en extratur!
       *[other] Du lägger sista kulan i ditt bo och får en extratur, nummer { $count } i rad!
      }
   *[other] { $count ->
        [one] { $player } lägger sista kulan i sitt bo och får en extratur!
       *[other] { $player } lägger sista kulan i sitt bo och får en extratur, nummer { $count } i rad!
      }
  }
event-extra-turn-limit = { $who ->
    [you] Du lägger sista kulan i ditt bo
   *[other] { $player } lägger sista kulan i sitt bo
  }, men gränsen för extraturer är nådd.
event-extra-turn-nothing-left = { $who ->
    [you] Du lägger sista kulan i ditt bo
   *[other] { $player } lägger sista kulan i sitt bo
  }, men har inga kulor kvar att så.
event-capture = { $who ->
    [you] Du fångar { $total } kulor: din egen
   *[other] { $player } fångar { $total } kulor: sin egen
  } och { $opposite ->
    [one] den
   *[other] de { $opposite }
  } mittemot.
event-capture-empty = { $who ->
    [you] Du
   *[other] { $player }
  } lägger sista kulan i boet, fast gropen mittemot är tom.
event-capture-leave-own = { $who ->
    [you] Du
   *[other] { $player }
  } fångar { $opposite ->
    [one] kulan
   *[other] de { $opposite } kulorna
  } mittemot. Sista kulan ligger kvar.
event-no-capture-opposite-empty = Det blir ingen fångst, för gropen mittemot är tom.
event-no-capture-opponent-house = Det blir ingen fångst, för sista kulan ligger { $against ->
    [you] på din sida
    [computer] på datorns sida
   *[other] på den sida som tillhör { $opponent }
  }.
event-no-capture-rule = Det blir ingen fångst, för med de här reglerna fångar man inte.
event-pass = { $who ->
    [you] Du
   *[other] { $player }
  } har inga kulor att så och står över.
event-swap = { $who ->
    [you] Du
   *[other] { $player }
  } byter sida. Brädet vänds, och { $against ->
    [you] du
   *[other] { $opponent }
  } är på tur.

event-end-either-empty = Partiet är slut, för ena sidan är tom.
event-end-mover-stuck = Partiet är slut, för den som är på tur har inga kulor.
event-end-both-empty = Partiet är slut, för båda sidorna är tomma.
event-end-majority = Partiet är slut, för mer än hälften av alla kulor ligger i ett av bona.
event-end-repetition = Partiet är slut, för samma ställning har kommit för tredje gången. Den regeln är vår egen.
game-resigned = { $who ->
    [you] Du
   *[other] { $player }
  } gav upp. { $against ->
    [you] Du
   *[other] { $winner }
  } vinner.
event-sweep = { $who ->
    [you] { $seeds ->
        [one] Du tar den sista kulan på din sida och lägger den i boet.
       *[other] Du tar de { $seeds } sista kulorna på din sida och lägger dem i boet.
      }
   *[other] { $seeds ->
        [one] { $player } tar den sista kulan på sin sida och lägger den i boet.
       *[other] { $player } tar de { $seeds } sista kulorna på sin sida och lägger dem i boet.
      }
  }
event-sweep-emptier = { $who ->
    [you] Du
   *[other] { $player }
  } fick slut på kulor först och tar { $seeds ->
    [one] den enda kula
   *[other] de { $seeds } kulor
  } som { $whose ->
    [you] du
   *[other] { $owner }
  } har kvar.
event-sweep-last-mover = { $who ->
    [you] Du
   *[other] { $player }
  } spelade sist och tar { $seeds ->
    [one] den enda kula
   *[other] de { $seeds } kulor
  } som { $whose ->
    [you] du
   *[other] { $owner }
  } har kvar.
event-sweep-last-mover-own = { $who ->
    [you] { $seeds ->
        [one] Du spelade sist och tar den sista kulan på din sida.
       *[other] Du spelade sist och tar de { $seeds } sista kulorna på din sida.
      }
   *[other] { $seeds ->
        [one] { $player } spelade sist och tar den sista kulan på sin sida.
       *[other] { $player } spelade sist och tar de { $seeds } sista kulorna på sin sida.
      }
  }
event-sweep-nobody = { $seeds ->
    [one] Den enda kula
   *[other] De { $seeds } kulor
  } som { $whose ->
    [you] du
   *[other] { $owner }
  } har kvar räknas inte.
win = { $who ->
    [you] Du
   *[other] { $player }
  } vinner med { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  }: { $won } mot { $lost }.
draw = Oavgjort! Ni har { $each ->
    [one] en kula
   *[other] { $each } kulor
  } var.
