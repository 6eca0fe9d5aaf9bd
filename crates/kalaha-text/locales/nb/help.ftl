# Hjelpetekstene i terminalen. De engelske står i programmet ved kommandoene og valgene. «about» er en
# kommando, «.after» det som står etter valgene, «option» et valg, «name» det som settes inn i et valg.

cli-usage = Bruk:
cli-commands = Kommandoer:
cli-arguments = Argumenter:
cli-options = Valg:
cli-any-options = [VALG]
cli-any-command = [KOMMANDO]
cli-a-command = <KOMMANDO>
cli-default = [ellers: { $value }]
cli-env = [miljøvariabel:
cli-help = Vis hjelpen
cli-version = Vis versjonen
cli-help-command = Vis hjelpen til en kommando
name-file = FIL
name-file-html = FIL.html
name-key-value = NØKKEL=VERDI
name-name-file = NAVN|FIL
name-who = HVEM
name-position = STILLING
name-move = TREKK
name-house = HULL
name-size = STØRRELSE
name-language = SPRÅK
name-address-port = ADRESSE:PORT
name-claim = PÅSTAND
name-lesson = LEKSJON
name-section = AVSNITT
name-kind = SLAG
name-houses-seeds-position = HULL STEINER | STILLING
name-game-file-position = PARTIFIL | STILLING

about-kalaha = Kalaha: spill i nettleseren eller terminalen, avgjør tvister, les og kontroller reglene.
    .after =
        Eksempler:
          kalaha                                 spill i nettleseren
          kalaha play                            to personer ved ett tastatur
          kalaha play --north computer           mot datamaskinen
          kalaha judge start 3 6                 hva gjør disse trekkene, og hvorfor?
          kalaha rules familie                   hva er annerledes i et regelsett?

        Uten kommando starter serveren, og den sier hvor nettleseren finner den.

        Sluttstatus: 0 ja, 1 nei (et trekk avvises, en kontroll slår feil), 2 det som er oppgitt, kan ikke leses.
about-serve = Spill i nettleseren: ved samme bord, mot datamaskinen, med en venn via lenke
    .after =
        Eksempler:
          kalaha serve --open
          kalaha serve --listen 0.0.0.0:8080 --database sqlite:///srv/kalaha/games.sqlite
          kalaha serve --database postgres://kalaha@db.example/kalaha

        Ctrl-C stopper. Partiene fortsetter neste gang. Mer for den som driver en server, finnes i docs/hosting.md.
about-play = Spill et parti i terminalen
    .after =
        Eksempler:
          kalaha play --north computer
          kalaha play --south level:8 --rules noris --set pie=true
          kalaha play evening.kalaha             fortsett et lagret parti

        HVEM er human (et menneske), computer (en vennlig datamaskin), level:1 (nybegynner) til level:8
        (ingen feil som ett sekunds søk kan finne) eller bare tallet, random (et hvilket som helst trekk)
        eller greedy (flest steiner straks).

        Under partiet: et hullnummer, eller et ord som angre, tips, brettet, lagre FIL; hjelp forklarer alle.
about-judge = Avgjør en tvist: hva trekk gjør, hvorfor, og hvilken husregel som ville endret det
    .after =
        Eksempler:
          kalaha judge start 3 6
          kalaha judge 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
          kalaha judge --claim capture --claim nothing 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
          kalaha judge --claims                  hva man kan si om et trekk
          kalaha judge --question list           hva folk er uenige om
          kalaha judge --question 2 --set remaining=emptier
          kalaha judge --set capture=empty --json '<6,10,18,1,0,0,0,0,3,4,4,4,0,0,4>' 1

        Hull regnes fra 1, fra venstre for den som har tur. Svaret er 0 hvis trekkene er tillatt, og 1 hvis det
        siste avvises.
about-rules = Vis et regelsett i ord: hva som er annerledes enn i standardreglene
    .after =
        Eksempler:
          kalaha rules --list
          kalaha rules familie
          kalaha rules --options                 alle husregler, hver med et brett
          kalaha rules --set remaining=emptier --set seeds=6 --json > ours.json
          kalaha rules ours.json
about-learn = Lær spillet: korte leksjoner på et brett, hver med en oppgave
    .after =
        Eksempler:
          kalaha learn                           alle leksjonene
          kalaha learn 4                         den fjerde, og du blir spurt om svaret
          kalaha learn extra-turn 2              er dette svaret?

        Svaret er 0 hvis oppgaven er løst, og 1 hvis den ikke er det.
about-read = Les om spillet: reglene, hvordan man spiller godt, hvor det kommer fra
    .after =
        Eksempler:
          kalaha read                            hva som finnes å lese
          kalaha read end --rules alga           hvordan partiet slutter med disse reglene
about-puzzle = Løs en nøtt: dagens, eller en hvilken som helst etter nummer
    .after =
        Eksempler:
          kalaha puzzle                          dagens, og svaret blir det spurt om
          kalaha puzzle 12 5 6                   er det løsningen på nummer 12?
          kalaha puzzle 12 --solution

        Svaret er 0 hvis en løsning er riktig, og 1 hvis den ikke er det. Dagen begynner ved midnatt UTC.
about-puzzles = Lag nøtter
about-puzzles-make = Finn nøtter i tilfeldige partier, bevis dem med søk og skriv dem, de letteste først
    .after =
        Eksempel:
          kalaha puzzles make --seed 1 --each 10 --out data/puzzles.jsonl

        Samme tall gir samme nøtter. FIL erstattes.
about-sheet = Skriv ut på A4: et kort, husregler, alle reglene, avgjørelser, et brett, oppgaver
    .after =
        Eksempler:
          kalaha sheet house-rules --rules familie --out tonight.html
          kalaha sheet board --out board.html
          kalaha sheet worksheet --seed 7 --out worksheet.html

        Et ark er én HTML-fil. Åpne den i en nettleser og skriv den ut på A4.
about-perft = Tell trekkfølger etter lengde
    .after =
        Eksempler:
          kalaha perft --depth 8
          kalaha perft --rules kgp --depth 6 --truth 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

        Én såing er ett trekk, også innenfor en tur. Et parti som slutter, telles ved det siste trekket.
about-match = La to av datamaskinens spillere spille mange partier
    .after =
        Eksempler:
          kalaha match level:3 greedy
          kalaha match 8 7 --games 400 --seed 1 --rules noris --json

        A og B er level:1 til level:8 eller bare tallet, random eller greedy. Partiene spilles parvis: begge
        begynner med de samme tilfeldige trekkene, og A spiller Sør én gang og Nord én gang. Samme tall gir samme
        partier. Ctrl-C avslutter og viser stillingen så langt; sluttstatus er da 1.
about-solve = Finn ut hvem som vinner med hvor mye hvis begge spiller så godt det går
    .after =
        Eksempler:
          kalaha solve 4 3                       fire hull på hver side, tre steiner i hvert
          kalaha solve 6 4 --set capture=empty --memory 4G
          kalaha solve 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s' --moves

        En verdi er forspranget til slutt for den som har tur, kalahaer medregnet. Ctrl-C eller en grense
        avslutter søket med det som da er kjent.
about-atlas = Hvilke husregler gir den som begynner, fordel: best mulig spill med hvert regelsett
    .after =
        Eksempler:
          kalaha atlas --show --houses 6         det som er kjent uten å regne
          kalaha atlas --houses 4 --seeds 3,4    alle navngitte regelsett og alle enkelte husregler
          kalaha atlas --houses 6 --seeds 4 --out atlas.jsonl --max-seconds-per-set 600

        Forspranget er det for den som begynner; åpninger er første trekk eller, med byttet, hele første turer.
        Et ? står ved dem der det ikke er kjent om de beholder forspranget. FIL får en linje JSON for hvert
        regelsett så snart det er kjent, og samme kommando fortsetter der den ble avbrutt.
about-analyze = Se hva hvert trekk i et parti var verdt, og hva som hadde vært bedre
    .after =
        Eksempler:
          kalaha analyze evening.kalaha          et parti som play har lagret
          kalaha analyze games.jsonl --line 7    ett av mange partier
          kalaha analyze 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

        Verdier er forsprang til slutt for den som har tur, kalahaer medregnet.
about-bench = Mål farten mot de lesbare reglene, og tell stillingene i et bestemt arbeid
    .after =
        Én tråd gjør alt. Antallet stillinger er det samme i hver kjøring og på hver maskin; det endres hvis søket
        oppfører seg annerledes. Fart kan bare sammenlignes innenfor en kjøring.

        --goals tar et minutt eller mer og 3 GiB minne på en maskin som ikke gjør noe annet.
about-check = Kjør testdata: filer med trekk, partier, antall trekk og verdier
    .after =
        Eksempel:
          kalaha check data/*.jsonl data/*.tsv

        Siste linje er alltid: N passed, N failed, N skipped
about-tables = Sluttspilltabeller på disk: den eksakte verdien av hver stilling med få steiner
about-tables-build = Bygg tabeller til en fil
    .after =
        Eksempler:
          kalaha tables build --up-to 18 --out standard-18.tables
          kalaha tables build --rules familie --up-to 12 --memory 1G --out familie-12.tables

        Avbrutt arbeid ligger i FIL.part; samme kommando fortsetter der. En fil som finnes, erstattes aldri.
about-tables-info = Vis hva en fil med tabeller er til
about-tables-verify = Kontroller en fil med tabeller: alle kontrollsummer, og et tilfeldig utvalg mot søk uten tabeller
    .after =
        Eksempel:
          kalaha tables verify standard-18.tables --samples 100 --seed 7

        Svaret er 0 hvis alt stemmer, og 1 hvis noe ikke gjør det.

option-lang = Språket i svarene: sv, nb, da, de eller en [ellers: omgivelsenes]
option-rules = Navnet på et regelsett (se kalaha rules --list) eller en JSON-fil med regler [ellers: standard]
option-set = Endre en regel, for eksempel capture=empty; kan oppgis flere ganger, og den siste gjelder
option-json = For programmer: ett JSON-objekt
option-serve-listen = Adresse og port, som 0.0.0.0:80; den eller ingen [ellers: 127.0.0.1:4848 eller neste ledige port]
option-serve-database = Hvor partiene lagres: sqlite:///STI, som lages hvis den mangler, eller postgres://BRUKER@MASKIN/NAVN [ellers: en fil i datamappen din]
option-serve-public-address = Adressen der andre finner serveren, som https://kalaha.example: dit går lenker og koder [ellers: adressen i nettleseren]
option-serve-open = Åpne siden i nettleseren
option-serve-games-per-minute = Partier som kan begynnes fra én adresse på et minutt [ellers: 60]
option-serve-streams = Samtidige forbindelser [ellers: 8192]
option-serve-table-memory = Minne til analysenes tabeller, for eksempel 512M [ellers: en fjerdedel av det ledige, høyst 1,2 GB]
option-play-file = Et lagret parti å fortsette
option-play-south = Hvem som spiller Sør, som begynner [ellers: human]
option-play-north = Hvem som spiller Nord [ellers: human]
option-play-seed = Hva datamaskinen trekker fra; samme tall gir samme parti
option-play-start = Stillingen å begynne med. Med pie=true gjenstår byttet, hvis ikke stillingen slutter på pie (det kan gjøres nå) eller last (det er brukt opp)
option-play-plain = Si alt i setninger, uten tegnet brett: for skjermlesere og punktskrift
option-judge-position = «start», en stilling slik man skriver den, eller et brett etter Kalah Game Protocol
option-judge-moves = Hullnummer regnet fra 1, eller swap
option-judge-question = Svar på et vanlig spørsmål, etter nummeret, eller list opp alle
option-judge-said = Hva person 1 sier om det siste trekket; én gang til, hva person 2 sier
option-judge-claims = List opp hva man kan si om et trekk
option-judge-json = For programmer: ett JSON-objekt, med hull regnet fra 0
option-rules-list = Alle regelsett som har et navn
option-rules-options = Alle valg og verdiene deres, hvert med et brett som viser hva det gjør
option-rules-name = Navnet på et regelsett eller en JSON-fil med regler [ellers: standard]
option-rules-full = Alle reglene, ikke bare det som er annerledes
option-rules-json = For programmer: regelsettet som JSON, som NAVN|FIL leser igjen
option-learn-lesson = Nummeret eller navnet på leksjonen; uten navn vises alle
option-learn-moves = Svaret ditt: hullnummer regnet fra 1; uten svar blir du spurt
option-learn-solution = Vis løsningen
option-learn-json = For programmer: ett JSON-objekt eller en liste, med hull regnet fra 0
option-read-section = Hva du vil lese; uten navn vises alt som finnes
option-read-json = For programmer: ett JSON-objekt eller en liste
option-puzzle-which = today for dagens, eller nummeret på nøtta
option-puzzle-moves = Svaret ditt: hullnummer regnet fra 1; uten svar blir det spurt
option-puzzle-solution = Vis løsningen
option-puzzle-json = For programmer: ett JSON-objekt, med hull regnet fra 0
option-puzzles-make-seed = Hva partiene trekkes fra
option-puzzles-make-each = Hvor mange nøtter av hvert slag
option-puzzles-make-out = Hvor nøttene skal
option-sheet-kind = card, house-rules, rules, referee, board eller worksheet: hva som skal skrives ut
option-sheet-out = Hvor arket skal, en HTML-fil; det som sto der, erstattes [ellers: selve svaret]
option-sheet-link = Adressen til en server, for en lenke og en kode på arket med husregler
option-sheet-seed = Hva oppgavene trekkes fra; samme tall gir samme oppgaver
option-perft-position = «start», en stilling slik man skriver den, eller et brett etter Kalah Game Protocol
option-perft-depth = Den lengste følgen, i trekk
option-perft-truth = Tell med de lesbare reglene i stedet for det raske brettet
option-match-a = Spilleren som poengene vises for
option-match-b = Den andre
option-match-games = Hvor mange partier; et oddetall blir ett til, for de spilles parvis
option-match-seed = Hva alt tilfeldig trekkes fra; samme tall gir samme partier
option-solve-board = Hull på hver side og steiner i hvert fra starten, eller én stilling: «start», slik man skriver den, eller et brett etter Kalah Game Protocol
option-solve-moves = Verdien av hvert trekk også
option-solve-json = For programmer: ett JSON-objekt, med hull regnet fra 0
option-threads = Tråder [ellers: én for hver prosessor]
option-memory = Mest minne å bruke, som 512M eller 8G [ellers: halvparten av det ledige]
option-tables = Tabeller for alle stillinger med opptil N steiner i hullene, 0 for ingen [ellers: det som trolig er raskest]
option-table-file = Tabeller fra en fil fra kalaha tables build, i stedet for å bygge noen
option-max-seconds = Lengste tid, tabeller medregnet; så gjelder det som er kjent [ellers: ingen grense]
option-nodes = Flest stillinger å se på; så gjelder det som er kjent [ellers: ingen grense]
option-atlas-houses = Hull på hver side [ellers: 6, med --show alle]
option-atlas-seeds = Steiner i hvert hull, som 3,4 [ellers: hvert regelsetts egne, med --show alle]
option-atlas-max-seconds-per-set = Lengste tid for hvert regelsett; så oppgis grenser
option-atlas-out = Lagre resultatene i denne filen og hopp over det som står der
option-atlas-show = Regn ikke, vis bare det som er kjent
option-atlas-json = For programmer: en linje JSON for hvert regelsett, med hull regnet fra 0
option-analyze-what = Et lagret parti, en fil med et parti som JSON i hver linje, eller en stilling: «start», slik man skriver den, eller et brett etter Kalah Game Protocol
option-analyze-line = Linjen til partiet i en fil med partier, regnet fra 1
option-analyze-max-seconds = Lengste tid for hver stilling i et parti; så gjelder det som er kjent
option-analyze-json = For programmer: ett JSON-objekt, med hull og trekk regnet fra 0
option-bench-short = En liten del av arbeidet, for å se at det går
option-bench-goals = De lange målene i stedet: hvor lang tid det tar fra kald start å løse Kalaha(6,4), bygge store tabeller, verdsette alle trekk i stillinger fra partier, og på to tråder i stedet for én
option-bench-positions = Med --goals: stillinger der alle trekk verdsettes [ellers: 1000]
option-bench-tables = Med --goals: flest steiner i de store tabellene [ellers: 24]
option-check-files = Filer av samme slag som i data/
option-check-depth = De lengste trekkfølgene som telles, i trekk
option-check-max-seconds = Lengste tid for verdier ved best mulig spill; det som tar lengre tid, hoppes over
option-tables-build-up-to = Flest steiner i hullene
option-tables-build-out = Hvor tabellene skal
option-tables-info-file = En fil med tabeller å vise
option-tables-verify-file = En fil med tabeller å kontrollere
option-tables-verify-samples = Hvor mange stillinger som søkes
option-tables-verify-seed = Hva stillingene trekkes fra; samme tall gir samme stillinger
