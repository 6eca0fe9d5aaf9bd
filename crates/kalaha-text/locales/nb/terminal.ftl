# Hva programmet sier i terminalen: hjelp, overskrifter, spørsmål.

# Feil med filer og strømmer.
fault-in-file = { $file }: { $fault }
file-not-found = Filen { $file } finnes ikke.
file-no-directory = { $file } kan ikke skrives, for mappen finnes ikke.
file-is-directory = { $file } er en mappe. Oppgi en fil.
file-denied = Du har ikke lov til å lese eller skrive { $file }.
file-not-text = { $file } er ikke tekst i UTF-8.
file-too-large = { $file } er for stor til å være det som trengs her.
file-unusable = { $file } kan ikke brukes: { $detail }.
file-in-use = { $file } skrives akkurat nå av en annen kjøring.

# Hvorfor systemet sier nei; alt står inne i en setning.
system-not-found = det finnes ikke
system-denied = det er ikke tillatt
system-exists = det finnes alt
system-is-directory = det er en mappe
system-no-directory = en del av stien er ingen mappe
system-full = det er ikke mer plass
system-read-only = dit kan det ikke skrives
system-too-large = det ville blitt for stort
system-name = et slikt navn går ikke
system-broken = innholdet er ødelagt
system-memory = det er ikke nok minne
system-closed = den andre enden er lukket
system-in-use = adressen er opptatt
system-no-address = datamaskinen har ingen slik adresse
system-refused = ingen svarer der
system-unreachable = den kan ikke nås
system-late = det tok for lang tid

# Hva som er galt med en linje JSON; alt står inne i en setning.
line-wrong = { $path } må være { $expected }, ikke { $found }, ved kolonne { $column }
line-missing = feltet { $field } mangler, ved kolonne { $column }
line-trailing = det kommer mer etter slutten, fra kolonne { $column }
line-ends-early = den slutter for tidlig, ved kolonne { $column }
line-broken = det er ikke JSON, fra kolonne { $column }
line-other = { $told }, ved kolonne { $column }
line-list = en liste
line-object = et objekt
line-text = en tekst
line-switch = true eller false
line-byte = et heltall fra 0 til 255
line-number = et heltall

json-broken = { $file } er ødelagt JSON. Se på linje { $line }, kolonne { $column }.
json-ends-early = { $file } er ødelagt JSON. Den slutter for tidlig, i linje { $line }, kolonne { $column }.
json-no-object = { $file } må være et JSON-objekt. kalaha rules --json viser et.
table-no-table = { $file } inneholder ingen sluttspilltabeller.
table-version = { $file } har format { $found }. Dette programmet leser format { $known }.
table-header = Begynnelsen av { $file } er skadet.
table-layer = { $file } er skadet. Verdiene for stillinger med { $seeds ->
    [one] 1 stein
   *[other] { $seeds } steiner
  } er endret etter at de ble skrevet.
table-cut-short = { $file } er ikke hel. Den har { $layers } av { $of } lag.
table-too-long = { $file } er skadet. Den fortsetter etter slutten.
table-other-rules = { $file } har sluttspilltabeller for andre regler: { $found }.
table-differs = { $key }={ $found }, ikke { $wanted }
table-other-size = { $file } har sluttspilltabeller for opptil { $found ->
    [one] 1 stein
   *[other] { $found } steiner
  }, ikke { $wanted }.
table-in-use = En annen prosess arbeider med { $file }.
table-disk-full = Det er ikke plass til { $file }. Skaff plass og gi samme kommando en gang til, så fortsetter den etter det som er ferdig.
table-none = { $why ->
    [cyclic] Når stillinger kan komme igjen, finnes det ingen sluttspilltabeller. Velg en annen direction eller store_side.
   *[majority] Med regelen om mer enn halvparten finnes det ingen sluttspilltabeller, for da avgjør kalahaene også. Sett majority=off.
  }
table-too-large = { $file } trenger { $needed } minne, men bare { $allowed } kan brukes.
table-memory = Tabellene trenger { $needed } for å bygges, men bare { $allowed } kan brukes. Tabeller for opptil { $fit ->
    [one] 1 stein
   *[other] { $fit } steiner
  } ville fått plass.
set-houses = { $fault } Med --set houses={ $found } har de like mange.
stopped = Avbrutt.
games-several = { $file } inneholder { $count } partier. Velg ett med --line.
games-no-line = { $file } har ikke noe parti i linje { $line }.
games-unreadable = { $file }, linje { $line }, inneholder noe annet enn et parti: { $detail }.
games-unplayable = { $move ->
    [0] { $file }, linje { $line }: { $fault }
   *[other] { $file }, linje { $line }, trekk { $move }: { $fault }
  }
