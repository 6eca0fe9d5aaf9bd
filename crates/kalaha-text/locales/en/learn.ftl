# The game from set-up to end, examples that are worked out, and strategy. What is a rule of the board
# stands in rules.ftl, options.ftl and referee.ftl and is said from there.

learn-setup = Setting up
learn-setup-total = That makes { $total } seeds in all.
learn-setup-equal = 3, 5 or 6 seeds in each house are in use too. What matters is that all houses begin with equally many.
learn-setup-material = You need a board, or bowls, or circles drawn on paper. Marbles, pebbles and beans all make good seeds.
learn-setup-begin = Decide who begins: draw lots, or let the youngest begin. Then you take turns.

learn-move = A move

learn-last-seed = The last seed

learn-end = The end
learn-end-draw = If both players have { $half }, it is a draw.
learn-end-known = A game can be decided before it is over. If you know that it is, say so, and play on if you like.

# Over worked examples and strategy, where other rules are played.
learn-standard-game = The examples and advice are for the standard game.

learn-worked = Worked examples
learn-worked-opening = House 3 is four steps from your store and holds four seeds. Its last seed gives you an extra turn, and you can sow house 6 at once.
learn-worked-four-seeds = Four seeds from house 4 go into houses 5 and 6, your store and the first house of your opponent.
learn-worked-capture = The last seed falls into empty house 1, and six seeds lie opposite. You capture seven: one and six.
learn-worked-two-seeds = Two seeds from house 5 go into house 6 and your store. The last one gives you an extra turn.
learn-worked-distance = The last seed of a house falls into your store when the house holds as many seeds as it has steps to go. House 6 needs 1, house 5 needs 2, and so on to house 1, which needs 6.
learn-worked-count = South has 26 seeds at the end and North has 22. South wins.
learn-worked-swing = A capture counts twice: what you take, your opponent does not get. Six captured seeds make a difference of twelve in a game that is decided at 25.

learn-strategy = Playing well
learn-strategy-distance = Look first for a house that holds as many seeds as it has steps to your store. Sow it, and you move again.
learn-strategy-chain = Put extra turns together. Sow the house nearest your store first, so that it is empty and ready for the next one.
learn-strategy-prepare = Prepare a capture one move ahead. Find an empty house of yours that faces many seeds, and look which house reaches it.
learn-strategy-danger = Look at your big houses. If the house opposite is empty and your opponent can reach it, your seeds are in danger.
learn-strategy-empty = An empty house is worth having. Your last seed can fall into it and capture.
learn-strategy-rightmost = Keep the house next to your store ready. With one seed in it you have an extra turn whenever you want.
learn-strategy-emptying = Choose the moment when your side runs empty. It ends the game, and what your opponent still has goes to your opponent.
learn-strategy-sweep = Near the end seeds on your own side are as good as in your store. Holding on to them can win the game.
learn-strategy-count = Count, don’t guess. Everything lies open on the board.

learn-mistakes = Common mistakes
