# Om spelet: i korthet, varifrån det kommer, vad som är kalaha och vad som inte är det. Där källorna
# säger olika står det så.

read-glance = I korthet
read-glance-players = Två spelare.
read-glance-age = Från 5 år enligt en dansk sida, från 7 enligt en svensk, från lågstadiet enligt en tysk.
read-glance-time = Ungefär 10 minuter enligt den tyska sidan, 10 till 20 enligt den norska och den danska, 15 till 30 enligt den svenska.
read-glance-chance = Inga tärningar, inga kort, inget dolt. Det gäller att räkna och planera.
read-glance-school = Skolor använder det i matematiken. Ett arbetsblad från universitetet i Graz är gjort för årskurs 5 till 8.

read-history = Varifrån det kommer
read-history-boards = De äldsta kända mancalabrädena är från 300-talet och hittades i den romerska fästningen Abu Sha’ar vid Röda havet. De i Matara i Eritrea och Yeha i Etiopien är från 500- eller 600-talet enligt en artikel, från 500- till 700-talet enligt en annan.
read-history-word = ”Mancala” blev namnet på familjen genom Stewart Culin, som skrev om den 1894.
read-history-myth = Är det 5{ "\u00A0" }000 år gammalt? En svensk sida säger tusentals år, och W. J. Champion talade om sumererna 1963. En tysk sida kallar de 5{ "\u00A0" }000 åren en myt, för inget bevisar det.
read-history-champion = William Julius Champion Jr. levde från 1880 till 1972. Som student vid Yale läste han 1905 om afrikanska spelbräden.
read-history-kalah = Han satte ihop Kalah 1940. Han gjorde reglerna enklare än i de gamla spelen, så att det är lätt att lära sig.
read-history-sold = När såldes det första gången? Enligt en uppgift såldes det från 1944, och ett bolag följde 1958. Enligt TIME hade han en firma för det redan 1940.
read-history-patents = Brädet fick patent 1952 och spelet 1955, som USA-patent 2{ "\u00A0" }720{ "\u00A0" }362.
read-history-spread = Fram till 1963 såldes omkring 75{ "\u00A0" }000 spel, och barn spelade på 150 lekplatser i Boston.
read-history-trademark = ”Kalah” var ett varumärke i USA från 1970 till 2002.
read-history-computer = En dator av typen PDP-1 spelade Kalah omkring 1960 och slog vana spelare. I dag är de flesta bräden lösta: man vet vem som vinner med bästa spel från båda.
read-history-sahara = 1976 sålde firman Pelikan spelet som ”Sahara”.
read-history-bantumi = Från 2000 fanns det i Nokias telefoner under namnet ”Bantumi”.

read-family = Det som inte är kalaha
read-family-names = Man känner till mer än 800 namn på mancalaspel. De här är egna spel och inga varianter av kalaha.
read-family-oware = Oware från Västafrika är ett djupare spel och svårare att spela bra.
read-family-bao = Bao från Östafrika spelas på 4 rader med 8 gropar och 2 kulor i varje.
read-family-bohnenspiel = Bohnenspiel är en tysk släkting med egna regler.

read-similar = Om du gillar kalaha
read-similar-othello = Othello: inget dolt och ingen slump där heller, på ett rutigt bräde.
read-similar-backgammon = Backgammon: ett gammalt spel för två, med tärningar.
read-similar-yatzy = Yatzy: tärningar igen, och ett beslut vid varje kast.
read-similar-five-tribes = Five Tribes: du tar upp figurer och ställer ner dem en i taget, som vid sådd.
read-similar-trajan = Trajan: du sår i en ring, och den bestämmer vad du får göra.

read-words = Ord på fem språk
read-words-others = Andra säger grop (norska), hul (danska) och Loch (tyska) om en grop.

read-sources = Källor

read-how = Ange ett av namnen, till exempel: kalaha read strategy
section-unknown = Det finns inget avsnitt ”{ $text }”. kalaha read visar allt.
