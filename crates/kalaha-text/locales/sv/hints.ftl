# Ett tips: vilket drag, hur säkert det är, vad det leder till och vad det gör. ”Dessutom” står där
# draget inte rekommenderas just för den sakens skull.

hint-exact = Grop { $house } är bäst. Det är bevisat.
hint-estimated = Grop { $house } ser bäst ut, så långt datorn kan se.
hint-only = Grop { $house } är den enda du kan spela.
hint-swap-exact = Det är bäst att byta sida. Det är bevisat.
hint-swap-estimated = Det ser bäst ut att byta sida, så långt datorn kan se.
hint-win = Med bästa spel från båda vinner du med { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  }.
hint-lose = Med bästa spel från båda vinner { $opponent } med { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  }.
hint-draw = Med bästa spel från båda blir det oavgjort.

hint-extra-turn = { $also ->
    [yes] Draget ger dig dessutom en extratur.
   *[no] Draget ger dig en extratur.
  }
hint-chain = { $also ->
    [yes] Draget inleder dessutom en kedja med { $count } extraturer: { $houses }.
   *[no] Draget inleder en kedja med { $count } extraturer: { $houses }.
  }
hint-capture = { $also ->
    [yes] Draget fångar dessutom { $seeds ->
        [one] en kula
       *[other] { $seeds } kulor
      }.
   *[no] Draget fångar { $seeds ->
        [one] en kula
       *[other] { $seeds } kulor
      }.
  }
hint-threat = { $also ->
    [yes] Draget hindrar dessutom { $opponent } från att med grop { $from } fånga { $seeds ->
        [one] din kula
       *[other] dina { $seeds } kulor
      } i grop { $house }.
   *[no] Draget hindrar { $opponent } från att med grop { $from } fånga { $seeds ->
        [one] din kula
       *[other] dina { $seeds } kulor
      } i grop { $house }.
  }
hint-safe = { $also ->
    [yes] Draget räddar dessutom { $seeds ->
        [one] din kula
       *[other] dina { $seeds } kulor
      } ur grop { $house }, där { $opponent } kunde fånga med grop { $from }.
   *[no] Draget räddar { $seeds ->
        [one] din kula
       *[other] dina { $seeds } kulor
      } ur grop { $house }, där { $opponent } kunde fånga med grop { $from }.
  }
hint-end = { $also ->
    [yes] Draget avslutar dessutom partiet.
   *[no] Draget avslutar partiet.
  }
hint-lands = Den sista kulan hamnar i { $whose ->
    [you] din grop { $house }
   *[other] grop { $house } hos { $owner }
  }.
hint-ahead = Sedan slutar du ungefär { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  } före.
hint-level = Sedan slutar det ungefär jämnt.
hint-behind = Sedan slutar du ungefär { $margin ->
    [one] en kula
   *[other] { $margin } kulor
  } efter.
