# The course: short lessons on a board. Rules are said by their own texts; here are the titles, what a
# lesson adds, its task, and the answers to right and wrong tries. A wrong try is first told by what the
# move did.

course-heading = { $number } of { $count }: { $title }
course-more = Good so far. It is your turn again.
course-turn-over = Your turn is over, and the task is not done yet.
course-game = Now try it in a game.
learn-how = Begin with: kalaha learn 1
learn-next = Next: { $title }. Go on with: kalaha learn { $number }
learn-done = That was the last lesson. Now play a game: kalaha play --north computer
lesson-unknown = There is no lesson “{ $text }”; kalaha learn lists them all.

lesson-setup = Your side of the board
lesson-setup-text = Your houses are numbered 1 to 6, from your left to your right. Your store comes after house 6.
lesson-setup-task = Sow the house next to your store.
lesson-setup-right = Yes, house 6 is next to your store.
lesson-setup-wrong = The house next to your store is the last one of your row, at the right.

lesson-sowing = Sowing
lesson-sowing-task = Choose the house whose last seed falls into your opponent’s house 2.
lesson-sowing-right = Yes. Four seeds from house 5 go into house 6, your store and two houses on the other side.
lesson-sowing-wrong = Count four pits on from the house you choose. Your store is one of them.

lesson-stores = Two stores
lesson-stores-task = Sow so far that you pass your opponent’s store and come back to your own row.
lesson-stores-right = Yes. The seeds went right round, and the other store got none.
lesson-stores-wrong = Look for a house with enough seeds to go past all six houses of the other side.

lesson-extra-turn = Extra turn
lesson-extra-turn-text = The last seed of a house falls into your store when the house holds as many seeds as it has steps to go.
lesson-extra-turn-task = Find the house that gives you an extra turn.
lesson-extra-turn-right = Yes. House 2 has five steps to go and held five seeds.
lesson-extra-turn-wrong = Compare each house’s seeds with its steps to the store: house 6 has one step, house 5 two, and so on.

lesson-capture = Capture
lesson-capture-task = Capture seeds.
lesson-capture-right = Yes. Your last seed fell into empty house 5, and five seeds lay opposite.
lesson-capture-wrong = Your last seed has to fall into an empty house of yours with seeds opposite.

lesson-nothing-opposite = Nothing opposite
lesson-nothing-opposite-task = Two houses can reach an empty house of yours. Choose the one that captures.
lesson-nothing-opposite-right = Yes. Seeds lay opposite this time.
lesson-nothing-opposite-wrong = Look across the board before you sow: are there seeds opposite the empty house?

lesson-lap = All the way round
lesson-lap-text = With exactly 13 seeds the last one comes back to the house you lifted, which is empty by then.
lesson-lap-task = Go all the way round and capture.
lesson-lap-right = Yes. The last of 13 seeds came home to an empty house and captured.
lesson-lap-wrong = Which house holds exactly 13 seeds?

lesson-end = The end
lesson-end-task = End the game with this move, and win it.
lesson-end-right = Yes. The other side is empty, so the game is over, and what lies on your side is yours.
lesson-end-wrong = You can take the last seeds of the other side. Look at what lies opposite your empty houses.

lesson-chain = A chain of extra turns
lesson-chain-text = Sow the house nearest your store first. Then it is empty, and the next house can fill it again.
lesson-chain-task = Get three extra turns in this one turn.
lesson-chain-right = Yes. One extra turn led to the next.
lesson-chain-wrong = Begin with house 6: sown later, it would hold too many seeds.

lesson-threat = Danger
lesson-threat-text = Your opponent captures as you do: with a last seed in an empty house that faces your seeds.
lesson-threat-task = Your seven seeds in house 3 are in danger. Move so that your opponent can’t capture them.
lesson-threat-right = Yes. Your big house is safe now.
lesson-threat-wrong = Your opponent can still capture a lot. Look at the empty houses of the other side, and at what can reach them.

lesson-prepare = Preparing a capture
lesson-prepare-text = An empty house is worth having. If many seeds face it, bring your last seed there with your next move.
lesson-prepare-task = Make house 3 empty, so that house 1 can capture with your next move.
lesson-prepare-right = Yes. House 1 has two seeds and now ends in empty house 3, opposite seven seeds.
lesson-prepare-wrong = Seven seeds lie opposite house 3, but a seed lies in it.

lesson-sweep = Holding on
lesson-sweep-text = When your opponent runs out, all seeds on your side are yours. Seeds that you sow across are not.
lesson-sweep-task = Your opponent has only one house to move from. Choose the move that wins.
lesson-sweep-right = Yes. You keep your seeds on your side, and they count for you at the end.
lesson-sweep-wrong = That gives seeds to the other side. Which move keeps them at home?

lesson-endgame = The right moment
lesson-endgame-text = When your own side runs empty, the game is over and the rest goes to your opponent. Count before you let it happen.
lesson-endgame-task = Find the move that wins.
lesson-endgame-right = Yes. You counted to the end.
lesson-endgame-wrong = That move does not win. Count what each of you will have when a side is empty.

# Puzzles. “Puzzle” tasks are for South, who is “you”; a wrong try is first told by what the move did.
puzzle-heading = Puzzle { $number } of { $count }
puzzle-today = Today’s puzzle: number { $number } of { $count }
puzzle-how = Type your house, or your houses one after the other.
task-later = To answer another time: { $command } HOUSE. To see the solution: { $command } --solution
puzzle-solution = Solution: { $moves }
puzzles-made = { $file } holds { $count } puzzles.
puzzle-unknown = There is no puzzle “{ $text }”; there are 1 to { $count }, and today.

puzzle-extra-turns-task = Get { $count } extra turns in this one turn. How?
puzzle-extra-turns-right = Yes, that makes { $count } extra turns, and it is the only way.
puzzle-extra-turns-wrong = That does not lead to { $count } extra turns. Count each house’s steps to the store.

puzzle-win-now-task = Win in one turn: get { $enough } seeds into your store, extra turns included. How?
puzzle-win-now-right = Yes. With { $enough } seeds or more in your store nobody can catch up.
puzzle-win-now-wrong = That does not get you { $enough } seeds in this turn. Look for extra turns first, then for a capture.

puzzle-best-capture-task = Make the biggest capture that this turn allows, extra turns included. How?
puzzle-best-capture-right = Yes, { $count } seeds go into your store, and no other turn captures as many.
puzzle-best-capture-wrong = Another turn captures more. Look for empty houses of yours that face many seeds.

puzzle-end-now-task = End the game in this turn so that you win. How?
puzzle-end-now-right = Yes. The game is over at the right moment, and you have more seeds.
puzzle-end-now-wrong = That does not end the game with a win. Count what each of you has when a side runs empty.

puzzle-save-house-task = Your opponent is about to capture { $count ->
    [one] your one seed
   *[other] your { $count } seeds
  } in house { $house }. Which move prevents any such loss?
puzzle-save-house-right = Yes. Your opponent has no big capture left.
puzzle-save-house-wrong = Your opponent can still make a big capture. Find the empty house of the other side and what reaches it.

puzzle-only-win-task = Only one move wins. Which?
puzzle-only-win-right = Yes. After every other move your opponent can avoid losing, but not after this one.
puzzle-only-win-wrong = After that your opponent can avoid losing. Only one move wins.

puzzle-only-draw-task = You can’t win if your opponent plays well, and only one move saves a draw. Which?
puzzle-only-draw-right = Yes. After every other move your opponent wins, but this one saves the draw.
puzzle-only-draw-wrong = After that your opponent can win. Only one move saves the draw.
