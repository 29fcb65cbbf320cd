# Was auf den Karten des Sumpfes steht, eine Nachricht je Satz.

# 103 Ижор
text-izhor-1 = Schließen: Schuss 1, Reichweite 4.
text-izhor-2 = Wenn diese Kreatur einen Angriff mit starkem Ergebnis ausführt, ein starker einfacher Schlag eingeschlossen, erhält die von ihr angegriffene Kreatur Gift 1.
text-izhor-3 = +1 auf den Würfel bei Angriffen dieser Kreatur auf Karten in Reihe 2 der feindlichen Hälfte.

# 104 Махинатор
text-makhinator-1 = Einmal je Zug: Wenn eine deiner Prophezeiungen Karten zeigt, darfst du sie in beliebiger Reihenfolge oben auf das Deck zurücklegen.
text-makhinator-2 = Schließen, einmal je Kampf: Einwirkung. Eine Kreatur verliert 1 Zähler.
text-makhinator-3 = Schließen: Entladung 1, Reichweite 3.

# 105 Отряд карателей
text-otryad-karateley-1 = Wenn eine deiner Prophezeiungen diese Karte zeigt, darfst du sie geschlossen auf ein beliebiges freies Feld herbeirufen; nebenbei erhält 1 ihr benachbarte Kreatur deiner Wahl, gleich welcher Seite, Gift 1.

# 106 Римаанды
text-rimaandy-1 = Gegen Karten, die links und rechts neben sich keine andere Kreatur der eigenen Seite haben, sind die einfachen Schläge dieser Kreatur unerwidert.

# 107 Болотник
text-bolotnik-1 = Schließen, 1 Zähler: Einwirkung. Zerstöre diese Kreatur; nebenbei erleidet jede ihr benachbarte feindliche Kreatur 1 Wunde und erhält Gift 1.

# 108 Дети топи
text-deti-topi-1 = Einmal je Zug: Wenn ein Schlag einer feindlichen Karte auf diese Kreatur gerichtet wird, blocke ihn; nebenbei springt diese Kreatur auf ein freies Feld in höchstens 2 Entfernung.
text-deti-topi-2 = Wenn diese Kreatur gesprungen ist, wählt die Gegenseite eine ihrer Kreaturen, die dem verlassenen Feld benachbart ist; diese wird auf jenes Feld bewegt.

# 109 Осклизг
text-osklizg-1 = Schließen, 1 Zähler: Einwirkung. Versetze bis zu 4 Wunden von einer benachbarten Sumpfkreatur auf diese Kreatur.
text-osklizg-2 = Schließen: Schlag über eine Reihe 1.

# 110 Рэккен
text-rekken-1 = Schließen: Einwirkung. Versetze bis zu 2 Wunden von einer anderen Sumpfkreatur in beliebiger Entfernung auf diese Kreatur.
text-rekken-2 = Schließen: Wurf X, Reichweite 4. X ist die Zahl der Wunden auf dieser Kreatur, höchstens 4.

# 111 Тови
text-tovi-1 = Wenn diese Kreatur sich bewegt, darf die Gegenseite eine ihrer Kreaturen um 1 Feld in dieselbe Richtung auf dem Schlachtfeld bewegen. Geschieht das nicht, hat diese Kreatur +2 auf ihren nächsten Wurf in diesem Zug.
text-tovi-2 = Schließen: Wurf 1.

# 112 Хедд
text-khedd-1 = Wenn diese Kreatur einen mittleren oder starken einfachen Schlag ausführt, erhält die von ihr geschlagene Kreatur Gift 1.

# 113 Гаррид-лучник
text-garrid-luchnik-1 = Schließen: Schuss 1-2-3, Reichweite 4.

# 114 Грёзы Архааля
text-grezy-arkhaalya-1 = Schließen: Prophezeiung 1. Nebenbei erhält eine feindliche Kreatur mit denselben Kosten wie die gezeigte Karte Gift 1, und eine deiner Kreaturen mit diesen Kosten erleidet bis zum Ende des nächsten Zugs der Gegenseite durch Angriffe ohne Magie 1 Wunde weniger. Nur die Zahl gilt, nicht der Kristall; ein Teil, der keine solche Kreatur findet, entfällt.

# 115 Кровяница
text-krovyanitsa-1 = Schließen: Gnadenstoß X. X ist 1 plus die Zahl der vergifteten Kreaturen, die dem Ziel benachbart sind.

# 116 Василиск
text-vasilisk-1 = Wenn diese Kreatur einen Schlag ausführt: Einwirkung. Die von ihr geschlagene Kreatur kann sich nicht bewegen, bis diese Kreatur sich bewegt oder das Schlachtfeld verlässt oder etwas anderes die geschlagene Kreatur von ihrem Feld nimmt.

# 118 Шаман-душегрыз
text-shaman-dushegryz-1 = Sofort. Schließen, 1 Zähler: Zauber. Eine offene feindliche Kreatur führt ihren einfachen Schlag gegen eine ihr benachbarte Karte deiner Wahl, gleich welcher Seite; nebenbei schließe jene Kreatur.
text-shaman-dushegryz-2 = Schließen: Diese Kreatur erhält bis zum Ende des Kampfs Schutz vor Fliegern.

# 119 Бул'Багур
text-bulbagur-1 = Zu Beginn des Zugs der Gegenseite: Einwirkung. Wähle bis zu 3 aufeinanderfolgende Felder auf einer Geraden, auch schräg, das erste dieser Kreatur benachbart. Bis zum Ende deines nächsten Zugs erleiden Karten dort 1 Wunde mehr durch Fernangriffe, durch Gift und durch einfache Schläge dieser Kreatur.

