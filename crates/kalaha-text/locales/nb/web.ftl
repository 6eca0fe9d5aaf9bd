# Sider i nettleseren: det som står rundt brettet, startsiden, et parti, feil.

web-to-content = Til innholdet
web-nav = Hovedsider
web-nav-play = Spill
web-nav-analysis = Analyse
web-nav-rules = Regler
web-nav-about = Om kalaha
web-nav-keys = Tastaturhjelp
web-nav-language = Språk

web-start-title = Trykk på et hull for å begynne
web-start-help = Du sår steinene én og én. Havner den siste i kalahaen din, får du spille igjen.
web-start = Begynn å spille
web-show-board = Vis brettet
web-player-here = En person ved denne skjermen
web-player-friend = En venn via lenke
web-player-level = Datamaskinen, nivå { $level }
web-rules = Regler
web-rules-differ = Dette er spesielt med reglene:
web-who-starts = Hvem begynner?
web-starts-in-turn = Sør, så annenhver gang
web-starts-south = Sør
web-starts-north = Nord
web-starts-lot = Loddtrekning
web-starts-youngest = Den yngste, som Sør
web-starts-last-winner = Sør, så forrige vinner
web-more-options = Navn, hjelp og husregler
web-name-south = Navn for Sør
web-name-north = Navn for Nord
web-help-allowed = Hjelp under partiet
web-help-usual = Tips og verdier, men ikke mot en venn
web-help-none = Ingen
web-help-hints = Tips
web-help-values = Tips og verdien av hvert trekk
web-house-rules = Husregler
web-as-preset = som valgt over: { $value }
web-start-position = Begynn fra en stilling
web-start-position-help = For eksempel: S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s. La feltet stå tomt for den vanlige starten.

web-title-game = { $first } og { $second }
web-last-turn = Siste tur
web-says = Hva som skjedde
web-moves = Trekk
web-move = Trekk
web-value = Forsprang til slutt
web-no-move-yet = Det er ikke gjort noe trekk ennå. Velg et hull for å begynne.
web-step-by-step = Steg for steg
web-why = Hvorfor?
web-why-of = Hvorfor? { $rule }
web-step-first = Til begynnelsen
web-step-back = Ett trekk tilbake
web-step-forward = Ett trekk fram
web-step-last = Til siste trekk
web-move-label = { $player }: { $move }
web-save-text = Lagre partiet som tekst
web-to-now = Til siste trekk
web-swap = Bytt side
web-takeback = Angre trekket
web-takeback-ask = Be om å få angre
web-redo = Gjør trekket igjen
web-hint = Tips
web-values = Verdien av hvert trekk
web-show-again = Vis siste tur igjen
web-resign = Gi opp
web-resign-really = Ja, jeg gir opp
web-rematch = Omkamp
web-analyse-game = Analyser partiet
web-new-game = Nytt parti
web-rematch-begun = Omkampen er klar.
web-to-rematch = Til omkampen
web-takeback-waits = Du har bedt om å få angre { $count ->
    [one] det siste trekket
   *[other] de { $count } siste trekkene
  }. Motstanderen må si ja.
web-takeback-asked = { $player } vil angre { $count ->
    [one] det siste trekket
   *[other] de { $count } siste trekkene
  }.
