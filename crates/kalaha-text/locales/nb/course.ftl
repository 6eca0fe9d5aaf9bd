# Kurset: korte leksjoner på et brett. Reglene sier sine egne tekster; her står overskriftene, hva en
# leksjon legger til, oppgaven og svarene på riktige og gale forsøk. Etter et galt forsøk fortelles det
# først hva trekket gjorde.

course-heading = { $number } av { $count }: { $title }
course-more = Bra så langt. Det er din tur igjen.
course-turn-over = Turen din er over, og oppgaven er ikke løst ennå.
course-game = Prøv det nå i et parti.
learn-how = Begynn med: kalaha learn 1
learn-next = Neste: { $title }. Fortsett med: kalaha learn { $number }
learn-done = Det var den siste leksjonen. Spill et parti nå: kalaha play --north computer
lesson-unknown = Det finnes ingen leksjon «{ $text }». kalaha learn viser alle.

lesson-setup = Din side av brettet
lesson-setup-text = Hullene dine har nummer 1 til 6, fra venstre til høyre for deg. Kalahaen din kommer etter hull 6.
lesson-setup-task = Spill hullet nærmest kalahaen din.
lesson-setup-right = Ja, hull 6 ligger nærmest kalahaen din.
lesson-setup-wrong = Hullet nærmest kalahaen din er det siste i raden, lengst til høyre.

lesson-sowing = Såing
lesson-sowing-task = Velg det hullet som får siste stein til å havne i motstanderens hull 2.
lesson-sowing-right = Ja. Fire steiner fra hull 5 havner i hull 6, i kalahaen din og i to hull på den andre siden.
lesson-sowing-wrong = Tell fire steg fra hullet du velger. Kalahaen din er ett av dem.

lesson-stores = To kalahaer
lesson-stores-task = Velg et hull slik at du sår forbi motstanderens kalaha og tilbake til din egen rad.
lesson-stores-right = Ja. Steinene gikk hele veien rundt, og motstanderens kalaha fikk ingen.
lesson-stores-wrong = Se etter et hull med så mange steiner at de rekker forbi alle seks hull på den andre siden.

lesson-extra-turn = Ekstra tur
lesson-extra-turn-text = Den siste steinen fra et hull havner i kalahaen når hullet har like mange steiner som det er steg dit.
lesson-extra-turn-task = Finn hullet som gir deg en ekstra tur.
lesson-extra-turn-right = Ja. Hull 2 har fem steg til kalahaen og hadde fem steiner.
lesson-extra-turn-wrong = Sammenlign steinene i hvert hull med stegene til kalahaen. Hull 6 har ett steg, hull 5 har to, og slik fortsetter det.

lesson-capture = Fangst
lesson-capture-task = Fang steiner.
lesson-capture-right = Ja. Den siste steinen havnet i hull 5, som var tomt, og fem steiner lå rett overfor.
lesson-capture-wrong = Den siste steinen må havne i et eget tomt hull med steiner rett overfor.

lesson-nothing-opposite = Ingenting overfor
lesson-nothing-opposite-task = To av hullene dine når et eget tomt hull. Velg det som gir fangst.
lesson-nothing-opposite-right = Ja. Denne gangen lå det steiner rett overfor.
lesson-nothing-opposite-wrong = Se over brettet før du sår. Ligger det steiner rett overfor det tomme hullet?

lesson-lap = Hele veien rundt
lesson-lap-text = Med akkurat 13 steiner kommer den siste tilbake til starthullet, som da er tomt.
lesson-lap-task = Gå hele veien rundt og fang.
lesson-lap-right = Ja. Den siste av 13 steiner kom hjem til et tomt hull og fanget steiner.
lesson-lap-wrong = Hvilket hull har akkurat 13 steiner?

lesson-end = Slutten
lesson-end-task = Avslutt partiet med dette trekket, og vinn det.
lesson-end-right = Ja. Den andre siden er tom, så partiet er slutt, og det som ligger på din side, er ditt.
lesson-end-wrong = Du kan ta de siste steinene på den andre siden. Se hva som ligger rett overfor de tomme hullene dine.

lesson-chain = En kjede av ekstra turer
lesson-chain-text = Spill først hullet nærmest kalahaen. Da er det tomt, og neste hull kan fylle det igjen.
lesson-chain-task = Ta tre ekstra turer i én og samme tur.
lesson-chain-right = Ja. Den ene ekstra turen førte til den neste.
lesson-chain-wrong = Begynn med hull 6. Spiller du det senere, har det for mange steiner.

lesson-threat = Fare
lesson-threat-text = Motstanderen fanger slik som du: med en siste stein i et tomt hull rett overfor steinene dine.
lesson-threat-task = De sju steinene dine i hull 3 er i fare. Spill slik at motstanderen ikke kan fange dem.
lesson-threat-right = Ja. Det store hullet ditt er trygt nå.
lesson-threat-wrong = Motstanderen kan fortsatt fange mye. Se på de tomme hullene på den andre siden, og på hva som når dit.

