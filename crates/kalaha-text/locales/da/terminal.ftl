# Hvad programmet siger i terminalen: hjælp, overskrifter, spørgsmål.

# Fejl med filer og strømme.
fault-in-file = { $file }: { $fault }
file-not-found = Filen { $file } findes ikke.
file-no-directory = { $file } kan ikke skrives, for mappen findes ikke.
file-is-directory = { $file } er en mappe. Angiv en fil.
file-denied = Du må ikke læse eller skrive { $file }.
file-not-text = { $file } er ikke tekst i UTF-8.
file-too-large = { $file } er for stor til at være det, der skal bruges.
file-unusable = { $file } kan ikke bruges: { $detail }.
file-in-use = { $file } er ved at blive skrevet af en anden kørsel.

# Hvorfor systemet siger nej; det hele står inde i en sætning.
system-not-found = det findes ikke
system-denied = det er ikke tilladt
system-exists = det findes allerede
system-is-directory = det er en mappe
system-no-directory = en del af stien er ikke en mappe
system-full = der er ikke mere plads
system-read-only = der kan ikke skrives dertil
system-too-large = det ville blive for stort
system-name = sådan et navn går ikke
system-broken = indholdet er i stykker
system-memory = der er ikke hukommelse nok
system-closed = den anden ende er lukket
system-in-use = adressen er optaget
system-no-address = computeren har ikke den adresse
system-refused = ingen svarer dér
system-unreachable = den kan ikke nås
system-late = det tog for lang tid

# Hvad der er galt med en linje JSON; det hele står inde i en sætning.
line-wrong = { $path } skal være { $expected }, ikke { $found }, i kolonne { $column }
line-missing = feltet { $field } mangler, i kolonne { $column }
line-trailing = der kommer mere efter slutningen, fra kolonne { $column }
line-ends-early = den slutter for tidligt, i kolonne { $column }
line-broken = det er ikke gyldig JSON, fra kolonne { $column }
line-other = { $told }, i kolonne { $column }
line-list = en liste
line-object = et objekt
line-text = en tekst
line-switch = true eller false
line-byte = et helt tal fra 0 til 255
line-number = et helt tal

json-broken = { $file } er ikke gyldig JSON. Se linje { $line }, kolonne { $column }.
json-ends-early = { $file } er ikke gyldig JSON. Den slutter for tidligt, i linje { $line }, kolonne { $column }.
json-no-object = { $file } skal være et JSON-objekt. kalaha rules --json viser et.
table-no-table = { $file } indeholder ingen slutspilstabeller.
table-version = { $file } har format { $found }. Dette program læser format { $known }.
table-header = Begyndelsen af { $file } er beskadiget.
table-layer = { $file } er beskadiget. Værdierne for stillinger med { $seeds ->
    [one] 1 kugle
   *[other] { $seeds } kugler
  } er ændret, siden de blev skrevet.
table-cut-short = { $file } er ikke hel. Den har { $layers } af { $of } lag.
table-too-long = { $file } er beskadiget. Den fortsætter efter sin slutning.
table-other-rules = { $file } har slutspilstabeller for andre regler: { $found }.
table-differs = { $key }={ $found }, ikke { $wanted }
table-other-size = { $file } har slutspilstabeller for op til { $found ->
    [one] 1 kugle
   *[other] { $found } kugler
  }, ikke { $wanted }.
table-in-use = En anden proces arbejder med { $file }.
table-disk-full = Der er ikke plads til { $file }. Skaf plads, og giv samme kommando en gang til, så fortsætter den efter det, der er færdigt.
table-none = { $why ->
    [cyclic] Når stillinger kan komme igen, findes der ingen slutspilstabeller. Vælg en anden direction eller store_side.
   *[majority] Med reglen om mere end halvdelen findes der ingen slutspilstabeller, for der afgør kalahaerne også. Sæt majority=off.
  }
table-too-large = { $file } kræver { $needed } hukommelse, men kun { $allowed } må bruges.
table-memory = Tabellerne kræver { $needed } at bygge, men kun { $allowed } må bruges. Der ville være plads til tabeller for op til { $fit ->
    [one] 1 kugle
   *[other] { $fit } kugler
  }.
set-houses = { $fault } Med --set houses={ $found } har de lige mange.
stopped = Afbrudt.
games-several = { $file } indeholder { $count } spil. Vælg ét med --line.
games-no-line = { $file } har intet spil i linje { $line }.
games-unreadable = { $file }, linje { $line }, indeholder noget andet end et spil: { $detail }.
games-unplayable = { $move ->
    [0] { $file }, linje { $line }: { $fault }
   *[other] { $file }, linje { $line }, træk { $move }: { $fault }
  }
