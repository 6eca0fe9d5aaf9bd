# Hjälptexterna i terminalen. De engelska står i programmet vid kommandona och valen. ”about” är ett
# kommando, ”.after” det som står efter dess val, ”option” ett val, ”name” det som sätts i ett vals ställe.

cli-usage = Användning:
cli-commands = Kommandon:
cli-arguments = Argument:
cli-options = Val:
cli-any-options = [VAL]
cli-any-command = [KOMMANDO]
cli-a-command = <KOMMANDO>
cli-default = [annars: { $value }]
cli-env = [miljövariabel:
cli-help = Visa hjälpen
cli-version = Visa versionen
cli-help-command = Visa hjälpen till ett kommando
name-file = FIL
name-file-html = FIL.html
name-key-value = NYCKEL=VÄRDE
name-name-file = NAMN|FIL
name-who = VEM
name-position = STÄLLNING
name-move = DRAG
name-house = GROP
name-size = STORLEK
name-language = SPRÅK
name-address-port = ADRESS:PORT
name-claim = PÅSTÅENDE
name-lesson = LEKTION
name-section = AVSNITT
name-kind = SLAG
name-houses-seeds-position = GROPAR KULOR | STÄLLNING
name-game-file-position = PARTIFIL | STÄLLNING

about-kalaha = Kalaha: spela i webbläsaren eller terminalen, avgör tvister, läs och kontrollera reglerna.
    .after =
        Exempel:
          kalaha                                 spela i webbläsaren
          kalaha play                            två personer vid ett tangentbord
          kalaha play --north computer           mot datorn
          kalaha judge start 3 6                 vad gör de här dragen, och varför?
          kalaha rules familie                   vad är annorlunda i en regeluppsättning?

        Utan kommando startar servern, och den säger var webbläsaren hittar den.

        Slutstatus: 0 ja, 1 nej (ett drag avvisas, en kontroll misslyckas), 2 det angivna kan inte läsas.
about-serve = Spela i webbläsaren: vid samma bord, mot datorn, med en vän via länk
    .after =
        Exempel:
          kalaha serve --open
          kalaha serve --listen 0.0.0.0:8080 --database sqlite:///srv/kalaha/games.sqlite
          kalaha serve --database postgres://kalaha@db.example/kalaha

        Ctrl-C stänger av. Partierna fortsätter nästa gång. Mer för den som driver en server finns i docs/hosting.md.
about-play = Spela ett parti i terminalen
    .after =
        Exempel:
          kalaha play --north computer
          kalaha play --south level:8 --rules noris --set pie=true
          kalaha play evening.kalaha             fortsätt ett sparat parti

        VEM är human (en människa), computer (en vänlig dator), level:1 (nybörjare) till level:8 (inga
        misstag som en sekunds sökning kan hitta) eller bara siffran, random (vilket drag som helst) eller
        greedy (flest kulor genast).

        Under partiet: ett gropnummer, eller ett ord som ångra, tips, brädet, spara FIL; hjälp förklarar alla.
about-judge = Avgör en tvist: vad drag gör, varför, och vilken husregel som skulle ändra det
    .after =
        Exempel:
          kalaha judge start 3 6
          kalaha judge 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
          kalaha judge --claim capture --claim nothing 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
          kalaha judge --claims                  vad man kan säga om ett drag
          kalaha judge --question list           vad man tvistar om
          kalaha judge --question 2 --set remaining=emptier
          kalaha judge --set capture=empty --json '<6,10,18,1,0,0,0,0,3,4,4,4,0,0,4>' 1

        Gropar räknas från 1, från vänster för den som är på tur. Svaret är 0 om dragen är tillåtna och 1 om
        det sista avvisas.
about-rules = Visa en regeluppsättning i ord: vad som skiljer från standardreglerna
    .after =
        Exempel:
          kalaha rules --list
          kalaha rules familie
          kalaha rules --options                 alla husregler, var och en med ett bräde
          kalaha rules --set remaining=emptier --set seeds=6 --json > ours.json
          kalaha rules ours.json
about-learn = Lär dig spelet: korta lektioner på ett bräde, var och en med en uppgift
    .after =
        Exempel:
          kalaha learn                           alla lektioner
          kalaha learn 4                         den fjärde, och svaret frågas efter
          kalaha learn extra-turn 2              är det här svaret?

        Svaret är 0 om uppgiften är löst och 1 om den inte är det.
about-read = Läs om spelet: reglerna, hur man spelar bra, varifrån det kommer
    .after =
        Exempel:
          kalaha read                            vad som finns att läsa
          kalaha read end --rules alga           hur partiet slutar med de här reglerna
about-puzzle = Lös en kluring: dagens, eller vilken som helst efter nummer
    .after =
        Exempel:
          kalaha puzzle                          dagens, och svaret frågas efter
          kalaha puzzle 12 5 6                   är det lösningen på nummer 12?
          kalaha puzzle 12 --solution

        Svaret är 0 om en lösning är rätt och 1 om den inte är det. Dagen börjar vid midnatt UTC.
about-puzzles = Gör kluringar
about-puzzles-make = Hitta kluringar i slumpade partier, bevisa dem med sökning och skriv dem, de lättaste först
    .after =
        Exempel:
          kalaha puzzles make --seed 1 --each 10 --out data/puzzles.jsonl

        Samma tal ger samma kluringar. FIL ersätts.
about-sheet = Skriv ut på A4: ett kort, husregler, alla regler, domslut, ett bräde, uppgifter
    .after =
        Exempel:
          kalaha sheet house-rules --rules familie --out tonight.html
          kalaha sheet board --out board.html
          kalaha sheet worksheet --seed 7 --out worksheet.html

        Ett blad är en enda HTML-fil. Öppna den i en webbläsare och skriv ut den på A4.
about-perft = Räkna dragföljder efter längd
    .after =
        Exempel:
          kalaha perft --depth 8
          kalaha perft --rules kgp --depth 6 --truth 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

        En sådd är ett drag, också inom en tur. Ett parti som slutar räknas vid sitt sista drag.
about-match = Låt två av datorns spelare spela många partier
    .after =
        Exempel:
          kalaha match level:3 greedy
          kalaha match 8 7 --games 400 --seed 1 --rules noris --json

        A och B är level:1 till level:8 eller bara siffran, random eller greedy. Partierna spelas parvis: båda
        börjar med samma slumpade drag, och A spelar Syd en gång och Nord en gång. Samma tal ger samma partier.
        Ctrl-C avslutar och visar ställningen så långt; slutstatus är då 1.
about-solve = Ta reda på vem som vinner med hur mycket om båda spelar så bra det går
    .after =
        Exempel:
          kalaha solve 4 3                       fyra gropar per sida, tre kulor i varje
          kalaha solve 6 4 --set capture=empty --memory 4G
          kalaha solve 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s' --moves

        Ett värde är det slutliga försprånget för den som är på tur, bon inräknade. Ctrl-C eller en gräns
        avslutar sökningen med det som då är känt.
about-atlas = Vilka husregler gynnar den som börjar: bästa spel med varje regeluppsättning
    .after =
        Exempel:
          kalaha atlas --show --houses 6         det som är känt utan att räkna
          kalaha atlas --houses 4 --seeds 3,4    alla namngivna uppsättningar och alla enstaka husregler
          kalaha atlas --houses 6 --seeds 4 --out atlas.jsonl --max-seconds-per-set 600

        Försprånget är det för den som börjar; början är första drag eller, med bytet, hela första turer. Ett ?
        står vid dem där det inte är känt om de behåller försprånget. FIL får en rad JSON för varje
        regeluppsättning så snart den är känd, och samma kommando fortsätter där det avbröts.
about-analyze = Se vad varje drag i ett parti var värt, och vad som hade varit bättre
    .after =
        Exempel:
          kalaha analyze evening.kalaha          ett parti som play har sparat
          kalaha analyze games.jsonl --line 7    ett av många partier
          kalaha analyze 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

        Värden är slutliga försprång för den som är på tur, bon inräknade.
about-bench = Mät farten jämfört med de läsbara reglerna, och räkna ställningarna i ett bestämt arbete
    .after =
        En enda tråd gör allt. Antalet ställningar är detsamma i varje körning och på varje dator; det ändras om
        sökningen beter sig annorlunda. Fart går bara att jämföra inom en körning.

        --goals tar en minut eller mer och 3 GiB minne på en dator som inte gör annat.
about-check = Kör testdata: filer med drag, partier, dragantal och värden
    .after =
        Exempel:
          kalaha check data/*.jsonl data/*.tsv

        Sista raden är alltid: N passed, N failed, N skipped
about-tables = Slutspelstabeller på disk: det exakta värdet av varje ställning med få kulor
about-tables-build = Bygg tabeller till en fil
    .after =
        Exempel:
          kalaha tables build --up-to 18 --out standard-18.tables
          kalaha tables build --rules familie --up-to 12 --memory 1G --out familie-12.tables

        Avbrutet arbete finns kvar i FIL.part; samma kommando fortsätter där. En fil som finns ersätts aldrig.
about-tables-info = Visa vad en fil med tabeller är till för
about-tables-verify = Granska en fil med tabeller: alla kontrollsummor, och ett slumpat urval mot sökning utan tabeller
    .after =
        Exempel:
          kalaha tables verify standard-18.tables --samples 100 --seed 7

        Svaret är 0 om allt stämmer och 1 om något inte gör det.

option-lang = Svarens språk: sv, nb, da, de eller en [annars: omgivningens]
option-rules = Namnet på en regeluppsättning (se kalaha rules --list) eller en JSON-fil med regler [annars: standard]
option-set = Ändra en regel, till exempel capture=empty; kan anges flera gånger, och den senaste gäller
option-json = För program: ett JSON-objekt
option-serve-listen = Adress och port, som 0.0.0.0:80; den eller ingen [annars: 127.0.0.1:4848 eller nästa lediga port]
option-serve-database = Var partierna sparas: sqlite:///SÖKVÄG, som skapas om den saknas, eller postgres://ANVÄNDARE@DATOR/NAMN [annars: en fil i din datamapp]
option-serve-public-address = Adressen där andra hittar servern, som https://kalaha.example: dit går länkar och koder [annars: adressen i webbläsaren]
option-serve-open = Öppna sidan i webbläsaren
option-serve-games-per-minute = Partier som kan börjas från en adress på en minut [annars: 60]
option-serve-streams = Samtidiga anslutningar [annars: 8192]
option-serve-table-memory = Minne för analysernas tabeller, till exempel 512M [annars: en fjärdedel av det lediga, högst 1,2 GB]
option-play-file = Ett sparat parti att fortsätta
option-play-south = Vem som spelar Syd, som börjar [annars: human]
option-play-north = Vem som spelar Nord [annars: human]
option-play-seed = Vad datorn lottar ur; samma tal ger samma parti
option-play-start = Ställningen att börja med. Med pie=true återstår bytet, om ställningen inte slutar på pie (det kan göras nu) eller last (det är förbrukat)
option-play-plain = Säg allt i meningar, utan ritat bräde: för skärmläsare och punktskrift
option-judge-position = ”start”, en ställning som man skriver den, eller ett bräde enligt Kalah Game Protocol
option-judge-moves = Gropnummer räknade från 1, eller swap
option-judge-question = Svara på en vanlig fråga, efter dess nummer, eller lista alla
option-judge-said = Vad person 1 säger om det senaste draget; en gång till, vad person 2 säger
option-judge-claims = Lista vad man kan säga om ett drag
option-judge-json = För program: ett JSON-objekt, med gropar räknade från 0
option-rules-list = Alla regeluppsättningar som har ett namn
option-rules-options = Alla val och deras värden, vart och ett med ett bräde som visar vad det gör
option-rules-name = Namnet på en regeluppsättning eller en JSON-fil med regler [annars: standard]
option-rules-full = Alla regler, inte bara det som skiljer
option-rules-json = För program: regeluppsättningen som JSON, som NAMN|FIL läser igen
option-learn-lesson = Lektionens nummer eller namn; utan namn visas alla
option-learn-moves = Ditt svar: gropnummer räknade från 1; utan svar frågas det efter
option-learn-solution = Visa lösningen
option-learn-json = För program: ett JSON-objekt eller en lista, med gropar räknade från 0
option-read-section = Vad du vill läsa; utan namn visas allt som finns
option-read-json = För program: ett JSON-objekt eller en lista
option-puzzle-which = today för dagens, eller kluringens nummer
option-puzzle-moves = Ditt svar: gropnummer räknade från 1; utan svar frågas det efter
option-puzzle-solution = Visa lösningen
option-puzzle-json = För program: ett JSON-objekt, med gropar räknade från 0
option-puzzles-make-seed = Vad partierna lottas ur
option-puzzles-make-each = Hur många kluringar av varje slag
option-puzzles-make-out = Vart kluringarna ska
option-sheet-kind = card, house-rules, rules, referee, board eller worksheet
option-sheet-out = Vart bladet ska, en HTML-fil; det som stod där ersätts [annars: själva svaret]
option-sheet-link = Adressen till en server, för en länk och en kod på bladet med husregler
option-sheet-seed = Vad uppgifterna lottas ur; samma tal ger samma uppgifter
option-perft-position = ”start”, en ställning som man skriver den, eller ett bräde enligt Kalah Game Protocol
option-perft-depth = Den längsta följden, i drag
option-perft-truth = Räkna med de läsbara reglerna i stället för det snabba brädet
option-match-a = Spelaren vars poäng visas
option-match-b = Den andra
option-match-games = Hur många partier; ett udda antal blir ett till, för de spelas parvis
option-match-seed = Vad allt slumpat lottas ur; samma tal ger samma partier
option-solve-board = Gropar per sida och kulor i varje från början, eller en ställning: ”start”, som man skriver den, eller ett bräde enligt Kalah Game Protocol
option-solve-moves = Värdet av varje drag också
option-solve-json = För program: ett JSON-objekt, med gropar räknade från 0
option-threads = Trådar [annars: en för varje processor]
option-memory = Mest minne att använda, som 512M eller 8G [annars: hälften av det lediga]
option-tables = Tabeller för alla ställningar med upp till N kulor i groparna, 0 för inga [annars: vad som troligen är snabbast]
option-table-file = Tabeller ur en fil från kalaha tables build, i stället för att bygga några
option-max-seconds = Längsta tid, tabeller inräknade; sedan gäller det som är känt [annars: ingen gräns]
option-nodes = Flest ställningar att titta på; sedan gäller det som är känt [annars: ingen gräns]
option-atlas-houses = Gropar per sida [annars: 6, med --show alla]
option-atlas-seeds = Kulor i varje grop, som 3,4 [annars: varje uppsättnings egna, med --show alla]
option-atlas-max-seconds-per-set = Längsta tid för varje regeluppsättning; sedan ges gränser
option-atlas-out = Spara resultaten i den här filen och hoppa över det som redan står där
option-atlas-show = Räkna inte, visa bara det som är känt
option-atlas-json = För program: en rad JSON för varje regeluppsättning, med gropar räknade från 0
option-analyze-what = Ett sparat parti, en fil med ett parti som JSON på varje rad, eller en ställning: ”start”, som man skriver den, eller ett bräde enligt Kalah Game Protocol
option-analyze-line = Partiets rad i en fil med partier, räknad från 1
option-analyze-max-seconds = Längsta tid för varje ställning i ett parti; sedan gäller det som är känt
option-analyze-json = För program: ett JSON-objekt, med gropar och drag räknade från 0
option-bench-short = En liten del av arbetet, för att se att det går
option-bench-goals = De långa måtten i stället: hur lång tid det tar att från kallstart lösa Kalaha(6,4), bygga stora tabeller, värdera alla drag i ställningar ur partier, och på två trådar i stället för en
option-bench-positions = Med --goals: ställningar där alla drag värderas [annars: 1000]
option-bench-tables = Med --goals: flest kulor i de stora tabellerna [annars: 24]
option-check-files = Filer av samma slag som i data/
option-check-depth = De längsta dragföljder som räknas, i drag
option-check-max-seconds = Längsta tid för värden vid bästa spel; det som tar längre tid hoppas över
option-tables-build-up-to = Flest kulor i groparna
option-tables-build-out = Vart tabellerna ska
option-tables-info-file = En fil med tabeller
option-tables-verify-file = En fil med tabeller
option-tables-verify-samples = Hur många ställningar som söks
option-tables-verify-seed = Vad ställningarna lottas ur; samma tal ger samma ställningar
