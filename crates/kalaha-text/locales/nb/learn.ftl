# Spillet fra oppstilling til slutt, gjennomregnede eksempler og strategi. Det som er en regel for
# brettet, står i rules.ftl, options.ftl og referee.ftl og sies derfra.

learn-setup = Oppstilling
learn-setup-total = Det blir { $total } steiner i alt.
learn-setup-equal = 3, 5 eller 6 steiner i hvert hull brukes også. Det viktige er at alle hull begynner med like mange.
learn-setup-material = Dere trenger et brett, eller skåler, eller ringer tegnet på papir. Klinkekuler, småstein og bønner passer fint.
learn-setup-begin = Bli enige om hvem som begynner. Trekk lodd, eller la den yngste begynne. Så har dere annenhver tur.

learn-move = Et trekk

learn-last-seed = Den siste steinen

learn-end = Slutten
learn-end-draw = Har begge { $half }, er det uavgjort.
learn-end-known = Et parti kan være avgjort før det er slutt. Vet dere det, så si det, og spill videre hvis dere vil.

# Over worked examples and strategy, where other rules are played.
learn-standard-game = Eksemplene og rådene gjelder standardspillet.

learn-worked = Gjennomregnede eksempler
learn-worked-opening = Hull 3 har fire steg til kalahaen din og fire steiner. Den siste gir deg en ekstra tur, og du kan spille hull 6 med en gang.
learn-worked-four-seeds = Fire steiner fra hull 4 havner i hull 5 og 6, i kalahaen din og i motstanderens første hull.
learn-worked-capture = Den siste steinen havner i hull 1, som er tomt, og seks steiner ligger rett overfor. Du fanger sju: én og seks.
learn-worked-two-seeds = To steiner fra hull 5 havner i hull 6 og i kalahaen din. Den siste gir deg en ekstra tur.
learn-worked-distance = Den siste steinen fra et hull havner i kalahaen når hullet har like mange steiner som det er steg dit. Hull 6 trenger 1, hull 5 trenger 2, og slik fortsetter det til hull 1, som trenger 6.
learn-worked-count = Sør har 26 steiner til slutt, og Nord har 22. Sør vinner.
learn-worked-swing = En fangst teller dobbelt. Det du tar, får ikke motstanderen. Seks fangede steiner gir en forskjell på tolv i et parti som avgjøres ved 25.

learn-strategy = Spille godt
learn-strategy-distance = Se først etter et hull som har like mange steiner som steg til kalahaen din. Spill det, og du får en ekstra tur.
learn-strategy-chain = Legg ekstra turer etter hverandre. Spill først hullet nærmest kalahaen, slik at det er tomt og klart for det neste.
learn-strategy-prepare = Forbered en fangst ett trekk i forveien. Finn et eget tomt hull med mange steiner rett overfor, og se hvilket hull som når dit.
learn-strategy-danger = Pass på de store hullene dine. Er hullet rett overfor tomt, og kan motstanderen nå det, er steinene dine i fare.
learn-strategy-empty = Et tomt hull er godt å ha. Den siste steinen din kan havne i det og fange.
learn-strategy-rightmost = Hold hullet nærmest kalahaen klart. Med én stein i det har du en ekstra tur når du vil.
learn-strategy-emptying = Velg øyeblikket når din side blir tom. Da er partiet slutt, og det motstanderen har igjen, går til motstanderen.
learn-strategy-sweep = Mot slutten er steiner på din egen side like gode som i kalahaen. Å holde på dem kan vinne partiet.
learn-strategy-count = Tell, ikke gjett. Alt ligger åpent på brettet.

learn-mistakes = Vanlige feil
