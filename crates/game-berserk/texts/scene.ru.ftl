
# Что не так с позицией, расставленной вручную.

scene-seat = «{ $found }» – такого места нет: есть места 1 и 2.
scene-number = «{ $found }» – не то число, которое здесь подходит.
scene-statement = «{ $found }» ничего не говорит о позиции.
scene-value = «{ $found }» – не величина позиции.
scene-word = «{ $found }» ничего не говорит о карте.
scene-wanted = «{ $found }» стоит там, где должно стоять «{ $wanted }».
scene-at = «{ $found }» стоит там, где должно стоять «at»: card tsiklop at c3.
scene-place =
    «{ $found }» – не место для карты: места – клетки от a1 до e6, несомые там карты, например c3.equipment,
    дополнительные зоны f и s, а также grave, deck, deck-top, exile, aside, hand и squad.
scene-stage = «{ $found }» – не этап: есть deal, recruit, place и reveal.
scene-too-late = «{ $found }» должно стоять выше первой карты.
scene-whose = Здесь нужно сказать, чья карта «{ $card }»: of 1 или of 2.
scene-edition = «{ $card }» есть только в классической редакции.
scene-not-there = «{ $card }» не может там лежать: тип этой карты – «{ $kind }».
scene-taken = «{ $card }» не может лежать на клетке { $place }: там лежит «{ $other }».
scene-no-host = Для «{ $card }» на клетке { $place } нет носителя: его нужно назвать раньше.
scene-bad-host = «{ $host }» не может нести «{ $card }»: носители – открытые лицом наземные существа.
scene-own-host = «{ $host }» не может нести «{ $card }»: паразит кладётся на существо противника.
scene-enemy-host = «{ $host }» не может нести «{ $card }»: эта карта кладётся на своё существо.
scene-full-host = «{ $host }» не может нести «{ $card }»: там уже лежит «{ $other }».
scene-too-many = «{ $card }» – уже лишняя карта: их может быть не больше { $most } ({ $seat }).
scene-unique = «{ $card }» уже в игре ({ $seat }), а эта карта уникальна.
scene-terrains = Местность уже в игре ({ $seat }), и для «{ $card }» места нет.
scene-not-staged = «{ $card }» может быть в руке или в отряде только до боя ({ $seat }): см. stage.
scene-no-life = У карты «{ $card }» нет жизней.
scene-killed = Карта «{ $card }» была бы мертва: её жизни – { $lives }.
scene-counters = На карте «{ $card }» может быть не больше фишек, чем { $most }.
scene-poison = Карту «{ $card }» нельзя отравить.
scene-nobody = На месте «{ $place }» нет карты.
scene-mark = «{ $found }» – не маркер.
scene-mark-cell = «{ $found }» стоит там, где должно стоять «at»: этот маркер лежит на клетке.
scene-mark-card = «{ $found }» стоит там, где должно стоять «on»: этот маркер лежит на карте.
scene-marked = Этот маркер занимает клетку { $place }, где лежит «{ $other }».
scene-sentence = Фраза { $number } карты «{ $card }» ничего не накладывает на карты.
scene-turns = Ход { $turns } – не ход этого игрока ({ $seat }): у первого нечётные ходы, у второго чётные.
scene-no-creature = Нет ни одного существа ({ $seat }): бой был бы проигран.
scene-unsound = Позиция невозможна: { $why }.
