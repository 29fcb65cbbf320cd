# Was auf den Karten von Sectors steht: Namen, Sätze und Fähigkeiten.
# In den Sätzen ist „du“, wer die Karte kontrolliert, „hier“ der eigene Sektor, in dem sie liegt, „gegenüber“ der
# gegnerische Sektor derselben Farbe; vor ▷ stehen Kosten, die man ablehnen darf. Gastgeber eines Virus ist, in wessen
# System er liegt. Die Namen der Marker stehen in der Einzahl.

## Fraktionen

faction-frz = FRZ · Frost
faction-frz-about = Friert Einheiten ein, damit sie in der nächsten Wertung nichts zählen, und nutzt, was eingefroren ist.
faction-zrd = ZRD · Roboter
faction-zrd-about = Sechs Roboter, die einander stärken; ist die Fähigkeit freigeschaltet, gewinnen alle sechs zugleich offen das Spiel.
faction-dmp = DMP · Speicherauszug
faction-dmp-about = Nutzt den Papierkorb als zweite Hand, aus der Karten auf die Hand oder gleich ins System zurückkehren.
faction-bat = BAT · Batterie
faction-bat-about = Füllt den Ladespeicher und gibt die geladenen Karten später für Gratisinstallationen, Störungen und CTRL-Marker aus.
faction-ded = DED · Die Toten
faction-ded-about = Zieht Nutzen aus dem Ende der eigenen Karten und tauscht sie gegen gegnerische Einheiten.
faction-hex = HEX · Flüche
faction-hex-about = Zieht mehr Karten als andere und verdirbt dem Gegner Hand, BOTs und Programme.
faction-sld = SLD · Schilde
faction-sld-about = Häuft Schilde an, die Sektorkontrolle ohne CTRL geben, und kennt Wege, sie in CTRL umzuwandeln.
faction-bug = BUG · Störungen
faction-bug-about = Zermürbt gegnerische Einheiten mit Störungen, bis sie unter 0 CTRL fallen.
faction-swm = SWM · Schwarm
faction-swm-about = Überschwemmt die Sektoren mit BOTs, verschiebt und stärkt sie und weckt sie als Programme auf.
faction-mod = MOD · Module
faction-mod-about = Verdient Münzen für den Modulmarkt, profitiert von Modulen beider Seiten und verschrottet, was im Weg liegt.

## Namen der Programme

# FRZ
card-cryo-tank = KRYOTANK
card-icicle = EISZAPFEN
card-cold-shock = KÄLTESCHOCK
card-glacier = GLETSCHER
card-cold-boot = KALTSTART
card-permafrost = PERMAFROST

# ZRD
card-ptero = PTERO
card-tritoro = TRITORO
card-panthero = PANTHERO
card-tytano = TYTANO
card-mega = MEGA
card-behemo = BEHEMO

# DMP
card-fragment = FRAGMENT
card-core-dump = SPEICHERABBILD
card-restorer = WIEDERHERSTELLER
card-data-rescue = DATENRETTUNG
card-cleanup = BEREINIGUNG
card-legacy-load = ALTLAST

# BAT
card-battery-cell = AKKU
card-jump-start = STARTHILFE
card-charging-dock = LADESTATION
card-short-circuit = KURZSCHLUSS
card-capacitor = KONDENSATOR
card-power-surge = ÜBERSPANNUNG

# DED
card-aftershock = NACHBEBEN
card-will-o-wisp = IRRLICHT
card-revenant = WIEDERGÄNGER
card-sacrifice-routine = OPFERPROZESS
card-crypt = GRUFT
card-reaper = SENSENMANN

# HEX
card-oracle = ORAKEL
card-apprentice = ZAUBERLEHRLING
card-malediction = VERWÜNSCHUNG
card-warding-circle = BANNKREIS
card-polymorph = VERWANDLUNG
card-warlock = HEXENMEISTER

# SLD
card-sentry = WACHPOSTEN
card-resonator = RESONATOR
card-aegis = AEGIS
card-shield-wall = SCHILDWALL
card-phalanx = PHALANX
card-bulwark = BOLLWERK

