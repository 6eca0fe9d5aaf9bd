# Hva som kan være galt med en kommandolinje. Det som står i anførselstegn, er skrevet eller kan skrives.

usage-unknown = { $near ->
    [yes] «{ $text }» er ikke kjent her. Mente du «{ $name }»?
   *[no] «{ $text }» er ikke kjent her.
  }
usage-command = { $near ->
    [yes] Det finnes ingen kommando «{ $text }». Mente du «{ $name }»?
   *[no] Det finnes ingen kommando «{ $text }».
  }
usage-no-command = En kommando mangler.
usage-missing = Noe mangler: «{ $option }».
usage-no-value = «{ $option }» trenger en verdi.
usage-value = «{ $option }» kan ikke være «{ $text }». Det må være { $needed }.
usage-needs-number = et heltall
usage-needs-range = et heltall fra { $low } til { $high }
usage-needs-size = et antall byte, eller ett som 512M eller 4G
usage-needs-memory = minst { $least }
usage-needs-seconds = et antall sekunder, som 10 eller 0.5
usage-needs-language = sv, nb, da, de eller en
usage-conflict = «{ $option }» kan ikke brukes sammen med «{ $other }».
usage-twice = «{ $option }» kan bare oppgis én gang.
usage-count = «{ $option }» tar et annet antall verdier.
usage-not-text = Det som ble skrevet, er ikke tekst i UTF-8.
usage-other = Kommandolinjen kan ikke leses.
usage-help = Mer finnes med --help.
