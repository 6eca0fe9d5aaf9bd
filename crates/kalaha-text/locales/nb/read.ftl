# Om spillet: i korte trekk, hvor det kommer fra, hva som er kalaha og hva som ikke er det. Der kildene er
# uenige, står det.

read-glance = I korte trekk
read-glance-players = To spillere.
read-glance-age = Fra 5 år ifølge en dansk side, fra 7 ifølge en svensk, fra barneskolen ifølge en tysk.
read-glance-time = Omtrent 10 minutter ifølge den tyske siden, 10 til 20 ifølge den norske og den danske, 15 til 30 ifølge den svenske.
read-glance-chance = Ingen terninger, ingen kort, ingenting skjult. Det gjelder å telle og planlegge.
read-glance-school = Skoler bruker det i matematikk. Et ark fra universitetet i Graz er laget for 5. til 8. skoleår.

read-history = Hvor det kommer fra
read-history-boards = De eldste kjente mancalabrettene er fra 300-tallet og ble funnet i den romerske festningen Abu Sha’ar ved Rødehavet. De i Matara i Eritrea og Yeha i Etiopia er fra 500- eller 600-tallet ifølge én artikkel, fra 500- til 700-tallet ifølge en annen.
read-history-word = «Mancala» ble navnet på familien med Stewart Culin, som skrev om den i 1894.
read-history-myth = Er det 5{ "\u00A0" }000 år gammelt? En svensk side sier tusenvis av år, og W. J. Champion snakket om sumererne i 1963. En tysk side kaller de 5{ "\u00A0" }000 årene en myte, for ingenting beviser det.
read-history-champion = William Julius Champion Jr. levde fra 1880 til 1972. Som student ved Yale leste han i 1905 om afrikanske spillebrett.
read-history-kalah = Han satte sammen Kalah i 1940. Han gjorde reglene enklere enn i de gamle spillene, så det er fort lært.
read-history-sold = Når ble det først solgt? Ifølge én kilde ble det solgt fra 1944, og et selskap fulgte i 1958. Ifølge TIME hadde han et firma for det allerede i 1940.
read-history-patents = Brettet fikk patent i 1952 og spillet i 1955, som amerikansk patent 2{ "\u00A0" }720{ "\u00A0" }362.
read-history-spread = Fram til 1963 ble det solgt omtrent 75{ "\u00A0" }000 spill, og barn spilte på 150 lekeplasser i Boston.
read-history-trademark = «Kalah» var et varemerke i USA fra 1970 til 2002.
read-history-computer = En datamaskin av typen PDP-1 spilte Kalah omkring 1960 og slo øvede spillere. I dag er de fleste brett løst. Man vet hvem som vinner med best mulig spill fra begge.
read-history-sahara = I 1976 solgte firmaet Pelikan spillet som «Sahara».
read-history-bantumi = Fra 2000 fantes det på Nokia-telefoner under navnet «Bantumi».

read-family = Det som ikke er kalaha
read-family-names = Man kjenner mer enn 800 navn på mancalaspill. Disse er egne spill og ikke varianter av kalaha.
read-family-oware = Oware fra Vest-Afrika er et dypere spill og vanskeligere å spille godt.
read-family-bao = Bao fra Øst-Afrika spilles på 4 rader med 8 hull og 2 steiner i hvert.
read-family-bohnenspiel = Bohnenspiel er en tysk slektning med egne regler.

read-similar = Hvis du liker kalaha
read-similar-othello = Othello: ingenting skjult og ingen tilfeldigheter der heller, på et rutete brett.
read-similar-backgammon = Backgammon: et gammelt spill for to, med terninger.
read-similar-yatzy = Yatzy: terninger igjen, og et valg ved hvert kast.
read-similar-five-tribes = Five Tribes. Du løfter figurer og setter dem ned én og én, som når du sår.
read-similar-trajan = Trajan. Du sår i en ring, og den bestemmer hva du kan gjøre.

read-words = Ord på fem språk
read-words-others = Andre sier grop (norsk), hul (dansk) og Loch (tysk) om et hull.

read-sources = Kilder

read-how = Oppgi et av navnene, for eksempel: kalaha read strategy
section-unknown = Det finnes ikke noe avsnitt «{ $text }». kalaha read viser alt.
