# Små ord som andre tekster bygger på.

missing-text = Denne teksten mangler.
side-south = Sør
side-north = Nord
side-computer = Datamaskinen
side-computer-within = datamaskinen
side-opponent = Motstanderen
side-opponent-within = motstanderen
seeds = { $seeds ->
    [one] 1 stein
   *[other] { $seeds } steiner
  }
quoted = «{ $text }»
range = { $low } til { $high }
list-more = { $a }, { $b }
list-or = { $a } eller { $b }
list-semicolon = { $a }; { $b }

source-page = { $publisher } s. { $page }
source-title = { $publisher } «{ $title }»
source-title-day = { $publisher } «{ $title }», { $day }
source-title-page = { $publisher } «{ $title }» s. { $page }
# The day of the report in TIME.
source-day-time = 14. juni 1963
source-web = «{ $title }» ({ $language ->
    [sv] svensk side
    [nb] norsk side
    [da] dansk side
    [de] tysk side
   *[other] side
  })
