# Et bræt i browseren: hvad gruber og kalahaer hedder, hvem der har tur, teksttilstanden.

web-board = Bræt
web-house = { $whose ->
    [you] Din grube { $house }
    [computer] Computerens grube { $house }
   *[other] Grube { $house } hos { $owner }
  }, { $seeds ->
    [0] tom
    [one] 1 kugle
   *[other] { $seeds } kugler
  }
web-store = { $whose ->
    [you] Din kalaha
    [computer] Computerens kalaha
   *[other] Kalahaen hos { $owner }
  }, { $seeds ->
    [0] tom
    [one] 1 kugle
   *[other] { $seeds } kugler
  }
web-pit-outcome = { $pit }, { $outcome }

# Hvad et træk ville gøre, efter grubens navn.
web-outcome-extra-turn = { $whose ->
    [you] ender i din kalaha: ekstra tur
    [computer] ender i computerens kalaha: ekstra tur
   *[other] ender i kalahaen hos { $owner }: ekstra tur
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] ender i din kalaha, og spillet er slut
        [computer] ender i computerens kalaha, og spillet er slut
       *[other] ender i kalahaen hos { $owner }, og spillet er slut
      }
   *[no] { $whose ->
        [you] ender i din kalaha
        [computer] ender i computerens kalaha
       *[other] ender i kalahaen hos { $owner }
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] ender i din grube { $house }, og spillet er slut
        [computer] ender i computerens grube { $house }, og spillet er slut
       *[other] ender i grube { $house } hos { $owner }, og spillet er slut
      }
   *[no] { $whose ->
        [you] ender i din grube { $house }
        [computer] ender i computerens grube { $house }
       *[other] ender i grube { $house } hos { $owner }
      }
  }
web-outcome-capture = { $over ->
    [yes] { $seeds ->
        [one] fanger 1 kugle, og spillet er slut
       *[other] fanger { $seeds } kugler, og spillet er slut
      }
   *[no] { $seeds ->
        [one] fanger 1 kugle
       *[other] fanger { $seeds } kugler
      }
  }

web-turn-yours = Din tur
web-turn-of = { $player } har tur
web-turn-thinking = { $player } tænker …
web-turn-over = Spillet er slut
web-says-yours = Din tur.
web-says-turn = { $player } har tur.
web-extra-turn = { $count ->
    [one] Ekstra tur!
   *[other] Ekstra tur { $count } i træk!
  }
web-not-your-turn = Det er ikke din tur endnu. { $player } har tur.
web-not-yours = Den grube er ikke din. Vælg en på din egen side.
web-other-side = { $player } har tur. Vælg en grube på den side.
web-watching = Du ser med i spillet. Kun spillerne laver træk.
web-looking-back = Sådan var brættet tidligere. Gå til seneste træk for at spille videre.
web-level = niveau { $level } af 8
web-plate-you = Du
web-you = dig
web-sown-this-way = der sås denne vej
web-marks = Hvad mærkerne betyder
web-mark-legal = Denne grube kan du vælge nu.
web-mark-origin = Her begyndte den seneste tur.
web-mark-turns = Flere træk i én tur: i denne rækkefølge.
web-mark-landing = Her landede den sidste kugle.
web-mark-taken = Herfra blev der fanget kugler.
web-mark-delta = Så mange flere eller færre end før den seneste tur.
web-mark-ahead = Her ville den sidste kugle lande.

# Teksttilstanden. Det, der kan skrives, virker også på engelsk.
web-text-help = Skriv nummeret på en grube for at spille den, eller et ord som tip, brættet eller fortryd. hjælp nævner dem alle.
web-text-unknown = ”{ $text }” er hverken en grube eller en kommando. Skriv hjælp for at få at vide, hvad der findes.
web-text-save = Spillet er gemt under denne sides adresse. Det sidste link under trækkene giver det som tekst.
web-text-quit = Luk siden, når du vil: spillet venter på dig.
web-text-no-move = Der er ikke lavet noget træk endnu.
web-after-move = { $number ->
    [0] Ved starten
   *[other] Efter træk { $number } af { $count }
  }
