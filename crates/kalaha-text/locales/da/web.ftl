# Sider i browseren: det, der står omkring brættet, startsiden, et spil, fejl.

web-to-content = Til indholdet
web-nav = Hovedsider
web-nav-play = Spil
web-nav-analysis = Analyse
web-nav-rules = Regler
web-nav-about = Om kalaha
web-nav-keys = Tastaturhjælp
web-nav-language = Sprog

web-start-title = Tryk på en grube for at begynde
web-start-help = Du sår kuglerne én ad gangen. Lander den sidste i din kalaha, må du spille igen.
web-start = Begynd at spille
web-show-board = Vis brættet
web-player-here = En person ved denne skærm
web-player-friend = En ven via link
web-player-level = Computeren, niveau { $level }
web-rules = Regler
web-rules-differ = Det her er særligt ved reglerne:
web-who-starts = Hvem starter?
web-starts-in-turn = Syd, derefter på skift
web-starts-south = Syd
web-starts-north = Nord
web-starts-lot = Lodtrækning
web-starts-youngest = Den yngste, som Syd
web-starts-last-winner = Syd, derefter sidste vinder
web-more-options = Navne, hjælp og husregler
web-name-south = Navn for Syd
web-name-north = Navn for Nord
web-help-allowed = Hjælp under spillet
web-help-usual = Tip og værdier, men ikke mod en ven
web-help-none = Ingen
web-help-hints = Tip
web-help-values = Tip og værdien af hvert træk
web-house-rules = Husregler
web-as-preset = som valgt ovenfor: { $value }
web-start-position = Begynd fra en stilling
web-start-position-help = For eksempel: S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s. Lad feltet være tomt for den almindelige start.

web-title-game = { $first } og { $second }
web-last-turn = Seneste tur
web-says = Hvad der skete
web-moves = Træk
web-move = Træk
web-value = Forspring til sidst
web-no-move-yet = Der er ikke lavet noget træk endnu. Vælg en grube for at begynde.
web-step-by-step = Trin for trin
web-why = Hvorfor?
web-why-of = Hvorfor? { $rule }
web-step-first = Til begyndelsen
web-step-back = Ét træk tilbage
web-step-forward = Ét træk frem
web-step-last = Til seneste træk
web-move-label = { $player }: { $move }
web-save-text = Gem spillet som tekst
web-to-now = Til seneste træk
web-swap = Byt side
web-takeback = Fortryd trækket
web-takeback-ask = Bed om at fortryde
web-redo = Lav trækket igen
web-hint = Tip
web-values = Værdien af hvert træk
web-show-again = Vis seneste tur igen
web-resign = Giv op
web-resign-really = Ja, jeg giver op
web-rematch = Revanche
web-analyse-game = Analysér spillet
web-new-game = Nyt spil
web-rematch-begun = Revanchen er klar.
web-to-rematch = Til revanchen
web-takeback-waits = Du har bedt om at fortryde { $count ->
    [one] det seneste træk
   *[other] de seneste { $count } træk
  }. Modstanderen skal sige ja.
web-takeback-asked = { $player } vil fortryde { $count ->
    [one] det seneste træk
   *[other] de seneste { $count } træk
  }.
