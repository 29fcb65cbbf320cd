# Die Sätze auf den neutralen Karten, 171 bis 200.

# 171 Мародёр
text-maroder-1 = Schließen: Schlag über eine Reihe 1.
text-maroder-2 = Anwerben: Wirbst du diese Karte an, erhältst du 1 goldenen Kristall.

# 172 Ведающий запасами
text-vedayushchiy-zapasami-1 = Anwerben: Hat dein Trupp Karten zu jedem Preis von 3 bis 8, kostet diese Karte nichts.

# 173 Ведунья Ордена
text-vedunya-ordena-1 = Am Ende des Zugs der Gegenseite darfst du die obersten 3 Karten deines Decks ansehen und sie in beliebiger Aufteilung und Folge oben und unten zurücklegen; das Deck wird nicht gemischt.
text-vedunya-ordena-2 = Schließen: Entladung 1, Reichweite 4.

# 174 Взрывная Мэри
text-vzryvnaya-meri-1 = Sofort. Schließen: Einwirkung. Nur wenn der Würfel einer Kreatur mit allen Änderungen 1 zeigt: Füge jener Kreatur 2 Wunden zu.
text-vzryvnaya-meri-2 = Sofort. Schließen: Einwirkung. Füge einer feindlichen Kreatur 1 Wunde zu.

# 175 Крондак
text-krondak-1 = Schließen: Einwirkung. Lege bis zum Ende des nächsten Zugs der Gegenseite ein Feuer auf ein freies Feld; das Feld gilt als besetzt.
text-krondak-2 = Schließen: Entladung 1.
text-krondak-3 = +1 auf Entladungen gegen Flieger.

# 176 Наёмник
text-naemnik-1 = Formation: erleidet durch Schüsse und Würfe 1 Wunde weniger.

# 177 Следопыт
text-sledopyt-1 = Aufstellung: Sind beide Trupps aufgestellt, decke diese Karte auf; die Gegenseite deckt ihre vordere Reihe auf. Danach darfst du die Karten auf deiner Hälfte umstellen, ohne sie aufzudecken.
text-sledopyt-2 = Schließen: Schuss 1.

# 178 Алвалинд
text-alvalind-1 = Wenn in deinem Zug eine deiner Kreaturen verfehlt, erhält diese Kreatur 1 Zähler.
text-alvalind-2 = Wenn diese Kreatur ihren dritten Zähler erhält: Einwirkung. Sie verliert alle Zähler; nebenbei erleidet sie 2 Wunden.
text-alvalind-3 = Am Ende deines Zugs: Entladung 1, +2 für jeden Zähler auf dieser Kreatur; nebenbei verliert sie alle Zähler.

# 179 Жжраг
text-zhzhrag-1 = Leichenfraß gibt dieser Kreatur auch 3 Zusatzleben.

# 180 Линнет
text-linnet-1 = Diese Kreatur erleidet durch Fernangriffe 1 Wunde weniger.
text-linnet-2 = Anwerben: Du darfst diese Karte und eine Elitekreatur, die 7 oder weniger kostet, zusammen anwerben und beide in Silber bezahlen. Jene Kreatur stirbt, wenn diese Kreatur das Schlachtfeld verlässt.
text-linnet-3 = Schließen: Entladung 1-1-2.

# 181 Ловец удачи
text-lovets-udachi-1 = Schließen: Schlag über eine Reihe 1.
text-lovets-udachi-2 = Sofort. Schließen: Einwirkung. Zähle zu einem Würfel 1 hinzu, ziehe 1 von ihm ab oder lass ihn neu werfen.
text-lovets-udachi-3 = Zu Beginn des Zugs der Gegenseite darfst du diese Kreatur öffnen.

# 182 Матросы Аделаиды
text-matrosy-adelaidy-1 = Solange diese Kreatur in der mittleren Spalte steht, hat sie Erfahrung in der Verteidigung 1 und erleidet durch schwache einfache Schläge 1 Wunde weniger.
text-matrosy-adelaidy-2 = Solange diese Kreatur in Spalte 1 oder 5 steht, hat sie Erfahrung im Angriff 1 und +1 auf mittlere und starke einfache Schläge.

# 183 Дозор Форрендора
text-dozor-forrendora-1 = Schließen: Schuss 1.
text-dozor-forrendora-2 = +1 auf Schüsse gegen Flieger.
text-dozor-forrendora-3 = Einmal je Kampf: Wenn ein Flieger stirbt, darf diese Kreatur Flug erhalten; nebenbei hat sie +1 auf einfache Schläge. Beides gilt für den Rest des Kampfes.

# 184 Отшельница
text-otshelnitsa-1 = Sofort. Schließen: Nur wenn einer deiner Kreaturen durch einen Nahkampfangriff Wunden zugefügt wurden. Versetze alle Wunden jenes Angriffs von ihr auf andere deiner Kreaturen, beliebig verteilt.
text-otshelnitsa-2 = Schließen: Heile diese Kreatur um 3.

# 185 Шакси
text-shaksi-1 = Wenn diese Kreatur springt: Einwirkung. Wirf einen Würfel. 1-2: Füge einer benachbarten Kreatur 2 Wunden zu. 3-4: Heile diese oder eine benachbarte Kreatur um 3. 5-6: Eine benachbarte Kreatur erhält 1 Zähler.

# 186 Головорез
text-golovorez-1 = Solange dieser Kreatur mehr deiner Kreaturen als feindliche benachbart sind, hat sie Erfahrung im Angriff 1 und Direktschlag.

