# Hva man er uenige om. Hvert spørsmål etter id, så grunnene, én for hver måte svaret kan falle ut på.
# En grunn er to setninger. Svaret foran er ett av disse tre ordene.

referee-yes = Ja.
referee-no = Nei.
referee-depends = Det kommer an på.

# Hva som ville gitt den andre rett, og der ingenting gjør det.
referee-otherwise = { $answer ->
    [yes] Med husregelen «{ $rule }»{ $code } er svaret ja.
   *[no] Med husregelen «{ $rule }»{ $code } er svaret nei.
  }
referee-standard = { $answer ->
    [yes] Med standardregelen «{ $rule }»{ $code } er svaret ja.
   *[no] Med standardregelen «{ $rule }»{ $code } er svaret nei.
  }
referee-never-otherwise = Ingen husregel vi kjenner til, endrer på det.

question-unknown = Det finnes ikke noe spørsmål «{ $text }». kalaha judge --question list viser alle.
question-example = Slik ser det ut
question-moves = Trekk: { $moves }

dispute-opposite-empty = Blir det fangst hvis hullet rett overfor er tomt?
dispute-opposite-empty-no = Rett overfor ligger det ingenting, så det er ikke noe å fange. Den siste steinen blir liggende, og turen går videre.
dispute-opposite-empty-yes = En siste stein i ditt eget tomme hull går til kalahaen din, uansett hva som ligger rett overfor. Ligger det ingenting der, går den alene.
dispute-opposite-empty-none = Med disse reglene blir det aldri fanget noe. Den siste steinen blir liggende.

dispute-rest = Får jeg til slutt beholde steinene som er igjen på min egen side?
dispute-rest-yes = Steinene som er igjen i hullene, hører til den siden de ligger på. Du legger dem i din egen kalaha.
dispute-rest-emptier = Den som gikk tom, tar det som er igjen. Det går til den spillerens kalaha.
dispute-rest-discard = Det som er igjen i hullene, teller ikke. Bare steinene i kalahaene blir talt.
dispute-rest-last-mover = Den som spilte sist, tar det som er igjen. Som oftest er det den som tømte en side.

dispute-extra-turns = Kan jeg få flere ekstra turer på rad?
dispute-extra-turns-yes = Hver siste stein i din egen kalaha gir deg en tur til. Det er ingen grense.
dispute-extra-turns-yes-limit = Hver siste stein i din egen kalaha gir deg en tur til. Med disse reglene er det slutt etter { $limit } på rad.
dispute-extra-turns-once = En siste stein i din egen kalaha lar deg spille igjen, men bare én gang på rad. Så er det motstanderens tur.
dispute-extra-turns-never = Disse reglene har ingen ekstra turer. Etter en siste stein i kalahaen din er det motstanderens tur.

dispute-opponent-store = Legger jeg en stein i motstanderens kalaha når jeg kommer forbi?
dispute-opponent-store-no = Du hopper over motstanderens kalaha hver gang. Bare din egen kalaha får en stein av deg.
dispute-opponent-store-yes = Alle hull og kalahaer på veien får en stein, motstanderens kalaha også. Den steinen teller for motstanderen.

dispute-lap-capture = Fanger jeg også når jeg har sådd hele veien rundt?
dispute-lap-capture-yes = En fangst gjelder uansett hvor langt du har sådd. { $fits ->
    [yes] Med { $lap } steiner ender den siste
   *[no] Etter nøyaktig én runde ender den siste steinen
  } i starthullet, som da er tomt.
dispute-lap-capture-skip = Starthullet får ingen stein, så den siste kan ikke ende der. Alle andre hull på din side har nettopp fått en.
dispute-lap-capture-none = Med disse reglene blir det aldri fanget noe. At du sår hele veien rundt, endrer ikke på det.

dispute-lap-origin = Får starthullet også en stein når jeg har sådd hele veien rundt?
dispute-lap-origin-yes = Det er et hull som alle andre når du kommer rundt igjen. Det får én stein, akkurat som de andre.
dispute-lap-origin-no = Starthullet hoppes over når du kommer rundt igjen. Steinen går i hullet etter.

dispute-own-seed = Rett overfor ligger det ingenting. Går i det minste min egen siste stein til kalahaen?
dispute-own-seed-no = Din egen stein går bare til kalahaen sammen med fangede steiner. Den blir liggende i hullet og kan sås senere.
dispute-own-seed-yes = En siste stein i et eget tomt hull går alltid til kalahaen din. Det gjør den også når den går alene.
dispute-own-seed-leave = Med disse reglene blir din egen stein liggende i hullet, også når du fanger. Det er bare steinene rett overfor som går til kalahaen.
dispute-own-seed-none = Med disse reglene blir det aldri fanget noe. Den siste steinen blir liggende i hullet.

