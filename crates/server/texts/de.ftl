# Was der Server sagt. Namen von Plätzen stehen wie im Protokoll.

server-match-over = Diese Partie ist vorbei.
server-no-seat = An diesem Tisch ist kein Platz frei.
server-not-kept = Das ließ sich gerade nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.
server-no-game = Dieses Spiel gibt es nicht.
server-only-watching = Du siehst zu. Handeln können nur Plätze.
server-stale = Der Tisch war schon weiter. Nichts ging verloren; hier ist die jetzige Frage.
server-no-offer = Diese Antwort steht nicht zur Wahl.
server-not-begun = Das Spiel hat nicht begonnen: Es sind noch nicht alle da.
server-no-phrase = Diesen Satz gibt es nicht.
server-no-proposal = Das lässt sich jetzt nicht vorschlagen.
server-you-resigned = Du hast diesen Platz aufgegeben.
server-undo-consent = Die anderen müssen zustimmen. Frag sie.
server-undo-nothing = Es gibt nichts zurückzunehmen.
server-no-abort = Jemand hat schon geantwortet, deshalb lässt sich die Partie nicht absagen. Du kannst aufgeben.
server-too-much = Das ist mehr, als der Server annimmt.
server-no-bot = Den Bot „{ $name }“ gibt es nicht. Bekannt sind { $known }.
server-one-maker = Höchstens ein Platz ist für dich; die anderen sind offen oder für Bots.
server-no-time = Eine Uhr ohne Zeit wäre abgelaufen, bevor sie beginnt.
server-no-name = Es fehlt ein Name.
server-full = Mehr Partien nimmt der Server nicht an. Versuch es später.
server-no-match = Eine Partie dieses Namens gibt es nicht.
server-no-key = Dieser Schlüssel passt zu keinem Platz dieser Partie.
server-not-watched = Dieser Partie darf man nicht zusehen.
server-too-many = Dieser Partie sehen schon zu viele zu.
server-too-fast = Zu viele Nachrichten; die Verbindung wurde geschlossen. Lade die Seite neu.
server-too-slow = Die Verbindung war zu langsam und wurde geschlossen. Lade die Seite neu.
server-bad-request = Die Anfrage ist nicht lesbar: { $why }.
server-not-found = Hier ist nichts.
server-stopping = Der Server hält an. Deine Partie ist gespeichert und geht weiter, sobald er zurück ist.
server-name-taken = Dieser Name ist vergeben.
server-bad-name = Ein Name hat 2 bis 24 Buchstaben, Ziffern, Leerzeichen, Punkte oder Striche.
server-bad-password = Ein Passwort hat mindestens 8 und höchstens 200 Zeichen.
server-wrong-login = Name oder Passwort ist falsch.
server-not-signed-in = Du bist nicht angemeldet.
server-no-stream = Öffne zuerst den Strom dieser Partie; Antworten kommen darüber.
server-replay-later = Durchsehen lässt sich die Partie, wenn sie vorbei ist.
server-from-later = Von einer Stellung einer Partie aus weiterspielen kann man, wenn sie zu Ende ist.
server-from-nothing = In dieser Partie wurde nie ausgeteilt; es gibt nichts, wovon man weiterspielen könnte.
server-from-step = Eine Stellung nach Antwort { $at } gibt es nicht: { $answers ->
    [0] In dieser Partie wurde nichts geantwortet
    [one] Diese Partie hat eine Antwort
   *[other] Diese Partie hat { $answers } Antworten
}.
server-from-over = In dieser Stellung ist das Spiel zu Ende. Nimm eine frühere.
server-from-other = Beim Weiterspielen bleiben Spiel, Modus und Optionen, wie sie waren: Lass die letzten beiden weg.
server-from-seats = Diese Partie ist für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}, und ebenso die, die von ihr aus weitergeht.
server-diverges = Diese Partie wurde mit anderen Regeln oder Karten gespielt als den heutigen und lässt sich nicht noch einmal spielen.
server-many-seats = { $asked } Plätze hat kein Tisch.
server-no-seal = Dieses Siegel hat der Server nicht ausgegeben, es wurde schon benutzt oder ist älter als zehn Minuten. Hol ein neues und leg die Partie noch einmal an.
server-other-site = Diese Anfrage kommt von einer anderen Seite.
server-other-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen eintragen: „hosts“ oder „public_url“ in den Einstellungen.
server-too-often = Das wird von deiner Adresse aus zu oft verlangt. Versuch es in { $seconds } s noch einmal.
server-too-long = Die Anfrage ist zu lang: höchstens 64 KiB.
server-slow-body = Der Rest der Anfrage kam nicht rechtzeitig.
server-broken-body = Die Anfrage ist mittendrin abgebrochen.
server-encoded = Die Anfrage ist komprimiert; schick sie so, wie sie ist.
server-no-method = Das geht mit dieser Adresse nicht.
server-bad-message = Diese Nachricht ist nicht lesbar: { $why }.
server-binary = Nachrichten sind Text; binäre werden nicht gelesen. Die Verbindung wurde geschlossen.
server-bad-id = Die Kennung eines Befehls hat 1 bis 64 Bytes.
server-used-id = Diese Kennung hatte schon ein anderer Befehl. Nichts ist geschehen; gib diesem eine eigene.
server-long-why = Das, wonach gefragt wird, ist zu lang: höchstens 200 Bytes.
server-no-lang = Diese Sprache spricht hier niemand. Bekannt sind en, de und ru.
server-long-entropy = Was zum Zufall beigetragen wird, ist zu lang: höchstens 128 Bytes.

server-ended-resigned = { $seat } gibt auf.
server-ended-time = Die Zeit von { $seat } ist abgelaufen.
server-ended-agreed = Beide Seiten einigen sich auf Unentschieden.
server-ended-left = { $seat } ist gegangen.
server-ended-aborted = { $seat } sagt die Partie ab.
server-winners = Gewonnen: { $seats }.

server-asks-undo = { $seat } möchte die letzte Antwort zurücknehmen.
server-asks-draw = { $seat } bietet Unentschieden an.
server-asks-rematch = { $seat } möchte noch einmal spielen.
server-taken-back = { $seat } hat { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
} zurückgenommen.
server-taken-back-agreed = { $seat } ist mit Zustimmung aller { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
} zurückgegangen; der Zufall ist neu.
server-stands = { $seat } ist weg; { $bot } springt ein.
server-stands-no-more = { $seat } ist zurück und spielt weiter.
server-stands-resigned = { $seat } hat aufgegeben; { $bot } spielt weiter.

phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-thinking = Lass mich überlegen.
phrase-moment = Einen Moment, bitte.
phrase-sorry = Entschuldige!
phrase-nice = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla.
phrase-again = Noch einmal?
phrase-bye = Tschüss!

bot-name-random = Zufall
bot-name-greedy = Gierig
bot-name-level-1 = Anfänger
bot-name-level-2 = Leicht
bot-name-level-3 = Solide
bot-name-level-4 = Stark
bot-name-level-5 = Meister
