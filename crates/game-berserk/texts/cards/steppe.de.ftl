# Was auf den Karten der Steppe steht: eine Meldung je Satz.

# 2 Кшар
text-kshar-1 = Schließen: Schlag über eine Reihe 1.
text-kshar-2 = Schließen, 1 Zähler: besonderer Schlag 3.
text-kshar-3 = +1 auf einfache, besondere und magische Schläge gegen Gebirgskarten.

# 3 Волхв
text-volkhv-1 = Schließen, 1 Zähler: Zauber. Versetze 1 oder 2 Wunden von einer deiner Kreaturen auf feindliche Kreaturen, beliebig verteilt.

# 4 Гиррит
text-girrit-1 = Schließen: Schuss 1, Reichweite 3. Nebenbei erhält die angegriffene Karte bis zum Ende deines Zugs eine Marke „Jagd“.
text-girrit-2 = Schließen, 1 Zähler: Schuss 2. Nebenbei erhält die angegriffene Karte bis zum Ende deines Zugs eine Marke „Jagd“.
text-girrit-3 = Wenn der Angriff eines Fliegers eine Kreatur mit einer Marke „Jagd“ verwundet, füge dieser Kreatur 2 Wunden zu; nebenbei wird die Marke entfernt.

# 5 Ост
text-ost-1 = Sofort. Schließen: Einwirkung. Ein einfacher Schlag, den eine andere deiner Kreaturen führt, auch ein antwortender, wird stark.
text-ost-2 = Schließen: Entladung 1.

# 6 Пустотник
text-pustotnik-1 = Schließen, X Zähler: Zauber. Wähle eine andere Kreatur: Angriffe ohne Magie wirken nicht auf sie, bis der letzte der nächsten X Züge der Gegenseite endet.
text-pustotnik-2 = Schließen: Entladung 1.
text-pustotnik-3 = Diese Kreatur kann von anderen Karten keine Zähler erhalten.

# 7 Смотритель стойла
text-smotritel-stoyla-1 = Zu Beginn deines Zugs: Einwirkung. Du darfst dieser Kreatur oder einer ihr benachbarten Kreatur einer beliebigen Seite 1 Wunde zufügen; nebenbei hat die gewählte Kreatur bis zum Ende deines Zugs +1 Bewegung.
text-smotritel-stoyla-2 = Wenn diese Kreatur auf ein anderes Feld gekommen ist, erhält sie bis zum Ende deines Zugs Erfahrung im Angriff 1 oder 1 dazu.

# 8 Степной волколак
text-stepnoy-volkolak-1 = Einfache Schläge gegen diese Kreatur gelten als schwach.
text-stepnoy-volkolak-2 = Wenn diese Kreatur stirbt: besonderer Schlag 2 von dem Feld aus, auf dem sie starb, gegen eine diesem Feld benachbarte Karte, bevor irgendetwas anderes angesagt wird.

# 9 Хозяйка прайда
text-khozyayka-prayda-1 = Schließen: Einwirkung. Füge einer beliebigen Kreatur 1 Wunde zu. Nebenbei zählen deine Kreaturen bis zum Ende dieses Zugs 1 zu jedem Würfel, den sie bei Angriffen gegen sie werfen.

# 10 Аколит Дзара
text-akolit-dzara-1 = Schließen: Entladung 1 gegen bis zu 3 verschiedene Ziele.

# 11 Змееглав
text-zmeeglav-1 = Schließen: Schlag über eine Reihe 1.

# 12 Кабаний наездник
text-kabaniy-naezdnik-1 = Wenn diese Kreatur auf irgendeine Weise aus deiner Hälfte in die feindliche wechselt, hat sie bis zum Ende dieses Zugs +1 auf einfache Schläge.
text-kabaniy-naezdnik-2 = Wenn diese Kreatur auf irgendeine Weise aus der feindlichen Hälfte in deine wechselt, schließt sie sich bis zum Ende dieses Zugs nicht durch Angreifen.

# 13 Орк
text-ork-1 = Gegen Gebirgskreaturen hat diese Kreatur +1 auf einfache Schläge und Direktschlag.

