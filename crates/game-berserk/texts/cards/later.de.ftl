# Die Sätze auf den Karten späterer Ausgaben, 242 bis 245.

# 242 Снург
text-snurg-1 = Schließen: Schuss 1, Reichweite 3.
text-snurg-2 = Schließen: Entladung 2, Reichweite 3. Nur solange in der Spalte dieser Kreatur keine feindliche Kreatur steht.

# 243 Ватажник
text-vatazhnik-1 = Schließen: Schlag über eine Reihe 1.
text-vatazhnik-2 = Wenn diese Kreatur einen Schlag über eine Reihe ausführt, darf sie mit einer deiner Kreaturen den Platz tauschen.

# 244 Хозяйка трясин
text-khozyayka-tryasin-1 = Wenn eine feindliche Kreatur sich bewegt: Zauber. Sie hat bis zum Ende dieses Zugs -1 auf einfache Schläge.
text-khozyayka-tryasin-2 = Schließen: Zauber. Füge bis zu 3 verschiedenen Karten, die sich im letzten Zug ihrer Seite nicht bewegt haben, je 1 Wunde zu.

# 245 Дитя вьюги
text-ditya-vyugi-1 = Schließen: Zauber. Füge einer Kreatur X Wunden zu, wobei X die Zahl der ihr benachbarten freien Felder ist, höchstens 3.
