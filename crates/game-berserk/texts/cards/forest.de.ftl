# Was auf den Karten des Waldes steht, eine Nachricht je Satz.

# 69 Атекар
text-atekar-1 = Schließen: Wurf 0-1-2, Reichweite 3.
text-atekar-2 = Solange gegenüber dieser Kreatur eine deiner unverwundeten Kreaturen steht: +1 auf Würfe.

# 70 Дракс
text-draks-1 = +1 auf einfache Schläge gegen Karten, die eine Entladung, einen magischen Schlag oder einen Zauber haben.

# 71 Леший
text-leshiy-1 = Schließen: Heile diese Kreatur ganz.

# 72 Фея леса
text-feya-lesa-1 = Schließen: Einwirkung. Heile bis zu 3 deiner Waldkreaturen um je 1.

# 73 Друид
text-druid-1 = Schließen: Einwirkung. Heile eine Kreatur um 2 und entferne ihr Gift.

# 75 Лесной разбойник
text-lesnoy-razboynik-1 = Diese Kreatur darf auch schräge Schritte machen.
text-lesnoy-razboynik-2 = Schließen, 1 Zähler, einmal je Kampf: Einwirkung. Bis zum Ende des Kampfs hat eine benachbarte feindliche Kreatur -1 auf einfache Schläge; nebenbei hat diese Kreatur ebenso lange +1 auf einfache Schläge.

# 76 Оури
text-ouri-1 = Wenn diese Kreatur sich bewegt und danach einer deiner Kreaturen benachbart ist, die 7 oder mehr kostet, darf sie einen Schuss 1, Reichweite 3 abgeben.
text-ouri-2 = Schließen: Heile eine Kreatur um 1.

# 77 Паук-пересмешник
text-pauk-peresmeshnik-1 = Feindliche Flieger dürfen Angriffe nur auf diese Kreatur richten.
text-pauk-peresmeshnik-2 = Schließen: Einwirkung. Lege bis zum Ende des nächsten Zugs der Gegenseite ein Netz auf einen feindlichen Nichtflieger in höchstens 2 Entfernung.
text-pauk-peresmeshnik-3 = Eine Kreatur im Netz kann sich in ihrem nächsten Zug nicht bewegen, nicht handeln und nicht verteidigen.
text-pauk-peresmeshnik-4 = Wenn eine Kreatur im Netz angegriffen wird, blocke diesen Angriff und entferne das Netz.

# 78 Эриала
text-eriala-1 = Schließen: Schuss 1.
text-eriala-2 = Diese Kreatur darf Schüsse auch auf benachbarte Karten richten.
text-eriala-3 = +1 auf Schüsse auf Karten in der Reihe mit derselben Nummer wie die Reihe dieser Kreatur, wenn beide in der Hälfte der jeweils eigenen Seite stehen.

# 79 Бегущая по кронам
text-begushchaya-po-kronam-1 = Schließen: Schuss 1-2-2.
text-begushchaya-po-kronam-2 = Zu Beginn deines Zugs, wenn diese Kreatur in Reihe 1 deiner Hälfte steht: +1 auf Schüsse bis zum Ende dieses Zugs.
text-begushchaya-po-kronam-3 = Zu Beginn deines Zugs, wenn sie in Reihe 3 deiner Hälfte steht, erhält diese Kreatur Direktschlag bis zum Ende dieses Zugs.

# 80 Бьёрн
text-bern-1 = Wenn diese Kreatur Verteidiger wird, heile die verteidigte Kreatur um 2.

# 81 Вожак сатиров
text-vozhak-satirov-1 = Diese Kreatur erleidet durch Angriffe von Fliegern 1 Wunde weniger.
text-vozhak-satirov-2 = Bis zu 3-mal je Zug: Wenn diese Kreatur unverwundet ist und um X geheilt würde, darf sie stattdessen einer benachbarten Kreatur X Wunden zufügen.

# 82 Клаэр
text-klaer-1 = Wenn diese Kreatur Verteidiger wird: +2 auf einfache Schläge und Erfahrung im Angriff 1 bis zum Ende deines nächsten Zugs.

# 83 Серк
text-serk-1 = Einmal je Zug: Wenn diese Kreatur unverwundet ist und geheilt würde, darf sie sich stattdessen öffnen.
text-serk-2 = Diese Kreatur erleidet durch Angriffe von Kreaturen mit Bewegung 2 oder mehr 1 Wunde weniger.

# 84 Камнедрев
text-kamnedrev-1 = Am Ende deines Zugs, wenn sie sich in ihm nicht bewegt hat, darf diese Kreatur 1 Zähler erhalten.
text-kamnedrev-2 = +1 auf einfache Schläge für jeden Zähler auf dieser Kreatur.
text-kamnedrev-3 = Wenn diese Kreatur sich bewegt, verliert sie alle ihre Zähler.

# 85 Лёккен
text-lekken-1 = Diese Kreatur darf in einem Zug beliebig oft Verteidiger sein und schließt sich nach dem Verteidigen nicht.