# 14 Пустынный кондор
text-pustynnyy-kondor-1 = Schließen, 1 Zähler, einmal je Kampf: Einwirkung. Bewege einen feindlichen Nichtflieger auf ein ihm benachbartes freies Feld. Nebenbei verliert diese Kreatur für den Rest des Kampfs ihren Flug und hat Bewegung 1; sie landet auf dem eben verlassenen Feld und fügt der bewegten Kreatur 3-4-4 Wunden zu.

# 15 Рубаки Холверта
text-rubaki-kholverta-1 = Formation, einmal je Zug: Wenn diese Kreatur einen einfachen Schlag führt, öffne einen ihrer geschlossenen Gefährten; nebenbei kann dieser bis zum Ende dieses Zugs nicht angreifen.

# 16 Санкторум
text-sanktorum-1 = Schwache einfache Schläge wirken nicht auf diese Kreatur.
text-sanktorum-2 = Formation: +1 auf schwache einfache Schläge.

# 17 Арбалетчик
text-arbaletchik-1 = Schließen: Schuss 1-2-3. Nebenbei werden alle Zähler von dieser Kreatur entfernt.
text-arbaletchik-2 = +2 auf Schüsse dieser Kreatur für jeden Zähler auf ihr.
text-arbaletchik-3 = Schließen: Diese Kreatur erhält 1 Zähler.
text-arbaletchik-4 = Formation: Schutz vor Würfen.

# 18 Килсус
text-kilsus-1 = Antwortende Schläge wirken nicht auf diese Kreatur.
text-kilsus-2 = Zweimal je Zug: Wenn diese Kreatur einen einfachen Schlag führt, Gnadenstoß X, wobei X die Zahl der Felder ist, die sie sich in diesem Zug bewegt hat.

# 19 Щитоносец
text-shchitonosets-1 = Diese Kreatur erleidet durch Fernangriffe 1 Wunde weniger.
text-shchitonosets-2 = Deine Steppenkreaturen links und rechts neben dieser Kreatur erleiden durch Fernangriffe 1 Wunde weniger.
text-shchitonosets-3 = Formation: Diese Kreatur erleidet durch einfache Schläge 1 Wunde weniger.

# 20 Глорм
text-glorm-1 = Sofort. Schließen: Einwirkung. Der Wert eines einfachen, besonderen oder magischen Schlags gegen eine deiner Kreaturen wird genau 1. Nebenbei füge dieser Kreatur 1 Wunde zu, außer die geschlagene ist eine Steppenkreatur.

# 21 Мантикора
text-mantikora-1 = Schutz vor Fliegern wirkt nicht gegen Angriffe dieser Kreatur.
text-mantikora-2 = Gegen Kreaturen, die eine Entladung, einen magischen Schlag oder einen Zauber haben, hat diese Kreatur +1 auf einfache Schläge und Direktschlag.

# 22 Орк-бомбардир
text-ork-bombardir-1 = Schließen: Wurf 1, Reichweite 3. Nebenbei lege eine Bombe auf das Feld der angegriffenen Karte.
text-ork-bombardir-2 = Zu Beginn deines Zugs: Einwirkung. Jede Bombe dieser Kreatur fügt jeder Karte auf ihrem Feld, auch getragenen Karten, 2 Wunden zu; nebenbei wird die Bombe entfernt.

# 23 Риала
text-riala-1 = Hat diese Kreatur sich in diesem Zug 2 oder mehr Felder in einer Richtung bewegt, hat sie Direktschlag.
text-riala-2 = Hat diese Kreatur sich in diesem Zug in 2 oder mehr verschiedene Richtungen bewegt, hat sie Erfahrung im Angriff 2.

# 24 Посвящённый Дзара
text-posvyashchennyy-dzara-1 = Schließen: Entladung 2-3-4, Reichweite 1.
text-posvyashchennyy-dzara-2 = Wenn diese Kreatur auf ein anderes Feld gekommen ist, haben ihre Entladungen bis zum Ende dieses Zugs 1 mehr Reichweite; das summiert sich.

