# Hvad der sker i et træk, trin for trin. Navnene er spillernes egne, eller Syd og Nord.

# Beskeden om et helt træk begynder med en af disse to.
move = { $player } sår { $seeds ->
    [one] én kugle
   *[other] { $seeds } kugler
  } fra grube { $house }.
move-relay = { $player } sår { $seeds ->
    [one] én kugle
   *[other] { $seeds } kugler
  } fra grube { $house } og sår videre { $relays ->
    [one] én gang
    [2] to gange
   *[other] { $relays } gange
  }.
certain = { $player } kan ikke tabe længere. { $seeds } af { $total } kugler ligger i kalahaen.

event-lift = { $player } tager { $seeds ->
    [one] den eneste kugle
    [2] begge kugler
   *[other] alle { $seeds } kugler
  } op af grube { $house }.
event-sow-house = { $owner } får én kugle i grube { $house }. Der ligger nu { $seeds }.
event-sow-store = { $owner } får én kugle i kalahaen. Der ligger nu { $seeds }.
event-lap = Såningen er kommet hele vejen rundt, til den grube, den begyndte i.
event-skip-opponent-store = Kalahaen, der tilhører { $opponent }, bliver sprunget over.
event-skip-origin = Startgruben bliver sprunget over.
event-opponent-store = Den sidste kugle lander i modstanderens kalaha. Den tæller for { $opponent }, og turen går videre.
event-relay = Den sidste kugle lander i grube { $house } på den side, der tilhører { $owner }, hvor der allerede ligger kugler. { $player } tager alle { $seeds } og sår videre.
event-extra-turn = { $count ->
    [one] { $player } lægger den sidste kugle i sin kalaha og får en ekstra tur!
   *[other] { $player } lægger den sidste kugle i sin kalaha og får en ekstra tur, nummer { $count } i træk!
  }
event-extra-turn-limit = { $player } lægger den sidste kugle i sin kalaha, men grænsen for ekstra ture er nået.
event-extra-turn-nothing-left = { $player } lægger den sidste kugle i sin kalaha, men har ingen kugler tilbage at så.
event-capture = { $player } fanger { $total } kugler: sin egen og { $opposite ->
    [one] den
   *[other] de { $opposite }
  } lige overfor.
event-capture-empty = { $player } lægger den sidste kugle i kalahaen, selv om gruben lige overfor er tom.
event-capture-leave-own = { $player } fanger { $opposite ->
    [one] kuglen
   *[other] de { $opposite } kugler
  } lige overfor. Den sidste kugle bliver liggende.
event-no-capture-opposite-empty = Det giver ingen fangst, for gruben lige overfor er tom.
event-no-capture-opponent-house = Det giver ingen fangst, for den sidste kugle ligger på den side, der tilhører { $opponent }.
event-no-capture-rule = Det giver ingen fangst, for med disse regler fanger man ikke.
event-pass = { $player } har ingen kugler at så og sidder over.
event-swap = { $player } bytter side. Brættet vendes, og { $opponent } har næste tur.

event-end-either-empty = Spillet er slut, for den ene side er tom.
event-end-mover-stuck = Spillet er slut, for den, der har tur, har ingen kugler.
event-end-both-empty = Spillet er slut, for begge sider er tomme.
event-end-majority = Spillet er slut, for mere end halvdelen af alle kugler ligger i den ene kalaha.
event-end-repetition = Spillet er slut, for den samme stilling er kommet for tredje gang. Den regel er vores egen.
game-resigned = { $player } gav op. { $winner } vinder.
event-sweep = { $seeds ->
    [one] { $player } tager den sidste kugle på sin side og lægger den i kalahaen.
   *[other] { $player } tager de sidste { $seeds } kugler på sin side og lægger dem i kalahaen.
  }
event-sweep-emptier = { $seeds ->
    [one] { $player } løb først tør og tager den ene kugle, som { $owner } har tilbage.
   *[other] { $player } løb først tør og tager de { $seeds } kugler, som { $owner } har tilbage.
  }
event-sweep-last-mover = { $seeds ->
    [one] { $player } spillede sidst og tager den ene kugle, som { $owner } har tilbage.
   *[other] { $player } spillede sidst og tager de { $seeds } kugler, som { $owner } har tilbage.
  }
event-sweep-last-mover-own = { $seeds ->
    [one] { $player } spillede sidst og tager den sidste kugle på sin side.
   *[other] { $player } spillede sidst og tager de sidste { $seeds } kugler på sin side.
  }
event-sweep-nobody = { $seeds ->
    [one] Den ene kugle, som { $owner } har tilbage, tæller ikke med.
   *[other] De { $seeds } kugler, som { $owner } har tilbage, tæller ikke med.
  }
win = { $player } vinder med { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  }: { $won } mod { $lost }.
draw = Uafgjort! I har { $each ->
    [one] én kugle
   *[other] { $each } kugler
  } hver.
