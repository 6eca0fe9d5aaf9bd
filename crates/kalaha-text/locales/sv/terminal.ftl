# Vad programmet säger i terminalen: hjälp, rubriker, frågor.

# Fel på filer och strömmar.
fault-in-file = { $file }: { $fault }
file-not-found = Filen { $file } finns inte.
file-no-directory = { $file } kan inte skrivas, för mappen finns inte.
file-is-directory = { $file } är en mapp. Ange en fil.
file-denied = Du får inte läsa eller skriva { $file }.
file-not-text = { $file } är inte text i UTF-8.
file-too-large = { $file } är för stor för att vara det som söks.
file-unusable = { $file } kan inte användas: { $detail }.
file-in-use = { $file } skrivs just nu av en annan körning.

# Varför systemet säger nej; allt står inne i en mening.
system-not-found = det finns inte
system-denied = det är inte tillåtet
system-exists = det finns redan
system-is-directory = det är en mapp
system-no-directory = en del av sökvägen är ingen mapp
system-full = det finns ingen plats kvar
system-read-only = dit går det inte att skriva
system-too-large = det skulle bli för stort
system-name = ett sådant namn går inte
system-broken = innehållet är trasigt
system-memory = minnet räcker inte
system-closed = andra änden har stängts
system-in-use = adressen är upptagen
system-no-address = datorn har ingen sådan adress
system-refused = ingen svarar där
system-unreachable = dit går det inte att nå
system-late = det tog för lång tid

# Vad som är fel på en rad JSON; allt står inne i en mening.
line-wrong = { $path } måste vara { $expected }, inte { $found }, vid kolumn { $column }
line-missing = fältet { $field } saknas, vid kolumn { $column }
line-trailing = det följer mer efter slutet, från kolumn { $column }
line-ends-early = den slutar för tidigt, vid kolumn { $column }
line-broken = det är ingen JSON, från kolumn { $column }
line-other = { $told }, vid kolumn { $column }
line-list = en lista
line-object = ett objekt
line-text = en text
line-switch = true eller false
line-byte = ett heltal från 0 till 255
line-number = ett heltal

json-broken = { $file } är trasig JSON. Se rad { $line }, kolumn { $column }.
json-ends-early = { $file } är trasig JSON. Den slutar för tidigt, på rad { $line }, kolumn { $column }.
json-no-object = { $file } måste vara ett JSON-objekt. kalaha rules --json visar ett.
table-no-table = { $file } innehåller inga slutspelstabeller.
table-version = { $file } har format { $found }. Det här programmet läser format { $known }.
table-header = Början av { $file } är skadad.
table-layer = { $file } är skadad. Värdena för ställningar med { $seeds ->
    [one] 1 kula
   *[other] { $seeds } kulor
  } har ändrats sedan de skrevs.
table-cut-short = { $file } är inte hel. Den har { $layers } av { $of } skikt.
table-too-long = { $file } är skadad. Den fortsätter efter sitt slut.
table-other-rules = { $file } har slutspelstabeller för andra regler: { $found }.
table-differs = { $key }={ $found }, inte { $wanted }
table-other-size = { $file } har slutspelstabeller för upp till { $found ->
    [one] 1 kula
   *[other] { $found } kulor
  }, inte { $wanted }.
table-in-use = En annan process arbetar med { $file }.
table-disk-full = Det finns inte plats för { $file }. Frigör plats och ge samma kommando igen, så fortsätter det efter det som är färdigt.
table-none = { $why ->
    [cyclic] När ställningar kan komma tillbaka finns inga slutspelstabeller. Välj en annan direction eller store_side.
   *[majority] Med regeln om mer än hälften finns inga slutspelstabeller, för där avgör bona också. Sätt majority=off.
  }
table-too-large = { $file } behöver { $needed } minne, men bara { $allowed } får användas.
table-memory = Tabellerna behöver { $needed } för att byggas, men bara { $allowed } får användas. Tabeller för upp till { $fit ->
    [one] 1 kula
   *[other] { $fit } kulor
  } skulle få plats.
set-houses = { $fault } Med --set houses={ $found } har de lika många.
stopped = Avbrutet.
games-several = { $file } innehåller { $count } partier. Välj ett med --line.
games-no-line = { $file } har inget parti på rad { $line }.
games-unreadable = { $file }, rad { $line }, innehåller något annat än ett parti: { $detail }.
games-unplayable = { $move ->
    [0] { $file }, rad { $line }: { $fault }
   *[other] { $file }, rad { $line }, drag { $move }: { $fault }
  }
