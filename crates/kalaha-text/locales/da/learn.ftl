# Spillet fra opstilling til slutning, gennemregnede eksempler og strategi. Det, der er en regel for
# brættet, står i rules.ftl, options.ftl og referee.ftl og siges derfra.

learn-setup = Opstilling
learn-setup-total = Det bliver { $total } kugler i alt.
learn-setup-equal = 3, 5 eller 6 kugler i hver grube bruges også. Det vigtige er, at alle gruber begynder med lige mange.
learn-setup-material = I skal bruge et bræt, eller skåle, eller cirkler tegnet på papir. Glaskugler, småsten og bønner kan alle bruges.
learn-setup-begin = Aftal, hvem der starter. Træk lod, eller lad den yngste starte. Derefter skiftes I.

learn-move = Et træk

learn-last-seed = Den sidste kugle

learn-end = Slutningen
learn-end-draw = Har begge { $half }, er det uafgjort.
learn-end-known = Et spil kan være afgjort, før det er slut. Ved I det, så sig det, og spil videre, hvis I vil.

# Over worked examples and strategy, where other rules are played.
learn-standard-game = Eksemplerne og rådene gælder standardspillet.

learn-worked = Gennemregnede eksempler
learn-worked-opening = Grube 3 har fire skridt til din kalaha og fire kugler. Den sidste giver dig en ekstra tur, og du kan straks spille grube 6.
learn-worked-four-seeds = Fire kugler fra grube 4 lander i grube 5 og 6, i din kalaha og i modstanderens første grube.
learn-worked-capture = Den sidste kugle lander i den tomme grube 1, og seks kugler ligger lige overfor. Du fanger syv: én og seks.
learn-worked-two-seeds = To kugler fra grube 5 lander i grube 6 og i din kalaha. Den sidste giver dig en ekstra tur.
learn-worked-distance = Den sidste kugle fra en grube lander i kalahaen, når gruben har lige så mange kugler, som der er skridt derhen. Grube 6 skal bruge 1, grube 5 skal bruge 2, og sådan fortsætter det til grube 1, der skal bruge 6.
learn-worked-count = Syd har 26 kugler til sidst, og Nord har 22. Syd vinder.
learn-worked-swing = En fangst tæller dobbelt. Det, du tager, får modstanderen ikke. Seks fangede kugler giver en forskel på tolv i et spil, der afgøres ved 25.

learn-strategy = Spil godt
learn-strategy-distance = Se først efter en grube, der har lige så mange kugler, som der er skridt til din kalaha. Spil den, og du får en ekstra tur.
learn-strategy-chain = Læg ekstra ture efter hinanden. Spil først gruben nærmest kalahaen, så den er tom og klar til den næste.
learn-strategy-prepare = Forbered en fangst ét træk i forvejen. Find en af dine egne tomme gruber med mange kugler lige overfor, og se, hvilken grube der når derhen.
learn-strategy-danger = Pas på dine store gruber. Er gruben lige overfor tom, og kan modstanderen nå den, er dine kugler i fare.
learn-strategy-empty = En tom grube er god at have. Din sidste kugle kan lande i den og fange.
learn-strategy-rightmost = Hold gruben nærmest kalahaen klar. Med én kugle i den har du en ekstra tur, når du vil.
learn-strategy-emptying = Vælg det øjeblik, hvor din side bliver tom. Så er spillet slut, og det, modstanderen har tilbage, går til modstanderen.
learn-strategy-sweep = Mod slutningen er kugler på din egen side lige så gode som i kalahaen. At holde på dem kan vinde spillet.
learn-strategy-count = Tæl, lad være med at gætte. Alt ligger åbent på brættet.

learn-mistakes = Almindelige fejl
