# Spelet från uppställning till slut, genomräknade exempel och strategi. Det som är en regel för brädet
# står i rules.ftl, options.ftl och referee.ftl och sägs därifrån.

learn-setup = Uppställning
learn-setup-total = Det blir { $total } kulor i allt.
learn-setup-equal = 3, 5 eller 6 kulor i varje grop används också. Det viktiga är att alla gropar börjar med lika många.
learn-setup-material = Det behövs ett bräde, eller skålar, eller ringar ritade på papper. Det går bra med glaskulor, småstenar eller bönor.
learn-setup-begin = Bestäm vem som börjar. Dra lott, eller låt den yngsta börja. Sedan turas ni om.

learn-move = Ett drag

learn-last-seed = Sista kulan

learn-end = Slutet
learn-end-draw = Har båda { $half } är det oavgjort.
learn-end-known = Ett parti kan vara avgjort innan det är slut. Vet ni det, så säg det, och spela vidare om ni vill.

# Over worked examples and strategy, where other rules are played.
learn-standard-game = Exemplen och råden gäller standardspelet.

learn-worked = Genomräknade exempel
learn-worked-opening = Grop 3 har fyra steg till ditt bo och fyra kulor. Sista kulan ger dig en extratur, och du kan spela grop 6 direkt.
learn-worked-four-seeds = Fyra kulor från grop 4 hamnar i grop 5 och 6, i ditt bo och i motståndarens första grop.
learn-worked-capture = Sista kulan hamnar i den tomma gropen 1, och sex kulor ligger mittemot. Du fångar sju: en och sex.
learn-worked-two-seeds = Två kulor från grop 5 hamnar i grop 6 och i ditt bo. Den sista ger dig en extratur.
learn-worked-distance = Sista kulan från en grop hamnar i boet när gropen har lika många kulor som steg kvar dit. Grop 6 behöver 1, grop 5 behöver 2, och så fortsätter det till grop 1, som behöver 6.
learn-worked-count = Syd har 26 kulor på slutet och Nord har 22. Syd vinner.
learn-worked-swing = En fångst räknas dubbelt: det du tar får motståndaren inte. Sex fångade kulor gör en skillnad på tolv i ett parti som avgörs vid 25.

learn-strategy = Spela bra
learn-strategy-distance = Titta först efter en grop som har lika många kulor som steg till ditt bo. Spela den, så får du en extratur.
learn-strategy-chain = Lägg extraturer efter varandra. Spela först gropen närmast boet, så att den är tom och redo för nästa.
learn-strategy-prepare = Förbered en fångst ett drag i förväg. Hitta en egen tom grop med många kulor mittemot, och se vilken grop som når dit.
learn-strategy-danger = Håll ett öga på dina stora gropar. Är gropen mittemot tom och kan motståndaren nå den, så är dina kulor i fara.
learn-strategy-empty = En tom grop är bra att ha. Din sista kula kan hamna i den och fånga.
learn-strategy-rightmost = Håll gropen närmast boet redo. Med en kula i den har du en extratur när du vill.
learn-strategy-emptying = Välj ögonblicket när din sida blir tom. Då är partiet slut, och det som motståndaren har kvar går till motståndaren.
learn-strategy-sweep = Mot slutet är kulor på din egen sida lika bra som i boet. Att hålla kvar dem kan vinna partiet.
learn-strategy-count = Räkna, gissa inte. Allt ligger synligt på brädet.

learn-mistakes = Vanliga misstag