rules-of-game = Partiet i { $file } har sina egna regler. Ta bort --rules och --set.
set-no-equals = ”{ $text }” ställer inte in något. Skriv NYCKEL=VÄRDE, till exempel seeds=3.
player-unknown = Det finns ingen spelare som heter ”{ $text }”. Det finns { $where ->
    [match] computer
   *[play] human, computer
  }, level:1 till level:8, random och greedy.
input-unreadable = Det som skrivs kan inte läsas: { $detail }.
output-closed = Svaret kan inte skrivas: { $detail }.

# Rubriker i domslut.
judge-after = Brädet efteråt
judge-steps = Så går det till
judge-step = { $sentence } ({ $rule })
judge-sources = Här står det
judge-differences = Husregler som hade ändrat det

rules-also = { $title } (även { $aliases })

perft-depth = drag
perft-leaves = dragföljder
perft-ends = avslutade

progress-bar = { $bar } { $percent }{ "\u00A0" }% · { $time } kvar

tables-whole = { $file } har nu värdet av varje ställning med upp till { $seeds ->
    [one] 1 kula
   *[other] { $seeds } kulor
  } i groparna: { $positions } ställningar, { $size }.
tables-went-on = { tables-whole } { $layers } av { $of } skikt fanns kvar från tidigare arbete.
tables-before = { $file } har redan de här tabellerna, hela och felfria.
tables-stopped = Avbrutet. { $file }.part behåller { $layers } av { $of } skikt. Samma kommando fortsätter där.

tables-info = { $file } har slutspelstabeller (format { $version }): värdet av varje ställning med { $houses ->
    [one] 1 grop
   *[other] { $houses } gropar
  } per sida och upp till { $seeds ->
    [one] 1 kula
   *[other] { $seeds } kulor
  } i groparna, { $planes ->
    [one] { $positions } ställningar
   *[other] för { $planes } antal återstående extraturer, { $positions } ställningar
  }, { $size }.
tables-info-serve = De gäller för varje parti med de här reglerna, hur det än börjar. Så granskas alla kontrollsummor: kalaha tables verify FIL

tables-wrong = FEL { $position }: tabellerna säger { $stored }, sökningen finner { $found }
tables-right = { $file } är felfri. Alla kontrollsummor stämmer, och { $equal ->
    [one] 1 ställning har
   *[other] { $equal } ställningar har
  } samma värde som sökningen finner.
tables-not-right = { $file } är fel. { $wrong } av { $all } ställningar har ett annat värde än sökningen finner.
tables-verify-stopped = Avbrutet efter { $all } ställningar. { $equal } har det värde som sökningen finner. Alla kontrollsummor stämmer.

# En sökning och vad den kräver.
search-builds = Tabeller för upp till { $seeds ->
    [one] 1 kula
   *[other] { $seeds } kulor
  }: { $percent }{ "\u00A0" }%
search-begins = Söker
search-short-of-memory = Bara { $free } av minnet är ledigt, så mer används inte.
search-smaller-tables = Tabeller för upp till { $wish ->
    [one] 1 kula
   *[other] { $wish } kulor
  } får inte plats i minnet. De går upp till { $seeds }.
search-no-tables = Till de här reglerna finns inga tabeller, så sökningen klarar sig utan.
engine-memory = Systemet har inte så mycket minne ({ $detail }). Försök igen med ett mindre --memory.
engine-other-rules = Tabellerna är gjorda för andra regler.
engine-other-position = Ställningen har andra regler än sökningen.

solve-over = Partiet är slut.
solve-line = Bästa spel: { $line }
solve-line-so-far = Bäst så långt det är känt: { $line }
solve-moves = Slutligt försprång för { $player } efter varje drag
solve-stopped = Sökningen avbröts innan den var färdig.
solve-cyclic = Med de här reglerna kan ställningar komma tillbaka, så sökningen ser bara några drag framåt.
solve-how = { $nodes ->
    [one] En ställning genomsöktes
   *[other] { $nodes } ställningar genomsöktes
  } på { $seconds } s.
solve-tables = Av den tiden gick { $seconds } s till tabeller för alla ställningar med upp till { $seeds ->
    [one] en kula
   *[other] { $seeds } kulor
  } i groparna ({ $size }).

