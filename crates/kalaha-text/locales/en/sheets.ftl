# What is printed: the card, the house-rule sheet, the full rules, the referee's answers, a board to cut
# out, and a worksheet with solutions.

sheet-card = Kalaha on a card
sheet-house-rules = House rules for tonight
sheet-rules = The rules of Kalaha
sheet-referee = Who is right?
sheet-board = A board to cut out
sheet-worksheet = Kalaha worksheet

sheet-own-rules = House rules of our own
sheet-card-cut = Cut along the dashed line. One card is for the other side of the table.

sheet-agreed = We play by these rules:
sheet-agree-games = Number of games:
sheet-agree-help = Help that is allowed:
sheet-names = Names
sheet-signatures = Signatures
sheet-date = Date:
sheet-link = A game with these rules:
sheet-link-code = The same link as a code to scan

sheet-example-moves = Moves: { $moves }
sheet-before = Before
sheet-after = After
sheet-sources = Sources: { $sources }
sheet-source = Source: { $sources }

sheet-board-how-1 = Print this page in landscape, at its real size.
sheet-board-how-2 = Cut along the dashed line and glue the board to cardboard.
sheet-board-how-3 = Lay it between you. The row in front of you is yours, and so is the store named after your side.
sheet-board-how-4 = Put { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  } into each house, { $total } in all. Beans, marbles or pebbles do well.

sheet-name = Name:
sheet-class = Class:
sheet-worksheet-how = South is you. Your row is the lower one, your houses are numbered 1 to { $houses } from the left, and you move.
sheet-distance = Counting to the store
sheet-distance-task = Which houses give you an extra turn? Write down all of them.
sheet-capture = Captures
sheet-capture-task = Which house captures most, and how many seeds go into your store?
sheet-chain = Chains
sheet-chain-task = How many extra turns can you get in one turn? Write down the houses in their order.
sheet-answer = Answer:
sheet-solutions = Solutions
sheet-solution-houses = { $number }: { $houses }
sheet-solution-capture = { $number }: house { $house }, { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  }
sheet-solution-chain = { $number }: { $count ->
    [one] 1 extra turn
   *[other] { $count } extra turns
  }: { $houses }
sheet-solution-more = There are other ways to get as many.
sheet-seed = Sheet number { $seed }. The same number prints the same tasks.

sheet-written = The sheet is in { $file }. Open it in a browser and print it.
