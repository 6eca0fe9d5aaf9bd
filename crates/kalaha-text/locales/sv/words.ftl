# Små ord som andra texter byggs av.

missing-text = Den här texten saknas.
side-south = Syd
side-north = Nord
side-computer = Datorn
side-computer-within = datorn
side-opponent = Motståndaren
side-opponent-within = motståndaren
seeds = { $seeds ->
    [one] 1 kula
   *[other] { $seeds } kulor
  }
quoted = ”{ $text }”
range = { $low } till { $high }
list-more = { $a }, { $b }
list-or = { $a } eller { $b }
list-semicolon = { $a }; { $b }

source-page = { $publisher } s. { $page }
source-title = { $publisher } ”{ $title }”
source-title-day = { $publisher } ”{ $title }”, { $day }
source-title-page = { $publisher } ”{ $title }” s. { $page }
# The day of the report in TIME.
source-day-time = 14 juni 1963
source-web = ”{ $title }” ({ $language ->
    [sv] svensk sida
    [nb] norsk sida
    [da] dansk sida
    [de] tysk sida
   *[other] sida
  })
