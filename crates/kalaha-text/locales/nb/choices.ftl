# Kveldens husregler, spørsmål for spørsmål. Svarene er verdiene i options.ftl.

choice-houses = Hvor mange hull har hver side?
choice-seeds = Hvor mange steiner ligger det i hvert hull fra starten?
choice-direction = Hvilken vei sår man?
choice-store-side = På hvilken side av deg ligger kalahaen din?
choice-sow-opponent-store = Får motstanderens kalaha også en stein?
choice-skip-origin = Hoppes starthullet over når man kommer hele veien rundt?
choice-lap = Den siste steinen havner i et hull med steiner. Sår man videre?
choice-extra-turn-limit = Hvor mange ekstra turer på rad kan man få?
choice-capture = Når fanger den siste steinen?
choice-end = Når er partiet slutt?
choice-remaining = Hvor går steinene som er igjen til slutt?
choice-majority = Hva skjer hvis en kalaha har mer enn halvparten av alle steinene?
choice-pie = Kan spiller 2 bytte side etter den første turen?

# Det man blir enige om ved siden av reglene for brettet.
choice-starts = Hvem begynner?
choice-starts-lot = loddtrekning
choice-starts-youngest = den yngste
choice-starts-winner = forrige vinner
choice-starts-turn = annenhver gang
choice-starts-agreed = etter avtale
