# Hvad der kan være galt med det, der kommer udefra: hvad, hvor, og hvad der er tilladt.

error-unknown-key = { $near ->
    [yes] Der findes ingen regel, der hedder ”{ $name }”. Mente du { $names }?
   *[no] Der findes ingen regel, der hedder ”{ $name }”. Reglerne er { $names }.
  }
error-unknown-preset = { $near ->
    [yes] Der findes ingen variant, der hedder ”{ $name }”. Mente du { $names }?
   *[no] Der findes ingen variant, der hedder ”{ $name }”. Varianterne er { $names }.
  }
error-key-twice = Reglen ”{ $key }” er angivet to gange. Én gang er nok.
error-bad-value = ”{ $key }” kan ikke være ”{ $value }”. Tilladt er { $allowed }.
error-unknown-version = Reglerne er skrevet i format ”{ $value }”. Dette program læser format 1.
error-too-many-seeds = Et bræt med { $houses ->
    [one] 1 grube
   *[other] { $houses } gruber
  } på hver side og { $seeds } kugler i hver har { $total } kugler. Højst { $most } er tilladt.
error-houses-differ = { $side } har { $found ->
    [one] 1 tal
   *[other] { $found } tal
  } i sin række, men reglerne har { $houses ->
    [one] 1 grube
   *[other] { $houses } gruber
  } på hver side.
error-layout-length = Brættet har { $found ->
    [one] 1 tal
   *[other] { $found } tal
  }. Med { $houses ->
    [one] 1 grube
   *[other] { $houses } gruber
  } på hver side skal det have { $needed }.
error-too-many-on-board = På brættet ligger der { $total } kugler. Højst { $most } er tilladt.

error-position-expected = Tegn { $column } i stillingen skal være { $what }, men der står ”{ $found }”.
error-position-too-short = Stillingen slutter for tidligt. Tegn { $column } skal være { $what }.
error-position-count = Tallet ”{ $count }” ved tegn { $column } i stillingen er for stort. Højst { $most } er tilladt.
error-position-trailing = Stillingen er færdig før tegn { $column }. Fjern ”{ $found }”.
error-position-counts-differ = Efter tallet ved tegn { $column } har stillingen { $stated ->
    [one] 1 grube
   *[other] { $stated } gruber
  } på hver side. Efter de to kalahaer skal der derfor følge { $needed } tal, men der står { $found }.
error-position-too-many-houses = Efter tallet ved tegn { $column } har stillingen { $stated } gruber på hver side. Højst { $most } er muligt.
error-position-pie = Stillingen nævner byttet ved tegn { $column }, men reglerne har intet bytte. Sæt pie=true, eller fjern det.
error-over-at-start = { $end } Begynd fra en anden stilling.
expected-start = ”S”, ”<” eller ordet ”start”
expected-count = et antal kugler
expected-houses = antallet af gruber på hver side
expected-extra-used = antallet af brugte ekstra ture
expected-open-bracket = et antal kugler, eller ”(” og kuglerne i kalahaen
expected-close-bracket = ”)” efter kuglerne i kalahaen
expected-slash = ”/” mellem Syd og Nord
expected-north-row = ”N” og rækken for Nord
expected-comma-or-end = ”,” og et tal mere, eller ”>”

error-unreadable-move = ”{ $text }” er ikke noget træk. Skriv et grubenummer som 3, S3 eller N3, eller swap.
error-no-such-house = { $houses ->
    [one] Der findes ingen grube { $number }. Hver side har kun grube 1.
   *[other] Der findes ingen grube { $number }. Gruberne har numrene 1 til { $houses }, talt fra ejerens venstre side.
  }
error-empty-house = Grube { $house } er tom. Vælg en grube med kugler i.
error-foreign-house = Grube { $house } hos { $side } er ikke din. Vælg en på din egen side.
error-game-over = Spillet er slut. Der kan ikke laves flere træk.
error-no-pass = Ingen må sidde over. Vælg en grube med kugler i.
error-no-swap = Siderne kan ikke byttes nu. Kun spiller 2 må bytte, én gang, i stedet for sin første såning, og kun når reglerne har pie=true.
error-nothing-to-undo = Der er ikke noget træk at fortryde.
error-nothing-to-redo = Der er ikke noget træk at lave igen.

error-record-header = Linje { $line } skal være ”kalaha 1”, som et gemt spil begynder med.
error-record-unknown-line = Linje { $line } begynder med ”{ $name }:”. Et gemt spil har rules, south, north, start og result, og så trækkene.
error-record-missing-line = Det gemte spil mangler linjen ”{ $name }:”.
error-record-line-twice = Linje { $line } har ”{ $name }:” en gang til. Én gang er nok.
error-record-no-equals = I linje { $line } har reglen ”{ $text }” ingen værdi. Skriv key=value.
error-record-result = Linje { $line } angiver resultatet { $stated }, men trækkene fører til { $played }.
error-record-other = I linje { $line }: { $error }