rules-of-game = Spillet i { $file } har sine egne regler. Udelad --rules og --set.
set-no-equals = ”{ $text }” sætter ingenting. Skriv NØGLE=VÆRDI, for eksempel seeds=3.
player-unknown = Der findes ingen spiller, der hedder ”{ $text }”. Du kan vælge { $where ->
    [match] computer
   *[play] human, computer
  }, level:1 til level:8, random og greedy.
input-unreadable = Det, der skrives, kan ikke læses: { $detail }.
output-closed = Svaret kan ikke skrives: { $detail }.

# Overskrifter i afgørelser.
judge-after = Brættet bagefter
judge-steps = Sådan går det til
judge-step = { $sentence } ({ $rule })
judge-sources = Her står det
judge-differences = Husregler, der ville ændre det

rules-also = { $title } (også { $aliases })

perft-depth = træk
perft-leaves = trækfølger
perft-ends = afsluttede

progress-bar = { $bar } { $percent }{ "\u00A0" }% · { $time } tilbage

tables-whole = { $file } har nu værdien af hver stilling med op til { $seeds ->
    [one] 1 kugle
   *[other] { $seeds } kugler
  } i gruberne: { $positions } stillinger, { $size }.
tables-went-on = { tables-whole } { $layers } af { $of } lag var tilbage fra tidligere arbejde.
tables-before = { $file } har allerede disse tabeller, hele og fejlfri.
tables-stopped = Afbrudt. { $file }.part beholder { $layers } af { $of } lag. Samme kommando fortsætter der.

tables-info = { $file } har slutspilstabeller (format { $version }): værdien af hver stilling med { $houses ->
    [one] 1 grube
   *[other] { $houses } gruber
  } på hver side og op til { $seeds ->
    [one] 1 kugle
   *[other] { $seeds } kugler
  } i gruberne, { $planes ->
    [one] { $positions } stillinger
   *[other] for { $planes } antal resterende ekstra ture, { $positions } stillinger
  }, { $size }.
tables-info-serve = De gælder for alle spil med disse regler, uanset hvordan de begynder. Sådan kontrolleres alle kontrolsummer: kalaha tables verify FIL

tables-wrong = FEJL { $position }: tabellerne siger { $stored }, søgningen finder { $found }
tables-right = { $file } er fejlfri. Alle kontrolsummer stemmer, og { $equal ->
    [one] 1 stilling har
   *[other] { $equal } stillinger har
  } samme værdi, som søgningen finder.
tables-not-right = { $file } er forkert. { $wrong } af { $all } stillinger har en anden værdi, end søgningen finder.
tables-verify-stopped = Afbrudt efter { $all } stillinger. { $equal } har den værdi, søgningen finder. Alle kontrolsummer stemmer.

# En søgning, og hvad den kræver.
search-builds = Tabeller for op til { $seeds ->
    [one] 1 kugle
   *[other] { $seeds } kugler
  }: { $percent }{ "\u00A0" }%
search-begins = Søger
search-short-of-memory = Kun { $free } af hukommelsen er ledig, så mere bruges ikke.
search-smaller-tables = Tabeller for op til { $wish ->
    [one] 1 kugle
   *[other] { $wish } kugler
  } kan ikke være i hukommelsen. De går op til { $seeds }.
search-no-tables = Til disse regler findes der ingen tabeller, så søgningen klarer sig uden.
engine-memory = Systemet har ikke så meget hukommelse ({ $detail }). Prøv en gang til med et mindre --memory.
engine-other-rules = Tabellerne er lavet til andre regler.
engine-other-position = Stillingen har andre regler end søgningen.

solve-over = Spillet er slut.
solve-line = Bedste spil: { $line }
solve-line-so-far = Bedst, så vidt det vides: { $line }
solve-moves = Forspring til sidst for { $player } efter hvert træk
solve-stopped = Søgningen blev afbrudt, før den var færdig.
solve-cyclic = Med disse regler kan stillinger komme igen, så søgningen ser kun nogle træk frem.
solve-how = { $nodes ->
    [one] Én stilling blev undersøgt
   *[other] { $nodes } stillinger blev undersøgt
  } på { $seconds } s.
solve-tables = Af den tid gik { $seconds } s til tabeller for alle stillinger med op til { $seeds ->
    [one] én kugle
   *[other] { $seeds } kugler
  } i gruberne ({ $size }).

