# What can be wrong with a command line. One sentence each; what stands in quotes was typed or could be.

usage-unknown = { $near ->
    [yes] “{ $text }” is not known here; did you mean “{ $name }”?
   *[no] “{ $text }” is not known here.
  }
usage-command = { $near ->
    [yes] There is no command “{ $text }”; did you mean “{ $name }”?
   *[no] There is no command “{ $text }”.
  }
usage-no-command = A command is missing.
usage-missing = Something is missing: “{ $option }”.
usage-no-value = “{ $option }” needs a value.
usage-value = “{ $option }” can’t be “{ $text }”; it must be { $needed }.
usage-needs-number = a whole number
usage-needs-range = a whole number from { $low } to { $high }
usage-needs-size = a number of bytes, or one such as 512M or 4G
usage-needs-memory = at least { $least }
usage-needs-seconds = a number of seconds, such as 10 or 0.5
usage-needs-language = sv, nb, da, de or en
usage-conflict = “{ $option }” can’t be used together with “{ $other }”.
usage-twice = “{ $option }” can be given only once.
usage-count = “{ $option }” takes another number of values.
usage-not-text = What was typed is no text in UTF-8.
usage-other = This command line can’t be read.
usage-help = More with --help.
