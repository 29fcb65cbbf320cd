# Was auf den Karten des Gebirges steht: eine Meldung je Satz.

# 35 Гном-поджигатель
text-gnom-podzhigatel-1 = Zu Beginn deines Zugs: Einwirkung. Füge der feindlichen Kreatur gegenüber 1 Wunde zu, oder 2, wenn sie im letzten Zug der Gegenseite ihr Feld nicht gewechselt hat.

# 36 Ледяной змей
text-ledyanoy-zmey-1 = Wenn diese Kreatur einen einfachen Schlag führt: Einwirkung. Bis zum Ende des nächsten Zugs der Gegenseite erleidet eine deiner Kreaturen, die eine Entladung, einen magischen Schlag oder einen Zauber hat, durch Angriffe ohne Magie 1 Wunde weniger.

# 37 Овражный гном
text-ovrazhnyy-gnom-1 = Wenn diese Kreatur einen einfachen Schlag gegen eine offene Kreatur führt: Einwirkung. Wer jene Kreatur kontrolliert, wählt: Sie schließt sich, oder ihr werden 2 Wunden zugefügt.
text-ovrazhnyy-gnom-2 = +1 auf einfache Schläge gegen geschlossene Karten.

# 38 Бешеный маг
text-beshenyy-mag-1 = Sofort. Schließen: Zauber. Lenke einen einfachen Schlag auf eine deiner Kreaturen um, die der Karte benachbart ist, gegen die er sich richtet.
text-beshenyy-mag-2 = Schließen: Entladung 1, Reichweite 3.

# 39 Гуль
text-gul-1 = Schließen: Schlag über eine Reihe 1.
text-gul-2 = Schließen: Gnadenstoß 2.

# 40 Мразень
text-mrazen-1 = Schließen: Wurf 1-2-2, Reichweite 3.
text-mrazen-2 = +1 auf Würfe gegen Karten mit Erfahrung im Angriff, Erfahrung in der Verteidigung oder Panzerung.

# 41 Айрин
text-ayrin-1 = Zweimal je Zug: Wenn eine Kreatur einer beliebigen Seite, die eine Entladung, einen magischen Schlag oder einen Zauber hat, sich bewegt und dadurch dieser Kreatur neu benachbart ist, hat diese Kreatur bis zum Ende deines Zugs +1 auf Entladungen.
text-ayrin-2 = Schließen: Entladung 1.

# 42 Знахарь племени
text-znakhar-plemeni-1 = Schließen, 3 Zähler, einmal je Kampf: Belebe eine Kreatur von deinem Friedhof wieder, geschlossen.
text-znakhar-plemeni-2 = Walhalla: Füge einer deiner Kreaturen 1 Wunde zu; nebenbei erhält sie 1 Zähler.
text-znakhar-plemeni-3 = Schließen: Entladung 1.

# 43 Каменный голем
text-kamennyy-golem-1 = Diese Kreatur erleidet durch Angriffe ohne Magie 2 Wunden weniger.

# 44 Страж чертогов
text-strazh-chertogov-1 = Formation: Diese Kreatur darf einfache Schläge auch gegen Karten in Entfernung 2 führen; das sind Schläge mit Reichweite.
text-strazh-chertogov-2 = Solange diese Kreatur 2 oder mehr Gefährten hat, hat sie Direktschlag.

# 45 Ледовый охотник
text-ledovyy-okhotnik-1 = Schließen: Schlag über eine Reihe 2. Nebenbei erhält die Kreatur gegenüber dieser Kreatur bis zum Ende deines Zugs Erfahrung im Angriff 1 oder 1 dazu.
text-ledovyy-okhotnik-2 = Walhalla: Eine deiner Kreaturen erhält bis zum Ende deines Zugs Erfahrung im Angriff 1 oder 1 dazu.

# 46 Мастер топора
text-master-topora-1 = Formation: Zu Beginn deines Zugs erhält diese Kreatur 1 Zähler.
text-master-topora-2 = Schließen, X Zähler: magischer Schlag 0-1-2 mit +X.