rules-of-game = Partiet i { $file } har sine egne regler. Ta bort --rules og --set.
set-no-equals = «{ $text }» setter ingenting. Skriv NØKKEL=VERDI, for eksempel seeds=3.
player-unknown = Det finnes ingen spiller som heter «{ $text }». Du kan velge { $where ->
    [match] computer
   *[play] human, computer
  }, level:1 til level:8, random og greedy.
input-unreadable = Det som skrives, kan ikke leses: { $detail }.
output-closed = Svaret kan ikke skrives: { $detail }.

# Overskrifter i avgjørelser.
judge-after = Brettet etterpå
judge-steps = Slik går det til
judge-step = { $sentence } ({ $rule })
judge-sources = Her står det
judge-differences = Husregler som ville endret det

rules-also = { $title } (også { $aliases })

perft-depth = trekk
perft-leaves = trekkfølger
perft-ends = avsluttet

progress-bar = { $bar } { $percent }{ "\u00A0" }% · { $time } igjen

tables-whole = { $file } har nå verdien av hver stilling med opptil { $seeds ->
    [one] 1 stein
   *[other] { $seeds } steiner
  } i hullene: { $positions } stillinger, { $size }.
tables-went-on = { tables-whole } { $layers } av { $of } lag var igjen fra tidligere arbeid.
tables-before = { $file } har disse tabellene fra før, hele og feilfrie.
tables-stopped = Avbrutt. { $file }.part beholder { $layers } av { $of } lag. Samme kommando fortsetter der.

tables-info = { $file } har sluttspilltabeller (format { $version }): verdien av hver stilling med { $houses ->
    [one] 1 hull
   *[other] { $houses } hull
  } på hver side og opptil { $seeds ->
    [one] 1 stein
   *[other] { $seeds } steiner
  } i hullene, { $planes ->
    [one] { $positions } stillinger
   *[other] for { $planes } antall gjenværende ekstra turer, { $positions } stillinger
  }, { $size }.
tables-info-serve = De gjelder for alle partier med disse reglene, uansett hvordan de begynner. Slik kontrolleres alle kontrollsummene: kalaha tables verify FIL

tables-wrong = FEIL { $position }: tabellene sier { $stored }, søket finner { $found }
tables-right = { $file } er feilfri. Alle kontrollsummene stemmer, og { $equal ->
    [one] 1 stilling har
   *[other] { $equal } stillinger har
  } samme verdi som søket finner.
tables-not-right = { $file } er feil. { $wrong } av { $all } stillinger har en annen verdi enn søket finner.
tables-verify-stopped = Avbrutt etter { $all } stillinger. { $equal } har verdien som søket finner. Alle kontrollsummene stemmer.

# Et søk og hva det krever.
search-builds = Tabeller for opptil { $seeds ->
    [one] 1 stein
   *[other] { $seeds } steiner
  }: { $percent }{ "\u00A0" }%
search-begins = Søker
search-short-of-memory = Bare { $free } av minnet er ledig, så mer brukes ikke.
search-smaller-tables = Tabeller for opptil { $wish ->
    [one] 1 stein
   *[other] { $wish } steiner
  } får ikke plass i minnet. De går opp til { $seeds }.
search-no-tables = For disse reglene finnes det ingen tabeller, så søket klarer seg uten.
engine-memory = Systemet har ikke så mye minne ({ $detail }). Prøv en gang til med et mindre --memory.
engine-other-rules = Tabellene er laget for andre regler.
engine-other-position = Stillingen har andre regler enn søket.

solve-over = Partiet er slutt.
solve-line = Beste spill: { $line }
solve-line-so-far = Best så langt det er kjent: { $line }
solve-moves = Forsprang til slutt for { $player } etter hvert trekk
solve-stopped = Søket ble avbrutt før det var ferdig.
solve-cyclic = Med disse reglene kan stillinger komme igjen, så søket ser bare noen trekk fram.
solve-how = { $nodes ->
    [one] Én stilling ble undersøkt
   *[other] { $nodes } stillinger ble undersøkt
  } på { $seconds } s.
solve-tables = Av den tiden gikk { $seconds } s til tabeller for alle stillinger med opptil { $seeds ->
    [one] én stein
   *[other] { $seeds } steiner
  } i hullene ({ $size }).

