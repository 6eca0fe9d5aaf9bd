# Vad servern säger när något inte går att få: vad som är fel, vad man gör.

server-no-json = Det som skickades är trasig JSON. Se rad { $line }, kolumn { $column }.
server-no-object = Det som skickas måste vara ett JSON-objekt.
server-missing-field = Fältet ”{ $key }” saknas.
server-unknown-field = Här finns inget fält ”{ $key }”. Fälten är { $known }.
server-field-twice = Fältet ”{ $key }” anges två gånger. En gång räcker.
server-bad-field = Fältet ”{ $key }” måste vara { $expected }.
server-too-slow = Det som skickades var för länge på väg. Försök igen.
server-broken-off = Det som skickades bröts av på vägen. Försök igen.
server-too-large = Det som skickades är för stort. Högst { $most } KiB är tillåtna.
server-not-json = Det som skickas måste vara JSON, med innehållstypen application/json.
server-no-seat = Det kan bara spelarna göra. Öppna partiet med länken till din egen plats.
server-wrong-seat = Den här länken hör inte till någon plats i partiet.
server-no-cookies = Webbläsaren har inte sparat länken. Tillåt sidans kakor och öppna länken igen.
server-foreign-origin = Det här kom från en sida utanför den här webbplatsen. Öppna partiet här och försök igen.
server-no-help = Det här partiet spelas utan den hjälpen.
server-no-game = Det finns inget sådant parti. Titta på länken en gång till.
server-no-page = Det finns ingen sådan sida. Titta på länken en gång till.
server-no-method = Sidan kan inte anropas så.
server-moved-on = Partiet har gått vidare. Titta på brädet som det är nu.
server-not-your-turn = Det är inte din tur. Vänta på den andras drag.
server-nothing-asked = Det finns inget att svara på.
server-own-request = Det är motståndaren som ska svara.
server-request-open = Något väntar redan på svar. Svara eller ta tillbaka det först.
server-not-alone = Så kan drag bara göras igen mot datorn eller vid samma bord.
server-still-on = Partiet pågår än. Spela klart eller ge upp först.
server-game-over = Det här partiet är slut. Börja ett nytt.
server-too-many-games = { $most ->
    [one] Från ett och samma ställe kan högst ett parti i minuten börjas. Vänta lite och försök igen.
   *[other] Från ett och samma ställe kan högst { $most } partier i minuten börjas. Vänta lite och försök igen.
  }
server-too-many-streams = För många tittar på just nu. Titta in igen om en liten stund.
server-too-many-changes = Det har hänt för mycket i det här partiet för att det ska gå. Avsluta det eller börja ett nytt.
server-engine-busy = Datorn har för mycket att göra just nu. Försök igen om en liten stund.
server-storage = Partierna kan inte nås just nu. Försök igen om en liten stund.
server-broken = Något gick fel här, inte hos dig. Försök igen.
