# Was der Server sagt, wenn etwas nicht zu haben ist: was nicht stimmt, was zu tun ist.

server-no-json = Gesendet wurde fehlerhaftes JSON. Sieh in Zeile { $line }, Spalte { $column } nach.
server-no-object = Gesendet werden muss ein JSON-Objekt.
server-missing-field = Das Feld „{ $key }“ fehlt.
server-unknown-field = Ein Feld „{ $key }“ gibt es hier nicht. Die Felder sind { $known }.
server-field-twice = Das Feld „{ $key }“ ist zweimal angegeben. Einmal genügt.
server-bad-field = Das Feld „{ $key }“ muss { $expected } sein.
server-too-slow = Was gesendet wurde, war zu lange unterwegs. Versuch es noch einmal.
server-broken-off = Was gesendet wurde, brach unterwegs ab. Versuch es noch einmal.
server-too-large = Was gesendet wurde, ist zu groß. Höchstens { $most } KiB sind erlaubt.
server-not-json = Gesendet werden muss JSON, mit dem Inhaltstyp application/json.
server-no-seat = Das können nur die, die mitspielen. Öffne die Partie mit dem Link deines eigenen Platzes.
server-wrong-seat = Dieser Link gehört zu keinem Platz dieser Partie.
server-no-cookies = Dein Browser hat sich den Link nicht gemerkt. Erlaube die Cookies dieser Seite und öffne den Link noch einmal.
server-foreign-origin = Das kam von einer Seite, die nicht hierher gehört. Öffne die Partie hier und versuch es noch einmal.
server-no-help = Diese Partie wird ohne diese Hilfe gespielt.
server-no-game = Eine solche Partie gibt es nicht. Sieh dir den Link noch einmal an.
server-no-page = Eine solche Seite gibt es nicht. Sieh dir den Link noch einmal an.
server-no-method = So lässt sich diese Seite nicht aufrufen.
server-moved-on = Die Partie ist schon weiter. Sieh dir das Brett an, wie es jetzt ist.
server-not-your-turn = Du bist nicht dran. Warte auf den gegnerischen Zug.
server-nothing-asked = Es gibt nichts zu beantworten.
server-own-request = Darauf muss die andere Seite antworten.
server-request-open = Etwas wartet schon auf Antwort. Antworte oder nimm es zuerst zurück.
server-not-alone = So lassen sich Züge nur gegen den Computer oder an einem Tisch wieder ausführen.
server-still-on = Die Partie läuft noch. Spiel sie zu Ende oder gib zuerst auf.
server-game-over = Diese Partie ist zu Ende. Fang eine neue an.
server-too-many-games = { $most ->
    [one] Von einem Ort aus lässt sich höchstens eine Partie pro Minute anfangen. Warte ein wenig und versuch es noch einmal.
   *[other] Von einem Ort aus lassen sich höchstens { $most } Partien pro Minute anfangen. Warte ein wenig und versuch es noch einmal.
  }
server-too-many-streams = Gerade schauen zu viele zu. Sieh gleich noch einmal vorbei.
server-too-many-changes = In dieser Partie ist dafür schon zu viel passiert. Beende sie oder fang eine neue an.
server-engine-busy = Der Computer hat gerade zu viel zu tun. Versuch es gleich noch einmal.
server-storage = Die Partien sind gerade nicht erreichbar. Versuch es gleich noch einmal.
server-broken = Hier ging etwas schief, nicht bei dir. Versuch es noch einmal.
