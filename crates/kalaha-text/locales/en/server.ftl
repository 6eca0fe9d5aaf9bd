# What the server says where something can't be had. One sentence each: what is wrong, what to do.

server-no-json = What was sent is broken JSON: look at line { $line }, column { $column }.
server-no-object = What was sent must be a JSON object.
server-missing-field = The field “{ $key }” is missing.
server-unknown-field = There is no field “{ $key }” here; the fields are { $known }.
server-field-twice = The field “{ $key }” is given twice; once is enough.
server-bad-field = The field “{ $key }” must be { $expected }.
server-too-slow = What was sent took too long to come; try again.
server-broken-off = What was sent broke off on its way; try again.
server-too-large = What was sent is too large; at most { $most } KiB are allowed.
server-not-json = What is sent must be JSON, with the content type application/json.
server-no-seat = Only the players can do that; open the game with your own seat’s link.
server-wrong-seat = This link opens no seat of this game.
server-no-cookies = Your browser kept nothing of the link. Allow this page’s cookies and open the link again.
server-foreign-origin = This came from a page that is not part of this site; open the game here and try again.
server-no-help = This game is played without that help.
server-no-game = There is no such game; look at the link again.
server-no-page = There is no such page; look at the link again.
server-no-method = This page can’t be asked that way.
server-moved-on = The game has moved on; look at the board as it is now.
server-not-your-turn = It’s not your turn; wait for the other player’s move.
server-nothing-asked = There is nothing to answer.
server-own-request = This is for the other player to answer.
server-request-open = Something already waits for an answer; answer or withdraw that first.
server-not-alone = Moves can be made again like this only against the computer or at one table.
server-still-on = The game is still on; finish it or give it up first.
server-game-over = This game is over; begin another one.
server-too-many-games = From one place at most { $most ->
    [one] one game
   *[other] { $most } games
  } a minute can be begun; wait a little and try again.
server-too-many-streams = Too many people are watching just now; look again in a moment.
server-too-many-changes = Too much has happened in this game for that; finish it or begin another one.
server-engine-busy = The computer has too much to do just now; try again in a moment.
server-storage = The games can’t be reached just now; try again in a moment.
server-broken = Something went wrong here, not with you; try again.
