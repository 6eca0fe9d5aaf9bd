# Det som kan skrivas under ett parti, i webbläsaren och i terminalen, och vad det gör. Av flera ord för
# samma sak visas det första; de engelska fungerar på alla språk.

typed-house = grop
typed-file = FIL
typed-swap = byt
typed-undo = ångra, angra
typed-redo = igen
typed-hint = tips
typed-values = värden, varden
typed-why = varför, varfor
typed-rules = regler
typed-last = senaste
typed-board = brädet
typed-mine = mina
typed-theirs = motståndarens
typed-stores = bona
typed-save = spara
typed-help = hjälp, hjalp
typed-quit = sluta, avsluta

help-house = spela grop 3
help-swap = ta den andra sidan, när reglerna tillåter det
help-undo = ångra ditt senaste drag
help-redo = gör draget igen
help-hint = berätta vilket drag som är bäst, och varför
help-values = berätta vad varje drag är värt: slutligt försprång med bästa spel från båda
help-why = förklara det senaste draget
help-rules = berätta reglerna för partiet
help-last = berätta det senaste draget en gång till
help-board = berätta eller visa hela brädet
help-mine = berätta vad som ligger i dina gropar
help-theirs = berätta vad som ligger i groparna mittemot
help-stores = berätta vad som ligger i bona
help-save = spara partiet
help-help = räkna upp allt det här
help-quit = lämna partiet

row = { $whose ->
    [you] Dina gropar
    [computer] Datorns gropar
   *[other] Groparna hos { $owner }
  }, från grop 1: { $counts }. I boet: { $seeds }.
