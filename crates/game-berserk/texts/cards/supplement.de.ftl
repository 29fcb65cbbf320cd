# Die Sätze auf den Karten unserer eigenen Ergänzung, 201 bis 241.

# 201 Межевой камень
text-mezhevoy-kamen-1 = Deine Kreaturen links und rechts neben dieser Karte erleiden durch Schüsse und Würfe 1 Wunde weniger.

# 202 Сигнальный колокол
text-signalnyy-kolokol-1 = Sofort. Schließen: Einwirkung. Öffne eine deiner geschlossenen, dieser Karte benachbarten Kreaturen; nebenbei kann jene Kreatur bis zum Ende dieses Zugs keine Angriffe ansagen.

# 203 Громовой столп
text-gromovoy-stolp-1 = Schließen: Entladung 1-2-3, Reichweite 4.
text-gromovoy-stolp-2 = Solange dieser Karte eine deiner Kreaturen der Klasse Linung benachbart ist, haben ihre Entladungen +1 auf den Würfel.

# 204 Осадный скорпион
text-osadnyy-skorpion-1 = Schließen: Diese Karte erhält 1 Zähler.
text-osadnyy-skorpion-2 = Schließen, 1 Zähler: Schuss 2-3-4.

# 205 Чаша горячей крови
text-chasha-goryachey-krovi-1 = Schließen: Einwirkung. Eine deiner dieser Karte benachbarten Kreaturen erhält 2 Zusatzleben; nebenbei sind für den Rest des Kampfes ihre gedruckten Leben plus 3 ihr Maximum, außer ihr eigener Text nennt ein Maximum.

# 206 Зеркало тихой воды
text-zerkalo-tikhoy-vody-1 = Schließen, einmal je Kampf: Sieh dein Deck durch und schicke bis zu 2 Karten daraus ins Exil.
text-zerkalo-tikhoy-vody-2 = Schließen: Zauber. Prophezeiung 1. Ist die gezeigte Karte elitär, füge einer feindlichen Kreatur 1 Wunde zu; ist sie gewöhnlich, heile eine deiner Kreaturen um 1.

# 207 Рог дальнего похода
text-rog-dalnego-pokhoda-1 = Schließen: Diese Karte erhält 1 Zähler.
text-rog-dalnego-pokhoda-2 = Schließen, 3 Zähler, einmal je Kampf: Sieh dein Deck durch und rufe daraus eine gewöhnliche Kreatur, die 4 oder weniger kostet, geschlossen auf ein freies, dieser Karte benachbartes Feld herbei.

# 208 Истукан-двойник
text-istukan-dvoynik-1 = Solange dieser Karte eine deiner Kreaturen benachbart ist, können feindliche Karten Schüsse und Würfe nur auf diese Karte richten; eine, die sie nicht erreicht, weil sie ihr benachbart oder zu weit entfernt ist, kann weder schießen noch werfen.

# 209 Шлем дозорного
text-shlem-dozornogo-1 = Der Wirt hat Erfahrung in der Verteidigung 1.

# 210 Секира трёх рун
text-sekira-trekh-run-1 = Der Wirt hat +1 auf mittlere und starke einfache Schläge.

# 211 Багор
text-bagor-1 = Der Wirt hat die Fähigkeit „Schließen: Schlag über eine Reihe 1.“

# 212 Короткий лук кочевья
text-korotkiy-luk-kochevya-1 = Der Wirt hat die Fähigkeit „Schließen: Schuss 1-1-2, Reichweite 3.“

# 213 Плащ из тумана
text-plashch-iz-tumana-1 = Der Wirt erleidet durch Fernangriffe 1 Wunde weniger und hat Direktschlag.

# 214 Живой панцирь
text-zhivoy-pantsir-1 = Der Wirt hat Regeneration 1.

# 215 Сапоги-вихри
text-sapogi-vikhri-1 = Der Wirt hat +1 Bewegung und darf auch schräg Schritte machen.

# 216 Восковые крылья
text-voskovye-krylya-1 = Der Wirt hat die Fähigkeit „Schließen, einmal je Kampf: Diese Kreatur erhält Flug bis zum Ende deines nächsten Zugs.“ Da der Wirt damit das Schlachtfeld verlässt, wird alles zerstört, was er trägt.

# 217 Ручной хорёк
text-ruchnoy-khorek-1 = Der Wirt hat Erfahrung im Angriff 1.

# 218 Рунный светляк
text-runnyy-svetlyak-1 = Schließen: Entladung 1, Reichweite 3.

# 219 Щитник-отрок
text-shchitnik-otrok-1 = Diese Kreatur darf ihren Wirt beliebig oft je Zug verteidigen und schließt sich dadurch nicht.

# 220 Пиявка-лекарь
text-piyavka-lekar-1 = Der Wirt hat Regeneration 1 und Schutz vor Gift.

# 221 Череп-шептун
text-cherep-sheptun-1 = Wenn der Wirt stirbt, lege auf jede Kreatur mit Inkarnation auf deinem Friedhof ein Inkarnationsplättchen.

