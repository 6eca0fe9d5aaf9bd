# Sidor i webbläsaren: det som står kring brädet, startsidan, ett parti, fel.

web-to-content = Till innehållet
web-nav = Huvudsidor
web-nav-play = Spela
web-nav-analysis = Analys
web-nav-rules = Regler
web-nav-about = Om kalaha
web-nav-keys = Tangentbordshjälp
web-nav-language = Språk

web-start-title = Tryck på en grop för att börja
web-start-help = Du sår kulorna en och en. Hamnar den sista i ditt bo får du spela igen.
web-start = Börja spela
web-show-board = Visa brädet
web-player-here = En person vid den här skärmen
web-player-friend = En vän via länk
web-player-level = Datorn, nivå { $level }
web-rules = Regler
web-rules-differ = Det här är särskilt med reglerna:
web-who-starts = Vem börjar?
web-starts-in-turn = Syd, sedan varannan gång
web-starts-south = Syd
web-starts-north = Nord
web-starts-lot = Lotten avgör
web-starts-youngest = Den yngsta, som Syd
web-starts-last-winner = Syd, sedan förra vinnaren
web-more-options = Namn, hjälp och husregler
web-name-south = Namn för Syd
web-name-north = Namn för Nord
web-help-allowed = Hjälp under partiet
web-help-usual = Tips och värden, men inget mot en vän
web-help-none = Ingen
web-help-hints = Tips
web-help-values = Tips och värdet av varje drag
web-house-rules = Husregler
web-as-preset = som du valde ovan: { $value }
web-start-position = Börja från en ställning
web-start-position-help = Till exempel: S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s. Lämna tomt för den vanliga starten.

web-title-game = { $first } och { $second }
web-last-turn = Senaste turen
web-says = Vad som hände
web-moves = Drag
web-move = Drag
web-value = Slutligt försprång
web-no-move-yet = Inget drag är gjort ännu. Välj en grop för att börja.
web-step-by-step = Steg för steg
web-why = Varför?
web-why-of = Varför? { $rule }
web-step-first = Till början
web-step-back = Ett drag bakåt
web-step-forward = Ett drag framåt
web-step-last = Till senaste draget
web-move-label = { $player }: { $move }
web-save-text = Spara partiet som text
web-to-now = Till senaste draget
web-swap = Byt sida
web-takeback = Ångra draget
web-takeback-ask = Be att få ångra
web-redo = Gör draget igen
web-hint = Tips
web-values = Värdet av varje drag
web-show-again = Visa senaste turen igen
web-resign = Ge upp
web-resign-really = Ja, jag ger upp
web-rematch = Revansch
web-analyse-game = Analysera partiet
web-new-game = Nytt parti
web-rematch-begun = Revanschen är klar att spela.
web-to-rematch = Till revanschen
web-takeback-waits = Du har bett att få ångra { $count ->
    [one] det senaste draget
   *[other] de { $count } senaste dragen
  }. Den andra måste gå med på det.
web-takeback-asked = { $player } vill ångra { $count ->
    [one] det senaste draget
   *[other] de { $count } senaste dragen
  }.