# Atlasen som tabell.
atlas-heading = { $board }: vad den som börjar vinner med vid bästa spel från båda
atlas-margin = försprång
atlas-openings = bästa början
atlas-rules = regler
atlas-row-seconds = { $rules }: avbrutet efter { $limit } s
atlas-row-moves = { $rules }: { $limit } drag framåt
atlas-nothing = Om sådana bräden är inget känt ännu. kalaha atlas utan --show räknar ut det.
atlas-progress = { $left ->
    [one] En regeluppsättning kvar: { $rules }
   *[other] { $left } regeluppsättningar kvar, nu { $rules }
  }
atlas-progress-time = { $minutes ->
    [one] Ungefär en minut kvar.
   *[other] Ungefär { $minutes } minuter kvar.
  } { atlas-progress }
atlas-stopped = { $left ->
    [one] Avbrutet, med en regeluppsättning kvar.
   *[other] Avbrutet, med { $left } regeluppsättningar kvar.
  }
atlas-stopped-resumable = { $left ->
    [one] Avbrutet, med en regeluppsättning kvar. Samma kommando fortsätter där.
   *[other] Avbrutet, med { $left } regeluppsättningar kvar. Samma kommando fortsätter där.
  }
atlas-unreadable = { $file } innehåller något annat än en atlas. Rad { $line } kan inte läsas: { $detail }.

analyze-move = drag
analyze-before = före
analyze-after = efter
analyze-thrown-away = bortkastat
analyze-perfect = Inget drag har bevisligen kastat bort något.
analyze-mistakes = Vad som hade varit bättre
analyze-better = Drag { $number }, i stället för { $move }: { $line }
analyze-chart = Försprång för { $player } med bästa spel därifrån
analyze-open = Allt hann inte bli säkert (: i diagrammet). --max-seconds ger mer tid.

bench-nodes = { $nodes } ställningar genomsöktes. Antalet är detsamma i varje körning.
bench-fast = per sekund
bench-plain = enkla regler
bench-ratio = kvot
bench-sequences = dragföljder räknade
bench-games = slumpmässiga partier spelade
bench-table-positions = ställningar i en tabell lösta
bench-searched = ställningar genomsökta
bench-solve = { $board } från kallstart: { $margin } för den som börjar, på { $seconds } s med { $threads ->
    [one] en tråd
   *[other] { $threads } trådar
  }, tabeller inräknade.
bench-tables = Tabeller för alla ställningar med upp till { $seeds } kulor: { $seconds } s, { $millions } miljoner ställningar per sekund, { $ratio } gånger de enkla reglerna.
bench-moves = Värdet av varje drag i { $positions } ställningar ur partier, med en tråd: { $median } ms för hälften, högst { $most } ms för 99 av hundra, { $all } ms för alla. { $nodes } ställningar genomsöktes. Antalet är detsamma i varje körning.
bench-threads = { $board } tar { $one } s med en tråd och { $two } s med två, tabeller inräknade: { $ratio } gånger så snabbt. En tråd genomsökte { $nodes } ställningar. Antalet är detsamma i varje körning.

check-no-tests = { $file } innehåller inga testdata. Rad { $line } kan inte läsas: { $detail }.
check-empty = { $file } innehåller inga testdata. Den är tom.
check-skipped-not-known = { $file }: { $count } överhoppade, för värdet är inte känt: { $names }
check-skipped-time = { $file }: { $count } överhoppade, för de tar längre tid än --max-seconds tillåter: { $names }
check-no-line = varken ett JSON-objekt eller en rad med värden
check-no-kind = inget känt slags prov: inget av { $keys }
check-missing = fältet { $field } saknas
check-move = drag { $number }: { $fault }
check-counts = { $field } måste vara en lista med heltal
check-no-counts = { $field } är tom
check-row = en rad har minst { $columns } kolumner
check-book = en rad i en öppningsbok har en variants namn, en ställning, dess värde och ett drag
check-word = { $field } måste vara { $allowed }, inte ”{ $text }”
check-value = ett värde av slaget { $kind } är inte ”{ $text }”
check-unreadable = FEL { $file }, rad { $line }, kan inte läsas: { $came }
check-failed = FEL { $id } ({ $file }, rad { $line }): väntat { $expected }; det blev { $came }
check-failed-nameless = FEL { $file }, rad { $line }: väntat { $expected }; det blev { $came }

