# Hva som kan være galt med det som kommer utenfra: hva, hvor og hva som er tillatt.

error-unknown-key = { $near ->
    [yes] Det finnes ingen regel som heter «{ $name }». Mente du { $names }?
   *[no] Det finnes ingen regel som heter «{ $name }». Reglene er { $names }.
  }
error-unknown-preset = { $near ->
    [yes] Det finnes ingen variant som heter «{ $name }». Mente du { $names }?
   *[no] Det finnes ingen variant som heter «{ $name }». Variantene er { $names }.
  }
error-key-twice = Regelen «{ $key }» er satt to ganger. Én gang er nok.
error-bad-value = «{ $key }» kan ikke være «{ $value }». Tillatt er { $allowed }.
error-unknown-version = Reglene er skrevet i format «{ $value }». Dette programmet leser format 1.
error-too-many-seeds = Et brett med { $houses ->
    [one] 1 hull
   *[other] { $houses } hull
  } på hver side og { $seeds } steiner i hvert har { $total } steiner. Høyst { $most } er tillatt.
error-houses-differ = { $side } har { $found ->
    [one] 1 tall
   *[other] { $found } tall
  } i raden sin, men reglene har { $houses ->
    [one] 1 hull
   *[other] { $houses } hull
  } på hver side.
error-layout-length = Brettet har { $found ->
    [one] 1 tall
   *[other] { $found } tall
  }. Med { $houses ->
    [one] 1 hull
   *[other] { $houses } hull
  } på hver side må det ha { $needed }.
error-too-many-on-board = På brettet ligger det { $total } steiner. Høyst { $most } er tillatt.

error-position-expected = Tegn { $column } i stillingen må være { $what }, men der står det «{ $found }».
error-position-too-short = Stillingen slutter for tidlig. Tegn { $column } må være { $what }.
error-position-count = Tallet «{ $count }» ved tegn { $column } i stillingen er for stort. Høyst { $most } er tillatt.
error-position-trailing = Stillingen er ferdig før tegn { $column }. Ta bort «{ $found }».
error-position-counts-differ = Etter tallet ved tegn { $column } har stillingen { $stated ->
    [one] 1 hull
   *[other] { $stated } hull
  } på hver side. Etter de to kalahaene må det derfor følge { $needed } tall, men der står det { $found }.
error-position-too-many-houses = Etter tallet ved tegn { $column } har stillingen { $stated } hull på hver side. Høyst { $most } er mulig.
error-position-pie = Stillingen nevner byttet ved tegn { $column }, men reglene har ikke noe bytte. Sett pie=true eller ta det bort.
error-over-at-start = { $end } Begynn fra en annen stilling.
expected-start = «S», «<» eller ordet «start»
expected-count = et antall steiner
expected-houses = antallet hull på hver side
expected-extra-used = antallet brukte ekstra turer
expected-open-bracket = et antall steiner, eller «(» og steinene i kalahaen
expected-close-bracket = «)» etter steinene i kalahaen
expected-slash = «/» mellom Sør og Nord
expected-north-row = «N» og raden for Nord
expected-comma-or-end = «,» og et tall til, eller «>»

error-unreadable-move = «{ $text }» er ikke noe trekk. Skriv et hullnummer som 3, S3 eller N3, eller swap.
error-no-such-house = { $houses ->
    [one] Det finnes ikke noe hull { $number }. Hver side har bare hull 1.
   *[other] Det finnes ikke noe hull { $number }. Hullene har nummer 1 til { $houses }, regnet fra venstre for den som eier dem.
  }
error-empty-house = Hull { $house } er tomt. Velg et hull med steiner i.
error-foreign-house = Hull { $house } hos { $side } er ikke ditt. Velg ett på din egen side.
error-game-over = Partiet er slutt. Det kan ikke gjøres flere trekk.
error-no-pass = Ingen kan stå over. Velg et hull med steiner i.
error-no-swap = Sidene kan ikke byttes nå. Bare spiller 2 kan bytte, én gang, i stedet for den første såingen sin, og bare når reglene har pie=true.
error-nothing-to-undo = Det er ikke noe trekk å angre.
error-nothing-to-redo = Det er ikke noe trekk å gjøre igjen.

error-record-header = Linje { $line } må være «kalaha 1», som innleder et lagret parti.
error-record-unknown-line = Linje { $line } begynner med «{ $name }:». Et lagret parti har rules, south, north, start og result, og så trekkene.
error-record-missing-line = Det lagrede partiet mangler linjen «{ $name }:».
error-record-line-twice = Linje { $line } har «{ $name }:» en gang til. Én gang er nok.
error-record-no-equals = I linje { $line } har regelen «{ $text }» ingen verdi. Skriv key=value.
error-record-result = Linje { $line } oppgir resultatet { $stated }, men trekkene fører til { $played }.
error-record-other = I linje { $line }: { $error }
