# Varje val och varje värde: som inställning, som husregeln heter (.name), som regel (.rule).

key-houses = Gropar per sida
value-houses-n = { $n }
    .name = { $n ->
        [one] 1 grop per sida
       *[other] { $n } gropar per sida
      }
    .rule = { $n ->
        [one] Varje sida har 1 grop.
       *[other] Varje sida har { $n } gropar.
      }

key-seeds = Kulor i varje grop
value-seeds-n = { $n }
    .name = { $n ->
        [one] 1 kula i varje grop
       *[other] { $n } kulor i varje grop
      }
    .rule = { $n ->
        [one] I varje grop ligger från början 1 kula.
       *[other] I varje grop ligger från början { $n } kulor.
      }

key-direction = Riktning
value-direction-ccw = moturs
    .name = moturs
    .rule = Sådden går moturs.
value-direction-cw = medurs
    .name = medurs
    .rule = Sådden går medurs.

key-store_side = Ditt bo ligger
value-store_side-right = till höger
    .name = ditt bo till höger
    .rule = Ditt bo ligger till höger om dig.
value-store_side-left = till vänster
    .name = ditt bo till vänster
    .rule = Ditt bo ligger till vänster om dig.

key-sow_opponent_store = Kula även i motståndarens bo
value-sow_opponent_store-false = nej
    .name = motståndarens bo hoppas över
    .rule = { rule-sow-skip-opponent-store }
value-sow_opponent_store-true = ja
    .name = kula även i motståndarens bo
    .rule = { rule-sow-opponent-store } { rule-turn-opponent-store }

key-skip_origin = Hoppa över startgropen
value-skip_origin-false = nej
    .name = startgropen får också en kula
    .rule = { rule-sow-lap }
value-skip_origin-true = ja
    .name = hoppa över startgropen
    .rule = { rule-sow-skip-origin }

key-lap = Fortsatt sådd
value-lap-single = nej
    .name = enkel sådd
    .rule = Sådden slutar med sista kulan. Hamnar den i en grop med kulor går turen vidare.
value-lap-relay = ja
    .name = fortsatt sådd
    .rule = { rule-sow-relay }

key-extra_turn_limit = Extraturer i rad
value-extra_turn_limit-null = obegränsat
    .name = hur många extraturer som helst
    .rule = { rule-turn-extra }
value-extra_turn_limit-n = { $n ->
    [0] inga
   *[other] högst { $n }
  }
    .name = { $n ->
        [0] inga extraturer
        [one] högst 1 extratur i rad
       *[other] högst { $n } extraturer i rad
      }
    .rule = { $n ->
        [0] En sista kula i ditt eget bo ger ingen extratur.
        [one] Hamnar sista kulan i ditt eget bo får du spela igen, men bara en gång i rad.
       *[other] Hamnar sista kulan i ditt eget bo får du spela igen, men högst { $n } gånger i rad.
      }

key-capture = Fångst
value-capture-standard = bara när gropen mittemot har kulor
    .name = fångst bara när gropen mittemot har kulor
    .rule = { rule-capture-opposite }
value-capture-empty = även när gropen mittemot är tom
    .name = fångst även mot tom grop
    .rule = { rule-capture-empty }
value-capture-none = ingen fångst
    .name = ingen fångst
    .rule = { rule-capture-none }
value-capture-leave_own = den egna kulan ligger kvar
    .name = den egna kulan ligger kvar vid fångst
    .rule = { rule-capture-leave-own }

key-end = Partiet är slut
value-end-either_empty = så snart en sida är tom
    .name = slut så snart en sida är tom
    .rule = { rule-end-either-empty }
value-end-mover_stuck = när den som är på tur inte kan spela
    .name = slut när den som är på tur inte kan spela
    .rule = { rule-end-mover-stuck }
value-end-pass = när båda sidor är tomma; den som inte kan spela står över
    .name = den som inte kan spela står över
    .rule = { rule-turn-pass } { rule-end-both-empty }

key-remaining = Kulorna som är kvar
value-remaining-owner = till den som har dem på sin sida
    .name = resten går till den som har den på sin sida
    .rule = { rule-remaining-owner }
value-remaining-emptier = till den som fick slut på kulor
    .name = resten går till den som fick slut på kulor
    .rule = { rule-remaining-emptier }
value-remaining-discard = räknas inte
    .name = resten räknas inte
    .rule = { rule-remaining-discard }
value-remaining-last_mover = till den som spelade sist
    .name = resten går till den som spelade sist
    .rule = { rule-remaining-last-mover }

key-majority = Mer än hälften i ett bo
value-majority-off = spela klart
    .name = spela klart även vid mer än hälften
    .rule = Partiet fortsätter även om ett bo har mer än hälften av alla kulor.
value-majority-stop = slut direkt, resten ligger kvar
    .name = slut vid mer än hälften, resten ligger kvar
    .rule = { rule-end-majority } Resten blir liggande där den ligger.
value-majority-sweep = slut direkt, resten samlas in
    .name = slut vid mer än hälften, resten samlas in
    .rule = { rule-end-majority } Var och en får kulorna på sin sida.

key-pie = Bytesregeln
value-pie-false = nej
    .name = utan bytesregel
    .rule = Båda behåller sin sida hela partiet.
value-pie-true = ja
    .name = bytesregeln
    .rule = { rule-pie-swap }
