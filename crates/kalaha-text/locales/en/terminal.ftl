# What the program in the terminal says: help, headings, prompts.

# Faults of files and streams.
fault-in-file = { $file }: { $fault }
file-not-found = There is no file { $file }.
file-no-directory = { $file } can’t be written, because its directory does not exist.
file-is-directory = { $file } is a directory; name a file.
file-denied = { $file } may not be read or written by you.
file-not-text = { $file } is no text in UTF-8.
file-too-large = { $file } is too large to be what is wanted here.
file-unusable = { $file } can’t be used: { $detail }.
file-in-use = { $file } is being written by another run.

# Why the system refuses something; each stands within a sentence.
system-not-found = it does not exist
system-denied = that is not allowed
system-exists = it exists already
system-is-directory = it is a directory
system-no-directory = a part of the path is no directory
system-full = there is no room left
system-read-only = nothing can be written there
system-too-large = it would become too large
system-name = such a name is not possible
system-broken = the data are broken
system-memory = there is not enough memory
system-closed = the other end was closed
system-in-use = the address is in use already
system-no-address = this computer does not have that address
system-refused = nobody answers there
system-unreachable = it can’t be reached
system-late = it took too long

# What is wrong with a line of JSON; each stands within a sentence.
line-wrong = { $path } must be { $expected }, not { $found }, at column { $column }
line-missing = the field { $field } is missing, at column { $column }
line-trailing = more follows after the end, from column { $column } on
line-ends-early = it ends too early, at column { $column }
line-broken = it is no JSON, from column { $column } on
line-other = { $told }, at column { $column }
line-list = a list
line-object = an object
line-text = a text
line-switch = true or false
line-byte = a whole number from 0 to 255
line-number = a whole number

json-broken = { $file } is broken JSON: look at line { $line }, column { $column }.
json-ends-early = { $file } is broken JSON: it ends too early, in line { $line }, column { $column }.
json-no-object = { $file } must be a JSON object; kalaha rules --json shows one.
table-no-table = { $file } holds no endgame tables.
table-version = { $file } is of format version { $found }; this program reads version { $known }.
table-header = The beginning of { $file } is damaged.
table-layer = { $file } is damaged: the values of positions with { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  } have changed since they were written.
table-cut-short = { $file } is not whole: it has { $layers } of { $of } layers.
table-too-long = { $file } is damaged: it goes on after its end.
table-other-rules = { $file } holds the endgame tables of other rules: { $found }.
table-differs = { $key }={ $found }, not { $wanted }
table-other-size = { $file } holds endgame tables for up to { $found ->
    [one] 1 seed
   *[other] { $found } seeds
  }, not { $wanted }.
table-in-use = Another process is at work on { $file }.
table-disk-full = There is no more room for { $file }; make room and give the same command again, which goes on with what is finished.
table-none = { $why ->
    [cyclic] Where positions can repeat there are no endgame tables; choose another direction or store_side.
   *[majority] With the majority rule there are no endgame tables, because the stores decide too; set majority=off.
  }
table-too-large = { $file } takes { $needed } of memory to use, but only { $allowed } may be used.
table-memory = These tables take { $needed } to build, but only { $allowed } may be used; tables for up to { $fit ->
    [one] 1 seed
   *[other] { $fit } seeds
  } would fit.
stopped = Stopped.
set-houses = { $fault } With --set houses={ $found } they have as many.
games-several = { $file } holds { $count } games; choose one with --line.
games-no-line = { $file } has no game in line { $line }.
games-unreadable = { $file }, line { $line }, holds something else than a game: { $detail }.
games-unplayable = { $move ->
    [0] { $file }, line { $line }: { $fault }
   *[other] { $file }, line { $line }, move { $move }: { $fault }
}
rules-of-game = The game in { $file } has its own rules; leave out --rules and --set.
set-no-equals = “{ $text }” sets nothing; write KEY=VALUE, such as seeds=3.
player-unknown = There is no player called “{ $text }”; there are { $where ->
    [match] computer
   *[play] human, computer
  }, level:1 to level:8, random and greedy.
input-unreadable = What is typed can’t be read: { $detail }.
output-closed = The answer can’t be written: { $detail }.

# Headings of rulings.
judge-after = The board afterwards
judge-steps = How it comes about
judge-step = { $sentence } ({ $rule })
judge-sources = Where it is taught
judge-differences = House rules that would change it

rules-also = { $title } (also { $aliases })

perft-depth = moves
perft-leaves = sequences
perft-ends = games ended

progress-bar = { $bar } { $percent }% · { $time } left

