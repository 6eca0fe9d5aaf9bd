# What people argue about. Each question by its id, then the reasons, one for each way the answer can
# go. A reason is two sentences; the answer before it is one of these three words.

referee-yes = Yes.
referee-no = No.
referee-depends = It depends.

# What would make the other person right, and where nothing would. $code is how a rule is typed, in
# brackets behind a space, or empty for those who type none.
referee-otherwise = { $answer ->
    [yes] Under the house rule “{ $rule }”{ $code } the answer is yes.
   *[no] Under the house rule “{ $rule }”{ $code } the answer is no.
  }
referee-standard = { $answer ->
    [yes] By the standard rule “{ $rule }”{ $code } the answer is yes.
   *[no] By the standard rule “{ $rule }”{ $code } the answer is no.
  }
referee-never-otherwise = No house rule that we know of changes that.

question-unknown = There is no question “{ $text }”; kalaha judge --question list shows them all.
question-example = What it looks like
question-moves = Moves: { $moves }

dispute-opposite-empty = Do I capture if the house opposite is empty?
dispute-opposite-empty-no = Nothing lies opposite, so there is nothing to capture. Your last seed stays where it is, and your turn ends.
dispute-opposite-empty-yes = A last seed in your empty house goes into your store, whatever lies opposite. If nothing lies there, it goes alone.
dispute-opposite-empty-none = Nothing is ever captured under these rules. Your last seed stays where it is.

dispute-rest = At the end, do I keep the seeds that are left on my own side?
dispute-rest-yes = Seeds in the houses at the end belong to the side they lie on. You put them into your own store.
dispute-rest-emptier = The player whose side is empty takes what is left. It goes into that player’s store.
dispute-rest-discard = What is left in the houses counts for nobody. Only the seeds in the stores are counted.
dispute-rest-last-mover = Whoever sowed last takes what is left. Usually that is the player who emptied a side.

dispute-extra-turns = May I have several extra turns in a row?
dispute-extra-turns-yes = Each last seed in your own store gives you another turn. There is no limit.
dispute-extra-turns-yes-limit = Each last seed in your own store gives you another turn. These rules stop it after { $limit } in a row.
dispute-extra-turns-once = A last seed in your own store lets you move again, but only once in a row. After that the other player moves.
dispute-extra-turns-never = These rules have no extra turns at all. After a last seed in your store the other player moves.

dispute-opponent-store = Do I put a seed into my opponent’s store when I pass it?
dispute-opponent-store-no = You pass over the other store every time. Only your own store gets a seed from you.
dispute-opponent-store-yes = Every pit on the way gets a seed, both stores too. A seed in the other store counts for your opponent.

dispute-lap-capture = Do I also capture after sowing all the way round?
dispute-lap-capture-yes = A capture counts however far you have sown. { $fits ->
    [yes] With { $lap } seeds the last one ends
   *[no] After exactly one lap the last seed ends
  } in the house you lifted, which is empty then.
dispute-lap-capture-skip = The house you lifted gets no seed, so the last seed can’t end there. Every other house on your side has just been given one.
dispute-lap-capture-none = Nothing is ever captured under these rules. A whole lap changes nothing about that.

dispute-lap-origin = After a whole lap, does the house I lifted get a seed too?
dispute-lap-origin-yes = It is a pit like any other when you come round again. It gets one seed, just like the others.
dispute-lap-origin-no = The house you lifted is passed over when you come round again. The seed goes into the house after it.

dispute-own-seed = Nothing lies opposite. Does my own last seed go into my store at least?
dispute-own-seed-no = Your own seed goes into the store only together with captured ones. It stays in the house and can be sown later.
dispute-own-seed-yes = A last seed in your own empty house always goes into your store. It goes there even when it goes alone.
dispute-own-seed-leave = Your own seed stays in the house under these rules, even when you capture. Only the seeds opposite ever go into the store.
dispute-own-seed-none = Nothing is ever captured under these rules. Your last seed stays in the house.