web-rematch-waits = Du har bett om revansch. Den andra måste gå med på det.
web-rematch-asked = { $player } vill ha revansch.
web-not-agreed = { $player } sa nej.
web-withdrawn = { $player } tog tillbaka sin fråga.
web-accept = Gå med på det
web-decline = Säg nej
web-withdraw = Ta tillbaka
web-invite = Skicka den här länken till din vän
web-invite-help = Den som öppnar den kan sätta sig på den andra platsen. Du kan stänga sidan och komma tillbaka.
web-only-here = De här länkarna går bara att öppna på den här datorn. Starta Kalaha med { $command }, så kan andra enheter i ditt nätverk öppna dem.
web-seat-title = Här finns en plats för dig
web-seat-against = Du spelar { $side } mot { $player }.
web-seat-side = Du spelar { $side }.
web-seat-take = Sätt dig och spela
web-seat-watch = Bara titta på
web-seat-other = Den här platsen är till någon annan
web-seat-other-help = I den här webbläsaren spelar du redan { $side }. Skicka länken till din vän. Eller spela båda sidorna här, om din vän sitter bredvid dig.
web-seat-back = Tillbaka till mitt parti
web-seat-both = Spela båda sidorna här
web-copy = Kopiera
web-copied = Kopierat.
web-share-watch = Länk för den som vill titta på
web-rules-of-game = Partiets regler
web-rules-in-full = Alla regler i sin helhet
web-text-mode = Textläge
web-text-label = Drag eller kommando
web-text-answers = Svar
web-send = Skicka
web-settings = Inställningar
web-speed = Tempo
web-speed-off = Av
web-speed-slow = Långsamt
web-speed-normal = Normalt
web-speed-fast = Snabbt
web-set-careful = Varje drag bekräftas med ett tryck till
web-set-keys = Enstaka tangenter spelar och ångrar
web-set-flat = Skärmen ligger platt mellan två personer
web-press-again = Tryck en gång till för att spela.
web-taken-back = { $count ->
    [one] Ett drag är ångrat.
   *[other] { $count } drag är ångrade.
  }
web-offline = Anslutningen är bruten. Ditt parti är sparat, och sidan fortsätter av sig själv när anslutningen är tillbaka.
web-online = Anslutningen är tillbaka.
web-close = Stäng

web-rules-board = Brädet och draget
web-rules-sowing = Sådden
web-rules-last-seed = Sista kulan
web-rules-end = Slutet
web-all-rules = Alla regler
web-all-rules-help = Alla regler som finns här, husregler också. Vilka som gäller beror på partiets regeluppsättning.
web-sources = Här står det
web-no-source = Ingen sida och inget häfte som vi känner till lär ut det. Det följer av de andra reglerna eller är vår egen regel.

web-about-title = Om kalaha
web-about-what = Kalaha är ett spel för två med gropar, bon och kulor. Här spelar ni med era egna regler, och domaren säger varför något händer.
web-about-play = Tryck på en grop på första sidan och spela vidare mot datorn, från nivå 1 för nybörjare till nivå 8, som inte gör något misstag som en sekunds sökning kan hitta. Två personer kan dela på en skärm.
web-about-friend = En vän är med via en länk, och ingen behöver något konto. Stäng sidan när du vill: inget parti går förlorat, och ingen förlorar på att vara borta.
web-about-analysis = Analysen visar det slutliga försprång som varje drag leder till om båda spelar så bra det går därifrån.
web-about-data = Det som sparas är partiet och namnen du anger. Inställningarna stannar i din webbläsare.
web-about-api = För program
web-about-api-text = Allt här kan program också få. Så här går det till:
web-keys-help = Enstaka tangenter kan stängas av i inställningarna bredvid brädet.
web-key-house = spela den gropen för den som är på tur
web-key-tenth = spela grop 10; till grop 11 och 12 går du med pilarna
web-key-arrows = gå från grop till grop runt brädet
web-key-enter = spela den valda gropen
web-key-escape = lämna en förhandsvisning, eller hoppa över det som visas
web-key-back = ångra det senaste draget
web-key-again = visa senaste turen igen
web-key-help = visa den här hjälpen

web-fault-not-found = Här finns inget
web-fault-server = Det gick fel
web-fault-refused = Det går inte
web-back-to-game = Tillbaka till partiet
web-thinking = Datorn tänker …
web-presence-here = { $player } är här.
web-presence-away = { $player } är borta. Partiet väntar.
web-presence-gone = { $player } är borta.
web-your-name = Ditt namn
web-save-name = Spara
web-values-open = Allt hann inte räknas ut. Det som inte är säkert står som ett intervall.
web-values-early = Så här tidigt i partiet är inget värde säkert än. Ett tips visar vilket drag som ser bäst ut.
web-other-device = Spela vidare på en annan enhet
web-other-device-help = Den som öppnar länken spelar i ditt ställe. Behåll den för dig själv.
