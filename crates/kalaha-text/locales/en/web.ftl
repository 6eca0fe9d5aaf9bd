# Pages in the browser: what stands round the board, the start page, a game, faults.

web-to-content = To the content
web-nav = Main pages
web-nav-play = Play
web-nav-analysis = Analysis
web-nav-rules = Rules
web-nav-about = About Kalaha
web-nav-keys = Keyboard help
web-nav-language = Language

web-start-title = Press a house to begin
web-start-help = You sow its seeds one by one. End in your own store, and you move again.
web-start = Start the game
web-show-board = Show the board
web-player-here = A person at this device
web-player-friend = A friend by link
web-player-level = Computer, level { $level }
web-rules = Rules
web-rules-differ = What is special about these rules:
web-who-starts = Who starts?
web-starts-in-turn = South, then in turn
web-starts-south = South
web-starts-north = North
web-starts-lot = Drawn by lot
web-starts-youngest = The youngest, as South
web-starts-last-winner = South, then the last winner
web-more-options = Names, help and house rules
web-name-south = South’s name
web-name-north = North’s name
web-help-allowed = Help during the game
web-help-usual = Hints and values; none with a friend
web-help-none = None
web-help-hints = Hints
web-help-values = Hints, and the value of every move
web-house-rules = House rules
web-as-preset = as chosen above: { $value }
web-start-position = Start from a position
web-start-position-help = Such as: S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s. Leave it empty for the usual start.

web-title-game = { $first } and { $second }
web-last-turn = Last turn
web-says = What happened
web-moves = Moves
web-move = Move
web-value = Final margin
web-no-move-yet = No move has been made yet. Choose a house to begin.
web-step-by-step = Step by step
web-why = Why?
web-why-of = Why? { $rule }
web-step-first = To the start
web-step-back = One move back
web-step-forward = One move on
web-step-last = To the last move
web-move-label = { $player }: { $move }
web-save-text = Save the game as text
web-to-now = To the last move
web-swap = Swap sides
web-takeback = Take back
web-takeback-ask = Ask to take back
web-redo = Make the move again
web-hint = Hint
web-values = Value of every move
web-show-again = Show the last turn again
web-resign = Give up
web-resign-really = Yes, I give up
web-rematch = Rematch
web-analyse-game = Analyse this game
web-new-game = New game
web-rematch-begun = The rematch is ready.
web-to-rematch = To the rematch
web-takeback-waits = You asked to take back { $count ->
    [one] the last move
   *[other] the last { $count } moves
  }. The other player has to agree.
web-takeback-asked = { $player } asks to take back { $count ->
    [one] the last move
   *[other] the last { $count } moves
  }.
web-rematch-waits = You asked for a rematch. The other player has to agree.
web-rematch-asked = { $player } asks for a rematch.
web-not-agreed = { $player } did not agree.
web-withdrawn = { $player } withdrew the request.
web-accept = Agree
web-decline = Decline
web-withdraw = Withdraw
web-invite = Send this link to your friend
web-invite-help = Whoever opens it can sit down in the other seat. You can close this page and come back.
web-only-here = These links open on this computer only. So that other devices in your network can open them, start Kalaha with: { $command }
web-seat-title = There is a seat for you
web-seat-against = You play { $side } against { $player }.
web-seat-side = You play { $side }.
web-seat-take = Sit down and play
web-seat-watch = Just watch
web-seat-other = This seat is for somebody else
web-seat-other-help = In this browser you play { $side } already. Send the link to your friend. Or play both sides here, if your friend sits beside you.
web-seat-back = Back to my game
web-seat-both = Play both sides here
web-copy = Copy
web-copied = Copied.
web-share-watch = Link to watch this game
web-rules-of-game = Rules of this game
web-rules-in-full = All rules in full
web-text-mode = Text mode
web-text-label = Move or command
web-text-answers = Answers
web-send = Send
web-settings = Settings
web-speed = Speed of the seeds
web-speed-off = Off
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-set-careful = A move needs a second press
web-set-keys = Keys of one character play and take back
web-set-flat = The device lies flat between two people
web-press-again = Press again to play it.
web-taken-back = { $count ->
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
  }
web-offline = The connection is lost. Your game is safe, and this page goes on by itself once it is back.
web-online = The connection is back.
web-close = Close

web-rules-board = The board and the move
web-rules-sowing = Sowing
web-rules-last-seed = The last seed
web-rules-end = The end
web-all-rules = All rules
web-all-rules-help = Every rule that this game knows, house rules included. Which of them hold is up to the rule set of a game.
web-sources = Where it is taught
web-no-source = No page or leaflet that we know teaches this; it follows from the other rules or is our own.

web-about-title = About Kalaha
web-about-what = Kalaha is a game for two with houses, stores and seeds. Here you play it with the rules of your own table, and the referee says why something happens.
web-about-play = Press a house on the first page and play on against the computer, from level 1 for beginners to level 8, which makes no mistake that a second of search can find. Two people can share one device.
web-about-friend = A friend plays along by a link; nobody needs an account. Close the page whenever you like: a game is never lost and nobody loses by being away.
web-about-analysis = The analysis tells the final margin that each move leads to if both sides play their best from there.
web-about-data = What is kept is the game itself and the names you give. Settings stay in your browser.
web-about-api = For programs
web-about-api-text = Everything here can be had by programs too; this document describes how:
web-keys-help = Keys of one character can be switched off in the settings beside the board.
web-key-house = sow that house of the side to move
web-key-tenth = sow the tenth house; to the eleventh and twelfth go with the arrows
web-key-arrows = walk from pit to pit round the board
web-key-enter = sow the house that is chosen
web-key-escape = leave a preview, or skip what is shown
web-key-back = take the last move back
web-key-again = show the last turn again
web-key-help = show this help

web-fault-not-found = There is nothing here
web-fault-server = That went wrong
web-fault-refused = That can’t be done
web-back-to-game = Back to the game
web-thinking = The computer is thinking …
web-presence-here = { $player } is here.
web-presence-away = { $player } is away. The game waits.
web-presence-gone = { $player } is away.
web-values-open = Not everything could be worked out in the time there is; what is not certain stands as a range.
web-your-name = Your name
web-save-name = Save
web-values-early = So early in the game no value is certain yet. A hint tells which move looks best.
web-other-device = Play on from another device
web-other-device-help = Whoever opens this link plays this side. Keep it to yourself.