# Atlaset som tabell.
atlas-heading = { $board }: hva den som begynner, vinner med ved best mulig spill fra begge
atlas-margin = forsprang
atlas-openings = beste åpning
atlas-rules = regler
atlas-row-seconds = { $rules }: avbrutt etter { $limit } s
atlas-row-moves = { $rules }: { $limit } trekk fram
atlas-nothing = Om slike brett er ingenting kjent ennå. kalaha atlas uten --show regner det ut.
atlas-progress = { $left ->
    [one] Ett regelsett igjen: { $rules }
   *[other] { $left } regelsett igjen, nå { $rules }
  }
atlas-progress-time = { $minutes ->
    [one] Omtrent ett minutt igjen.
   *[other] Omtrent { $minutes } minutter igjen.
  } { atlas-progress }
atlas-stopped = { $left ->
    [one] Avbrutt, med ett regelsett igjen.
   *[other] Avbrutt, med { $left } regelsett igjen.
  }
atlas-stopped-resumable = { $left ->
    [one] Avbrutt, med ett regelsett igjen. Samme kommando fortsetter der.
   *[other] Avbrutt, med { $left } regelsett igjen. Samme kommando fortsetter der.
  }
atlas-unreadable = { $file } inneholder noe annet enn et atlas. Linje { $line } kan ikke leses: { $detail }.

analyze-move = trekk
analyze-before = før
analyze-after = etter
analyze-thrown-away = kastet bort
analyze-perfect = Ingen trekk har beviselig kastet bort noe.
analyze-mistakes = Hva som hadde vært bedre
analyze-better = Trekk { $number }, i stedet for { $move }: { $line }
analyze-chart = Forsprang for { $player } med best mulig spill derfra
analyze-open = Ikke alt ble sikkert i tide (: i diagrammet). --max-seconds gir mer tid.

bench-nodes = { $nodes } stillinger ble undersøkt. Antallet er det samme i hver kjøring.
bench-fast = per sekund
bench-plain = enkle regler
bench-ratio = forhold
bench-sequences = trekkfølger talt
bench-games = tilfeldige partier spilt
bench-table-positions = stillinger i en tabell løst
bench-searched = stillinger undersøkt
bench-solve = { $board } fra kald start: { $margin } for den som begynner, på { $seconds } s med { $threads ->
    [one] én tråd
   *[other] { $threads } tråder
  }, tabeller medregnet.
bench-tables = Tabeller for alle stillinger med opptil { $seeds } steiner: { $seconds } s, { $millions } millioner stillinger per sekund, { $ratio } ganger de enkle reglene.
bench-moves = Verdien av hvert trekk i { $positions } stillinger fra partier, med én tråd: { $median } ms for halvparten, høyst { $most } ms for 99 av hundre, { $all } ms for alle. { $nodes } stillinger ble undersøkt. Antallet er det samme i hver kjøring.
bench-threads = { $board } tar { $one } s med én tråd og { $two } s med to, tabeller medregnet: { $ratio } ganger så raskt. Én tråd undersøkte { $nodes } stillinger. Antallet er det samme i hver kjøring.

check-no-tests = { $file } inneholder ingen testdata. Linje { $line } kan ikke leses: { $detail }.
check-empty = { $file } inneholder ingen testdata. Den er tom.
check-skipped-not-known = { $file }: { $count } hoppet over, for verdien er ikke kjent: { $names }
check-skipped-time = { $file }: { $count } hoppet over, for de tar lengre tid enn --max-seconds tillater: { $names }
check-no-line = verken et JSON-objekt eller en rad med verdier
check-no-kind = ingen kjent slags prøve: ingen av { $keys }
check-missing = feltet { $field } mangler
check-move = trekk { $number }: { $fault }
check-counts = { $field } må være en liste med heltall
check-no-counts = { $field } er tom
check-row = en rad har minst { $columns } kolonner
check-book = en rad i en åpningsbok har navnet på en variant, en stilling, verdien og et trekk
check-word = { $field } må være { $allowed }, ikke «{ $text }»
check-value = en verdi av slaget { $kind } er ikke «{ $text }»
check-unreadable = FEIL { $file }, linje { $line }, kan ikke leses: { $came }
check-failed = FEIL { $id } ({ $file }, linje { $line }): ventet { $expected }; det ble { $came }
check-failed-nameless = FEIL { $file }, linje { $line }: ventet { $expected }; det ble { $came }