# 47 Ртунх
text-rtunkh-1 = Diese Kreatur erleidet durch Fernangriffe 1 Wunde weniger.
text-rtunkh-2 = +1 auf einfache Schläge gegen Sumpfkarten.
text-rtunkh-3 = Diese Kreatur darf Verteidiger für deine Nichtflieger sein.

# 48 Смотритель горнила
text-smotritel-gornila-1 = Formation: Panzerung 2, solange einer der Gefährten dieser Kreatur elitär ist.
text-smotritel-gornila-2 = Formation: Erfahrung in der Verteidigung 2, solange einer der Gefährten dieser Kreatur gewöhnlich ist.

# 49 Центурион
text-tsenturion-1 = Schließen: Schlag über eine Reihe 1.
text-tsenturion-2 = Schließen, 1 Zähler: Einwirkung. Wähle bei der Ansage X, mindestens 1. Füge dieser Kreatur X Wunden zu; nebenbei füge der feindlichen Kreatur gegenüber X-1 Wunden zu, auch wenn diese Kreatur stirbt.

# 50 Хранитель гор
text-khranitel-gor-1 = +2 auf einfache Schläge gegen Sumpfkarten.

# 51 Призывающая бурю
text-prizyvayushchaya-buryu-1 = Schließen, einmal je Kampf für jede Reihe: Zauber. Wähle eine Reihe der feindlichen Hälfte. Bis zum Ende des nächsten Zugs der Gegenseite hat jeder Angriff, den eine gewöhnliche feindliche Kreatur in dieser Reihe führt, genau den Wert 1.
text-prizyvayushchaya-buryu-2 = Schließen: Entladung 1-2-2, Reichweite 4.

# 52 Тан Ханеранга
text-tan-khaneranga-1 = Formation: Diese Kreatur erleidet durch magische Schläge und Entladungen 1 Wunde weniger.
text-tan-khaneranga-2 = Wenn eine deiner Kreaturen mit einer Formationsfähigkeit im Zug der Gegenseite stirbt, hat jede Kreatur, die ihr Gefährte war, +2 auf ihren nächsten einfachen Schlag.

# 53 Гном-басаарг
text-gnom-basaarg-1 = Formation: +1 auf einfache Schläge.
text-gnom-basaarg-2 = Gegen geschlossene Karten hat diese Kreatur +1 auf einfache Schläge und Direktschlag.
text-gnom-basaarg-3 = Kann diese Kreatur in deinem Zug einen einfachen Schlag gegen eine geschlossene feindliche Kreatur führen, muss sie es tun.

# 54 Искатель тайн
text-iskatel-tayn-1 = Schließen: Entladung 1, Reichweite 3.
text-iskatel-tayn-2 = Zu Beginn deines Zugs: Prophezeiung 1. Ist die gezeigte Karte elitär, darf diese Kreatur für den Rest des Kampfs alle ihre Fähigkeiten verlieren und an deren Stelle Flug und +1 auf einfache Schläge haben.

# 55 Борг
text-borg-1 = Schließen, 1 Zähler: besonderer Schlag 3. War die angegriffene Karte geschlossen, betäube sie nebenbei.

# 56 Ном
text-nom-1 = Gegen Karten, die einen Wurf haben, hat diese Kreatur Direktschlag.
text-nom-2 = Wenn diese Kreatur stirbt: Einwirkung. Füge einem feindlichen Nichtflieger 3 Wunden zu.

# 57 Криомант
text-kriomant-1 = Schließen, 1 Zähler: Einwirkung. In ihrem nächsten Zug darf die Gegenseite höchstens 3-2-1 ihrer Kreaturen bewegen, je nach Würfel.
text-kriomant-2 = Schließen: Entladung 1.

