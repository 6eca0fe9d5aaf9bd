# About the game: at a glance, where it comes from, what is and is not Kalaha. Where sources differ the
# text says so.

read-glance = At a glance
read-glance-players = Two players.
read-glance-age = From age 5 according to a Danish page, from 7 according to a Swedish one, from primary school according to a German one.
read-glance-time = About 10 minutes according to the German page, 10 to 20 according to the Norwegian and the Danish one, 15 to 30 according to the Swedish one.
read-glance-chance = No dice, no cards, nothing hidden: it is a game of counting and planning.
read-glance-school = Schools use it for arithmetic. A sheet of the University of Graz is made for school years 5 to 8.

read-history = Where it comes from
read-history-boards = The oldest known mancala boards are from the 4th century, found in the Roman fort of Abu Sha’ar by the Red Sea. Those of Matara in Eritrea and Yeha in Ethiopia are from the 6th or 7th century according to one article, from the 6th to 8th according to another.
read-history-word = “Mancala” became the family’s name with Stewart Culin, who wrote about it in 1894.
read-history-myth = Is it 5,000 years old? A Swedish page says thousands of years, and W. J. Champion spoke of the Sumerians in 1963; a German page calls the 5,000 years a myth, since nothing proves it.
read-history-champion = William Julius Champion Jr. lived from 1880 to 1972. As a student at Yale in 1905 he read about African game boards.
read-history-kalah = He put Kalah together in 1940. He made its rules simpler than those of the old games, so that it is soon learnt.
read-history-sold = When was it first sold? By one account it was sold from 1944 on and a company followed in 1958; according to TIME he already had a firm for it in 1940.
read-history-patents = The board was patented in 1952 and the game in 1955, as US patent 2,720,362.
read-history-spread = By 1963 some 75,000 games were sold, and children played on 150 playgrounds in Boston.
read-history-trademark = “Kalah” was a trademark in the United States from 1970 to 2002.
read-history-computer = A computer of the type PDP-1 played Kalah around 1960 and beat experienced players. Today most boards are solved: it is known who wins with perfect play.
read-history-sahara = In 1976 the firm Pelikan sold the game as “Sahara”.
read-history-bantumi = From 2000 on it was on Nokia phones under the name “Bantumi”.

read-family = What is not Kalaha
read-family-names = More than 800 names of mancala games are known. These are games of their own and not variants of Kalaha.
read-family-oware = Oware from West Africa is a deeper game and harder to play well.
read-family-bao = Bao from East Africa is played on 4 rows of 8 houses with 2 seeds in each.
read-family-bohnenspiel = Bohnenspiel is a German relative with rules of its own.

read-similar = If you like Kalaha
read-similar-othello = Othello: nothing hidden and no chance either, on a board of squares.
read-similar-backgammon = Backgammon: an old game for two, with dice.
read-similar-yatzy = Yatzy: dice again, and a decision at each throw.
read-similar-five-tribes = Five Tribes: you lift figures and put them down one by one, as in sowing.
read-similar-trajan = Trajan: you sow in a circle, and that decides what you may do.

read-words = Words in five languages
read-words-others = Other people say grop (Norwegian), hul (Danish) and Loch (German) for a house.

read-sources = Sources

read-how = Name one of them, for instance: kalaha read strategy
section-unknown = There is no section “{ $text }”; kalaha read lists them all.