dispute-after-capture = Får jeg spille igjen etter en fangst?
dispute-after-capture-no = Etter en fangst går turen videre. Bare en siste stein som sås i din egen kalaha, gir en ekstra tur.
dispute-after-capture-none = Med disse reglene blir det aldri fanget noe. Bare en siste stein som sås i din egen kalaha, kan gi en ekstra tur.
dispute-after-capture-never = Etter en fangst går turen videre. Med disse reglene finnes det ingen ekstra turer.
dispute-after-capture-none-never = Med disse reglene blir det aldri fanget noe. Ekstra turer finnes heller ikke.

dispute-through-store = Sår jeg gjennom min egen kalaha og videre på den andre siden?
dispute-through-store-yes = Din egen kalaha ligger på veien og får én stein. Har du flere igjen, sår du videre i hullene som følger.
dispute-through-store-no = Med disse reglene kommer kalahaen din etter motstanderens hull. Har du flere igjen, sår du videre i din egen rad.

dispute-must-move = Må jeg spille, selv om jeg heller vil vente?
dispute-must-move-yes = Når det er din tur, velger du et av hullene dine med steiner i. Du kan ikke stå over, selv om hvert trekk svir.

dispute-opponent-side = Den siste steinen havner i et tomt hull hos motstanderen. Blir det fangst?
dispute-opponent-side-no = Du fanger bare med en siste stein på din egen side. På den andre siden blir den liggende, og turen går videre.
dispute-opponent-side-none = Med disse reglene blir det aldri fanget noe. På den andre siden blir den siste steinen liggende.

dispute-out-of-store = Kan jeg ta steiner ut av en kalaha igjen?
dispute-out-of-store-no = Det som ligger i en kalaha, ligger der til det blir talt. Du sår bare fra hull.

dispute-clockwise = Sår man med klokka?
dispute-clockwise-no = Man sår mot klokka, sett ovenfra. I din egen rad er det fra venstre til høyre.
dispute-clockwise-yes = Med disse reglene sår man med klokka, sett ovenfra. I din egen rad er det fra høyre til venstre.

dispute-my-store = Er kalahaen til høyre for meg min?
dispute-my-store-yes = Hver har sin kalaha i høyre ende av sin egen rad. Kalahaen til venstre for deg er motstanderens.
dispute-my-store-no = Med disse reglene ligger kalahaen din til venstre for deg. Kalahaen til høyre er motstanderens.

dispute-runs-dry = Taper den som går tom først?
dispute-runs-dry-no = Bare antallet til slutt avgjør. Den som har flest steiner, vinner, og en tom side er ingen feil.

dispute-three-seeds = Er det galt å begynne med 3 steiner i hvert hull?
dispute-three-seeds-no = Én produsents hefte begynner med 3 steiner, en annens med 4, og begge deler er kalaha. Det viktige er at alle hull begynner likt, og at dere er enige før dere begynner.

dispute-unusable-extra = Den siste steinen havner i kalahaen min, men min side er tom. Får jeg den ekstra turen?
dispute-unusable-extra-no = En ekstra tur krever en stein å så, og du har ingen. Partiet er slutt.
dispute-unusable-extra-pass = En ekstra tur krever en stein å så, og du har ingen. Du står over, og motstanderen fortsetter.
dispute-unusable-extra-never = Disse reglene har ingen ekstra turer. Når siden din er tom, er partiet slutt.

dispute-mancala = Er kalaha det samme som mancala?
dispute-mancala-no = Mancala er navnet på en hel familie av såspill, med mer enn 800 navn. Kalaha er ett av dem, selv om noen produsenter selger det under familiens navn.

dispute-chance = Er det tilfeldigheter i spillet?
dispute-chance-no = Det er verken terninger eller kort, og hver stein ligger åpent på brettet. Du kan regne ut hva hvert trekk gjør.

dispute-first-player = Vinner alltid den som begynner?
dispute-first-player-wins = Bare hvis begge spiller perfekt, vinner den som begynner på dette brettet med disse reglene, og det er bevist. Ingen spiller perfekt, så begge kan vinne; bytt på å begynne.
dispute-first-player-not = Ikke engang hvis begge spiller perfekt, vinner den som begynner på dette brettet med disse reglene, og det er bevist. Ingen spiller perfekt, så begge kan vinne.
dispute-first-player-unknown = Ingen spiller perfekt, så begge kan vinne. Hvem som vinner hvis begge gjør det, kommer an på brett og regler: For deres er det ikke bevist, men med standardreglene, 6 hull og 4 steiner i hvert er det den som begynner.

dispute-official = Finnes det offisielle regler?
dispute-official-no = Ikke noe forbund våker over spillet, og heftene fra produsentene er ulike. Det som gjelder, er reglene dere blir enige om før dere begynner.

dispute-numbers = Er det alltid 48 steiner, mot klokka og et spill som er tusenvis av år gammelt?
dispute-numbers-depends = De fleste spiller med 4 steiner i hvert hull og mot klokka, men 3, 5, 6 og med klokka spilles også, og reglene deres har { $total } steiner, { $seeds } i hvert hull, { $direction }. Brett fra samme familie er kjent fra 300-tallet, men selve kalaha er fra 1940.
