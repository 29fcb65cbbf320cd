# Die Sätze auf den Karten der Finsternis, 137 bis 170.

# 137 Вестник мора
text-vestnik-mora-1 = Wenn diese Kreatur durch Inkarnation zurückkehrt, erhält sie Flug.

# 138 Огненный имп
text-ognennyy-imp-1 = Schließen: Wurf 1, Reichweite 4.
text-ognennyy-imp-2 = Wenn eine deiner Kreaturen von einem dieser Kreatur benachbarten Feld in die feindliche Hälfte teleportiert, erhält der nächste Wurf dieser Kreatur +1. Diese Boni summieren sich nicht.

# 139 Вампир
text-vampir-1 = Diese Kreatur hat Vampirismus ohne Maximum, doch wenn sie mit einem Angriff X Wunden zufügt, erhält sie nur X-1 Zusatzleben.

# 140 Ведьма слуа
text-vedma-slua-1 = Schließen, X Zusatzleben: Entladung X.

# 141 Моровой всадник
text-morovoy-vsadnik-1 = Wenn diese Kreatur durch Inkarnation zurückkehrt, öffnet sie sich; nebenbei hat sie bis zum Ende dieses Zugs Erfahrung im Angriff 2 und +2 auf einfache Schläge.

# 142 Суккуб-истязатель
text-sukkub-istyazatel-1 = Schließen: Entladung 1.
text-sukkub-istyazatel-2 = Solange in jeder der 6 Reihen des Schlachtfelds eine deiner Kreaturen steht, haben Entladungen dieser Kreatur +3.

# 143 Возница
text-voznitsa-1 = Für Schritte und einfache Schläge dieser Kreatur gelten die beiden Endfelder einer Reihe als benachbart.

# 144 Герольд мрака
text-gerold-mraka-1 = Schließen: Einwirkung. Wähle eine Kreatur; füge ihr und jeder ihr benachbarten feindlichen Kreatur mit dem gleichen gedruckten schwachen Schlag 1 Wunde zu.

# 145 Демон зависти
text-demon-zavisti-1 = Solange dieser Kreatur mindestens 2 feindliche Kreaturen mit einem gedruckten schwachen Schlag von 3 oder mehr benachbart sind, hat sie +1 auf einfache, besondere und magische Schläge.
text-demon-zavisti-2 = Schließen: magischer Schlag 3. Nur solange dieser Kreatur mindestens 2 feindliche Kreaturen benachbart sind, die eine Entladung, einen magischen Schlag oder einen Zauber haben.

# 146 Керсамская знать
text-kersamskaya-znat-1 = Schließen: Zauber. Diese Kreatur erhält 1 Zusatzleben; füge nebenbei einer Kreatur X Wunden zu, wobei X die Zahl deiner Kreaturen ist, die mehr Leben übrig haben, als auf ihnen gedruckt sind, höchstens 3.

# 147 Повелитель мёртвых
text-povelitel-mertvykh-1 = Wenn eine deiner Kreaturen durch Inkarnation zurückkehrt, darfst du diese Kreatur öffnen.
text-povelitel-mertvykh-2 = Wenn eine deiner Kreaturen durch Inkarnation zurückkehrt, hat sie bis zum Ende deines nächsten Zugs +1 Bewegung.
text-povelitel-mertvykh-3 = Sofort. Schließen: Wurf 1, Reichweite 4.

# 148 Сшиватель плоти
text-sshivatel-ploti-1 = Schließen, 3 Zähler, einmal je Kampf: Schicke eine Kreatur von deinem Friedhof ins Exil; belebe nebenbei einen Nichtflieger von deinem Friedhof wieder. Für den Rest des Kampfes hat die wiederbelebte Kreatur keine Fähigkeiten; zu ihren einfachen Schlägen kommt der gedruckte schwache Schlag der Karte im Exil hinzu, zu ihren Leben kommen deren gedruckte Leben.
text-sshivatel-ploti-2 = Schließen: Heile eine Kreatur der Finsternis um 1; nebenbei erhält diese Kreatur 1 Zähler.

# 149 Талион
text-talion-1 = Wenn diese Kreatur einen starken einfachen Schlag ausführt, lege ein Inkarnationsplättchen auf eine Kreatur auf deinem Friedhof.

# 150 Харон
text-kharon-1 = Schließen, 3 Zähler: Zauber. Zerstöre diese Kreatur; zerstöre nebenbei eine Kreatur.
text-kharon-2 = Schließen: Entladung 1.

# 151 Зомби
text-zombi-1 = +1 auf einfache Schläge für jede andere deiner Kreaturen der Finsternis, höchstens +2.

# 152 Пещерник
text-peshchernik-1 = Schließen: Schlag über eine Reihe 2.
text-peshchernik-2 = Schließen: Heile diese Kreatur um 3.

# 153 Сайкорон
text-saykoron-1 = Schließen: magischer Schlag 2-3-4.
text-saykoron-2 = Einmal je Kampf: Wenn eine dieser Kreatur benachbarte Kreatur das Ziel eines Fernangriffs ist, darf diese Kreatur auf ein freies, dem Angreifer benachbartes Feld teleportieren.

# 154 Мрачная дворянка
text-mrachnaya-dvoryanka-1 = Einmal je Zug: Wenn eine feindliche Karte geheilt würde, während diese Kreatur mehr als 8 Leben übrig hat, darfst du bestimmen, dass sie stattdessen gar nicht geheilt wird.
text-mrachnaya-dvoryanka-2 = Einmal je Zug: Wenn eine deiner Karten um X geheilt würde, während diese Kreatur weniger als 8 Leben übrig hat, darfst du sie stattdessen um 2X heilen.