# 187 Лазутчица
text-lazutchitsa-1 = Anwerben: Vor dem Anwerben darfst du diese Karte zeigen und 2 zufällige der an die Gegenseite ausgeteilten Karten ansehen. Diese Karte kostet dich dann für jede Elitekarte darunter 1 silbernen Kristall weniger, und du musst sie anwerben.

# 188 Паладин Алламора
text-paladin-allamora-1 = Formation: +1 auf einfache Schläge gegen Karten der Finsternis.
text-paladin-allamora-2 = Deine Kreaturen in der Spalte dieser Kreatur haben +1 auf die Reichweite von Schüssen, Würfen und Entladungen, die eine Reichweite haben.

# 189 Воин храма
text-voin-khrama-1 = Bei einem einfachen Schlag, angreifend wie geschlagen, wirft diese Kreatur 2 Würfel, und du wählst, welcher zählt.
text-voin-khrama-2 = Wenn diese Kreatur das Ziel eines Fernangriffs ist, wirf einen Würfel. 5-6: Der Angriff wird geblockt.

# 190 Вольный воитель
text-volnyy-voitel-1 = Anwerben: Du darfst für diese Karte X goldene Kristalle mehr bezahlen, X von 1 bis 4. Dann hat sie +X auf einfache Schläge und +2 Leben.

# 191 Ассасин
text-assasin-1 = Schließen: Schlag über eine Reihe 1.
text-assasin-2 = Schließen: Gnadenstoß 4.

# 192 Ревнитель Сеггера
text-revnitel-seggera-1 = Wenn diese Kreatur einen einfachen Schlag ausführt, wähle eine Zahl von 1 bis zum Wert jenes Schlags. Bis zum Ende des nächsten Zugs der Gegenseite wirken Angriffe ohne Magie, deren endgültiger Wert genau diese Zahl ist, nicht auf deine Karten links und rechts neben dieser Kreatur.

# 193 Арацент
text-aratsent-1 = Wenn diese Kreatur einen schwachen einfachen Schlag ausführt, erhält die geschlagene Kreatur Gift 1.
text-aratsent-2 = Wenn diese Kreatur einen mittleren oder starken einfachen Schlag ausführt, erhält die geschlagene Kreatur Gift 2.

# 194 Аристократка
text-aristokratka-1 = Schließen: Schlag über eine Reihe 1.
text-aristokratka-2 = Zu Beginn des Kampfes, wenn ihr Besitzer Erster ist: Einwirkung. 2 verschiedene Kreaturen erhalten je Gift 1.
text-aristokratka-3 = Zu Beginn des Kampfes, wenn ihr Besitzer Zweiter ist: Einwirkung. Schließe 2 verschiedene feindliche Karten; betäube sie nebenbei.

# 195 Берсерк
text-berserk-1 = Schließen: Schlag über eine Reihe 1.
text-berserk-2 = Diese Kreatur darf 2 einfache Schläge nacheinander auf verschiedene Ziele führen, bevor sie sich schließt; Bewegung dazwischen gibt den zweiten auf.

# 196 Гермет
text-germet-1 = Ist zu Beginn des Kampfes eine Steppenkreatur in deinem Trupp, hat diese Kreatur für den Rest des Kampfes +1 Bewegung.
text-germet-2 = Ist zu Beginn des Kampfes eine Gebirgskreatur in deinem Trupp, hat diese Kreatur für den Rest des Kampfes Panzerung 1.
text-germet-3 = Ist zu Beginn des Kampfes eine Sumpfkreatur in deinem Trupp, hat diese Kreatur für den Rest des Kampfes Regeneration 1.
text-germet-4 = Ist zu Beginn des Kampfes eine Waldkreatur in deinem Trupp, hat diese Kreatur für den Rest des Kampfes Erfahrung im Angriff 1 und Erfahrung in der Verteidigung 1.
text-germet-5 = Ist zu Beginn des Kampfes eine Kreatur der Finsternis in deinem Trupp, hat diese Kreatur für den Rest des Kampfes +1 auf mittlere und starke einfache Schläge.

# 197 Эорвал
text-eorval-1 = Solange dieser Kreatur Kreaturen von mindestens 4 verschiedenen Klassen benachbart sind, hat sie +1 auf einfache Schläge und Erfahrung im Angriff 1 und erleidet durch Angriffe ohne Magie 1 Wunde weniger.

# 198 Варлок
text-varlok-1 = Diese Kreatur erleidet durch Fernangriffe 1 Wunde weniger.
text-varlok-2 = Schließen: Zauber. Füge jeder feindlichen Kreatur, die einen Schuss, einen Wurf oder eine Entladung hat, 2 Wunden zu.
text-varlok-3 = Schließen, 1 Zähler: Zauber. Versetze eine Kreatur auf ein beliebiges freies Feld.

# 199 Тич
text-tich-1 = Anwerben: Du darfst 2 goldene Kristalle mehr nehmen; dein Trupp darf dann höchstens 3 Karten haben, die nicht neutral sind.
text-tich-2 = Wenn diese Kreatur einen starken einfachen Schlag ausführt: Einwirkung. Füge der geschlagenen Kreatur X Wunden zu, wobei X der gedruckte schwache Schlag der Karte auf dem nächsten Feld hinter ihr ist.

# 200 Волот
text-volot-1 = Wenn diese Kreatur einen einfachen Schlag auf ein Ziel richtet, darf die Gegenseite ihn auf eine der dieser Kreatur benachbarten feindlichen Kreaturen umlenken.
