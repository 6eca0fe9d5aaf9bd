# Hva serveren sier når noe ikke er å få: hva som er galt, og hva man gjør.

server-no-json = Det som ble sendt, er ødelagt JSON. Se på linje { $line }, kolonne { $column }.
server-no-object = Det som sendes, må være et JSON-objekt.
server-missing-field = Feltet «{ $key }» mangler.
server-unknown-field = Her finnes det ikke noe felt «{ $key }». Feltene er { $known }.
server-field-twice = Feltet «{ $key }» er satt to ganger. Én gang er nok.
server-bad-field = Feltet «{ $key }» må være { $expected }.
server-too-slow = Det som ble sendt, var for lenge underveis. Prøv igjen.
server-broken-off = Det som ble sendt, ble brutt av underveis. Prøv igjen.
server-too-large = Det som ble sendt, er for stort. Høyst { $most } KiB er tillatt.
server-not-json = Det som sendes, må være JSON, med innholdstypen application/json.
server-no-seat = Det kan bare spillerne gjøre. Åpne partiet med lenken til din egen plass.
server-wrong-seat = Denne lenken hører ikke til noen plass i partiet.
server-no-cookies = Nettleseren tok ikke vare på lenken. Tillat sidens informasjonskapsler, og åpne lenken igjen.
server-foreign-origin = Dette kom fra en side utenfor dette nettstedet. Åpne partiet her og prøv igjen.
server-no-help = Dette partiet spilles uten den hjelpen.
server-no-game = Det finnes ikke noe slikt parti. Se på lenken en gang til.
server-no-page = Det finnes ikke noen slik side. Se på lenken en gang til.
server-no-method = Siden kan ikke kalles opp på den måten.
server-moved-on = Partiet har gått videre. Se på brettet slik det er nå.
server-not-your-turn = Det er ikke din tur. Vent på motstanderens trekk.
server-nothing-asked = Det er ingenting å svare på.
server-own-request = Det er motstanderen som skal svare på dette.
server-request-open = Noe venter alt på svar. Svar eller trekk det tilbake først.
server-not-alone = Slik kan trekk bare gjøres igjen mot datamaskinen eller ved samme bord.
server-still-on = Partiet er ikke slutt. Spill ferdig eller gi opp først.
server-game-over = Dette partiet er slutt. Begynn et nytt.
server-too-many-games = { $most ->
    [one] Fra ett og samme sted kan det begynnes høyst ett parti i minuttet. Vent litt og prøv igjen.
   *[other] Fra ett og samme sted kan det begynnes høyst { $most } partier i minuttet. Vent litt og prøv igjen.
  }
server-too-many-streams = For mange ser på akkurat nå. Kom igjen om et øyeblikk.
server-too-many-changes = Det har skjedd for mye i dette partiet til at det går. Avslutt det eller begynn et nytt.
server-engine-busy = Datamaskinen har for mye å gjøre akkurat nå. Prøv igjen om et øyeblikk.
server-storage = Partiene kan ikke nås akkurat nå. Prøv igjen om et øyeblikk.
server-broken = Noe gikk galt her, ikke hos deg. Prøv igjen.