dispute-after-capture = Do I move again after a capture?
dispute-after-capture-no = A capture ends your turn. Only a last seed that is sown into your own store gives an extra turn.
dispute-after-capture-none = Nothing is ever captured under these rules. Only a last seed that is sown into your own store could give an extra turn.
dispute-after-capture-never = A capture ends your turn. These rules have no extra turns at all.
dispute-after-capture-none-never = Nothing is ever captured under these rules. There are no extra turns either.

dispute-through-store = Do I sow through my own store and on to the other side?
dispute-through-store-yes = Your own store is a pit on your way, and it gets one seed. If you hold more, you sow on into the houses that follow.
dispute-through-store-no = Under these rules your own store comes after the other side’s houses. If you hold more, you sow on into your own row.

dispute-must-move = Must I move, even if I would rather wait?
dispute-must-move-yes = On your turn you choose one of your houses that holds seeds. You may not pass, even if every move hurts.

dispute-opponent-side = My last seed lands in an empty house of my opponent. Do I capture?
dispute-opponent-side-no = You capture only with a last seed on your own side. On the other side it stays where it is, and your turn ends.
dispute-opponent-side-none = Nothing is ever captured under these rules. On the other side the last seed just stays where it is.

dispute-out-of-store = May I take seeds back out of a store?
dispute-out-of-store-no = What lies in a store stays there until it is counted. You sow from houses only.

dispute-clockwise = Do we sow clockwise?
dispute-clockwise-no = You sow counter-clockwise, as seen from above. In your own row that is from left to right.
dispute-clockwise-yes = These rules sow clockwise, as seen from above. In your own row that is from right to left.

dispute-my-store = Is the store at my right hand mine?
dispute-my-store-yes = Everybody’s own store lies at the right end of their row. The store at your left hand is your opponent’s.
dispute-my-store-no = Under these rules your own store lies at your left hand. The store at your right hand is your opponent’s.

dispute-runs-dry = Does the player who runs out of seeds first lose?
dispute-runs-dry-no = Only the count at the end decides. Whoever has more seeds wins, and an empty side is no fault.

dispute-three-seeds = Is it wrong to begin with 3 seeds in each house?
dispute-three-seeds-no = One maker’s leaflet begins with 3 seeds, another’s with 4, and both are Kalaha. What matters is that all houses begin alike and that you agree before you begin.

dispute-unusable-extra = My last seed lands in my store, but my side is empty. Do I get my extra turn?
dispute-unusable-extra-no = An extra turn needs a seed to sow, and you have none. The game is over.
dispute-unusable-extra-pass = An extra turn needs a seed to sow, and you have none. You are passed over, and the other player goes on.
dispute-unusable-extra-never = These rules have no extra turns at all. With your side empty the game is over.

dispute-mancala = Is Kalaha the same as mancala?
dispute-mancala-no = Mancala is the name of a whole family of sowing games, with more than 800 names among them. Kalaha is one of them, though some makers sell it under the family’s name.

dispute-chance = Is there chance in it?
dispute-chance-no = There are no dice and no cards, and every seed lies open on the board. You can work out what each move does.

dispute-first-player = Does the player who begins always win?
dispute-first-player-wins = Only if both play perfectly does the player who begins win on this board under these rules; that is proved. Nobody plays perfectly, so either of you can win; take turns to begin.
dispute-first-player-not = Not even if both play perfectly does the player who begins win on this board under these rules; that is proved. Nobody plays perfectly, so either of you can win.
dispute-first-player-unknown = Nobody plays perfectly, so either of you can win. Who would win if both did depends on board and rules: for yours it is not proved, but by the standard rules, with 6 houses and 4 seeds in each, it is the player who begins.

dispute-official = Are there official rules?
dispute-official-no = No federation watches over the game, and the leaflets of its makers differ. The rules you agree on before you begin are the ones that count.

dispute-numbers = Is it always 48 seeds, counter-clockwise, and a game thousands of years old?
dispute-numbers-depends = Most play with 4 seeds in each house, counter-clockwise, but 3, 5, 6 and clockwise are played too; your rules have { $total } seeds, { $seeds } in each house, sown { $direction }. Boards of the family are known from the 4th century on, but Kalaha itself is from 1940.
