# Hvad der sker i et træk, trin for trin. Navnene er spillernes egne, eller Syd og Nord.

# Beskeden om et helt træk begynder med en af disse to.
move = { $who ->
    [you] Du
   *[other] { $player }
  } sår { $seeds ->
    [one] én kugle
   *[other] { $seeds } kugler
  } fra grube { $house }.
move-relay = { $who ->
    [you] Du
   *[other] { $player }
  } sår { $seeds ->
    [one] én kugle
   *[other] { $seeds } kugler
  } fra grube { $house } og sår videre { $relays ->
    [one] én gang
    [2] to gange
   *[other] { $relays } gange
  }.
move-lands = { $seeds ->
    [one] Den
   *[other] Den sidste
  } lander i { $whose ->
    [you] din grube { $house }
   *[other] grube { $house } hos { $owner }
  }.
stores = I kalahaerne: { $who ->
    [you] du
   *[other] { $player }
  } { $seeds }, { $against ->
    [you] du
   *[other] { $opponent }
  } { $theirs }.
certain = { $who ->
    [you] Du
   *[other] { $player }
  } er sikker på at vinde. { $seeds } af { $total } kugler ligger i kalahaen.

event-lift = { $who ->
    [you] Du
   *[other] { $player }
  } tager { $seeds ->
    [one] den eneste kugle
    [2] begge kugler
   *[other] alle { $seeds } kugler
  } op af grube { $house }.
event-sow-house = { $whose ->
    [you] Du
    [computer] Computeren
    [opponent] Modstanderen
   *[other] { $owner }
  } får én kugle i grube { $house }. Der ligger nu { $seeds }.
event-sow-store = { $whose ->
    [you] Du får én kugle i din kalaha.
    [computer] Computeren får én kugle i kalahaen.
    [opponent] Modstanderen får én kugle i kalahaen.
   *[other] { $owner } får én kugle i kalahaen.
  } Der ligger nu { $seeds }.
event-last-seed = Den sidste kugle lander i { $whose ->
    [you] din grube { $house }
   *[other] grube { $house } hos { $owner }
  }. Der ligger nu { $seeds } kugler, og turen går videre.
event-last-seed-empty = Den sidste kugle lander i { $whose ->
    [you] din grube { $house }
   *[other] grube { $house } hos { $owner }
  }. Den grube var tom.
event-lap = Såningen er kommet hele vejen rundt, til den grube, den begyndte i.
event-skip-opponent-store = { $against ->
    [you] Din kalaha
    [computer] Computerens kalaha
   *[other] Kalahaen, der tilhører { $opponent },
  } bliver sprunget over.
event-skip-origin = Startgruben bliver sprunget over.
event-opponent-store = Den sidste kugle lander i { $against ->
    [you] din kalaha. Den tæller for dig
    [computer] computerens kalaha. Den tæller for computeren
   *[other] modstanderens kalaha. Den tæller for { $opponent }
  }, og turen går videre.
event-relay = Den sidste kugle lander i { $whose ->
    [you] din grube { $house }
    [computer] computerens grube { $house }
   *[other] grube { $house } på den side, der tilhører { $owner }
  }, hvor der allerede ligger kugler. { $who ->
    [you] Du
   *[other] { $player }
  } tager alle { $seeds } og sår videre.
event-extra-turn = { $who ->
    [you] { $count ->
        [one] Du lægger den sidste kugle i din kalaha og får en ekstra tur!
       *[other] Du lægger den sidste kugle i din kalaha og får en ekstra tur, nummer { $count } i træk!
      }
   *[other] { $count ->
        [one] { $player } lægger den sidste kugle i sin kalaha og får en ekstra tur!
       *[other] { $player } lægger den sidste kugle i sin kalaha og får en ekstra tur, nummer { $count } i træk!
      }
  }
event-extra-turn-limit = { $who ->
    [you] Du lægger den sidste kugle i din kalaha
   *[other] { $player } lægger den sidste kugle i sin kalaha
  }, men grænsen for ekstra ture er nået.
event-extra-turn-nothing-left = { $who ->
    [you] Du lægger den sidste kugle i din kalaha
   *[other] { $player } lægger den sidste kugle i sin kalaha
  }, men har ingen kugler tilbage at så.