# Atlasset som tabel.
atlas-heading = { $board }: hvad den, der starter, vinder med ved bedste spil fra begge
atlas-margin = forspring
atlas-openings = bedste åbning
atlas-rules = regler
atlas-row-seconds = { $rules }: afbrudt efter { $limit } s
atlas-row-moves = { $rules }: { $limit } træk frem
atlas-nothing = Om den slags brætter vides intet endnu. kalaha atlas uden --show regner det ud.
atlas-progress = { $left ->
    [one] Ét regelsæt tilbage: { $rules }
   *[other] { $left } regelsæt tilbage, nu { $rules }
  }
atlas-progress-time = { $minutes ->
    [one] Cirka ét minut tilbage.
   *[other] Cirka { $minutes } minutter tilbage.
  } { atlas-progress }
atlas-stopped = { $left ->
    [one] Afbrudt, med ét regelsæt tilbage.
   *[other] Afbrudt, med { $left } regelsæt tilbage.
  }
atlas-stopped-resumable = { $left ->
    [one] Afbrudt, med ét regelsæt tilbage. Samme kommando fortsætter der.
   *[other] Afbrudt, med { $left } regelsæt tilbage. Samme kommando fortsætter der.
  }
atlas-unreadable = { $file } indeholder noget andet end et atlas. Linje { $line } kan ikke læses: { $detail }.

analyze-move = træk
analyze-before = før
analyze-after = efter
analyze-thrown-away = smidt væk
analyze-perfect = Intet træk har beviseligt smidt noget væk.
analyze-mistakes = Hvad der havde været bedre
analyze-better = Træk { $number }, i stedet for { $move }: { $line }
analyze-chart = Forspring for { $player } med bedste spil derfra
analyze-open = Ikke alt nåede at blive sikkert (: i diagrammet). --max-seconds giver mere tid.

bench-nodes = { $nodes } stillinger blev undersøgt. Antallet er det samme i hver kørsel.
bench-fast = pr. sekund
bench-plain = enkle regler
bench-ratio = forhold
bench-sequences = trækfølger talt
bench-games = tilfældige spil spillet
bench-table-positions = stillinger i en tabel løst
bench-searched = stillinger undersøgt
bench-solve = { $board } fra kold start: { $margin } for den, der starter, på { $seconds } s med { $threads ->
    [one] én tråd
   *[other] { $threads } tråde
  }, tabeller medregnet.
bench-tables = Tabeller for alle stillinger med op til { $seeds } kugler: { $seconds } s, { $millions } millioner stillinger i sekundet, { $ratio } gange de enkle regler.
bench-moves = Værdien af hvert træk i { $positions } stillinger fra spil, med én tråd: { $median } ms for halvdelen, højst { $most } ms for 99 af hundrede, { $all } ms for alle. { $nodes } stillinger blev undersøgt. Antallet er det samme i hver kørsel.
bench-threads = { $board } tager { $one } s med én tråd og { $two } s med to, tabeller medregnet: { $ratio } gange så hurtigt. Én tråd undersøgte { $nodes } stillinger. Antallet er det samme i hver kørsel.

check-no-tests = { $file } indeholder ingen testdata. Linje { $line } kan ikke læses: { $detail }.
check-empty = { $file } indeholder ingen testdata. Den er tom.
check-skipped-not-known = { $file }: { $count } sprunget over, for værdien kendes ikke: { $names }
check-skipped-time = { $file }: { $count } sprunget over, for de tager længere tid, end --max-seconds tillader: { $names }
check-no-line = hverken et JSON-objekt eller en række med værdier
check-no-kind = ingen kendt slags prøve: ingen af { $keys }
check-missing = feltet { $field } mangler
check-move = træk { $number }: { $fault }
check-counts = { $field } skal være en liste med hele tal
check-no-counts = { $field } er tom
check-row = en række har mindst { $columns } kolonner
check-book = en række i en åbningsbog har en variants navn, en stilling, dens værdi og et træk
check-word = { $field } skal være { $allowed }, ikke ”{ $text }”
check-value = en værdi af slagsen { $kind } er ikke ”{ $text }”
check-unreadable = FEJL { $file }, linje { $line }, kan ikke læses: { $came }
check-failed = FEJL { $id } ({ $file }, linje { $line }): ventet { $expected }; der kom { $came }
check-failed-nameless = FEJL { $file }, linje { $line }: ventet { $expected }; der kom { $came }