# 25 Хронос
text-khronos-1 = Sofort. Schließen, 1 Zähler: Einwirkung. Heile eine andere Kreatur um die Wunden, die sie in diesem Zug erlitten hat, woher auch immer, und noch hat.
text-khronos-2 = Schließen, 1 Zähler: Eine deiner Kreaturen erhält 1 Zähler.

# 26 Анубисар
text-anubisar-1 = Wenn diese Kreatur einen starken einfachen Schlag führt: Einwirkung. Füge 2 verschiedenen feindlichen Kreaturen, die der angegriffenen Karte benachbart sind, je 1 Wunde zu, oder der einzigen, die es gibt.
text-anubisar-2 = Formation: Diese Kreatur hat jede Formationsfähigkeit der Steppenkreaturen unter ihren Gefährten, mit sich selbst an der Stelle der dort genannten Kreatur.

# 27 Бон и Берроу
text-bon-i-berrou-1 = Nur ohne Zähler auf dieser Kreatur. Schließen: Schlag über eine Reihe 2. Nebenbei darf diese Kreatur 1 Zähler erhalten.
text-bon-i-berrou-2 = Wenn diese Kreatur mit 1 Zähler auf sich einen einfachen Schlag führt: Entladung 1-2-2, Reichweite 3.
text-bon-i-berrou-3 = Wenn ein einfacher Schlag sich gegen diese Kreatur richtet und 1 Zähler auf ihr liegt, darfst du den Zähler entfernen; nebenbei wird dieser Schlag geblockt.

# 28 Матриарх племени
text-matriarkh-plemeni-1 = Schließen, 1 Zähler: Einwirkung. Wähle eine feindliche Kreatur. Jede ihr benachbarte deiner Kreaturen, auch eine geschlossene, führt einen einfachen Schlag gegen sie, eine nach der anderen in beliebiger Folge, als wäre sie offen und ohne sich zu schließen, bis die gewählte stirbt.

# 29 Пеший латник
text-peshiy-latnik-1 = Formation: Panzerung 2.
text-peshiy-latnik-2 = Wenn diese Kreatur von einem einfachen, besonderen oder magischen Schlag getroffen wird: besonderer Schlag 2 gegen den Angreifer.

# 30 Бронтобей
text-brontobey-1 = Wenn diese Kreatur auf ein anderes Feld gekommen ist, hat sie bis zum Ende dieses Zugs +1 auf einfache Schläge; das summiert sich.
text-brontobey-2 = +1 auf einfache Schläge gegen die Kreatur gegenüber.

# 31 Ойуун
text-oyuun-1 = Schließen: Diese Kreatur erhält für den Rest des Kampfs Schutz vor Fliegern.
text-oyuun-2 = Sofort. Schließen, zweimal je Zug: Zauber. Öffne eine deiner Kreaturen; nebenbei füge ihr 1 Wunde zu.

# 32 Дегаска
text-degaska-1 = Diese Kreatur erleidet durch Fernangriffe 1 Wunde weniger.
text-degaska-2 = Zu Beginn des Kampfs und wenn diese Kreatur einen starken Schlag führt, zeige aus deinem Deck eine Kreatur, die eine Fähigkeit bei ihrem starken Schlag hat und deren Name nicht der dieser Kreatur ist und in diesem Kampf noch nicht so gezeigt wurde. Diese Kreatur hat jene Fähigkeit für den Rest des Kampfs. Dann mische das Deck.

# 33 Скелос
text-skelos-1 = Diese Kreatur erleidet durch einfache, besondere und magische Schläge von Kreaturen mit Direktschlag 2 Wunden weniger.
text-skelos-2 = Formation: Schutz vor Fliegern.
text-skelos-3 = Solange keine feindliche Kreatur in Reihe 1 der feindlichen Hälfte steht, hat diese Kreatur +1 auf einfache Schläge und darf sie auch gegen Flieger führen.

# 34 Минотавр
text-minotavr-1 = Diese Kreatur darf im Zug 2 einfache Schläge führen und schließt sich nach dem zweiten.
text-minotavr-2 = Formation: +1 auf starke einfache Schläge.
