# Det, der kan skrives under et spil, i browseren og i terminalen, og hvad det gør. Af flere ord for det
# samme vises det første; de engelske virker på alle sprog.

typed-house = grube
typed-file = FIL
typed-swap = byt
typed-undo = fortryd
typed-redo = igen
typed-hint = tip
typed-values = værdier, vaerdier
typed-why = hvorfor
typed-rules = regler
typed-last = seneste
typed-board = brættet, braettet
typed-mine = mine
typed-theirs = modstanderens
typed-stores = kalahaerne
typed-save = gem
typed-help = hjælp, hjaelp
typed-quit = slut, afslut

help-house = spil grube 3
help-swap = tag den anden side, når reglerne tillader det
help-undo = fortryd dit seneste træk
help-redo = lav trækket igen
help-hint = fortæl, hvilket træk der er bedst, og hvorfor
help-values = fortæl, hvad hvert træk er værd: det endelige forspring med bedste spil fra begge
help-why = forklar det seneste træk
help-rules = fortæl reglerne for spillet
help-last = fortæl det seneste træk én gang til
help-board = fortæl eller vis hele brættet
help-mine = fortæl, hvad der ligger i dine gruber
help-theirs = fortæl, hvad der ligger i gruberne på den anden side
help-stores = fortæl, hvad der ligger i kalahaerne
help-save = gem spillet
help-help = nævn alt dette
help-quit = forlad spillet

row = { $whose ->
    [you] Dine gruber
    [computer] Computerens gruber
   *[other] Gruberne hos { $owner }
  }, fra grube 1: { $counts }. I kalahaen: { $seeds }.