tables-whole = { $file } now holds the value of every position with up to { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  } in the houses: { $positions } positions, { $size }.
tables-went-on = { tables-whole } Earlier work had left { $layers } of { $of } layers.
tables-before = { $file } holds these tables already, whole and sound.
tables-stopped = Stopped. { $file }.part keeps { $layers } of { $of } layers; the same command goes on with them.

tables-info = { $file } holds endgame tables (format version { $version }): the value of every position of { $houses ->
    [one] 1 house
   *[other] { $houses } houses
  } a side with up to { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  } in the houses, { $planes ->
    [one] { $positions } positions
   *[other] for { $planes } counts of extra turns left, { $positions } positions
  }, { $size }.
tables-info-serve = They serve every game by these rules, whatever its start position. To look at every value’s checksum: kalaha tables verify FILE

tables-wrong = FAILED { $position }: the tables say { $stored }, search finds { $found }
tables-right = { $file } is sound: all checksums are right, and { $equal ->
    [one] 1 position has
   *[other] { $equal } positions have
  } the value that search finds.
tables-not-right = { $file } is wrong: { $wrong } of { $all } positions have another value than search finds.
tables-verify-stopped = Stopped after { $all } positions; { $equal } have the value that search finds. All checksums are right.

# A search and what it takes.
search-builds = Tables of up to { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  }: { $percent }%
search-begins = Searching
search-short-of-memory = Only { $free } of memory is free, so no more than that is used.
search-smaller-tables = Tables of up to { $wish ->
    [one] 1 seed
   *[other] { $wish } seeds
  } don’t fit into the memory; they go up to { $seeds }.
search-no-tables = These rules can’t have tables, so the search goes without.
engine-memory = The system has not that much memory ({ $detail }); try again with a smaller --memory.
engine-other-rules = The tables are made for other rules.
engine-other-position = The position has other rules than the search.

solve-over = The game is over.
solve-line = Best line: { $line }
solve-line-so-far = Best as far as known: { $line }
solve-moves = Final margin for { $player } after each move
solve-stopped = The search was ended before it was finished.
solve-cyclic = Under these rules positions can come up again, so the search looks only some moves ahead.
solve-how = { $nodes ->
    [one] One position was searched
   *[other] { $nodes } positions were searched
  } in { $seconds } s.
solve-tables = Of these, { $seconds } s went into tables of all positions with up to { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  } in the houses ({ $size }).

# The atlas as a table.
atlas-heading = { $board }: what the one who starts wins by with perfect play
atlas-margin = margin
atlas-openings = best first
atlas-rules = rules
atlas-row-seconds = { $rules }: ended after { $limit } s
atlas-row-moves = { $rules }: { $limit } moves looked ahead
atlas-nothing = Nothing is known of such boards yet; kalaha atlas without --show computes it.
atlas-progress = { $left ->
    [one] One rule set to do: { $rules }
   *[other] { $left } rule sets to do, now { $rules }
  }
atlas-progress-time = { $minutes ->
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
  } { atlas-progress }
atlas-stopped = { $left ->
    [one] Stopped, with one rule set left.
   *[other] Stopped, with { $left } rule sets left.
  }
atlas-stopped-resumable = { $left ->
    [one] Stopped, with one rule set left. The same command goes on there.
   *[other] Stopped, with { $left } rule sets left. The same command goes on there.
  }
atlas-unreadable = { $file } holds something else than an atlas; its line { $line } can’t be read: { $detail }.

analyze-move = move
analyze-before = before
analyze-after = after
analyze-thrown-away = thrown away
analyze-perfect = No move is known to have thrown anything away.
analyze-mistakes = What would have been better
analyze-better = Move { $number }, in place of { $move }: { $line }
analyze-chart = { $player }’s margin with best play from then on
analyze-open = Not all of it was certain within the time (: in the chart); --max-seconds gives more.

bench-nodes = { $nodes } positions were searched; the count is the same in every run.
bench-fast = per second
bench-plain = plain rules
bench-ratio = ratio
bench-sequences = move sequences counted
bench-games = random games played
bench-table-positions = positions of a table solved
bench-searched = positions searched
bench-solve = { $board } from a cold start: { $margin } for the one who starts, in { $seconds } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
  }, tables included.
bench-tables = Tables of all positions with up to { $seeds } seeds: { $seconds } s, { $millions } million positions a second, { $ratio } times the plain rules.
bench-moves = The value of every move in { $positions } positions of games, on one thread: { $median } ms for half of them, at most { $most } ms for 99 of a hundred, { $all } ms for all. { $nodes } positions were searched; the count is the same in every run.
bench-threads = { $board } takes { $one } s on one thread and { $two } s on two, tables included: { $ratio } times as fast. One thread searched { $nodes } positions; the count is the same in every run.