web-rematch-waits = Du har bedt om omkamp. Motstanderen må si ja.
web-rematch-asked = { $player } vil ha omkamp.
web-not-agreed = { $player } sa nei.
web-withdrawn = { $player } trakk forespørselen tilbake.
web-accept = Si ja
web-decline = Si nei
web-withdraw = Trekk tilbake
web-invite = Send denne lenken til vennen din
web-invite-help = Den som åpner den, kan sette seg på den andre plassen. Du kan lukke siden og komme tilbake.
web-only-here = Disse lenkene kan bare åpnes på denne datamaskinen. Start Kalaha med { $command }, så kan andre enheter i nettverket ditt åpne dem.
web-seat-title = Her er det en plass til deg
web-seat-against = Du spiller { $side } mot { $player }.
web-seat-side = Du spiller { $side }.
web-seat-take = Sett deg og spill
web-seat-watch = Bare se på
web-seat-other = Denne plassen er til noen andre
web-seat-other-help = I denne nettleseren spiller du allerede { $side }. Send lenken til vennen din. Eller spill begge sidene her, hvis vennen din sitter ved siden av deg.
web-seat-back = Tilbake til partiet mitt
web-seat-both = Spill begge sidene her
web-copy = Kopier
web-copied = Kopiert.
web-share-watch = Lenke for den som vil se på
web-rules-of-game = Reglene for partiet
web-rules-in-full = Alle reglene i sin helhet
web-text-mode = Tekstmodus
web-text-label = Trekk eller kommando
web-text-answers = Svar
web-send = Send
web-settings = Innstillinger
web-speed = Tempo
web-speed-off = Av
web-speed-slow = Langsomt
web-speed-normal = Normalt
web-speed-fast = Raskt
web-set-careful = Hvert trekk bekreftes med ett trykk til
web-set-keys = Enkelttaster spiller og angrer
web-set-flat = Skjermen ligger flatt mellom to personer
web-press-again = Trykk en gang til for å spille.
web-taken-back = { $count ->
    [one] Ett trekk er angret.
   *[other] { $count } trekk er angret.
  }
web-offline = Forbindelsen er brutt. Partiet ditt er trygt, og siden fortsetter av seg selv når forbindelsen er tilbake.
web-online = Forbindelsen er tilbake.
web-close = Lukk

web-rules-board = Brettet og trekket
web-rules-sowing = Såingen
web-rules-last-seed = Den siste steinen
web-rules-end = Slutten
web-all-rules = Alle regler
web-all-rules-help = Alle reglene som finnes her, husregler også. Hvilke som gjelder, kommer an på regelsettet for partiet.
web-sources = Her står det
web-no-source = Ingen side og ikke noe hefte vi kjenner til, lærer bort dette. Det følger av de andre reglene eller er vår egen regel.

web-about-title = Om kalaha
web-about-what = Kalaha er et spill for to med hull, kalahaer og steiner. Her spiller dere etter deres egne regler, og dommeren sier hvorfor noe skjer.
web-about-play = Trykk på et hull på første side og spill videre mot datamaskinen, fra nivå 1 for nybegynnere til nivå 8, som ikke gjør noen feil som ett sekunds søk kan finne. To personer kan dele en skjerm.
web-about-friend = En venn blir med via en lenke, og ingen trenger konto. Lukk siden når du vil. Ingen partier går tapt, og ingen taper på å være borte.
web-about-analysis = Analysen viser forspranget som hvert trekk fører til, hvis begge spiller så godt det går derfra.
web-about-data = Det som lagres, er partiet og navnene du oppgir. Innstillingene blir værende i nettleseren din.
web-about-api = For programmer
web-about-api-text = Alt her kan programmer også få. Slik går det til:
web-keys-help = Enkelttaster kan slås av i innstillingene ved siden av brettet.
web-key-house = spill det hullet for den som har tur
web-key-tenth = spill hull 10; til hull 11 og 12 går du med pilene
web-key-arrows = gå fra hull til hull rundt brettet
web-key-enter = spill det valgte hullet
web-key-escape = forlat en forhåndsvisning, eller hopp over det som vises
web-key-back = angre det siste trekket
web-key-again = vis siste tur igjen
web-key-help = vis denne hjelpen

web-fault-not-found = Her er det ingenting
web-fault-server = Noe gikk galt
web-fault-refused = Det går ikke
web-back-to-game = Tilbake til partiet
web-thinking = Datamaskinen tenker …
web-presence-here = { $player } er her.
web-presence-away = { $player } er borte. Partiet venter.
web-presence-gone = { $player } er borte.
web-your-name = Navnet ditt
web-save-name = Lagre
web-values-open = Ikke alt ble regnet ut i tide. Det som ikke er sikkert, står som et intervall.
web-values-early = Så tidlig i partiet er ingen verdi sikker ennå. Et tips viser hvilket trekk som ser best ut.
web-other-device = Spill videre på en annen enhet
web-other-device-help = Den som åpner lenken, spiller i ditt sted. Hold den for deg selv.
