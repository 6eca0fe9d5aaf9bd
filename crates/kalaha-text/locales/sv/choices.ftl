# Kvällens husregler, fråga för fråga. Svaren är värdena i options.ftl.

choice-houses = Hur många gropar har varje sida?
choice-seeds = Hur många kulor ligger i varje grop från början?
choice-direction = Åt vilket håll sår man?
choice-store-side = På vilken sida om dig ligger ditt bo?
choice-sow-opponent-store = Får motståndarens bo också en kula?
choice-skip-origin = Hoppas startgropen över efter ett helt varv?
choice-lap = Sista kulan hamnar i en grop med kulor. Fortsätter sådden?
choice-extra-turn-limit = Hur många extraturer i rad får man ha?
choice-capture = När fångar sista kulan?
choice-end = När är partiet slut?
choice-remaining = Vart går kulorna som är kvar på slutet?
choice-majority = Vad händer om ett bo har mer än hälften av alla kulor?
choice-pie = Får spelare 2 byta sida efter den första turen?

# Det man kommer överens om utöver brädets regler.
choice-starts = Vem börjar?
choice-starts-lot = lotten avgör
choice-starts-youngest = den yngsta
choice-starts-winner = förra vinnaren
choice-starts-turn = varannan gång
choice-starts-agreed = enligt överenskommelse
