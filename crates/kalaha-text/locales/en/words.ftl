# Small words that other messages are built on.

missing-text = This text is missing.
side-south = South
side-north = North
side-computer = The computer
side-computer-within = the computer
side-opponent = Your opponent
side-opponent-within = your opponent
seeds = { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  }
quoted = “{ $text }”
range = { $low } to { $high }
list-more = { $a }, { $b }
list-or = { $a } or { $b }
list-semicolon = { $a }; { $b }

source-page = { $publisher } p. { $page }
source-title = { $publisher } “{ $title }”
source-title-day = { $publisher } “{ $title }”, { $day }
source-title-page = { $publisher } “{ $title }” p. { $page }
# The day of the report in TIME.
source-day-time = 14 June 1963
source-web = “{ $title }” ({ $language ->
    [sv] Swedish page
    [nb] Norwegian page
    [da] Danish page
    [de] German page
   *[other] page
  })