# BUG
card-static-noise = RAUSCHEN
card-land-mine = TRETMINE
card-plague = SEUCHE
card-backlash = RÜCKSCHLAG
card-memory-leak = SPEICHERLECK
card-system-crash = TOTALAUSFALL

# SWM
card-scout = SPÄHER
card-brood-pod = BRUTKAPSEL
card-exodus = EXODUS
card-wake-up-call = WECKRUF
card-drone-core = DROHNENKERN
card-hive-queen = SCHWARMMUTTER

# MOD
card-trading-post = HANDELSPOSTEN
card-mercenary = SÖLDNER
card-fitter = MONTEUR
card-wrecker = ABWRACKER
card-saboteur = SABOTEUR
card-toll-gate = MAUTSTELLE

## Namen der Module

card-compute-core = RECHENKERN
card-compiler = COMPILER
card-logger = PROTOKOLLANT
card-watchdog = WACHHUND
card-miner = SCHÜRFER
card-memory-sweeper = SPEICHERPUTZER
card-load-balancer = LASTVERTEILER
card-elastic-core = ELASTIKKERN
card-mainframe = GROSSRECHNER
card-ctrl-patch = CTRL-PATCH
card-shield-patch = SCHILD-PATCH
card-cache-patch = CACHE-PATCH
card-load-patch = LADE-PATCH
card-coin-patch = MÜNZ-PATCH
card-jam-patch = STÖR-PATCH
card-cool-patch = KÜHL-PATCH
card-load-spike = LASTSPITZE
card-captcha = CAPTCHA
card-memory-eater = SPEICHERFRASS
card-funnel = TRICHTER
card-spyware = SPYWARE
card-ransomware = RANSOMWARE

## Sätze der Programme

# FRZ
text-cryo-tank-1 = SOFORT: Friere diese Karte ein.
text-icicle-1 = SOFORT: Lege 1 Störung auf eine eingefrorene Einheit im Netzwerk, gleich auf welcher Seite.
text-cold-shock-1 = SOFORT: Friere gegenüber eine noch nicht eingefrorene gegnerische Einheit ein.
text-cold-shock-2 = AUFRÜSTEN: Friere gegenüber eine weitere noch nicht eingefrorene gegnerische Einheit ein.
text-glacier-1 = RUNDENENDE: Jede deiner eingefrorenen Einheiten, gleich in welchem Sektor, erhält 1 CTRL-Marker.
text-cold-boot-1 = SOFORT: HOCHLADEN eines eingefrorenen gegnerischen Programms oder BOTs (kein Daemon): Sein Besitzer nimmt es auf die Hand.
text-permafrost-1 = FIREWALL: Installiert der Gegner in einer Runde erstmals gegenüber ein Programm offen, friere es ein; zuerst kommt dessen eigenes SOFORT.

# ZRD
text-ptero-1 = BEDINGUNG: Im Zielsektor liegt bereits eine deiner ZRD-Karten offen.
text-tritoro-1 = FIREWALL: Installiert der Gegner eine Karte (Programm oder BOT) gegenüber einem Sektor, in dem mindestens eine deiner ZRD-Karten offen liegt, ziehe 1 Karte; je Sektorfarbe höchstens einmal pro Runde.
text-panthero-1 = SOFORT: Wähle X verschiedene gegnerische Einheiten gegenüber (alle, wenn es weniger sind) und lege auf jede 1 Störung. X = deine offenen ZRD-Karten, diese eingeschlossen.
text-tytano-1 = DAUERHAFT: Immer wenn du eine ZRD-Karte offen installierst, auch diese Karte selbst, erhält die installierte Karte 1 CTRL-Marker.
text-mega-1 = VARIABEL: CTRL X = 1 + deine offenen ZRD-Karten, diese eingeschlossen.
text-mega-2 = AUFRÜSTEN: Ziehe 1 Karte.
text-behemo-1 = RUNDENENDE: Nimm eine ZRD-Karte aus deinem Papierkorb auf die Hand.

