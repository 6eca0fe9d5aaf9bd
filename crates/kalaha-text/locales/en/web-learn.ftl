# Pages on which people learn, settle disputes, agree on house rules and print.

web-nav-learn = Learn
web-nav-print = Print

web-learn-title = Learn Kalaha
web-learn-help = Short lessons on a board. Each begins with a rule and ends with a task.
web-learn-course = The course
web-learn-game = The game from start to end
web-learn-read = About the game
web-learn-task = Your task
web-learn-again = Try again
web-learn-solution = Show the solution
web-task-over = This try is over. Try again, or look at the solution.
web-task-no-values = That would give the answer away. Try a house, or look at the solution.
web-learn-next = Next: { $title }
web-learn-shown = Shown on a board
web-example-play = Play it on the board
web-learn-puzzles = Puzzles
web-learn-puzzle-today = Today’s puzzle
web-learn-puzzle-next = Next puzzle

web-referee-help = What people argue about at the table, answered by the rules you play by.
web-rules-told = Told by these rules: { $rules }
web-referee-rules = Answered by these rules: { $rules }
web-referee-other-rules = Answer by other rules
web-referee-show = Show the answers
web-referee-all = All questions
web-referee-own-case = A case of your own
web-referee-own-case-help = Set up the board as it was, and say what was played and what each of you thinks.
web-referee-moves = Moves, house by house
web-referee-moves-help = Such as: 3 6. Houses are counted from the left of whoever moves.
web-referee-no-moves = Say which house was played, such as: 3.
web-referee-first = First person says
web-referee-second = Second person says
web-referee-seeds = { $who ->
    [first] Number of seeds captured, says the first person (may stay empty)
   *[second] Number of seeds captured, says the second person (may stay empty)
  }
web-referee-bad-seeds = { $who ->
    [first] The first person’s number of seeds must be a whole number from 1 to 255, or stay empty.
   *[second] The second person’s number of seeds must be a whole number from 1 to 255, or stay empty.
  }
web-referee-no-claim = Choose “Seeds are captured” for what { $who ->
    [first] the first person
   *[second] the second person
  } says, or leave the number of seeds empty.
web-referee-try = Try it as a case of your own

web-house-rules-help = Answer what you want to play differently. Everything else stays standard.
web-house-rules-named = Rule sets with a name
web-house-rules-other = another number
web-house-rules-what = What does this change?
web-house-rules-show = Show our rules
web-house-rules-ours = Our rules
web-house-rules-play = Play by these rules
web-house-rules-print = Print the sheet
web-house-rules-perfect = With perfect play

web-print-help = Each sheet opens as a page of its own, made for A4. Print it from your browser.
web-print-now = Print this page
web-print-by = Printed by these rules: { $rules }
web-print-back = All sheets
web-print-card = The rules in short, twice on a page: one card for each side of the table.
web-print-house-rules = What you play differently tonight, with names and lines to sign.
web-print-rules = All rules, with worked examples.
web-print-referee = What people argue about, with answer, reason and sources.
web-print-board = Cut it out, glue it on card, and play with beans or marbles.
web-print-worksheet = Tasks for a class, with the solutions on a page of their own.
