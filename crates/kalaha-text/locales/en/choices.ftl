# The house rules of an evening, asked one by one. The answers are the values of options.ftl.

choice-houses = How many houses does each side have?
choice-seeds = How many seeds does each house hold at the start?
choice-direction = Which way round do you sow?
choice-store-side = At which hand does your own store lie?
choice-sow-opponent-store = Does the opponent’s store get a seed too?
choice-skip-origin = After a whole lap, is the house you lifted passed over?
choice-lap = Your last seed lands in a house that holds seeds. Do you sow on?
choice-extra-turn-limit = How many extra turns in a row may a player have?
choice-capture = When does your last seed capture?
choice-end = When is the game over?
choice-remaining = Where do the seeds go that are left at the end?
choice-majority = What if a store holds more than half of all seeds?
choice-pie = May the second player swap sides after the first turn?

# What is agreed besides the rules of the board.
choice-starts = Who begins?
choice-starts-lot = the lot decides
choice-starts-youngest = the youngest
choice-starts-winner = the last winner
choice-starts-turn = each in turn
choice-starts-agreed = as agreed