# DMP
text-fragment-1 = SOFORT: Lege 2 Karten aus deinem Papierkorb unter deinen Nachziehstapel ▷ Diese Karte erhält 1 CTRL-Marker.
text-core-dump-1 = SOFORT: BOT ERZEUGEN aus der obersten Karte deines Papierkorbs, auf einem freien Platz hier.
text-restorer-1 = DAUERHAFT: Verlassen in einer Runde erstmals eine oder mehrere Karten durch einen Effekt oder eine Hauptaktion (nicht durch Mischen) deinen Papierkorb, erhält diese Karte 1 CTRL-Marker; für diese Karte nie öfter als einmal pro Runde, selbst wenn sie zwischendurch das System verlassen hat.
text-data-rescue-1 = SOFORT: Nimm ein Programm aus deinem Papierkorb auf die Hand; es darf eines sein, das zur Bezahlung dieser Karte abgeworfen wurde.
text-cleanup-1 = SOFORT: Lege 3 Karten aus deinem Papierkorb unter deinen Nachziehstapel ▷ LÖSCHE gegenüber eine gegnerische Einheit mit höchstens 1 CTRL.
text-legacy-load-1 = VARIABEL: Kostet je fünf Karten, die beim Ankündigen der Installation in deinem Papierkorb liegen, 1 Karte weniger, vor Kostenerhöhungen aber nie weniger als 1. Die aufgedruckten Kosten bleiben 3.

# BAT
text-battery-cell-1 = SOFORT: LADEN 1 (für diese Karte einmal pro Runde).
text-jump-start-1 = SOFORT: ENTLADEN 1 ▷ INSTALLIERE eine Handkarte mit aufgedruckten Kosten 0, 1 oder 2 ohne Kartenkosten. Platzierungsregeln und BEDINGUNG gelten weiter.
text-charging-dock-1 = RUNDENENDE: LADEN 1.
text-short-circuit-1 = SOFORT: ENTLADEN 1 ▷ Lege 2 Störungen auf eine gegnerische Einheit.
text-capacitor-1 = VARIABEL: CTRL X = 2 + die Karten in deinem Ladespeicher.
text-power-surge-1 = BEDINGUNG: Beim Ankündigen der Installation liegt mindestens eine Karte in deinem Ladespeicher.
text-power-surge-2 = SOFORT: LADEN 1. Dann ENTLADEN beliebig vieler Karten ▷ Lege für jede von ihnen 1 CTRL-Marker auf eine beliebige Einheit im Netzwerk.

# DED
text-aftershock-1 = RECYCLING: Lege 1 CTRL-Marker auf eine beliebige Einheit im Netzwerk, aber nie auf diese Karte.
text-will-o-wisp-1 = RUNDENENDE: Lege 1 Störung auf diese Karte.
text-revenant-1 = RECYCLING: Liegt diese Karte in deinem Papierkorb, LADEN dieser Karte von dort.
text-sacrifice-routine-1 = SOFORT: LÖSCHE eine andere deiner Einheiten ▷ LÖSCHE eine gegnerische Einheit mit höchstens 3 CTRL gegenüber dem Sektor, in dem deine lag.
text-crypt-1 = DAUERHAFT: Wird in einer Runde erstmals eine andere deiner offenen Karten gelöscht oder durch Aufrüsten ersetzt, ziehe 1 Karte.
text-reaper-1 = SOFORT: LÖSCHE gegenüber eine gegnerische Einheit.

# HEX
text-oracle-1 = SOFORT: FILTERN 2 (für diese Karte einmal pro Runde).
text-apprentice-1 = DAUERHAFT: Ziehst du in einer Hauptphase erstmals durch einen Effekt mindestens eine Karte, erhält diese Karte 1 CTRL-Marker.
text-malediction-1 = SOFORT: Der Gegner wirft eine Handkarte seiner Wahl ab.
text-warding-circle-1 = FIREWALL: Der Gegner kann gegenüber keine BOTs aus der Hand ausspielen.
text-polymorph-1 = SOFORT: WENDE gegenüber ein gegnerisches Programm (kein Daemon) auf die BOT-Seite.
text-warlock-1 = SOFORT: Ziehe 2 Karten.

