# Hvert valg og hver værdi: som indstilling, hvad husreglen hedder (.name), som regel (.rule).

key-houses = Gruber på hver side
value-houses-n = { $n }
    .name = { $n ->
        [one] 1 grube på hver side
       *[other] { $n } gruber på hver side
      }
    .rule = { $n ->
        [one] Hver side har 1 grube.
       *[other] Hver side har { $n } gruber.
      }

key-seeds = Kugler i hver grube
value-seeds-n = { $n }
    .name = { $n ->
        [one] 1 kugle i hver grube
       *[other] { $n } kugler i hver grube
      }
    .rule = { $n ->
        [one] I hver grube ligger der fra starten 1 kugle.
       *[other] I hver grube ligger der fra starten { $n } kugler.
      }

key-direction = Retning
value-direction-ccw = mod uret
    .name = mod uret
    .rule = Såningen går mod uret.
value-direction-cw = med uret
    .name = med uret
    .rule = Såningen går med uret.

key-store_side = Din kalaha er
value-store_side-right = til højre
    .name = din kalaha til højre
    .rule = Din kalaha ligger til højre for dig.
value-store_side-left = til venstre
    .name = din kalaha til venstre
    .rule = Din kalaha ligger til venstre for dig.

key-sow_opponent_store = Kugle også i modstanderens kalaha
value-sow_opponent_store-false = nej
    .name = modstanderens kalaha bliver sprunget over
    .rule = { rule-sow-skip-opponent-store }
value-sow_opponent_store-true = ja
    .name = kugle også i modstanderens kalaha
    .rule = { rule-sow-opponent-store } { rule-turn-opponent-store }

key-skip_origin = Spring startgruben over
value-skip_origin-false = nej
    .name = startgruben får også en kugle
    .rule = { rule-sow-lap }
value-skip_origin-true = ja
    .name = spring startgruben over
    .rule = { rule-sow-skip-origin }

key-lap = Fortsat såning
value-lap-single = nej
    .name = enkel såning
    .rule = Såningen slutter med den sidste kugle. Lander den i en grube med kugler, går turen videre.
value-lap-relay = ja
    .name = fortsat såning
    .rule = { rule-sow-relay }

key-extra_turn_limit = Ekstra ture i træk
value-extra_turn_limit-null = ubegrænset
    .name = ubegrænset antal ekstra ture
    .rule = { rule-turn-extra }
value-extra_turn_limit-n = { $n ->
    [0] ingen
   *[other] højst { $n }
  }
    .name = { $n ->
        [0] ingen ekstra ture
        [one] højst 1 ekstra tur i træk
       *[other] højst { $n } ekstra ture i træk
      }
    .rule = { $n ->
        [0] En sidste kugle i din egen kalaha giver ingen ekstra tur.
        [one] Lander den sidste kugle i din egen kalaha, må du spille igen, men kun én gang i træk.
       *[other] Lander den sidste kugle i din egen kalaha, må du spille igen, men højst { $n } gange i træk.
      }

key-capture = Fangst
value-capture-standard = kun når der er kugler i gruben overfor
    .name = fangst kun når der er kugler i gruben overfor
    .rule = { rule-capture-opposite }
value-capture-empty = også når gruben overfor er tom
    .name = fangst også mod tom grube
    .rule = { rule-capture-empty }
value-capture-none = ingen fangst
    .name = ingen fangst
    .rule = { rule-capture-none }
value-capture-leave_own = egen kugle bliver liggende
    .name = egen kugle bliver liggende ved fangst
    .rule = { rule-capture-leave-own }

key-end = Spillet er slut
value-end-either_empty = så snart én side er tom
    .name = slut, så snart én side er tom
    .rule = { rule-end-either-empty }
value-end-mover_stuck = når den, der har tur, ikke kan spille
    .name = slut, når den, der har tur, ikke kan spille
    .rule = { rule-end-mover-stuck }
value-end-pass = når begge sider er tomme; den, der ikke kan spille, sidder over
    .name = den, der ikke kan spille, sidder over
    .rule = { rule-turn-pass } { rule-end-both-empty }

key-remaining = Resten af kuglerne
value-remaining-owner = til den, der har dem på sin side
    .name = resten går til den, der har den på sin side
    .rule = { rule-remaining-owner }
value-remaining-emptier = til den, der løb tør
    .name = resten går til den, der løb tør
    .rule = { rule-remaining-emptier }
value-remaining-discard = tæller ikke med
    .name = resten tæller ikke med
    .rule = { rule-remaining-discard }
value-remaining-last_mover = til den, der spillede sidst
    .name = resten går til den, der spillede sidst
    .rule = { rule-remaining-last-mover }

key-majority = Mere end halvdelen i en kalaha
value-majority-off = spil færdigt
    .name = spil færdigt også ved mere end halvdelen
    .rule = Spillet fortsætter, selv om en kalaha har mere end halvdelen af alle kugler.
value-majority-stop = slut med det samme, resten bliver liggende
    .name = slut ved mere end halvdelen, resten bliver liggende
    .rule = { rule-end-majority } Resten bliver liggende, hvor den ligger.
value-majority-sweep = slut med det samme, resten samles ind
    .name = slut ved mere end halvdelen, resten samles ind
    .rule = { rule-end-majority } Hver spiller får kuglerne på sin side.

key-pie = Bytteregel
value-pie-false = nej
    .name = uden bytteregel
    .rule = Begge beholder deres side hele spillet.
value-pie-true = ja
    .name = bytteregel
    .rule = { rule-pie-swap }