# 58 Молотобоец
text-molotoboets-1 = Wenn diese Kreatur in deinem Zug einen einfachen Schlag führt: Einwirkung. Du darfst die angegriffene Kreatur um 1 Feld in Richtung des Schlags schieben; lehnt ab, wer sie kontrolliert, oder ist das Feld nicht frei, füge ihr stattdessen 2 Wunden zu.
text-molotoboets-2 = Schließen: Diese Kreatur erhält für den Rest des Kampfs Direktschlag.

# 59 Оборотень
text-oboroten-1 = Wähle vor jedem deiner Züge: Bis zum Ende des nächsten Zugs der Gegenseite hat diese Kreatur Regeneration 2, oder sie hat +2 auf einfache Schläge und +1 Bewegung.
text-oboroten-2 = Walhalla: Heile eine deiner Kreaturen der Klasse Jordling um 1.

# 60 Аргвальд
text-argvald-1 = Solange eine feindliche Kreatur dieser Kreatur benachbart ist, dürfen Feinde Entladungen nur auf diese Kreatur richten.
text-argvald-2 = Wenn diese Kreatur von einer Entladung getroffen wird, erhält sie 1 Zähler.
text-argvald-3 = Schließen: magischer Schlag mit dem Wert 2 für jeden Zähler auf dieser Kreatur. Nebenbei werden alle Zähler von ihr entfernt.

# 61 Горный великан
text-gornyy-velikan-1 = Formation: Erfahrung in der Verteidigung 1.

# 62 Костедробитель
text-kostedrobitel-1 = Walhalla: Eine deiner Kreaturen hat bis zum Ende deines Zugs +1 auf einfache Schläge.

# 63 Рагнар
text-ragnar-1 = Deine erste Walhalla-Fähigkeit, die in einem Zug wirkt, wirkt zweimal, beim zweiten Mal mit neuen Wahlen.
text-ragnar-2 = Walhalla: Der erste einfache Schlag einer deiner Kreaturen in diesem Zug ist unerwidert.

# 64 Гобрах
text-gobrakh-1 = Diese Kreatur erleidet durch einfache, besondere und magische Schläge in schräger Richtung 2 Wunden weniger.

# 65 Ледовый страж
text-ledovyy-strazh-1 = Sofort. Schließen: Zauber. Schließe eine beliebige Kreatur, die sich in diesem Zug nicht bewegt hat.
text-ledovyy-strazh-2 = Schließen: Heile diese Kreatur um 3.

# 66 Повелитель молний
text-povelitel-molniy-1 = Schließen: Diese Kreatur erhält 1 Zähler.
text-povelitel-molniy-2 = Schließen: Entladung 2, mit +3 für jeden Zähler auf dieser Kreatur. Nebenbei wird 1 Zähler von ihr entfernt.
text-povelitel-molniy-3 = Texte, nach denen Angriffe nur auf eine bestimmte Karte gerichtet werden dürfen, gelten nicht für diese Kreatur.

# 67 Гномий король
text-gnomiy-korol-1 = Formation: Diese Kreatur erleidet durch Angriffe ohne Magie 1 Wunde weniger.
text-gnomiy-korol-2 = Formation: Die Gefährten dieser Kreatur haben +1 auf einfache, besondere und magische Schläge.
text-gnomiy-korol-3 = Einmal je Zug für jede angegriffene Kreatur: Wenn ein Fernangriff sich gegen eine deiner Kreaturen in Reihe 2 oder 3 richtet, darfst du ihn auf einen Gefährten dieser Kreatur umlenken.

# 68 Владыка небес
text-vladyka-nebes-1 = Schutz vor Fliegern wirkt nicht gegen Angriffe dieser Kreatur.
text-vladyka-nebes-2 = Wenn diese Kreatur einen einfachen, besonderen oder magischen Schlag führt, erhält die angegriffene Karte eine Marke „Beute“.
text-vladyka-nebes-3 = Gegen Karten mit einer Marke „Beute“ hat diese Kreatur +3 auf einfache Schläge und unerwiderten Schlag.
text-vladyka-nebes-4 = Schließen: Diese Kreatur erhält für den Rest des Kampfs Flug.