# Computerens spillere mod hinanden. A og B er spillere, som de skrives.
match-heading = { $a } mod { $b }: { $rules }
match-stopped = Afbrudt efter { $games } af { $wanted } spil.
match-points = Af { $games ->
    [one] ét spil
   *[other] { $games } spil
  } vinder { $player } { $wins }, spiller { $draws } uafgjort og taber { $losses }: { $rate }{ "\u00A0" }% af pointene, mellem { $low }{ "\u00A0" }% og { $high }{ "\u00A0" }% med 95{ "\u00A0" }% sandsynlighed.
match-elo = Det er { $elo } Elo-point, mellem { $low } og { $high }.
match-elo-above = Det er mere end { $bound } Elo-point.
match-elo-below = Det er mindre end { $bound } Elo-point.

# Et spil i terminalen.
play-heading = Kalaha: { $rules }
play-own-rules = egne husregler
play-random = { $side } spiller på må og få med startværdi { $seed } ({ $generator }).
play-level = { $side } er computeren på niveau { $level } af 8, med startværdi { $seed } ({ $generator }).
play-how = Skriv nummeret på en grube for at spille den, eller hjælp.
play-computer = Vil du møde computeren? Afslut, og skriv: kalaha play --north computer
play-goodbye = Farvel!
play-turn = { $who ->
    [you] Det er din tur.
   *[other] { $player }, det er din tur.
  } Vælg en grube: { $houses }
play-turn-extra = { $who ->
    [you] Det er din tur igen: ekstra tur { $count }.
   *[other] { $player }, det er din tur igen: ekstra tur { $count }.
  } Vælg en grube: { $houses }
play-turn-swap = { $who ->
    [you] Det er din tur.
   *[other] { $player }, det er din tur.
  } Vælg en grube: { $houses }, eller byt
play-over = Spillet er slut. Du kan stadig skrive fortryd, hvorfor, gem FIL eller slut.
play-unknown = ”{ $text }” er hverken en grube eller en kommando. Skriv hjælp for at se, hvad der findes.
play-undone = { $count ->
    [one] Ét træk er fortrudt.
   *[other] { $count } træk er fortrudt.
  }
play-why-nothing = Der er ikke lavet noget træk endnu.

help-brackets = Gruber i [klammer], eller med ^ eller v ved siden af, kan vælges.
help-empty-line = En tom linje viser brættet igen.

saved = Gemt. Fortsæt senere med: kalaha play { $file }
saved-replaced = Gemt i stedet for det tidligere spil. Fortsæt senere med: kalaha play { $file }
save-no-record = { $file } indeholder noget, der ikke er et spil, og får lov at være, som den er. Vælg et andet navn.
save-where = Sig, hvor spillet skal gemmes, for eksempel: gem aftenen.kalaha

seat-you = { $side } (dig)
seat-named = { $side }: { $name }
seat-random = { $side } (på må og få)
seat-level = { $side } (niveau { $level })
seat-greedy = { $side } (grådig)
board-store = { $player }, { $seeds } i kalahaen

serve-at = Kalaha er på { $url }
serve-at-other-port = Den sædvanlige port er optaget. Kalaha er på { $url }
serve-in-network = Andre enheder i dit netværk finder det også der.
serve-keeps = Spillene gemmes i { $place }
serve-stop = Ctrl-C stopper. Spillene fortsætter næste gang.
serve-no-address = ”{ $text }” er ingen adresse med port. Skriv for eksempel 127.0.0.1:8080 eller 0.0.0.0:80.
serve-no-public-address = ”{ $text }” er ingen offentlig adresse. Skriv for eksempel https://kalaha.example, uden sti.
serve-port-in-use = Et andet program lytter allerede på { $address }. Stop det, eller vælg en anden port.
serve-port = Der kan ikke lyttes på { $address }: { $detail }.
serve-no-database = ”{ $text }” indleder ingen databaseadresse. Skriv sqlite:///STI eller postgres://BRUGER@MASKINE/NAVN.
serve-database = Spillene kan ikke gemmes i { $place }: { $detail }.
database-host = ingen computer hedder sådan
database-foreign = det er ikke en SQLite-database
database-login = brugernavnet eller adgangskoden godtages ikke
database-missing = der findes ikke sådan en database
database-busy = den er optaget lige nu
database-newer = den hører til en nyere version af programmet
serve-no-home = Du har ingen datamappe. Angiv, hvor spillene skal gemmes, med --database sqlite:///STI.
serve-system = Serveren kan ikke køre: { $detail }.