# SLD
text-sentry-1 = SOFORT: Lege 2 Schilde auf diese Karte.
text-resonator-1 = DAUERHAFT: Erhält in einer Runde erstmals eine deiner Einheiten hier CTRL, lege 1 Schild auf diese Einheit.
text-aegis-1 = SOFORT: Verteile 2 Schilde auf deine Einheiten.
text-aegis-2 = AUFRÜSTEN: Lege 1 weiteren Schild auf eine deiner Einheiten.
text-shield-wall-1 = SOFORT: Lege 1 Schild auf diese Karte.
text-shield-wall-2 = FIREWALL: Würde ein Effekt des Gegners eine deiner Einheiten hier, auf der ein Schild liegt, löschen oder zerstören, entferne stattdessen 1 Schild von ihr.
text-phalanx-1 = SOFORT: Lege 1 Schild auf jede deiner Einheiten hier, diese eingeschlossen.
text-bulwark-1 = SOFORT: Lege 2 Schilde auf diese Karte.
text-bulwark-2 = DAUERHAFT: Schilde sind im ganzen Netzwerk CTRL der Karte, auf der sie liegen, auch für HACKs, kommen dafür aber nicht noch einmal zur Sektorkontrolle hinzu. Der CTRL eingefrorener Karten bleibt 0.

# BUG
text-static-noise-1 = SOFORT: Lege 1 Störung auf eine andere Einheit hier oder gegenüber.
text-land-mine-1 = RECYCLING: Lege 1 Störung auf eine gegnerische Einheit.
text-plague-1 = SOFORT: Lege 1 Störung auf jede Einheit hier und gegenüber, diese eingeschlossen.
text-backlash-1 = FIREWALL: Ist ein Effekt des Gegners, der Störungen auf eine oder mehrere deiner Einheiten gelegt hat, vollständig abgehandelt, lege 1 Störung auf eine gegnerische Einheit; einmal je solchem Effekt.
text-memory-leak-1 = RUNDENENDE: Lege gegenüber 1 Störung auf eine gegnerische Einheit.
text-system-crash-1 = SOFORT: Verteile 3 Störungen auf gegnerische Einheiten.

# SWM
text-scout-1 = SOFORT: Sieh dir heimlich alle gegnerischen BOTs gegenüber an, dann FILTERN 1 (für diese Karte einmal pro Runde).
text-brood-pod-1 = RECYCLING: BOT ERZEUGEN auf einem freien Platz deines Systems.
text-exodus-1 = SOFORT: VERSCHIEBE nacheinander, in beliebiger Reihenfolge, jeden deiner BOTs in einen anderen Sektor deines Systems; liegen bleibt ein BOT nur, wenn in diesem Moment in keinem anderen Sektor ein Platz frei ist.
text-wake-up-call-1 = SOFORT: WENDE einen deiner BOTs mit aufgedruckten Kosten 0, 1 oder 2 auf die Programmseite.
text-drone-core-1 = DAUERHAFT: Deine BOTs hier haben +1 CTRL.
text-drone-core-2 = AUFRÜSTEN: BOT ERZEUGEN auf einem freien Platz hier.
text-hive-queen-1 = SOFORT: BOT ERZEUGEN auf einem freien Platz deines Systems.
text-hive-queen-2 = AUFRÜSTEN: Noch einmal BOT ERZEUGEN auf einem freien Platz deines Systems.