# Datorns spelare mot varandra. A och B är spelare som de skrivs.
match-heading = { $a } mot { $b }: { $rules }
match-stopped = Avbrutet efter { $games } av { $wanted } partier.
match-points = Av { $games ->
    [one] ett parti
   *[other] { $games } partier
  } vinner { $player } { $wins }, spelar { $draws } oavgjort och förlorar { $losses }: { $rate }{ "\u00A0" }% av poängen, mellan { $low }{ "\u00A0" }% och { $high }{ "\u00A0" }% med 95{ "\u00A0" }% sannolikhet.
match-elo = Det är { $elo } Elo-poäng, mellan { $low } och { $high }.
match-elo-above = Det är mer än { $bound } Elo-poäng.
match-elo-below = Det är mindre än { $bound } Elo-poäng.

# Ett parti i terminalen.
play-heading = Kalaha: { $rules }
play-own-rules = egna husregler
play-random = { $side } spelar på måfå med startvärde { $seed } ({ $generator }).
play-level = { $side } är datorn på nivå { $level } av 8, med startvärde { $seed } ({ $generator }).
play-how = Skriv numret på en grop för att spela den, eller hjälp.
play-computer = Vill du möta datorn? Avsluta och skriv: kalaha play --north computer
play-goodbye = Hej då!
play-turn = { $who ->
    [you] Det är din tur.
   *[other] { $player }, det är din tur.
  } Välj en grop: { $houses }
play-turn-extra = { $who ->
    [you] Det är din tur igen: extratur { $count }.
   *[other] { $player }, det är din tur igen: extratur { $count }.
  } Välj en grop: { $houses }
play-turn-swap = { $who ->
    [you] Det är din tur.
   *[other] { $player }, det är din tur.
  } Välj en grop: { $houses }, eller byt
play-over = Partiet är slut. Du kan fortfarande skriva ångra, varför, spara FIL eller sluta.
play-unknown = ”{ $text }” är varken en grop eller ett kommando. Skriv hjälp för att se vad som finns.
play-undone = { $count ->
    [one] Ett drag är ångrat.
   *[other] { $count } drag är ångrade.
  }
play-why-nothing = Inget drag är gjort ännu.

help-brackets = Gropar inom [klamrar], eller med ^ eller v intill, kan väljas.
help-empty-line = En tom rad visar brädet igen.

saved = Sparat. Fortsätt senare med: kalaha play { $file }
saved-replaced = Sparat i stället för det tidigare partiet. Fortsätt senare med: kalaha play { $file }
save-no-record = { $file } innehåller något som inte är ett parti och får vara som den är. Välj ett annat namn.
save-where = Säg var partiet ska sparas, till exempel: spara kvällen.kalaha

seat-you = { $side } (du)
seat-named = { $side }: { $name }
seat-random = { $side } (på måfå)
seat-level = { $side } (nivå { $level })
seat-greedy = { $side } (girig)
board-store = { $player }, { $seeds } i boet

serve-at = Kalaha finns på { $url }
serve-at-other-port = Den vanliga porten är upptagen. Kalaha finns på { $url }
serve-in-network = Andra enheter i ditt nätverk hittar det också där.
serve-keeps = Partierna sparas i { $place }
serve-stop = Ctrl-C stänger av. Partierna fortsätter nästa gång.
serve-no-address = ”{ $text }” är ingen adress med port. Skriv till exempel 127.0.0.1:8080 eller 0.0.0.0:80.
serve-no-public-address = ”{ $text }” är ingen publik adress. Skriv till exempel https://kalaha.example, utan sökväg.
serve-port-in-use = Ett annat program lyssnar redan på { $address }. Stäng av det eller välj en annan port.
serve-port = Det går inte att lyssna på { $address }: { $detail }.
serve-no-database = ”{ $text }” inleder ingen databasadress. Skriv sqlite:///SÖKVÄG eller postgres://ANVÄNDARE@DATOR/NAMN.
serve-database = Partierna kan inte sparas i { $place }: { $detail }.
database-host = ingen dator heter så
database-foreign = det är ingen SQLite-databas
database-login = användarnamnet eller lösenordet godtas inte
database-missing = det finns ingen sådan databas
database-busy = den är upptagen just nu
database-newer = den hör till en nyare version av programmet
serve-no-home = Det finns ingen datamapp för dig. Ange var partierna ska sparas med --database sqlite:///SÖKVÄG.
serve-system = Servern kan inte köras: { $detail }.
