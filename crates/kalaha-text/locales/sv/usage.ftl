# Vad som kan vara fel på en kommandorad. Det som står inom citattecken är skrivet eller kan skrivas.

usage-unknown = { $near ->
    [yes] ”{ $text }” är inte känt här. Menade du ”{ $name }”?
   *[no] ”{ $text }” är inte känt här.
  }
usage-command = { $near ->
    [yes] Det finns inget kommando ”{ $text }”. Menade du ”{ $name }”?
   *[no] Det finns inget kommando ”{ $text }”.
  }
usage-no-command = Ett kommando saknas.
usage-missing = Något saknas: ”{ $option }”.
usage-no-value = ”{ $option }” behöver ett värde.
usage-value = ”{ $option }” kan inte vara ”{ $text }”. Det måste vara { $needed }.
usage-needs-number = ett heltal
usage-needs-range = ett heltal från { $low } till { $high }
usage-needs-size = ett antal byte, eller ett som 512M eller 4G
usage-needs-memory = minst { $least }
usage-needs-seconds = ett antal sekunder, som 10 eller 0.5
usage-needs-language = sv, nb, da, de eller en
usage-conflict = ”{ $option }” kan inte användas tillsammans med ”{ $other }”.
usage-twice = ”{ $option }” kan bara anges en gång.
usage-count = ”{ $option }” tar ett annat antal värden.
usage-not-text = Det som skrevs är inte text i UTF-8.
usage-other = Kommandoraden kan inte läsas.
usage-help = Mer finns med --help.
