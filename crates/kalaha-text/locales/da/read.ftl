# Om spillet: i korte træk, hvor det kommer fra, hvad der er kalaha, og hvad der ikke er. Hvor kilderne er
# uenige, står det.

read-glance = I korte træk
read-glance-players = To spillere.
read-glance-age = Fra 5 år ifølge en dansk side, fra 7 ifølge en svensk, fra de mindste klasser ifølge en tysk.
read-glance-time = Cirka 10 minutter ifølge den tyske side, 10 til 20 ifølge den norske og den danske, 15 til 30 ifølge den svenske.
read-glance-chance = Ingen terninger, ingen kort, intet skjult. Det gælder om at tælle og planlægge.
read-glance-school = Skoler bruger det i matematik. Et ark fra universitetet i Graz er lavet til 5. til 8. skoleår.

read-history = Hvor det kommer fra
read-history-boards = De ældste kendte mancalabrætter er fra 300-tallet og blev fundet i den romerske fæstning Abu Sha’ar ved Det Røde Hav. Dem i Matara i Eritrea og Yeha i Etiopien er fra 500- eller 600-tallet ifølge én artikel, fra 500- til 700-tallet ifølge en anden.
read-history-word = ”Mancala” blev familiens navn med Stewart Culin, der skrev om den i 1894.
read-history-myth = Er det 5.000 år gammelt? En svensk side siger tusinder af år, og W. J. Champion talte om sumererne i 1963. En tysk side kalder de 5.000 år en myte, for intet beviser det.
read-history-champion = William Julius Champion Jr. levede fra 1880 til 1972. Som studerende på Yale læste han i 1905 om afrikanske spillebrætter.
read-history-kalah = Han satte Kalah sammen i 1940. Han gjorde reglerne enklere end i de gamle spil, så det er hurtigt lært.
read-history-sold = Hvornår blev det først solgt? Ifølge én kilde blev det solgt fra 1944, og et selskab fulgte i 1958. Ifølge TIME havde han et firma til det allerede i 1940.
read-history-patents = Brættet fik patent i 1952 og spillet i 1955, som amerikansk patent 2.720.362.
read-history-spread = Frem til 1963 blev der solgt omkring 75.000 spil, og børn spillede på 150 legepladser i Boston.
read-history-trademark = ”Kalah” var et varemærke i USA fra 1970 til 2002.
read-history-computer = En computer af typen PDP-1 spillede Kalah omkring 1960 og slog øvede spillere. I dag er de fleste brætter løst. Man ved, hvem der vinder med bedste spil fra begge.
read-history-sahara = I 1976 solgte firmaet Pelikan spillet som ”Sahara”.
read-history-bantumi = Fra 2000 fandtes det på Nokia-telefoner under navnet ”Bantumi”.

read-family = Det, der ikke er kalaha
read-family-names = Man kender mere end 800 navne på mancalaspil. Disse er selvstændige spil og ikke varianter af kalaha.
read-family-oware = Oware fra Vestafrika er et dybere spil og sværere at spille godt.
read-family-bao = Bao fra Østafrika spilles på 4 rækker med 8 gruber og 2 kugler i hver.
read-family-bohnenspiel = Bohnenspiel er en tysk slægtning med egne regler.

read-similar = Hvis du kan lide kalaha
read-similar-othello = Othello: intet skjult og heller ingen tilfældigheder, på et ternet bræt.
read-similar-backgammon = Backgammon: et gammelt spil for to, med terninger.
read-similar-yatzy = Yatzy: terninger igen, og et valg ved hvert kast.
read-similar-five-tribes = Five Tribes. Du løfter figurer og sætter dem ned én ad gangen, som når du sår.
read-similar-trajan = Trajan. Du sår i en ring, og den bestemmer, hvad du må gøre.

read-words = Ord på fem sprog
read-words-others = Andre siger grop (norsk), hul (dansk) og Loch (tysk) om en grube.

read-sources = Kilder

read-how = Angiv et af navnene, for eksempel: kalaha read strategy
section-unknown = Der findes intet afsnit ”{ $text }”. kalaha read viser det hele.
