# Kleine Wörter, auf denen andere Texte aufbauen.

missing-text = Dieser Text fehlt.
side-south = Süd
side-north = Nord
side-computer = Der Computer
side-computer-within = der Computer
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
source-title-page = { $publisher } „{ $title }“ S. { $page }
source-web = „{ $title }“ ({ $language ->
    [sv] schwedische Seite
    [nb] norwegische Seite
    [da] dänische Seite
    [de] deutsche Seite
   *[other] Seite
  })