# 120 Гоблин
text-goblin-1 = Diese Kreatur erleidet durch einfache Schläge 2 Wunden weniger.
text-goblin-2 = Wenn diese Kreatur einen einfachen Schlag ausführt oder angreifend verfehlt: Einwirkung. Schließe die von ihr geschlagene oder verfehlte Karte.

# 121 Слизь
text-sliz-1 = Wenn diese Kreatur einen einfachen Schlag ausführt, gibt sie einen Schuss 1, Reichweite 3 ab.
text-sliz-2 = Wenn ein Nahkampfangriff auf diese Kreatur ausgeführt wird, erleidet der Angreifer 1 Wunde.
text-sliz-3 = Schließen, 1 Zähler: besonderer Schlag 3. Nebenbei erhält die angegriffene Kreatur Gift 1.

# 122 Дочь перламутра
text-doch-perlamutra-1 = Einmal je Zug: Wenn ein Angriff ohne Magie auf diese Kreatur als sein endgültiges Ziel gerichtet ist: Prophezeiung 1. Sind die Kosten der gezeigten Karte ungerade, blocke den Angriff.

# 123 Ноками
text-nokami-1 = Einmal je Zug: Wenn eine feindliche Kreatur durch Gift Wunden erleidet, darf diese Kreatur einer Kreatur, die jener benachbart ist, 1 Wunde zufügen.
text-nokami-2 = Schließen: Einwirkung. Erhöhe das Gift einer vergifteten Kreatur um 1, auf höchstens 2.

# 124 Сеятель хвори
text-seyatel-khvori-1 = Einmal je Zug: Wenn eine feindliche Kreatur durch Gift X stirbt, darfst du einer ihr benachbarten Kreatur, gleich welcher Seite, Gift X geben.
text-seyatel-khvori-2 = Schließen: Entladung 1-2-2.
text-seyatel-khvori-3 = Wenn diese Kreatur eine Entladung mit mittlerem oder starkem Ergebnis ausführt, erhält die angegriffene Kreatur Gift 1.

# 125 Троллок
text-trollok-1 = Schließen: Wurf 1-2-2.
text-trollok-2 = +1 auf Würfe auf Karten, die einen Schuss, einen Wurf oder eine Entladung haben.

# 126 Вилохвост
text-vilokhvost-1 = +1 auf einfache Schläge gegen Verteidiger.
text-vilokhvost-2 = Gegen Waldkreaturen hat diese Kreatur Direktschlag.

# 127 Исхарская ненасыть
text-iskharskaya-nenasyt-1 = Wenn eine deiner Prophezeiungen Karten zeigt, hat diese Kreatur für jede gezeigte Karte +1 auf ihren nächsten einfachen Schlag. Diese Boni summieren sich bis zu jenem Schlag, auf höchstens +3 im Ganzen.

# 129 Ундина
text-undina-1 = Schließen: Einwirkung. Eine Kreatur erhält Gift 1.
text-undina-2 = Schließen: Zauber. Füge jeder vergifteten feindlichen Kreatur 1 Wunde zu.

# 130 Королева топи
text-koroleva-topi-1 = Am Ende des Zugs der Gegenseite rufe aus deinem Deck eine Sumpfkreatur, die 5 oder weniger kostet, auf ein freies Feld herbei, dem mindestens 3 deiner Kreaturen benachbart sind; dann mische das Deck.
text-koroleva-topi-2 = Schließen: Prophezeiung 1. Nebenbei füge einer Kreatur 1 Wunde zu, oder 2 Wunden, wenn eine Karte mit dem Namen der gezeigten in einem der beiden Trupps ist.

# 131 Медуза Горгона
text-meduza-gorgona-1 = Wenn diese Kreatur einen starken einfachen Schlag ausführt: Einwirkung. Schließe und betäube die von ihr geschlagene Kreatur.

# 132 Двухголовый тролль
text-dvukhgolovyy-troll-1 = Wenn diese Kreatur einen einfachen Schlag ausführt: Prophezeiung 2. Sind alle gezeigten Karten elitär, füge der von ihr geschlagenen Karte 2 Wunden zu; sind alle gewöhnlich, erhält die von ihr geschlagene Kreatur Gift 2.

# 133 Морок
text-morok-1 = Diese Kreatur erleidet durch Schüsse und Würfe 1 Wunde weniger.
text-morok-2 = Solange diese Kreatur Verteidiger ist, erleidet sie durch einfache Schläge 1 Wunde weniger.
text-morok-3 = Solange diese Kreatur geschlossen ist, wird der Wert einfacher Schläge gegen sie auf 1 gesetzt.
text-morok-4 = Einfache Schläge gegen Karten beider Seiten links und rechts neben dieser Kreatur gelten als schwach.

# 134 Уриил
text-uriil-1 = Wenn eine Kreatur einen einfachen Schlag gegen diese Kreatur ausführt: Einwirkung. Betäube jene Kreatur.

# 135 Древний огр
text-drevniy-ogr-1 = Diese Kreatur erleidet durch Schüsse und Würfe 1 Wunde weniger.
text-drevniy-ogr-2 = Wenn ein Schlag gegen diese Kreatur ausgeführt wurde, wirken weitere Schläge bis zum Ende dieses Zugs nicht auf sie.

# 136 Гидра
text-gidra-1 = Die einfachen Schläge dieser Kreatur sind unerwidert, und ihre Stärke kann nicht gesenkt werden. Sie darf nacheinander gegen jede benachbarte feindliche Kreatur einen einfachen Schlag führen und schließt sich nach dem letzten.
