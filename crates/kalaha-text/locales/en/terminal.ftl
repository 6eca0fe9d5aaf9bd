# What the program in the terminal says: help, headings, prompts.

# Faults of files and streams.
fault-in-file = { $file }: { $fault }
file-not-found = There is no file { $file }.
file-is-directory = { $file } is a directory; name a file.
file-denied = { $file } may not be read or written by you.
file-not-text = { $file } is no text in UTF-8.
file-too-large = { $file } is too large to be what is wanted here.
file-unusable = { $file } can’t be used: { $detail }.
json-broken = { $file } is broken JSON: look at line { $line }, column { $column }.
json-ends-early = { $file } is broken JSON: it ends too early, in line { $line }, column { $column }.
json-no-object = { $file } must be a JSON object; kalaha rules --json shows one.
set-no-equals = “{ $text }” sets nothing; write KEY=VALUE, such as seeds=3.
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

check-skipped = { $file }: { $count } of { $kind } skipped
check-unreadable = FAILED { $file }, line { $line }, can’t be read: { $came }
check-failed = FAILED { $id } ({ $file }, line { $line }): expected { $expected }; came { $came }
check-failed-nameless = FAILED { $file }, line { $line }: expected { $expected }; came { $came }
