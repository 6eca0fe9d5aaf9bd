# Vad som kan vara fel i det som kommer utifrån: vad, var och vad som är tillåtet.

error-unknown-key = { $near ->
    [yes] Det finns ingen regel som heter ”{ $name }”. Menade du { $names }?
   *[no] Det finns ingen regel som heter ”{ $name }”. Reglerna är { $names }.
  }
error-unknown-preset = { $near ->
    [yes] Det finns ingen variant som heter ”{ $name }”. Menade du { $names }?
   *[no] Det finns ingen variant som heter ”{ $name }”. Varianterna är { $names }.
  }
error-key-twice = Regeln ”{ $key }” anges två gånger. En gång räcker.
error-bad-value = ”{ $key }” kan inte vara ”{ $value }”. Tillåtet är { $allowed }.
error-unknown-version = Reglerna är skrivna i format ”{ $value }”. Det här programmet läser format 1.
error-too-many-seeds = Ett bräde med { $houses ->
    [one] 1 grop
   *[other] { $houses } gropar
  } per sida och { $seeds } kulor i varje har { $total } kulor. Högst { $most } är tillåtna.
error-houses-differ = { $side } har { $found ->
    [one] 1 tal
   *[other] { $found } tal
  } i sin rad, men reglerna har { $houses ->
    [one] 1 grop
   *[other] { $houses } gropar
  } per sida.
error-layout-length = Brädet har { $found ->
    [one] 1 tal
   *[other] { $found } tal
  }. Med { $houses ->
    [one] 1 grop
   *[other] { $houses } gropar
  } per sida måste det ha { $needed }.
error-too-many-on-board = På brädet ligger { $total } kulor. Högst { $most } är tillåtna.

error-position-expected = Tecken { $column } i ställningen måste vara { $what }, men där står ”{ $found }”.
error-position-too-short = Ställningen slutar för tidigt. Tecken { $column } måste vara { $what }.
error-position-count = Talet ”{ $count }” vid tecken { $column } i ställningen är för stort. Högst { $most } är tillåtet.
error-position-trailing = Ställningen är färdig före tecken { $column }. Ta bort ”{ $found }”.
error-position-counts-differ = Enligt talet vid tecken { $column } har ställningen { $stated ->
    [one] 1 grop
   *[other] { $stated } gropar
  } per sida. Efter de två bona måste därför { $needed } tal följa, men där står { $found }.
error-position-too-many-houses = Enligt talet vid tecken { $column } har ställningen { $stated } gropar per sida. Högst { $most } är möjliga.
error-position-pie = Ställningen nämner bytet vid tecken { $column }, men reglerna har inget byte. Sätt pie=true eller ta bort det.
error-over-at-start = { $end } Börja från en annan ställning.
expected-start = ”S”, ”<” eller ordet ”start”
expected-count = ett antal kulor
expected-houses = antalet gropar per sida
expected-extra-used = antalet använda extraturer
expected-open-bracket = ett antal kulor, eller ”(” och kulorna i boet
expected-close-bracket = ”)” efter kulorna i boet
expected-slash = ”/” mellan Syd och Nord
expected-north-row = ”N” och raden för Nord
expected-comma-or-end = ”,” och ett tal till, eller ”>”

error-unreadable-move = ”{ $text }” är inget drag. Skriv ett gropnummer som 3, S3 eller N3, eller swap.
error-no-such-house = { $houses ->
    [one] Det finns ingen grop { $number }. Varje sida har bara grop 1.
   *[other] Det finns ingen grop { $number }. Groparna har nummer 1 till { $houses } från ägarens vänstra sida.
  }
error-empty-house = Grop { $house } är tom. Välj en grop med kulor i.
error-foreign-house = Grop { $house } hos { $side } är inte din. Välj en på din egen sida.
error-game-over = Partiet är slut. Inga fler drag kan göras.
error-no-pass = Ingen får stå över. Välj en grop med kulor i.
error-no-swap = Sidorna kan inte bytas nu. Bara spelare 2 får byta, en gång, i stället för sin första sådd, och bara när reglerna har pie=true.
error-nothing-to-undo = Det finns inget drag att ångra.
error-nothing-to-redo = Det finns inget drag att göra igen.

error-record-header = Rad { $line } måste vara ”kalaha 1”, som inleder ett sparat parti.
error-record-unknown-line = Rad { $line } börjar med ”{ $name }:”. Ett sparat parti har rules, south, north, start och result, och sedan dragen.
error-record-missing-line = Det sparade partiet saknar raden ”{ $name }:”.
error-record-line-twice = Rad { $line } har ”{ $name }:” en andra gång. En gång räcker.
error-record-no-equals = På rad { $line } har regeln ”{ $text }” inget värde. Skriv key=value.
error-record-result = Rad { $line } anger resultatet { $stated }, men dragen leder till { $played }.
error-record-other = På rad { $line }: { $error }