event-capture = { $who ->
    [you] Du fanger { $total } kugler: din egen
   *[other] { $player } fanger { $total } kugler: sin egen
  } og { $opposite ->
    [one] den
   *[other] de { $opposite }
  } lige overfor.
event-capture-empty = { $who ->
    [you] Du
   *[other] { $player }
  } lægger den sidste kugle i kalahaen, selv om gruben lige overfor er tom.
event-capture-leave-own = { $who ->
    [you] Du
   *[other] { $player }
  } fanger { $opposite ->
    [one] kuglen
   *[other] de { $opposite } kugler
  } lige overfor. Den sidste kugle bliver liggende.
event-no-capture-opposite-empty = Det giver ingen fangst, for gruben lige overfor er tom.
event-no-capture-opponent-house = Det giver ingen fangst, for den sidste kugle ligger { $against ->
    [you] på din side
    [computer] på computerens side
   *[other] på den side, der tilhører { $opponent }
  }.
event-no-capture-rule = Det giver ingen fangst, for med disse regler fanger man ikke.
event-pass = { $who ->
    [you] Du
   *[other] { $player }
  } har ingen kugler at så og sidder over.
event-swap = { $who ->
    [you] Du
   *[other] { $player }
  } bytter side. Brættet vendes, og { $against ->
    [you] du
   *[other] { $opponent }
  } har næste tur.

event-end-either-empty = Spillet er slut, for den ene side er tom.
event-end-mover-stuck = Spillet er slut, for den, der har tur, har ingen kugler.
event-end-both-empty = Spillet er slut, for begge sider er tomme.
event-end-majority = Spillet er slut, for mere end halvdelen af alle kugler ligger i den ene kalaha.
event-end-repetition = Spillet er slut, for den samme stilling er kommet for tredje gang. Den regel er vores egen.
game-resigned = { $who ->
    [you] Du
   *[other] { $player }
  } gav op. { $against ->
    [you] Du
   *[other] { $winner }
  } vinder.
event-sweep = { $who ->
    [you] { $seeds ->
        [one] Du tager den sidste kugle på din side og lægger den i kalahaen.
       *[other] Du tager de sidste { $seeds } kugler på din side og lægger dem i kalahaen.
      }
   *[other] { $seeds ->
        [one] { $player } tager den sidste kugle på sin side og lægger den i kalahaen.
       *[other] { $player } tager de sidste { $seeds } kugler på sin side og lægger dem i kalahaen.
      }
  }
event-sweep-emptier = { $who ->
    [you] Du
   *[other] { $player }
  } løb først tør og tager { $seeds ->
    [one] den ene kugle
   *[other] de { $seeds } kugler
  }, som { $whose ->
    [you] du
   *[other] { $owner }
  } har tilbage.
event-sweep-last-mover = { $who ->
    [you] Du
   *[other] { $player }
  } spillede sidst og tager { $seeds ->
    [one] den ene kugle
   *[other] de { $seeds } kugler
  }, som { $whose ->
    [you] du
   *[other] { $owner }
  } har tilbage.
event-sweep-last-mover-own = { $who ->
    [you] { $seeds ->
        [one] Du spillede sidst og tager den sidste kugle på din side.
       *[other] Du spillede sidst og tager de sidste { $seeds } kugler på din side.
      }
   *[other] { $seeds ->
        [one] { $player } spillede sidst og tager den sidste kugle på sin side.
       *[other] { $player } spillede sidst og tager de sidste { $seeds } kugler på sin side.
      }
  }
event-sweep-nobody = { $seeds ->
    [one] Den ene kugle
   *[other] De { $seeds } kugler
  }, som { $whose ->
    [you] du
   *[other] { $owner }
  } har tilbage, tæller ikke med.
win = { $who ->
    [you] Du
   *[other] { $player }
  } vinder med { $margin ->
    [one] én kugle
   *[other] { $margin } kugler
  }: { $won } mod { $lost }.
draw = Uafgjort! I har { $each ->
    [one] én kugle
   *[other] { $each } kugler
  } hver.