# MOD
text-trading-post-1 = SOFORT: AKTIVIERE diesen Sektor: in Gelb 1 Münze, in Blau 1 Karte ziehen (für diese Karte einmal pro Runde).
text-mercenary-1 = SOFORT: BEZAHLE X Münzen ▷ ZERSTÖRE X gegnerische BOTs, dann je wirklich zerstörtem BOT einmal BOT ERZEUGEN auf einem freien Platz deines Systems. X ist mindestens 1 und höchstens so groß wie die Zahl deiner Münzen und die der gegnerischen BOTs.
text-fitter-1 = VARIABEL: CTRL X = 2 + die Module in deinem System: Daemons, Patches und Viren, die dort liegen.
text-wrecker-1 = SOFORT: LÖSCHE ein Modul im Netzwerk mit einem aufgedruckten Preis von höchstens 2; ein Preis von X gilt als 0. Wurde eines gelöscht, erhältst du 1 Münze.
text-saboteur-1 = SOFORT: Verteile X Störungen auf gegnerische Einheiten. X = 1 + die Module im gegnerischen System.
text-toll-gate-1 = FIREWALL: Das erste Programm, das der Gegner in einer Runde installiert, kostet 1 Karte mehr; durch einen Effekt kostenlose Installationen zählen nicht mit.

## Sätze der Module

# Daemons
text-compiler-1 = DAUERHAFT: Das erste Programm mit Kosten von mindestens 1 (Kostenerhöhungen eingerechnet), das du in einer Runde installierst, kostet 1 Karte weniger; durch einen Effekt kostenlose Installationen zählen nicht mit.
text-logger-1 = DAUERHAFT: Immer wenn du hier ein Programm offen installierst, lege 1 DATEN-Marker auf diese Karte.
text-logger-2 = RUNDENENDE: Entferne 2 DATEN-Marker von dieser Karte ▷ Ziehe 1 Karte.
text-watchdog-1 = FIREWALL: Löscht oder zerstört ein Effekt des Gegners in einer Runde erstmals eine andere deiner Einheiten, erhält diese Karte 1 CTRL-Marker.
text-miner-1 = RUNDENENDE: Hast du hier mehr Sektorkontrolle als der Gegner gegenüber, erhältst du 1 Münze.
text-memory-sweeper-1 = RECYCLING: Ziehe 1 Karte.
text-load-balancer-1 = RUNDENENDE: Du darfst bis zu 2 CTRL-Marker von einer deiner Einheiten auf eine andere ÜBERTRAGEN.
text-elastic-core-1 = SOFORT: Diese Karte erhält X CTRL-Marker. X = der beim Kauf gewählte Preis, mindestens 1.
text-mainframe-1 = DAUERHAFT: Diese Karte kann nicht eingefroren werden.

# Patches
text-ctrl-patch-1 = Die auf diesem Platz installierte Einheit erhält 1 CTRL-Marker.
text-shield-patch-1 = Lege 1 Schild auf die auf diesem Platz installierte Einheit.
text-cache-patch-1 = Wird in einer Runde erstmals eine Karte auf diesem Platz installiert, ziehe 1 Karte.
text-load-patch-1 = Wird in einer Runde erstmals eine Karte auf diesem Platz installiert, LADEN 1.
text-coin-patch-1 = Wird in einer Runde erstmals eine Karte auf diesem Platz installiert, erhältst du 1 Münze.
text-jam-patch-1 = Immer wenn eine Karte auf diesem Platz installiert wird, lege gegenüber 1 Störung auf eine gegnerische Einheit.
text-cool-patch-1 = Immer wenn eine Karte auf diesem Platz installiert wird, friere gegenüber eine noch nicht eingefrorene gegnerische Einheit ein, deren CTRL höchstens so hoch ist wie der der installierten Einheit.

