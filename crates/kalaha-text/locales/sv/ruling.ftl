# Vad domaren säger.

# Vilken regel som avgör: inleder ett domslut.
ruling-basis = { $basis ->
    [house] Med husregeln ”{ $rule }”
   *[standard] Enligt standardreglerna
  }
# En grop, efter vems den är.
ruling-house = { $side ->
    [north] Nords grop { $house }
   *[south] Syds grop { $house }
  }
ruling-capture = { ruling-basis } fångar { $player } { $seeds } kulor, för den sista hamnar i den egna tomma gropen { $house }, och det ligger kulor mittemot.
ruling-capture-empty = { ruling-basis } går sista kulan från { ruling-house } till boet, fast gropen mittemot är tom.
ruling-capture-leave-own = { ruling-basis } fångar { $player } { $seeds ->
    [one] kulan
   *[other] de { $seeds } kulorna
  } mittemot, och sista kulan ligger kvar i { ruling-house }.
ruling-no-capture-opposite-empty = { ruling-basis } blir sista kulan liggande i { ruling-house }, för gropen mittemot är tom.
ruling-no-capture-opponent-house = { ruling-basis } blir det ingen fångst, för sista kulan ligger på den sida som tillhör { $opponent }.
ruling-no-capture-rule = { ruling-basis } blir sista kulan liggande i { ruling-house }, och det blir ingen fångst.
ruling-extra-turn = { ruling-basis } får { $player } en extratur, för sista kulan hamnar i det egna boet.
ruling-extra-turn-limit = { ruling-basis } får { $player } inte spela igen, fast sista kulan hamnar i det egna boet.
ruling-extra-turn-nothing-left = { ruling-basis } får { $player } ingen extratur, för på den egna sidan finns ingen kula kvar.
ruling-opponent-store = { ruling-basis } räknas sista kulan för { $opponent } och turen går vidare, för den hamnar i motståndarens bo.
ruling-swap = { ruling-basis } får { $player } byta sida i stället för sin första sådd, och brädet vänds.
ruling-filled-house = Turen går vidare, för sista kulan hamnar i { ruling-house }, där det redan låg kulor.
ruling-relay = { ruling-basis } sår { $player } vidare { $relays ->
    [one] en gång
    [2] två gånger
   *[other] { $relays } gånger
  }.
ruling-goes-on = { ruling-basis } fortsätter partiet, fast ena sidan är tom.
# Efter en mening om att stå över, om slutet eller om resten.
ruling-by-house-rule = Det följer av husregeln ”{ $rule }”.
ruling-next = Näst på tur är { $player }.

ruling-refused-empty-house = { $player } kan inte välja grop { $house }, för den är tom.
ruling-refused-foreign-house = { $player } kan inte välja { ruling-house }, för man får bara välja gropar på sin egen sida.
ruling-refused-pass = { $player } kan inte stå över, för den som har kulor att så måste spela.
ruling-refused-game-over = Inga fler drag kan göras.
ruling-refused-swap = { $pie ->
    [true] { $player } kan inte byta sida nu, för bara spelare 2 får göra det, en gång och i stället för sin första sådd.
   *[false] { $player } kan inte byta sida, för de här reglerna har ingen bytesregel{ $code }.
  }
ruling-allowed = { $player } kan välja { $moves }.

# Vad en annan husregel hade ändrat. Den första texten nämner den: ”Med husregeln …”.
ruling-house-rule = { $standard ->
    [yes] standardregeln ”{ $rule }”{ $code }
   *[no] husregeln ”{ $rule }”{ $code }
  }
ruling-differs-game-over = Med { $rules } hade partiet varit slut före det här draget.
ruling-differs-not-over = Med { $rules } vore partiet inte slut, och { $player } vore på tur.
ruling-differs-win = { $now ->
    [over] Med { $rules } skulle { $player } vinna med { $won } mot { $lost }.
   *[on] Med { $rules } vore partiet slut, och { $player } skulle vinna med { $won } mot { $lost }.
  }
ruling-differs-draw = { $now ->
    [over] Med { $rules } skulle det bli oavgjort.
   *[on] Med { $rules } vore partiet slut, och det skulle bli oavgjort.
  }
ruling-differs-goes-on = Med { $rules } skulle partiet fortsätta, med { $south } i Syds bo, { $north } i Nords bo och { $player } på tur.
ruling-differs-next = Med { $rules } vore { $player } näst på tur.
ruling-differs-store = { $turn ->
    [other] Med { $rules } skulle { $owner } ha { $there } i boet i stället för { $here }, och { $player } vore näst på tur.
   *[same] Med { $rules } skulle { $owner } ha { $there } i boet i stället för { $here }.
  }
ruling-differs-stores = { $turn ->
    [other] Med { $rules } skulle Syd ha { $south } och Nord { $north } i boet, och { $player } vore näst på tur.
   *[same] Med { $rules } skulle Syd ha { $south } och Nord { $north } i boet.
  }
ruling-differs-houses = { $turn ->
    [other] Med { $rules } vore { $player } näst på tur, och kulorna skulle ligga annorlunda.
   *[same] Med { $rules } skulle kulorna ligga annorlunda.
  }
