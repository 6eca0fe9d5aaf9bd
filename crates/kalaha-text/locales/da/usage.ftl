# Hvad der kan være galt med en kommandolinje. Det, der står i anførselstegn, er skrevet eller kan skrives.

usage-unknown = { $near ->
    [yes] ”{ $text }” kendes ikke her. Mente du ”{ $name }”?
   *[no] ”{ $text }” kendes ikke her.
  }
usage-command = { $near ->
    [yes] Der findes ingen kommando ”{ $text }”. Mente du ”{ $name }”?
   *[no] Der findes ingen kommando ”{ $text }”.
  }
usage-no-command = Der mangler en kommando.
usage-missing = Der mangler noget: ”{ $option }”.
usage-no-value = ”{ $option }” skal have en værdi.
usage-value = ”{ $option }” kan ikke være ”{ $text }”. Det skal være { $needed }.
usage-needs-number = et helt tal
usage-needs-range = et helt tal fra { $low } til { $high }
usage-needs-size = et antal byte, eller ét som 512M eller 4G
usage-needs-memory = mindst { $least }
usage-needs-seconds = et antal sekunder, som 10 eller 0.5
usage-needs-language = sv, nb, da, de eller en
usage-conflict = ”{ $option }” kan ikke bruges sammen med ”{ $other }”.
usage-twice = ”{ $option }” kan kun angives én gang.
usage-count = ”{ $option }” tager et andet antal værdier.
usage-not-text = Det, der blev skrevet, er ikke tekst i UTF-8.
usage-other = Kommandolinjen kan ikke læses.
usage-help = Mere findes med --help.