lesson-prepare = Forberede en fangst
lesson-prepare-text = Et tomt hull er godt å ha. Ligger det mange steiner rett overfor, kan du fange dem ved å ende der i neste trekk.
lesson-prepare-task = Tøm hull 3, slik at hull 1 kan fange i neste trekk.
lesson-prepare-right = Ja. Hull 1 har to steiner og ender nå i hull 3, som er tomt, rett overfor sju.
lesson-prepare-wrong = Rett overfor hull 3 ligger det sju steiner, men i hullet ligger det én stein.

lesson-sweep = Holde på steinene
lesson-sweep-text = Når motstanderen går tom, er alle steinene på din side dine. De du sår over til den andre siden, er det ikke.
lesson-sweep-task = Motstanderen kan bare spille fra ett hull. Velg trekket som vinner.
lesson-sweep-right = Ja. Du beholder steinene på din side, og til slutt teller de for deg.
lesson-sweep-wrong = Det gir steiner til den andre siden. Hvilket trekk holder dem hjemme?

lesson-endgame = Det rette øyeblikket
lesson-endgame-text = Når din egen side blir tom, er partiet slutt, og resten går til motstanderen. Tell før du lar det skje.
lesson-endgame-task = Finn trekket som vinner.
lesson-endgame-right = Ja. Du telte helt til slutten.
lesson-endgame-wrong = Det trekket vinner ikke. Tell hvor mange hver av dere har når en side er tom.

# Nøtter. Oppgavene er for Sør, som er «du»; etter et galt forsøk fortelles det først hva trekket gjorde.
puzzle-heading = Nøtt { $number } av { $count }
puzzle-today = Dagens nøtt: nummer { $number } av { $count }
puzzle-how = Skriv hullet ditt, eller hullene dine etter hverandre.
task-later = Svar en annen gang med: { $command } HULL. Se løsningen med: { $command } --solution
puzzle-solution = Løsning: { $moves }
puzzles-made = { $file } har { $count } nøtter.
puzzle-unknown = Det finnes ingen nøtt «{ $text }». Det finnes 1 til { $count }, og today for dagens.

puzzle-extra-turns-task = Ta { $count } ekstra turer i én og samme tur. Hvordan?
puzzle-extra-turns-right = Ja, det blir { $count } ekstra turer, og det er den eneste måten.
puzzle-extra-turns-wrong = Det gir ikke { $count } ekstra turer. Tell stegene til kalahaen fra hvert hull.

puzzle-win-now-task = Vinn på én tur ved å få { $enough } steiner i kalahaen din, ekstra turer medregnet. Hvordan?
puzzle-win-now-right = Ja. Med minst { $enough } steiner i kalahaen kan ingen ta deg igjen.
puzzle-win-now-wrong = Det gir deg ikke { $enough } steiner på denne turen. Se først etter ekstra turer, så etter en fangst.

puzzle-best-capture-task = Ta den største fangsten denne turen tillater, ekstra turer medregnet. Hvordan?
puzzle-best-capture-right = Ja, { $count } steiner går til kalahaen din, og ingen annen tur fanger så mange.
puzzle-best-capture-wrong = En annen tur fanger flere. Se etter egne tomme hull med mange steiner rett overfor.

puzzle-end-now-task = Avslutt partiet på denne turen slik at du vinner. Hvordan?
puzzle-end-now-right = Ja. Partiet er slutt i rett øyeblikk, og du har flest steiner.
puzzle-end-now-wrong = Det avslutter ikke partiet med seier. Tell hvor mange hver av dere har når en side blir tom.

puzzle-save-house-task = { $count ->
    [one] Motstanderen er i ferd med å fange steinen din i hull { $house }. Hvilket trekk hindrer et slikt tap?
   *[other] Motstanderen er i ferd med å fange de { $count } steinene dine i hull { $house }. Hvilket trekk hindrer et slikt tap?
  }
puzzle-save-house-right = Ja. Motstanderen har ingen stor fangst igjen.
puzzle-save-house-wrong = Motstanderen kan fortsatt gjøre en stor fangst. Finn det tomme hullet på den andre siden og hva som når dit.

puzzle-only-win-task = Bare ett trekk vinner. Hvilket?
puzzle-only-win-right = Ja. Etter alle andre trekk kan motstanderen unngå å tape, men ikke etter dette.
puzzle-only-win-wrong = Etter det kan motstanderen unngå å tape. Bare ett trekk vinner.

puzzle-only-draw-task = Du kan ikke vinne hvis motstanderen spiller godt, og bare ett trekk redder uavgjort. Hvilket?
puzzle-only-draw-right = Ja. Etter alle andre trekk vinner motstanderen, men dette redder uavgjort.
puzzle-only-draw-wrong = Etter det kan motstanderen vinne. Bare ett trekk redder uavgjort.
