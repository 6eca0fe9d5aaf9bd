# Små ord, som andre tekster bygger på.

missing-text = Denne tekst mangler.
side-south = Syd
side-north = Nord
side-computer = Computeren
side-computer-within = computeren
side-opponent = Modstanderen
side-opponent-within = modstanderen
seeds = { $seeds ->
    [one] 1 kugle
   *[other] { $seeds } kugler
  }
quoted = ”{ $text }”
range = { $low } til { $high }
list-more = { $a }, { $b }
list-or = { $a } eller { $b }
list-semicolon = { $a }; { $b }

source-page = { $publisher } s. { $page }
source-title = { $publisher } ”{ $title }”
source-title-day = { $publisher } ”{ $title }”, { $day }
source-title-page = { $publisher } ”{ $title }” s. { $page }
# The day of the report in TIME.
source-day-time = 14. juni 1963
source-web = ”{ $title }” ({ $language ->
    [sv] svensk side
    [nb] norsk side
    [da] dansk side
    [de] tysk side
   *[other] side
  })