# Viren
text-load-spike-1 = Programme, die der Gastgeber in diesem Sektor installiert, kosten 1 Karte mehr.
text-load-spike-2 = Laufzeit 2: Kommt mit 2 DATEN-Markern ins Spiel. Entferne am RUNDENENDE einen davon; liegt dann keiner mehr auf dieser Karte, LÖSCHE sie. LÖSCHE sie auch, wenn ihr Gastgeber in diesem Sektor einen HACK ausführt.
text-captcha-1 = Der Gastgeber kann in diesem Sektor keine BOTs aus der Hand ausspielen.
text-captcha-2 = Laufzeit 2: Kommt mit 2 DATEN-Markern ins Spiel. Entferne am RUNDENENDE einen davon; liegt dann keiner mehr auf dieser Karte, LÖSCHE sie. LÖSCHE sie auch, wenn ihr Gastgeber in diesem Sektor einen HACK ausführt.
text-memory-eater-1 = RUNDENENDE: Der Gastgeber legt 1 Störung auf eine seiner Einheiten in diesem Sektor.
text-memory-eater-2 = Laufzeit 2: Kommt mit 2 DATEN-Markern ins Spiel. Entferne am RUNDENENDE, nach ihrem anderen Effekt, einen davon; liegt dann keiner mehr auf dieser Karte, LÖSCHE sie. LÖSCHE sie auch, wenn ihr Gastgeber in diesem Sektor einen HACK ausführt.
text-funnel-1 = Solange der Gastgeber in diesem Sektor eine Einheit hat, kann er Programme in diesem Sektor nur als Upgrade installieren.
text-funnel-2 = Laufzeit 2: Kommt mit 2 DATEN-Markern ins Spiel. Entferne am RUNDENENDE einen davon; liegt dann keiner mehr auf dieser Karte, LÖSCHE sie. LÖSCHE sie auch, wenn ihr Gastgeber in diesem Sektor einen HACK ausführt.
text-spyware-1 = Du darfst die BOTs des Gastgebers in diesem Sektor jederzeit ansehen. Spielt er in einer Runde erstmals einen BOT in diesem Sektor aus, ziehe 1 Karte.
text-spyware-2 = Laufzeit 3: Kommt mit 3 DATEN-Markern ins Spiel. Entferne am RUNDENENDE einen davon; liegt dann keiner mehr auf dieser Karte, LÖSCHE sie. LÖSCHE sie auch, wenn ihr Gastgeber in diesem Sektor einen HACK ausführt.
text-ransomware-1 = Den Ertrag dieses Sektors, den in der Sektorwertung der Gastgeber erhielte, erhältst stattdessen du; die HACK-Prüfung bleibt beim Gastgeber.
text-ransomware-2 = Laufzeit 3: Kommt mit 3 DATEN-Markern ins Spiel. Entferne am RUNDENENDE einen davon; liegt dann keiner mehr auf dieser Karte, LÖSCHE sie. LÖSCHE sie auch, wenn ihr Gastgeber in diesem Sektor einen HACK ausführt.

## Fraktionsfähigkeiten

