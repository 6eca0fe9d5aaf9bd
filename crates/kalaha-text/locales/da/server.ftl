# Hvad serveren siger, når noget ikke kan fås: hvad der er galt, og hvad man gør.

server-no-json = Det, der blev sendt, er ikke gyldig JSON. Se linje { $line }, kolonne { $column }.
server-no-object = Det, der sendes, skal være et JSON-objekt.
server-missing-field = Feltet ”{ $key }” mangler.
server-unknown-field = Her findes intet felt ”{ $key }”. Felterne er { $known }.
server-field-twice = Feltet ”{ $key }” er angivet to gange. Én gang er nok.
server-bad-field = Feltet ”{ $key }” skal være { $expected }.
server-too-slow = Det, der blev sendt, var for længe undervejs. Prøv igen.
server-broken-off = Det, der blev sendt, blev afbrudt undervejs. Prøv igen.
server-too-large = Det, der blev sendt, er for stort. Højst { $most } KiB er tilladt.
server-not-json = Det, der sendes, skal være JSON, med indholdstypen application/json.
server-no-seat = Det kan kun spillerne gøre. Åbn spillet med linket til din egen plads.
server-wrong-seat = Dette link hører ikke til nogen plads i spillet.
server-no-cookies = Browseren har ikke gemt linket. Tillad sidens cookies, og åbn linket igen.
server-foreign-origin = Dette kom fra en side uden for dette websted. Åbn spillet her, og prøv igen.
server-no-help = Dette spil spilles uden den hjælp.
server-no-game = Der findes ikke sådan et spil. Se på linket en gang til.
server-no-page = Der findes ikke sådan en side. Se på linket en gang til.
server-no-method = Siden kan ikke kaldes på den måde.
server-moved-on = Spillet er gået videre. Se på brættet, som det er nu.
server-not-your-turn = Det er ikke din tur. Vent på modstanderens træk.
server-nothing-asked = Der er ikke noget at svare på.
server-own-request = Det er modstanderen, der skal svare på det.
server-request-open = Noget venter allerede på svar. Svar, eller træk det tilbage først.
server-not-alone = Sådan kan træk kun laves igen mod computeren eller ved samme bord.
server-still-on = Spillet er ikke slut. Spil færdigt, eller giv op først.
server-game-over = Dette spil er slut. Begynd et nyt.
server-too-many-games = { $most ->
    [one] Fra ét og samme sted kan der højst begyndes ét spil i minuttet. Vent lidt, og prøv igen.
   *[other] Fra ét og samme sted kan der højst begyndes { $most } spil i minuttet. Vent lidt, og prøv igen.
  }
server-too-many-streams = For mange ser med lige nu. Kig forbi igen om et øjeblik.
server-too-many-changes = Der er sket for meget i dette spil, til at det kan lade sig gøre. Afslut det, eller begynd et nyt.
server-engine-busy = Computeren har for meget at lave lige nu. Prøv igen om et øjeblik.
server-storage = Spillene kan ikke nås lige nu. Prøv igen om et øjeblik.
server-broken = Noget gik galt her, ikke hos dig. Prøv igen.