# Datamaskinens spillere mot hverandre. A og B er spillere slik de skrives.
match-heading = { $a } mot { $b }: { $rules }
match-stopped = Avbrutt etter { $games } av { $wanted } partier.
match-points = Av { $games ->
    [one] ett parti
   *[other] { $games } partier
  } vinner { $player } { $wins }, spiller { $draws } uavgjort og taper { $losses }: { $rate }{ "\u00A0" }% av poengene, mellom { $low }{ "\u00A0" }% og { $high }{ "\u00A0" }% med 95{ "\u00A0" }% sannsynlighet.
match-elo = Det er { $elo } Elo-poeng, mellom { $low } og { $high }.
match-elo-above = Det er mer enn { $bound } Elo-poeng.
match-elo-below = Det er mindre enn { $bound } Elo-poeng.

# Et parti i terminalen.
play-heading = Kalaha: { $rules }
play-own-rules = egne husregler
play-random = { $side } spiller på måfå med startverdi { $seed } ({ $generator }).
play-level = { $side } er datamaskinen på nivå { $level } av 8, med startverdi { $seed } ({ $generator }).
play-how = Skriv nummeret på et hull for å spille det, eller hjelp.
play-computer = Vil du møte datamaskinen? Avslutt og skriv: kalaha play --north computer
play-goodbye = Ha det!
play-turn = { $who ->
    [you] Det er din tur.
   *[other] { $player }, det er din tur.
  } Velg et hull: { $houses }
play-turn-extra = { $who ->
    [you] Det er din tur igjen: ekstra tur { $count }.
   *[other] { $player }, det er din tur igjen: ekstra tur { $count }.
  } Velg et hull: { $houses }
play-turn-swap = { $who ->
    [you] Det er din tur.
   *[other] { $player }, det er din tur.
  } Velg et hull: { $houses }, eller bytt
play-over = Partiet er slutt. Du kan fortsatt skrive angre, hvorfor, lagre FIL eller slutt.
play-unknown = «{ $text }» er verken et hull eller en kommando. Skriv hjelp for å se hva som finnes.
play-undone = { $count ->
    [one] Ett trekk er angret.
   *[other] { $count } trekk er angret.
  }
play-why-nothing = Det er ikke gjort noe trekk ennå.

help-brackets = Hull i [klammer], eller med ^ eller v ved siden av, kan velges.
help-empty-line = En tom linje viser brettet igjen.

saved = Lagret. Fortsett senere med: kalaha play { $file }
saved-replaced = Lagret i stedet for det tidligere partiet. Fortsett senere med: kalaha play { $file }
save-no-record = { $file } inneholder noe som ikke er et parti, og får være som den er. Velg et annet navn.
save-where = Si hvor partiet skal lagres, for eksempel: lagre kvelden.kalaha

seat-you = { $side } (du)
seat-named = { $side }: { $name }
seat-random = { $side } (på måfå)
seat-level = { $side } (nivå { $level })
seat-greedy = { $side } (grådig)
board-store = { $player }, { $seeds } i kalahaen

serve-at = Kalaha er på { $url }
serve-at-other-port = Den vanlige porten er opptatt. Kalaha er på { $url }
serve-in-network = Andre enheter i nettverket ditt finner det også der.
serve-keeps = Partiene lagres i { $place }
serve-stop = Ctrl-C stopper. Partiene fortsetter neste gang.
serve-no-address = «{ $text }» er ingen adresse med port. Skriv for eksempel 127.0.0.1:8080 eller 0.0.0.0:80.
serve-no-public-address = «{ $text }» er ingen offentlig adresse. Skriv for eksempel https://kalaha.example, uten sti.
serve-port-in-use = Et annet program lytter allerede på { $address }. Stopp det, eller velg en annen port.
serve-port = Det går ikke an å lytte på { $address }: { $detail }.
serve-no-database = «{ $text }» innleder ingen databaseadresse. Skriv sqlite:///STI eller postgres://BRUKER@MASKIN/NAVN.
serve-database = Partiene kan ikke lagres i { $place }: { $detail }.
database-host = ingen datamaskin heter det
database-foreign = det er ingen SQLite-database
database-login = brukernavnet eller passordet godtas ikke
database-missing = det finnes ingen slik database
database-busy = den er opptatt akkurat nå
database-newer = den hører til en nyere versjon av programmet
serve-no-home = Du har ingen datamappe. Si hvor partiene skal lagres, med --database sqlite:///STI.
serve-system = Serveren kan ikke kjøre: { $detail }.
