# Det som kan skrives under et parti, i nettleseren og i terminalen, og hva det gjør. Av flere ord for det
# samme vises det første; de engelske virker på alle språk.

typed-house = hull
typed-file = FIL
typed-swap = bytt
typed-undo = angre
typed-redo = igjen
typed-hint = tips
typed-values = verdier
typed-why = hvorfor
typed-rules = regler
typed-last = siste
typed-board = brettet
typed-mine = mine
typed-theirs = motstanderens
typed-stores = kalahaene
typed-save = lagre
typed-help = hjelp
typed-quit = slutt, avslutt

help-house = spill hull 3
help-swap = ta den andre siden, når reglene tillater det
help-undo = angre det siste trekket ditt
help-redo = gjør trekket igjen
help-hint = fortell hvilket trekk som er best, og hvorfor
help-values = fortell hva hvert trekk er verdt: det endelige forspranget med best mulig spill fra begge
help-why = forklar det siste trekket
help-rules = fortell reglene for partiet
help-last = fortell det siste trekket en gang til
help-board = fortell eller vis hele brettet
help-mine = fortell hva som ligger i hullene dine
help-theirs = fortell hva som ligger i hullene på den andre siden
help-stores = fortell hva som ligger i kalahaene
help-save = lagre partiet
help-help = list opp alt dette
help-quit = forlat partiet

row = { $whose ->
    [you] Hullene på din side
    [computer] Hullene hos datamaskinen
   *[other] Hullene hos { $owner }
  }, fra hull 1: { $counts }. I kalahaen: { $seeds }.
