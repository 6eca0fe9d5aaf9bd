# Hjælpeteksterne i terminalen. De engelske står i programmet ved kommandoerne og valgene. ”about” er en
# kommando, ”.after” det, der står efter valgene, ”option” et valg, ”name” det, der sættes ind i et valg.

cli-usage = Brug:
cli-commands = Kommandoer:
cli-arguments = Argumenter:
cli-options = Valg:
cli-any-options = [VALG]
cli-any-command = [KOMMANDO]
cli-a-command = <KOMMANDO>
cli-default = [ellers: { $value }]
cli-env = [miljøvariabel:
cli-help = Vis hjælpen
cli-version = Vis versionen
cli-help-command = Vis hjælpen til en kommando
name-file = FIL
name-file-html = FIL.html
name-key-value = NØGLE=VÆRDI
name-name-file = NAVN|FIL
name-who = HVEM
name-position = STILLING
name-move = TRÆK
name-house = GRUBE
name-size = STØRRELSE
name-language = SPROG
name-address-port = ADRESSE:PORT
name-claim = PÅSTAND
name-lesson = LEKTION
name-section = AFSNIT
name-kind = SLAGS
name-houses-seeds-position = GRUBER KUGLER | STILLING
name-game-file-position = SPILFIL | STILLING

about-kalaha = Kalaha: spil i browseren eller terminalen, afgør tvister, læs og kontrollér reglerne.
    .after =
        Eksempler:
          kalaha                                 spil i browseren
          kalaha play                            to personer ved ét tastatur
          kalaha play --north computer           mod computeren
          kalaha judge start 3 6                 hvad gør disse træk, og hvorfor?
          kalaha rules familie                   hvad er anderledes i et regelsæt?

        Uden kommando starter serveren, og den siger, hvor browseren finder den.

        Slutstatus: 0 ja, 1 nej (et træk afvises, en kontrol slår fejl), 2 det, der er angivet, kan ikke læses.
about-serve = Spil i browseren: ved samme bord, mod computeren, med en ven via link
    .after =
        Eksempler:
          kalaha serve --open
          kalaha serve --listen 0.0.0.0:8080 --database sqlite:///srv/kalaha/games.sqlite
          kalaha serve --database postgres://kalaha@db.example/kalaha

        Ctrl-C stopper. Spillene fortsætter næste gang. Mere til den, der driver en server, findes i docs/hosting.md.
about-play = Spil et spil i terminalen
    .after =
        Eksempler:
          kalaha play --north computer
          kalaha play --south level:8 --rules noris --set pie=true
          kalaha play evening.kalaha             fortsæt et gemt spil

        HVEM er human (et menneske), computer (en venlig computer), level:1 (begynder) til level:8 (ingen
        fejl, som ét sekunds søgning kan finde) eller bare tallet, random (et hvilket som helst træk) eller
        greedy (flest kugler straks).

        Under spillet: et grubenummer, eller et ord som fortryd, tip, brættet, gem FIL; hjælp forklarer dem alle.
about-judge = Afgør en tvist: hvad træk gør, hvorfor, og hvilken husregel der ville ændre det
    .after =
        Eksempler:
          kalaha judge start 3 6
          kalaha judge 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
          kalaha judge --claim capture --claim nothing 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
          kalaha judge --claims                  hvad man kan sige om et træk
          kalaha judge --question list           hvad folk er uenige om
          kalaha judge --question 2 --set remaining=emptier
          kalaha judge --set capture=empty --json '<6,10,18,1,0,0,0,0,3,4,4,4,0,0,4>' 1

        Gruber tælles fra 1, fra venstre for den, der har tur. Svaret er 0, hvis trækkene er tilladt, og 1, hvis
        det sidste afvises.
about-rules = Vis et regelsæt i ord: hvad der er anderledes end i standardreglerne
    .after =
        Eksempler:
          kalaha rules --list
          kalaha rules familie
          kalaha rules --options                 alle husregler, hver med et bræt
          kalaha rules --set remaining=emptier --set seeds=6 --json > ours.json
          kalaha rules ours.json
about-learn = Lær spillet: korte lektioner på et bræt, hver med en opgave
    .after =
        Eksempler:
          kalaha learn                           alle lektioner
          kalaha learn 4                         den fjerde, og du bliver spurgt om svaret
          kalaha learn extra-turn 2              er det svaret?

        Svaret er 0, hvis opgaven er løst, og 1, hvis den ikke er.
about-read = Læs om spillet: reglerne, hvordan man spiller godt, hvor det kommer fra
    .after =
        Eksempler:
          kalaha read                            hvad der er at læse
          kalaha read end --rules alga           hvordan spillet slutter med disse regler
about-puzzle = Løs en opgave: dagens eller en hvilken som helst efter nummer
    .after =
        Eksempler:
          kalaha puzzle                          dagens, og svaret bliver der spurgt om
          kalaha puzzle 12 5 6                   er det løsningen på nummer 12?
          kalaha puzzle 12 --solution

        Svaret er 0, hvis en løsning er rigtig, og 1, hvis den ikke er. Dagen begynder ved midnat UTC.
about-puzzles = Lav opgaver
about-puzzles-make = Find opgaver i tilfældige spil, bevis dem med søgning, og skriv dem, de letteste først
    .after =
        Eksempel:
          kalaha puzzles make --seed 1 --each 10 --out data/puzzles.jsonl

        Samme tal giver samme opgaver. FIL erstattes.
about-sheet = Udskriv på A4: et kort, husregler, alle regler, afgørelser, et bræt, opgaver
    .after =
        Eksempler:
          kalaha sheet house-rules --rules familie --out tonight.html
          kalaha sheet board --out board.html
          kalaha sheet worksheet --seed 7 --out worksheet.html

        Et ark er én HTML-fil. Åbn den i en browser, og udskriv den på A4.
about-perft = Tæl trækfølger efter længde
    .after =
        Eksempler:
          kalaha perft --depth 8
          kalaha perft --rules kgp --depth 6 --truth 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

        Én såning er ét træk, også inden for en tur. Et spil, der slutter, tælles ved sit sidste træk.
about-match = Lad to af computerens spillere spille mange spil
    .after =
        Eksempler:
          kalaha match level:3 greedy
          kalaha match 8 7 --games 400 --seed 1 --rules noris --json

        A og B er level:1 til level:8 eller bare tallet, random eller greedy. Spillene spilles parvis: begge
        begynder med de samme tilfældige træk, og A spiller Syd én gang og Nord én gang. Samme tal giver samme
        spil. Ctrl-C afslutter og viser resultatet indtil da; slutstatus er så 1.
about-solve = Find ud af, hvem der vinder med hvor meget, hvis begge spiller så godt, det går
    .after =
        Eksempler:
          kalaha solve 4 3                       fire gruber på hver side, tre kugler i hver
          kalaha solve 6 4 --set capture=empty --memory 4G
          kalaha solve 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s' --moves

        En værdi er forspringet til sidst for den, der har tur, kalahaer medregnet. Ctrl-C eller en grænse
        afslutter søgningen med det, der så vides.
about-atlas = Hvilke husregler giver den, der starter, fordel: bedste spil med hvert regelsæt
    .after =
        Eksempler:
          kalaha atlas --show --houses 6         det, der vides uden at regne
          kalaha atlas --houses 4 --seeds 3,4    alle navngivne regelsæt og alle enkelte husregler
          kalaha atlas --houses 6 --seeds 4 --out atlas.jsonl --max-seconds-per-set 600

        Forspringet er det for den, der starter; åbninger er første træk eller, med byttet, hele første ture. Et ?
        står ved dem, hvor det ikke vides, om de beholder forspringet. FIL får en linje JSON for hvert regelsæt,
        så snart det vides, og samme kommando fortsætter, hvor den blev afbrudt.
about-analyze = Se, hvad hvert træk i et spil var værd, og hvad der havde været bedre
    .after =
        Eksempler:
          kalaha analyze evening.kalaha          et spil, som play har gemt
          kalaha analyze games.jsonl --line 7    ét af mange spil
          kalaha analyze 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

        Værdier er forspring til sidst for den, der har tur, kalahaer medregnet.
about-bench = Mål farten mod de læsbare regler, og tæl stillingerne i et bestemt arbejde
    .after =
        Én tråd gør det hele. Antallet af stillinger er det samme i hver kørsel og på hver maskine; det ændres,
        hvis søgningen opfører sig anderledes. Fart kan kun sammenlignes inden for én kørsel.

        --goals tager et minut eller mere og 3 GiB hukommelse på en maskine, der ikke laver andet.
about-check = Kør testdata: filer med træk, spil, antal træk og værdier
    .after =
        Eksempel:
          kalaha check data/*.jsonl data/*.tsv

        Sidste linje er altid: N passed, N failed, N skipped
about-tables = Slutspilstabeller på disk: den eksakte værdi af hver stilling med få kugler
about-tables-build = Byg tabeller til en fil: slutspil med få kugler
    .after =
        Eksempler:
          kalaha tables build --up-to 18 --out standard-18.tables
          kalaha tables build --rules familie --up-to 12 --memory 1G --out familie-12.tables

        Afbrudt arbejde ligger i FIL.part; samme kommando fortsætter der. En fil, der findes, erstattes aldrig.
about-tables-info = Vis, hvad en fil med tabeller er til
about-tables-verify = Kontrollér en fil med tabeller: alle kontrolsummer og et tilfældigt udvalg mod søgning uden tabeller
    .after =
        Eksempel:
          kalaha tables verify standard-18.tables --samples 100 --seed 7

        Svaret er 0, hvis alt stemmer, og 1, hvis noget ikke gør.

option-lang = Svarenes sprog: sv, nb, da, de eller en [ellers: omgivelsernes]
option-rules = Navnet på et regelsæt (se kalaha rules --list) eller en JSON-fil med regler [ellers: standard]
option-set = Ændr en regel, for eksempel capture=empty; kan angives flere gange, og den sidste gælder
option-json = Til programmer: ét JSON-objekt
option-serve-listen = Adresse og port, som 0.0.0.0:80; den eller ingen [ellers: 127.0.0.1:4848 eller den næste ledige port]
option-serve-database = Hvor spillene gemmes: sqlite:///STI, som oprettes, hvis den mangler, eller postgres://BRUGER@MASKINE/NAVN [ellers: en fil i din datamappe]
option-serve-public-address = Adressen, hvor andre finder serveren, som https://kalaha.example: dertil fører links og koder [ellers: adressen i browseren]
option-serve-open = Åbn siden i browseren
option-serve-games-per-minute = Spil, der kan begyndes fra én adresse på et minut [ellers: 60]
option-serve-streams = Forbindelser på én gang [ellers: 8192]
option-serve-table-memory = Hukommelse til analysernes tabeller, for eksempel 512M [ellers: en fjerdedel af det ledige, højst 1,2 GB]
option-play-file = Et gemt spil at fortsætte
option-play-south = Hvem der spiller Syd, som starter [ellers: human]
option-play-north = Hvem der spiller Nord [ellers: human]
option-play-seed = Hvad computeren trækker lod ud fra; samme tal giver samme spil
option-play-start = Stillingen at begynde med. Med pie=true mangler byttet endnu, medmindre stillingen ender på pie (det kan gøres nu) eller last (det er brugt)
option-play-plain = Sig alt i sætninger, uden tegnet bræt: til skærmlæsere og punktskrift
option-judge-position = ”start”, en stilling, som man skriver den, eller et bræt efter Kalah Game Protocol
option-judge-moves = Grubenumre talt fra 1, eller swap
option-judge-question = Svar på et almindeligt spørgsmål, efter dets nummer, eller vis alle
option-judge-said = Hvad person 1 siger om det sidste træk; én gang til, hvad person 2 siger
option-judge-claims = Vis, hvad man kan sige om et træk
option-judge-json = Til programmer: ét JSON-objekt, med gruber talt fra 0
option-rules-list = Alle regelsæt, der har et navn
option-rules-options = Alle valg og deres værdier, hvert med et bræt, der viser, hvad det gør
option-rules-name = Navnet på et regelsæt eller en JSON-fil med regler [ellers: standard]
option-rules-full = Alle regler, ikke kun det, der er anderledes
option-rules-json = Til programmer: regelsættet som JSON, som NAVN|FIL læser igen
option-learn-lesson = Lektionens nummer eller navn; uden navn vises dem alle
option-learn-moves = Dit svar: grubenumre talt fra 1; uden svar bliver du spurgt
option-learn-solution = Vis løsningen
option-learn-json = Til programmer: ét JSON-objekt eller en liste, med gruber talt fra 0
option-read-section = Hvad du vil læse; uden navn vises alt, hvad der er
option-read-json = Til programmer: ét JSON-objekt eller en liste
option-puzzle-which = today for dagens, eller opgavens nummer
option-puzzle-moves = Dit svar: grubenumre talt fra 1; uden svar bliver der spurgt
option-puzzle-solution = Vis løsningen
option-puzzle-json = Til programmer: ét JSON-objekt, med gruber talt fra 0
option-puzzles-make-seed = Hvad spillene trækkes ud fra
option-puzzles-make-each = Hvor mange opgaver af hver slags
option-puzzles-make-out = Hvor opgaverne skal hen
option-sheet-kind = card, house-rules, rules, referee, board eller worksheet: hvad der skal udskrives
option-sheet-out = Hvor arket skal hen, en HTML-fil; det, der stod, erstattes [ellers: selve svaret]
option-sheet-link = Adressen på en server, til et link og en kode på arket med husregler
option-sheet-seed = Hvad opgaverne trækkes ud fra; samme tal giver samme opgaver
option-perft-position = ”start”, en stilling, som man skriver den, eller et bræt efter Kalah Game Protocol
option-perft-depth = Den længste følge, i træk
option-perft-truth = Tæl med de læsbare regler i stedet for det hurtige bræt
option-match-a = Den spiller, hvis point vises
option-match-b = Den anden
option-match-games = Hvor mange spil; et ulige antal bliver ét mere, for de spilles parvis
option-match-seed = Hvad alt tilfældigt trækkes ud fra; samme tal giver samme spil
option-solve-board = Gruber på hver side og kugler i hver fra starten, eller én stilling: ”start”, som man skriver den, eller et bræt efter Kalah Game Protocol
option-solve-moves = Også værdien af hvert træk
option-solve-json = Til programmer: ét JSON-objekt, med gruber talt fra 0
option-threads = Tråde [ellers: én for hver processor]
option-memory = Mest hukommelse at bruge, som 512M eller 8G [ellers: halvdelen af den ledige]
option-tables = Tabeller for alle stillinger med op til N kugler i gruberne, 0 for ingen [ellers: det, der nok er hurtigst]
option-table-file = Tabeller fra en fil fra kalaha tables build, i stedet for at bygge nogle
option-max-seconds = Længste tid, tabeller medregnet; så gælder det, der vides [ellers: ingen grænse]
option-nodes = Flest stillinger at se på; så gælder det, der vides [ellers: ingen grænse]
option-atlas-houses = Gruber på hver side [ellers: 6, med --show alle]
option-atlas-seeds = Kugler i hver grube, som 3,4 [ellers: hvert regelsæts egne, med --show alle]
option-atlas-max-seconds-per-set = Længste tid til hvert regelsæt; så angives grænser
option-atlas-out = Gem resultaterne i denne fil, og spring over det, der står der
option-atlas-show = Regn ikke, vis kun det, der vides
option-atlas-json = Til programmer: en linje JSON for hvert regelsæt, med gruber talt fra 0
option-analyze-what = Et gemt spil, en fil med et spil som JSON i hver linje, eller en stilling: ”start”, som man skriver den, eller et bræt efter Kalah Game Protocol
option-analyze-line = Spillets linje i en fil med spil, talt fra 1
option-analyze-max-seconds = Længste tid til hver stilling i et spil; så gælder det, der vides
option-analyze-json = Til programmer: ét JSON-objekt, med gruber og træk talt fra 0
option-bench-short = En lille del af arbejdet, for at se, at det går
option-bench-goals = De lange mål i stedet: hvor lang tid det tager fra kold start at løse Kalaha(6,4), bygge store tabeller, vurdere alle træk i stillinger fra spil, og på to tråde i stedet for én
option-bench-positions = Med --goals: stillinger, hvor alle træk vurderes [ellers: 1000]
option-bench-tables = Med --goals: flest kugler i de store tabeller [ellers: 24]
option-check-files = Filer af samme slags som i data/
option-check-depth = De længste trækfølger, der tælles, i træk
option-check-max-seconds = Længste tid til værdier ved bedste spil; det, der tager længere tid, springes over
option-tables-build-up-to = Flest kugler i gruberne
option-tables-build-out = Hvor tabellerne skal hen
option-tables-info-file = En fil med tabeller at vise
option-tables-verify-file = En fil med tabeller at kontrollere
option-tables-verify-samples = Hvor mange stillinger der undersøges
option-tables-verify-seed = Hvad stillingerne trækkes ud fra; samme tal giver samme stillinger