check-no-tests = { $file } holds no test data; its line { $line } can’t be read: { $detail }.
check-empty = { $file } holds no test data; it is empty.
check-skipped-not-known = { $file }: { $count } skipped, because the value is not known: { $names }
check-skipped-time = { $file }: { $count } skipped, because they take longer than --max-seconds allows: { $names }
check-no-line = neither a JSON object nor a row of values
check-no-kind = no known kind of test: none of { $keys }
check-missing = the field { $field } is missing
check-move = move { $number }: { $fault }
check-counts = { $field } must be a list of whole numbers
check-no-counts = { $field } is empty
check-row = a row has at least { $columns } columns
check-book = a row of a book has a preset’s name, a position, its value and a move
check-word = { $field } must be { $allowed }, not “{ $text }”
check-value = a value of kind { $kind } is not “{ $text }”
check-unreadable = FAILED { $file }, line { $line }, can’t be read: { $came }
check-failed = FAILED { $id } ({ $file }, line { $line }): expected { $expected }; came { $came }
check-failed-nameless = FAILED { $file }, line { $line }: expected { $expected }; came { $came }

# Players of the computer against each other. A and B are players as they are typed.
match-heading = { $a } against { $b }: { $rules }
match-stopped = Stopped after { $games } of { $wanted } games.
match-points = Of { $games ->
    [one] one game
   *[other] { $games } games
  } { $player } wins { $wins }, draws { $draws } and loses { $losses }: { $rate }% of the points, between { $low }% and { $high }% with a chance of 95%.
match-elo = That is { $elo } Elo points, between { $low } and { $high }.
match-elo-above = That is more than { $bound } Elo points.
match-elo-below = That is less than { $bound } Elo points.

# A game in the terminal.
play-heading = Kalaha: { $rules }
play-own-rules = house rules of your own
play-random = { $side } plays at random from seed { $seed } ({ $generator }).
play-level = { $side } is the computer at level { $level } of 8, from seed { $seed } ({ $generator }).
play-how = Type the number of a house to sow it, or help.
play-computer = To play against the computer, leave and type: kalaha play --north computer
play-goodbye = Goodbye!
play-turn = { $who ->
    [you] Your turn.
   *[other] { $player }, it’s your turn.
  } Choose a house: { $houses }
play-turn-extra = { $who ->
    [you] Your turn again: extra turn { $count }.
   *[other] { $player }, it’s your turn again: extra turn { $count }.
  } Choose a house: { $houses }
play-turn-swap = { $who ->
    [you] Your turn.
   *[other] { $player }, it’s your turn.
  } Choose a house: { $houses }, or swap
play-over = The game is over. You can still type undo, why, save FILE or quit.
play-unknown = “{ $text }” is neither a house nor a command. Type help to see what there is.
play-undone = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
  }
play-why-nothing = No move has been made yet.

help-brackets = Houses in [brackets], or with ^ or v beside them, can be chosen.
help-empty-line = An empty line shows the board again.

saved = Saved. Go on later with: kalaha play { $file }
saved-replaced = Saved in place of the earlier game. Go on later with: kalaha play { $file }
save-no-record = { $file } holds something that is no game, and stays as it is. Choose another name.
save-where = Say where to save, such as: save evening.kalaha

seat-you = { $side } (you)
seat-named = { $side }: { $name }
seat-random = { $side } (random)
seat-level = { $side } (level { $level })
seat-greedy = { $side } (greedy)
board-store = { $player }, { $seeds } in the store

serve-at = Kalaha is at { $url }
serve-at-other-port = The usual port is taken; Kalaha is at { $url }
serve-in-network = Other devices in your network find it there too.
serve-keeps = Games are kept in { $place }
serve-stop = Ctrl-C stops it; games go on the next time.
serve-no-address = “{ $text }” is no address with a port; write for instance 127.0.0.1:8080 or 0.0.0.0:80.
serve-no-public-address = “{ $text }” is no public address; write for instance https://kalaha.example, without a path.
serve-port-in-use = Another program already listens at { $address }; stop it, or choose another port.
serve-port = { $address } can’t be listened at: { $detail }.
serve-no-database = “{ $text }” begins no address of a database; write sqlite:///PATH or postgres://USER@HOST/NAME.
serve-database = Games can’t be kept in { $place }: { $detail }.
database-host = no computer goes by that name
database-foreign = that is no database of SQLite
database-login = the user name or the password is refused
database-missing = there is no such database
database-busy = it is busy just now
database-newer = it belongs to a newer version of this program
serve-no-home = There is no data folder for you; say where games are kept with --database sqlite:///PATH.
serve-system = The server can’t run: { $detail }.