# 222 Погоняла на загривке
text-pogonyala-na-zagrivke-1 = Der Wirt hat +1 Bewegung.
text-pogonyala-na-zagrivke-2 = Sofort. Schließen: Einwirkung. Zähle zu einem Würfel, den der Wirt geworfen hat, 1 hinzu oder ziehe 1 von ihm ab.

# 223 Клещ-гнилушник
text-kleshch-gnilushnik-1 = Zu Beginn deines Zugs: Einwirkung. Füge dem Wirt 1 Wunde zu.

# 224 Ледяная корка
text-ledyanaya-korka-1 = Der Wirt hat -1 Bewegung und kann weder springen noch teleportieren.

# 225 Лоза-удавка
text-loza-udavka-1 = Der Wirt kann nicht Verteidiger sein und hat bei einem einfachen Schlag -1 auf seinen Würfel, angreifend wie geschlagen.

# 226 Тянущий нити
text-tyanushchiy-niti-1 = Solange der Wirt mindestens 3 Wunden hat und 6 oder weniger kostet, kontrollierst du ihn.

# 227 Песчаная блоха
text-peschanaya-blokha-1 = Schließen: Einwirkung. Setze diese Kreatur auf eine andere feindliche Bodenkreatur, die ihrem Wirt benachbart ist und keinen Parasiten trägt; füge nebenbei dem neuen Wirt 1 Wunde zu.

# 228 Сонная плесень
text-sonnaya-plesen-1 = Wenn der Wirt sich zu Beginn des Zugs der Seite öffnet, die ihn kontrolliert, wählt diese Seite: den Wirt wieder schließen oder ihm 1 Wunde zufügen.

# 229 Перевал семи ветров
text-pereval-semi-vetrov-1 = Alle Flieger haben -1 auf einfache Schläge.

# 230 Сухое русло
text-sukhoe-ruslo-1 = Keine Karte kann mehr als 2 Zähler haben; der Überschuss wird sofort entfernt.

# 231 Поляна трёх кругов
text-polyana-trekh-krugov-1 = Deine Waldkreaturen in deiner Reihe 2 haben Regeneration 1.

# 232 Топкая гать
text-topkaya-gat-1 = Schließen: Einwirkung. Eine feindliche Bodenkreatur, die sich im letzten Zug ihrer Seite nicht bewegt hat, kann sich bis zum Ende des nächsten Zugs der Gegenseite nicht bewegen.

# 233 Жертвенник немых
text-zhertvennik-nemykh-1 = Schließen: Zauber. Zerstöre eine deiner Kreaturen; füge nebenbei einer Kreatur 3 Wunden zu.

# 234 Грибыныч
text-gribynych-1 = Diese Kreatur verliert alle ihre Fähigkeiten außer dieser, und jede andere ihr benachbarte Karte verliert alle Fähigkeiten.

# 235 Знаменосец ветров
text-znamenosets-vetrov-1 = Deine anderen dieser Kreatur benachbarten Kreaturen haben Erfahrung im Angriff 1.

# 236 Сирин-вестница
text-sirin-vestnitsa-1 = Schließen: Wurf 1-1-2.
text-sirin-vestnitsa-2 = Schließen: Schlag über eine Reihe 2. Nur solange diese Kreatur auf dem Schlachtfeld steht.
text-sirin-vestnitsa-3 = Einmal je Kampf: Diese Kreatur verliert bis zum Ende deines nächsten Zugs Flug und landet auf einem freien Feld deiner Hälfte.

# 237 Ярмарочный боец
text-yarmarochnyy-boets-1 = Nach einem einfachen Schlag, bei dem diese Kreatur angriff oder geschlagen wurde und ein Schlag nach der Schlagtabelle abgeschwächt wurde, heile diese Kreatur um 2.

# 238 Камышовый засадник
text-kamyshovyy-zasadnik-1 = Wenn diese Kreatur nach dem Aufdecken zu Beginn aufgedeckt wird, hat sie bis zum Ende dieses Zugs Erfahrung in der Verteidigung 2, und ihr nächster einfacher Schlag hat +1.

# 239 Костровой
text-kostrovoy-1 = Schließen: Zauber. Füge einer feindlichen Kreatur 1 Wunde zu; heile nebenbei eine deiner Kreaturen um 1.
text-kostrovoy-2 = Schließen, 1 Zähler: Einwirkung. Ein Begleiter, ein Parasit oder eine Ausrüstung auf einer benachbarten Kreatur verliert den Wirt.

# 240 Травница-пращница
text-travnitsa-prashchnitsa-1 = Schließen: Einwirkung. Heile eine Kreatur um 2.
text-travnitsa-prashchnitsa-2 = Schließen: Wurf 2-2-3, Reichweite 3. Nur wenn in diesem Zug eine deiner Kreaturen wirklich um 2 oder mehr geheilt wurde.

# 241 Бобр-запрудник
text-bobr-zaprudnik-1 = Schließen, 1 Zähler: Einwirkung. Lege bis zum Ende des nächsten Zugs der Gegenseite einen Damm auf ein freies Feld; das Feld gilt als besetzt.