web-rematch-waits = Du har bedt om revanche. Modstanderen skal sige ja.
web-rematch-asked = { $player } vil have revanche.
web-not-agreed = { $player } sagde nej.
web-withdrawn = { $player } trak forespørgslen tilbage.
web-accept = Sig ja
web-decline = Sig nej
web-withdraw = Træk tilbage
web-invite = Send dette link til din ven
web-invite-help = Den, der åbner det, kan sætte sig på den anden plads. Du kan lukke siden og komme tilbage.
web-only-here = Disse links kan kun åbnes på denne computer. Start Kalaha med { $command }, så kan andre enheder i dit netværk åbne dem.
web-seat-title = Her er en plads til dig
web-seat-against = Du spiller { $side } mod { $player }.
web-seat-side = Du spiller { $side }.
web-seat-take = Sæt dig og spil
web-seat-watch = Bare se på
web-seat-other = Denne plads er til en anden
web-seat-other-help = I denne browser spiller du allerede { $side }. Send linket til din ven. Eller spil begge sider her, hvis din ven sidder ved siden af dig.
web-seat-back = Tilbage til mit spil
web-seat-both = Spil begge sider her
web-copy = Kopiér
web-copied = Kopieret.
web-share-watch = Link til den, der vil se med
web-rules-of-game = Spillets regler
web-rules-in-full = Alle regler i deres helhed
web-text-mode = Teksttilstand
web-text-label = Træk eller kommando
web-text-answers = Svar
web-send = Send
web-settings = Indstillinger
web-speed = Tempo
web-speed-off = Fra
web-speed-slow = Langsomt
web-speed-normal = Normalt
web-speed-fast = Hurtigt
web-set-careful = Hvert træk bekræftes med et tryk mere
web-set-keys = Enkelte taster spiller og fortryder
web-set-flat = Skærmen ligger fladt mellem to personer
web-press-again = Tryk en gang til for at spille.
web-taken-back = { $count ->
    [one] Ét træk er fortrudt.
   *[other] { $count } træk er fortrudt.
  }
web-offline = Forbindelsen er afbrudt. Dit spil er i sikkerhed, og siden fortsætter af sig selv, når forbindelsen er der igen.
web-online = Forbindelsen er der igen.
web-close = Luk

web-rules-board = Brættet og trækket
web-rules-sowing = Såningen
web-rules-last-seed = Den sidste kugle
web-rules-end = Slutningen
web-all-rules = Alle regler
web-all-rules-help = Alle regler, der findes her, også husregler. Hvilke der gælder, kommer an på spillets regelsæt.
web-sources = Her står det
web-no-source = Ingen side og intet hæfte, som vi kender, viser dette. Det følger af de andre regler eller er vores egen regel.

web-about-title = Om kalaha
web-about-what = Kalaha er et spil for to med gruber, kalahaer og kugler. Her spiller I efter jeres egne regler, og dommeren siger, hvorfor noget sker.
web-about-play = Tryk på en grube på første side, og spil videre mod computeren, fra niveau 1 for begyndere til niveau 8, der ikke begår fejl, som ét sekunds søgning kan finde. To personer kan dele en skærm.
web-about-friend = En ven er med via et link, og ingen behøver en konto. Luk siden, når du vil. Intet spil går tabt, og ingen taber ved at være væk.
web-about-analysis = Analysen viser det forspring, som hvert træk fører til, hvis begge spiller så godt, det går, derfra.
web-about-data = Det, der gemmes, er spillet og de navne, du skriver. Indstillingerne bliver i din browser.
web-about-api = Til programmer
web-about-api-text = Programmer kan også få alt det her. Sådan gør de:
web-keys-help = Enkelte taster kan slås fra i indstillingerne ved siden af brættet.
web-key-house = spil den grube for den, der har tur
web-key-tenth = spil grube 10; til grube 11 og 12 går du med pilene
web-key-arrows = gå fra grube til grube rundt om brættet
web-key-enter = spil den valgte grube
web-key-escape = forlad en forhåndsvisning, eller spring over det, der vises
web-key-back = fortryd det seneste træk
web-key-again = vis seneste tur igen
web-key-help = vis denne hjælp

web-fault-not-found = Her er ikke noget
web-fault-server = Noget gik galt
web-fault-refused = Det kan ikke lade sig gøre
web-back-to-game = Tilbage til spillet
web-thinking = Computeren tænker …
web-presence-here = { $player } er til stede.
web-presence-away = { $player } er væk. Spillet venter.
web-presence-gone = { $player } er væk.
web-your-name = Dit navn
web-save-name = Gem
web-values-open = Ikke alt nåede at blive regnet ud. Det, der ikke er sikkert, står som et interval.
web-values-early = Så tidligt i spillet er ingen værdi sikker endnu. Et tip viser, hvilket træk der ser bedst ud.
web-other-device = Spil videre på en anden enhed
web-other-device-help = Den, der åbner linket, spiller i dit sted. Hold det for dig selv.