ability-frz = EINFRIEREN
ability-frz-text = Einmal pro Runde als freie Aktion in deinem Zug vor der Hauptaktion: Friere eine deiner noch nicht eingefrorenen Einheiten ein. Friere dann ihr gegenüber eine noch nicht eingefrorene gegnerische Einheit ein, deren CTRL höchstens um 2 höher ist als der CTRL deiner Einheit vor dem Einfrieren; gibt es keine, bleibt es bei deiner. Dein Zug geht weiter, und der Text eingefrorener Karten bleibt aktiv.
ability-zrd = ZUSAMMENSETZEN
ability-zrd-text = Du gewinnst, sobald eine Aktion mit allem, was sie auslöst und löscht, vorüber ist und du jede der sechs ZRD-Karten offen in deinem System hast. Eingefroren zählt eine Karte mit, als BOT nicht; dieselbe Karte doppelt bringt nichts.
ability-dmp = WIEDERHERSTELLEN
ability-dmp-text = Einmal pro Runde als Hauptaktion: INSTALLIERE aus deinem Papierkorb ein Programm, das vor dieser Aktion schon dort lag und auf dem als Kosten die Zahl 0, 1 oder 2 steht. Sektormarkierungen, BEDINGUNG, erzwungene Platzierung, die Regeln des Aufrüstens und Kostenerhöhungen gelten dabei wie sonst. Zahle die normalen Kosten und dazu eine weitere Handkarte; Rabatte und die Fähigkeit von BAT ersetzen höchstens die normalen Kosten, nie diese weitere Karte. Lege das Programm fest, bevor du zahlst; was du für diese Aktion abwirfst, kommt dafür nicht infrage. SOFORT, Patches und die Installationsreaktionen beider Spieler werden ausgelöst. Ihre alten Marker hat die Karte nicht mehr; als Upgrade übernimmt sie Marker und erhält den Aufrüstbonus wie üblich. Als BOT ERZEUGEN gilt das nicht, und weder ein BOT noch ein Modul lässt sich so zurückholen.
ability-bat = NOTSTROM
ability-bat-text = Einmal pro Runde darfst du die gesamten normalen Kartenkosten (mindestens 1) einer Installation aus der Hand oder durch die Fähigkeit von DMP mit ENTLADEN 1 zahlen, statt Karten abzuwerfen. Kostenerhöhungen gehören dazu, die weitere Handkarte von DMP nicht.
ability-ded = RÜCKKEHR
ability-ded-text = ↪ Würde in einer Runde erstmals eine deiner offenen Programmkarten gelöscht, nimm sie stattdessen auf die Hand; ihr RECYCLING wird nicht ausgelöst. BOTs und Daemons zählen nicht. Würden mehrere zugleich gelöscht, wählst du, welche die erste ist. Ein Löschen, mit dem du Kosten zahlst, gilt trotzdem als bezahlt. Durch Aufrüsten ersetzt oder durch einen HACK entfernt zu werden ist kein Löschen.
ability-hex = DREINGABE
ability-hex-text = ∞ Lässt dich ein Effekt, den du ausführst, Karten ziehen, ziehe bei seiner ersten Ziehanweisung 1 Karte mehr, einmal je Effekt. Das Ziehen beim FILTERN gehört dazu. Die sechs Karten der Vorbereitung und der Endphase und der blaue Ertrag der Sektorwertung werden nicht durch einen Effekt gezogen.
ability-sld = UMWANDELN
ability-sld-text = Einmal pro Runde als freie Aktion in deinem Zug vor der Hauptaktion: Wähle eine deiner Einheiten und entferne bis zu 2 Schilde von ihr; sie erhält ebenso viele CTRL-Marker.
ability-bug = FOLGEFEHLER
ability-bug-text = ↪ Ist in einer Runde dein erster Effekt, der Störungen gelegt hat, vollständig abgehandelt, lege 1 Störung auf eine gegnerische Einheit. Das ist ein eigener Effekt und löst die Fähigkeit nicht erneut aus.
ability-swm = ÜBERNAHME
ability-swm-text = Einmal pro Runde darfst du einen BOT, den du aus der Hand ausspielst, statt auf einen freien Platz als Upgrade auf eine deiner Einheiten legen. Marker gehen über, Aufrüstbonus und RECYCLING der ersetzten Einheit folgen wie üblich.
ability-mod = MENGENRABATT
ability-mod-text = ↪ Das erste Modul, das du in einer Runde kaufst, kostet 1 Münze weniger, aber nicht weniger als 0. Bei einem Preis von X wählst du X und zahlst X − 1.

## Arten, Sektoren, Marker und Auslöser

kind-program = Programm
kind-daemon = Daemon
kind-patch = Patch
kind-virus = Virus
kind-bot = BOT
kind-ability = Fraktionsfähigkeit
kind-yield = Ertrag
sector-red = Rot
sector-yellow = Gelb
sector-blue = Blau
marker-ctrl = CTRL-Marker
marker-shield = Schild
marker-disruption = Störung
marker-data = DATEN-Marker
marker-frozen = Einfriermarker
trigger-install = SOFORT
trigger-continuous = DAUERHAFT
trigger-firewall = FIREWALL
trigger-round-end = RUNDENENDE
trigger-recycling = RECYCLING
trigger-condition = BEDINGUNG
trigger-variable = VARIABEL
trigger-upgrade = AUFRÜSTEN
