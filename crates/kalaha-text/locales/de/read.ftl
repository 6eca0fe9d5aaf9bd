# Über das Spiel: auf einen Blick, woher es kommt, was Kalaha ist und was nicht. Wo Quellen sich
# widersprechen, steht es da.

read-glance = Auf einen Blick
read-glance-players = Zwei Personen.
read-glance-age = Ab 5 Jahren nach einer dänischen Seite, ab 7 nach einer schwedischen, ab der Grundschule nach einer deutschen.
read-glance-time = Etwa 10 Minuten nach der deutschen Seite, 10 bis 20 nach der norwegischen und der dänischen, 15 bis 30 nach der schwedischen.
read-glance-chance = Keine Würfel, keine Karten, nichts Verdecktes. Es kommt auf Zählen und Planen an.
read-glance-school = Schulen nutzen es zum Rechnen. Ein Blatt der Universität Graz ist für das 5. bis 8. Schuljahr gemacht.

read-history = Woher es kommt
read-history-boards = Die ältesten bekannten Mancala-Bretter sind aus dem 4. Jahrhundert, gefunden in der römischen Festung Abu Sha’ar am Roten Meer. Die von Matara in Eritrea und Yeha in Äthiopien sind nach einem Artikel aus dem 6. oder 7. Jahrhundert, nach einem anderen aus dem 6. bis 8.
read-history-word = „Mancala“ wurde durch Stewart Culin zum Namen der Familie. Er schrieb 1894 darüber.
read-history-myth = Ist es 5.000 Jahre alt? Eine schwedische Seite spricht von Jahrtausenden, und W. J. Champion sprach 1963 von den Sumerern. Eine deutsche Seite nennt die 5.000 Jahre einen Mythos, denn nichts beweist es.
read-history-champion = William Julius Champion Jr. lebte von 1880 bis 1972. Als Student in Yale las er 1905 von afrikanischen Spielbrettern.
read-history-kalah = Er stellte Kalah 1940 zusammen. Er machte die Regeln einfacher als die der alten Spiele, damit es schnell gelernt ist.
read-history-sold = Wann wurde es zuerst verkauft? Nach der einen Angabe gab es das Spiel ab 1944 zu kaufen, und 1958 folgte eine Firma. Nach TIME hatte er schon 1940 eine Firma dafür.
read-history-patents = Das Brett wurde 1952 patentiert und das Spiel 1955, als US-Patent 2.720.362.
read-history-spread = Bis 1963 wurden etwa 75.000 Spiele verkauft, und Kinder spielten auf 150 Spielplätzen in Boston.
read-history-trademark = „Kalah“ war in den USA von 1970 bis 2002 eine Marke.
read-history-computer = Ein Computer vom Typ PDP-1 spielte um 1960 Kalah und gewann gegen Geübte. Heute sind die meisten Bretter gelöst: Man weiß, wer bei bestem Spiel beider Seiten gewinnt.
read-history-sahara = 1976 verkaufte die Firma Pelikan das Spiel als „Sahara“.
read-history-bantumi = Ab 2000 war es unter dem Namen „Bantumi“ auf Nokia-Handys.

read-family = Was nicht Kalaha ist
read-family-names = Man kennt mehr als 800 Namen von Mancala-Spielen. Diese hier sind eigene Spiele und keine Varianten von Kalaha.
read-family-oware = Oware aus Westafrika ist ein tieferes Spiel und schwerer zu meistern.
read-family-bao = Bao aus Ostafrika wird auf 4 Reihen mit 8 Mulden und 2 Steinen je Mulde gespielt.
read-family-bohnenspiel = Das Bohnenspiel ist ein deutscher Verwandter mit eigenen Regeln.

read-similar = Wenn du Kalaha magst
read-similar-othello = Othello: auch hier nichts Verdecktes und kein Zufall, auf einem Brett mit Feldern.
read-similar-backgammon = Backgammon: ein altes Spiel für zwei, mit Würfeln.
read-similar-yatzy = Yatzy (ähnlich wie Kniffel): wieder Würfel, und bei jedem Wurf eine Entscheidung.
read-similar-five-tribes = Five Tribes: Du hebst Figuren auf und setzt sie einzeln ab, wie beim Säen.
read-similar-trajan = Trajan: Ein Kreis, in dem gesät wird, bestimmt, was du tun darfst.

read-words = Wörter in fünf Sprachen
read-words-others = Andere sagen für eine Mulde grop (Norwegisch), hul (Dänisch) und Loch (Deutsch).

read-sources = Quellen

read-how = Gib einen der Namen an, zum Beispiel: kalaha read strategy
section-unknown = Einen Abschnitt „{ $text }“ gibt es nicht. kalaha read zählt alles auf.
