# Aftenens husregler, spørgsmål for spørgsmål. Svarene er værdierne i options.ftl.

choice-houses = Hvor mange gruber har hver side?
choice-seeds = Hvor mange kugler ligger der i hver grube fra starten?
choice-direction = Hvilken vej sår man?
choice-store-side = På hvilken side af dig ligger din kalaha?
choice-sow-opponent-store = Får modstanderens kalaha også en kugle?
choice-skip-origin = Bliver startgruben sprunget over, når man kommer hele vejen rundt?
choice-lap = Den sidste kugle lander i en grube med kugler. Sår man videre?
choice-extra-turn-limit = Hvor mange ekstra ture i træk må man få?
choice-capture = Hvornår fanger den sidste kugle?
choice-end = Hvornår er spillet slut?
choice-remaining = Hvor går resten af kuglerne hen til sidst?
choice-majority = Hvad sker der, hvis en kalaha har mere end halvdelen af alle kugler?
choice-pie = Må spiller 2 bytte side efter den første tur?

# Det, man aftaler ud over brættets regler.
choice-starts = Hvem starter?
choice-starts-lot = lodtrækning
choice-starts-youngest = den yngste
choice-starts-winner = sidste vinder
choice-starts-turn = på skift
choice-starts-agreed = efter aftale
