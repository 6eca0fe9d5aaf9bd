# Hvad dommeren siger.

# Hvilken regel der afgør: indleder en afgørelse.
ruling-basis = { $basis ->
    [house] Med husreglen ”{ $rule }”
   *[standard] Efter standardreglerne
  }
# En grube, efter hvis den er.
ruling-house = { $side ->
    [north] Nords grube { $house }
   *[south] Syds grube { $house }
  }
ruling-capture = { ruling-basis } fanger { $player } { $seeds } kugler, for den sidste lander i sin egen tomme grube { $house }, og der ligger kugler lige overfor.
ruling-capture-empty = { ruling-basis } kommer den sidste kugle fra { ruling-house } i kalahaen, selv om gruben lige overfor er tom.
ruling-capture-leave-own = { ruling-basis } fanger { $player } { $seeds ->
    [one] kuglen
   *[other] de { $seeds } kugler
  } lige overfor, og den sidste kugle bliver liggende i { ruling-house }.
ruling-no-capture-opposite-empty = { ruling-basis } bliver den sidste kugle liggende i { ruling-house }, for gruben lige overfor er tom.
ruling-no-capture-opponent-house = { ruling-basis } giver det ingen fangst, for den sidste kugle ligger på den side, der tilhører { $opponent }.
ruling-no-capture-rule = { ruling-basis } bliver den sidste kugle liggende i { ruling-house }, og det giver ingen fangst.
ruling-extra-turn = { ruling-basis } får { $player } en ekstra tur, for den sidste kugle lander i egen kalaha.
ruling-extra-turn-limit = { ruling-basis } må { $player } ikke spille igen, selv om den sidste kugle lander i egen kalaha.
ruling-extra-turn-nothing-left = { ruling-basis } får { $player } ingen ekstra tur, for der er ingen kugle tilbage på egen side.
ruling-opponent-store = { ruling-basis } tæller den sidste kugle for { $opponent }, og turen går videre, for den lander i modstanderens kalaha.
ruling-swap = { ruling-basis } må { $player } bytte side i stedet for sin første såning, og brættet vendes.
ruling-filled-house = Turen går videre, for den sidste kugle lander i { ruling-house }, hvor der allerede lå kugler.
ruling-relay = { ruling-basis } sår { $player } videre { $relays ->
    [one] én gang
    [2] to gange
   *[other] { $relays } gange
  }.
ruling-goes-on = { ruling-basis } fortsætter spillet, selv om den ene side er tom.
# Efter en sætning om at sidde over, om slutningen eller om resten.
ruling-by-house-rule = Det følger af husreglen ”{ $rule }”.
ruling-next = Næste tur har { $player }.

ruling-refused-empty-house = { $player } kan ikke vælge grube { $house }, for den er tom.
ruling-refused-foreign-house = { $player } kan ikke vælge { ruling-house }, for man må kun vælge gruber på sin egen side.
ruling-refused-pass = { $player } kan ikke sidde over, for den, der har kugler at så, skal spille.
ruling-refused-game-over = Der kan ikke laves flere træk.
ruling-refused-swap = { $pie ->
    [true] { $player } kan ikke bytte side nu, for kun spiller 2 må gøre det, én gang og i stedet for sin første såning.
   *[false] { $player } kan ikke bytte side, for disse regler har ingen bytteregel{ $code }.
  }
ruling-allowed = { $player } kan vælge { $moves }.

# Hvad en anden husregel ville have ændret. Den første tekst nævner den: ”Med husreglen …”.
ruling-house-rule = { $standard ->
    [yes] standardreglen ”{ $rule }”{ $code }
   *[no] husreglen ”{ $rule }”{ $code }
  }
ruling-differs-game-over = Med { $rules } ville spillet have været slut før dette træk.
ruling-differs-not-over = Med { $rules } ville spillet ikke være slut, og { $player } ville have tur.
ruling-differs-win = { $now ->
    [over] Med { $rules } ville { $player } vinde med { $won } mod { $lost }.
   *[on] Med { $rules } ville spillet være slut, og { $player } ville vinde med { $won } mod { $lost }.
  }
ruling-differs-draw = { $now ->
    [over] Med { $rules } ville det ende uafgjort.
   *[on] Med { $rules } ville spillet være slut, og det ville ende uafgjort.
  }
ruling-differs-goes-on = Med { $rules } ville spillet fortsætte, med { $south } i Syds kalaha, { $north } i Nords kalaha og næste tur til { $player }.
ruling-differs-next = Med { $rules } ville { $player } have næste tur.
ruling-differs-store = { $turn ->
    [other] Med { $rules } ville { $owner } have { $there } i kalahaen i stedet for { $here }, og { $player } ville have næste tur.
   *[same] Med { $rules } ville { $owner } have { $there } i kalahaen i stedet for { $here }.
  }
ruling-differs-stores = { $turn ->
    [other] Med { $rules } ville Syd have { $south } og Nord { $north } i kalahaen, og { $player } ville have næste tur.
   *[same] Med { $rules } ville Syd have { $south } og Nord { $north } i kalahaen.
  }
ruling-differs-houses = { $turn ->
    [other] Med { $rules } ville { $player } have næste tur, og kuglerne ville ligge anderledes.
   *[same] Med { $rules } ville kuglerne ligge anderledes.
  }
