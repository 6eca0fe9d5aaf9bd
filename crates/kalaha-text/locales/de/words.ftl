# Kleine Wörter, auf denen andere Texte aufbauen.

missing-text = Dieser Text fehlt.
side-south = Süd
side-north = Nord
side-computer = Der Computer
side-computer-within = der Computer
side-opponent = Nord
side-opponent-within = Nord
seeds = { $seeds ->
    [one] 1 Stein
   *[other] { $seeds } Steine
  }
quoted = „{ $text }“
range = { $low } bis { $high }
list-more = { $a }, { $b }
list-or = { $a } oder { $b }
list-semicolon = { $a }; { $b }

source-page = { $publisher } S. { $page }
source-title = { $publisher } „{ $title }“
source-title-day = { $publisher } „{ $title }“, { $day }
source-title-page = { $publisher } „{ $title }“ S. { $page }
# The day of the report in TIME.
source-day-time = 14. Juni 1963
source-web = „{ $title }“ ({ $language ->
    [sv] schwedische Seite
    [nb] norwegische Seite
    [da] dänische Seite
    [de] deutsche Seite
   *[other] Seite
  })