# 86 Мира
text-mira-1 = Solange diese Kreatur unverwundet ist, erleidet sie durch Fernangriffe 1 Wunde weniger.
text-mira-2 = Schließen: Schuss 1-2-3. Nebenbei schließe die angegriffene Karte, wenn sie in diesem Zug von mindestens 2 anderen Schüssen oder Würfen, gleich welcher Karte, Wunden erlitten hat.

# 87 Фагор
text-fagor-1 = Schließen, 1 Zähler: magischer Schlag X. X ist die Summe der gedruckten schwachen Schläge deiner Kreaturen links und rechts neben dieser Kreatur.

# 88 Резчик идолов
text-rezchik-idolov-1 = Solange dieser Kreatur eine feindliche Kreatur benachbart ist, dürfen feindliche Karten Schüsse und Würfe nur auf diese Kreatur richten.

# 89 Грызь
text-gryz-1 = Schließen: Schlag über eine Reihe 1.
text-gryz-2 = Schließen: Diese Kreatur erhält bis zum Ende des Kampfs Direktschlag und Schutz vor Fliegern.

# 90 Дверг
text-dverg-1 = Schließen: Einwirkung. Bis zum Ende dieses Zugs hat eine Kreatur „Schließen, einmal je Zug: magischer Schlag“ mit den drei gedruckten Werten ihres eigenen einfachen Schlags, jeder plus 1.

# 91 Дикий целитель
text-dikiy-tselitel-1 = Solange dieser Kreatur mindestens 3 deiner unverwundeten Kreaturen benachbart sind: +1 auf einfache Schläge und Erfahrung im Angriff 1.
text-dikiy-tselitel-2 = Wenn diese Kreatur sich bewegt, darf sie eine benachbarte Kreatur um 1 heilen.

# 92 Кобольд
text-kobold-1 = Schließen: Schlag über eine Reihe 1.
text-kobold-2 = Wenn diese Kreatur einen Schlag ausführt, darf sie sich um den gedruckten mittleren einfachen Schlag der Kreatur heilen, die ihr gegenübersteht, gleich auf welcher Seite.

# 93 Очи Кронга
text-ochi-kronga-1 = Bis zu 2-mal je Zug: Wenn andere deiner Waldkreaturen in diesem Zug in beliebiger Reihenfolge nacheinander einen Schlag, einen Schuss und eine Heilung ausgeführt haben, öffne diese Kreatur. Schritte dazwischen stören nicht.

# 94 Король-жрец
text-korol-zhrets-1 = Schließen, 1 Zähler, einmal je Kampf: Einwirkung. Eine Kreatur verliert ihre Fähigkeiten, bis diese Kreatur sich bewegt oder das Schlachtfeld verlässt.
text-korol-zhrets-2 = Schließen: Heile eine Kreatur um 2.

# 95 Ловец душ
text-lovets-dush-1 = Wenn eine Kreatur stirbt, erhält diese Kreatur 1 Zähler.
text-lovets-dush-2 = Schließen: Einwirkung. Füge bis zu 2 unverwundeten Kreaturen je 1 Wunde zu.
text-lovets-dush-3 = Schließen, X Zähler: Zauber. Füge einer feindlichen Kreatur X Wunden zu; nebenbei heile eine deiner Kreaturen um X.

# 96 Тергала
text-tergala-1 = Schließen: Zauber. Wähle eine Reihe. Zu Beginn deines nächsten Zugs erleiden X feindliche Kreaturen an beliebigem Ort 1-2-2 Wunden, mit einem Würfel für alle; X ist die Zahl deiner unverwundeten Kreaturen, die dann in dieser Reihe stehen. Gibt es weniger als X feindliche Kreaturen, erleiden alle die Wunden.
text-tergala-2 = Schließen: Entladung 1-2-2.

# 97 Эльфийский воин
text-elfiyskiy-voin-1 = Diese Kreatur erleidet durch Angriffe von Steppenkreaturen 1 Wunde weniger.
text-elfiyskiy-voin-2 = Wenn diese Kreatur einen einfachen Schlag ausführt, auch als Antwort, oder angreifend verfehlt, gibt sie einen Schuss 2 ab.

# 98 Етун
text-etun-1 = Gegen Angriffe dieser Kreatur zählen die Fähigkeiten der angegriffenen Kreatur nicht.

# 99 Серый альв
text-seryy-alv-1 = Schließen: Schuss 2-3-3.
text-seryy-alv-2 = 1 Zähler: Schuss 5, ohne zu schließen. Gegen ihn zählen die Fähigkeiten der angegriffenen Karte nicht.

# 100 Хобгоблин
text-khobgoblin-1 = Diese Kreatur erleidet durch Angriffe ohne Magie von Kreaturen, die 3 oder weniger kosten, 2 Wunden weniger.

# 101 Циклоп
text-tsiklop-1 = Diese Kreatur darf einen einfachen Schlag nur nach der Karte ansagen, die ihr gegenübersteht.
text-tsiklop-2 = Schließen: magischer Schlag 2.

# 102 Келе
text-kele-1 = Schließen: magischer Schlag 3-4-5.
text-kele-2 = Wenn diese Kreatur einen einfachen Schlag ausführt, darf sie sich um 2 heilen; ist sie dann unverwundet, schließt sie sich nach dem Angriff nicht.