# 156 Метаморф
text-metamorf-1 = Einfache Schläge dieser Kreatur haben +X, wobei X der gedruckte einfache Schlag gleicher Stärke der geschlagenen Kreatur ist.

# 157 Лунная баньши
text-lunnaya-banshi-1 = Sofort. Schließen: Einwirkung. Der Wert eines ausstehenden einfachen Schlags erhält -1; nebenbei erhält diese Kreatur 1 Zähler.
text-lunnaya-banshi-2 = Schließen, 1 Zähler: Zauber. Eine feindliche Kreatur, die in diesem Zug keine Wunden durch Angriffe erlitten hat, hat bis zum Ende dieses Zugs -3 Leben.

# 158 Уордак
text-uordak-1 = Starke einfache Schläge dieser Kreatur haben +X, wobei X die Hälfte der Leben ist, die die geschlagene Karte übrig hat, abgerundet.

# 159 Драккарх
text-drakkarkh-1 = Diese Kreatur erleidet durch Fernangriffe 1 Wunde weniger.
text-drakkarkh-2 = +1 auf einfache Schläge gegen Flieger.
text-drakkarkh-3 = Schließen: Diese Kreatur erhält Direktschlag für den Rest des Kampfes.

# 160 Лилит и Эйдерик
text-lilit-i-eyderik-1 = Lege zu Beginn deines Zugs die oberste Karte deines Decks auf den Friedhof. Ist sie ein Dämon, lege ein Inkarnationsplättchen auf eine Untote auf deinem Friedhof. Ist sie eine Untote, haben deine Dämonen bis zum Ende dieses Zugs +1 auf starke einfache Schläge und Erfahrung im Angriff 1.
text-lilit-i-eyderik-2 = Schließen: Entladung 1; nebenbei Wurf 1 auf ein anderes Ziel.

# 161 Скелетный червь
text-skeletnyy-cherv-1 = Einmal je Kampf: Wenn diese Kreatur stirbt, wähle ein Feld und lege die Bebenmarke darauf. Zu Beginn des Zugs der Gegenseite darfst du das Beben um 1 Feld versetzen. Diese Kreatur kehrt durch Inkarnation nur auf das Feld mit dem Beben zurück, und zwar offen; sie zerstört, was dort steht, und fügt jeder benachbarten Karte 1 Wunde zu.

# 162 Тварь
text-tvar-1 = Schließen: Lege eine Würgemarke auf eine benachbarte gewöhnliche Kreatur. Mit 1 davon kann eine Kreatur sich nicht bewegen, mit 2 auch nicht angreifen, mit 3 wird sie von der Karte zerstört, die die dritte legte. Eine Kreatur verliert alle Würgemarken, sobald ihr keine feindliche Karte dieses Namens benachbart ist.

# 163 Хозяин склепа
text-khozyain-sklepa-1 = Wenn ein Nichtflieger stirbt, erhält diese Kreatur 1 Zähler.
text-khozyain-sklepa-2 = Schließen: Wurf 1, +2 für jeden Zähler auf dieser Kreatur, Reichweite 5; nebenbei verliert sie alle Zähler.

# 164 Поганище
text-poganishche-1 = Wenn diese Kreatur ein Inkarnationsplättchen erhält: Einwirkung. Füge X verschiedenen Karten je 1 Wunde zu, wobei X die Zahl ihrer Plättchen ist, das neue eingeschlossen.

# 165 Барака
text-baraka-1 = Diese Kreatur schließt sich nach ihrem Angriff nicht, doch einen zweiten einfachen Schlag im Zug gibt ihr das nicht.

# 166 Вурдалак
text-vurdalak-1 = Diese Kreatur erleidet durch Fernangriffe 1 Wunde weniger.

# 167 Мерцающий змей
text-mertsayushchiy-zmey-1 = Feindliche Karten können Schüsse und Würfe nur auf diese Kreatur richten.

# 168 Повелитель бездны
text-povelitel-bezdny-1 = Wenn eine feindliche Kreatur stirbt oder eine deiner Kreaturen durch Inkarnation zurückkehrt, zählt der nächste Würfel dieser Kreatur als 6.
text-povelitel-bezdny-2 = Wenn diese Kreatur sich bewegt, füge jeder benachbarten Kreatur, die 4 oder weniger kostet, 1 Wunde zu.

# 169 Властелин хаоса
text-vlastelin-khaosa-1 = Solange diese Kreatur geschlossen ist, kämpft sie, wenn sie geschlagen wird, als wäre sie offen: Sie würfelt und antwortet.
text-vlastelin-khaosa-2 = Schwache einfache Schläge wirken nicht auf diese Kreatur.
text-vlastelin-khaosa-3 = Schließen: Heile diese Kreatur um 2.

# 170 Демон жадности
text-demon-zhadnosti-1 = Lege zu Beginn des Zugs der Gegenseite bis zum Ende jenes Zugs auf 3 freie Felder je eine Tormarke.
text-demon-zhadnosti-2 = Am Ende des Zugs der Gegenseite teleportiert diese Kreatur auf ein freies Feld mit einer Tormarke; füge nebenbei jeder benachbarten feindlichen Kreatur 2 Wunden zu. Kann sie nicht teleportieren, erleidet sie 3 Wunden.
