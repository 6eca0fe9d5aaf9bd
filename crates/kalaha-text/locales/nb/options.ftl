# Hvert valg og hver verdi: som innstilling, hva husregelen heter (.name), som regel (.rule).

key-houses = Hull på hver side
value-houses-n = { $n }
    .name = { $n ->
        [one] 1 hull på hver side
       *[other] { $n } hull på hver side
      }
    .rule = { $n ->
        [one] Hver side har 1 hull.
       *[other] Hver side har { $n } hull.
      }

key-seeds = Steiner i hvert hull
value-seeds-n = { $n }
    .name = { $n ->
        [one] 1 stein i hvert hull
       *[other] { $n } steiner i hvert hull
      }
    .rule = { $n ->
        [one] I hvert hull ligger det fra starten 1 stein.
       *[other] I hvert hull ligger det fra starten { $n } steiner.
      }

key-direction = Retning
value-direction-ccw = mot klokka
    .name = mot klokka
    .rule = Såingen går mot klokka.
value-direction-cw = med klokka
    .name = med klokka
    .rule = Såingen går med klokka.

key-store_side = Kalahaen din er
value-store_side-right = til høyre
    .name = kalahaen din til høyre
    .rule = Kalahaen din ligger til høyre for deg.
value-store_side-left = til venstre
    .name = kalahaen din til venstre
    .rule = Kalahaen din ligger til venstre for deg.

key-sow_opponent_store = Stein også i motstanderens kalaha
value-sow_opponent_store-false = nei
    .name = motstanderens kalaha hoppes over
    .rule = { rule-sow-skip-opponent-store }
value-sow_opponent_store-true = ja
    .name = stein også i motstanderens kalaha
    .rule = { rule-sow-opponent-store } { rule-turn-opponent-store }

key-skip_origin = Hopp over starthullet
value-skip_origin-false = nei
    .name = starthullet får også en stein
    .rule = { rule-sow-lap }
value-skip_origin-true = ja
    .name = hopp over starthullet
    .rule = { rule-sow-skip-origin }

key-lap = Fortsatt såing
value-lap-single = nei
    .name = enkel såing
    .rule = Såingen slutter med den siste steinen. Havner den i et hull med steiner, går turen videre.
value-lap-relay = ja
    .name = fortsatt såing
    .rule = { rule-sow-relay }

key-extra_turn_limit = Ekstra turer på rad
value-extra_turn_limit-null = ubegrenset
    .name = ubegrenset antall ekstra turer
    .rule = { rule-turn-extra }
value-extra_turn_limit-n = { $n ->
    [0] ingen
   *[other] høyst { $n }
  }
    .name = { $n ->
        [0] ingen ekstra turer
        [one] høyst 1 ekstra tur på rad
       *[other] høyst { $n } ekstra turer på rad
      }
    .rule = { $n ->
        [0] En siste stein i din egen kalaha gir ingen ekstra tur.
        [one] Havner den siste steinen i din egen kalaha, får du spille igjen, men bare én gang på rad.
       *[other] Havner den siste steinen i din egen kalaha, får du spille igjen, men høyst { $n } ganger på rad.
      }

key-capture = Fangst
value-capture-standard = bare når hullet overfor har steiner
    .name = fangst bare når hullet overfor har steiner
    .rule = { rule-capture-opposite }
value-capture-empty = også når hullet overfor er tomt
    .name = fangst også mot tomt hull
    .rule = { rule-capture-empty }
value-capture-none = ingen fangst
    .name = ingen fangst
    .rule = { rule-capture-none }
value-capture-leave_own = egen stein blir liggende
    .name = egen stein blir liggende ved fangst
    .rule = { rule-capture-leave-own }

key-end = Partiet er slutt
value-end-either_empty = så snart én side er tom
    .name = slutt så snart én side er tom
    .rule = { rule-end-either-empty }
value-end-mover_stuck = når den som har tur, ikke kan spille
    .name = slutt når den som har tur, ikke kan spille
    .rule = { rule-end-mover-stuck }
value-end-pass = når begge sider er tomme; den som ikke kan spille, står over
    .name = den som ikke kan spille, står over
    .rule = { rule-turn-pass } { rule-end-both-empty }

key-remaining = Steinene som er igjen
value-remaining-owner = til den som har dem på sin side
    .name = resten går til den som har den på sin side
    .rule = { rule-remaining-owner }
value-remaining-emptier = til den som gikk tom
    .name = resten går til den som gikk tom
    .rule = { rule-remaining-emptier }
value-remaining-discard = teller ikke
    .name = resten teller ikke
    .rule = { rule-remaining-discard }
value-remaining-last_mover = til den som spilte sist
    .name = resten går til den som spilte sist
    .rule = { rule-remaining-last-mover }

key-majority = Mer enn halvparten i en kalaha
value-majority-off = spill ferdig
    .name = spill ferdig også ved mer enn halvparten
    .rule = Partiet fortsetter selv om en kalaha har mer enn halvparten av alle steinene.
value-majority-stop = slutt med en gang, resten blir liggende
    .name = slutt ved mer enn halvparten, resten blir liggende
    .rule = { rule-end-majority } Resten blir liggende der den ligger.
value-majority-sweep = slutt med en gang, resten samles inn
    .name = slutt ved mer enn halvparten, resten samles inn
    .rule = { rule-end-majority } Hver spiller får steinene på sin side.

key-pie = Bytteregelen
value-pie-false = nei
    .name = uten bytteregel
    .rule = Begge beholder siden sin hele partiet.
value-pie-true = ja
    .name = bytteregelen
    .rule = { rule-pie-swap }
