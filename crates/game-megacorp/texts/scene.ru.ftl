# Что не так с позицией, расставленной вручную.

scene-seat = «{ $found }» — не место за столом: есть места с 1 по { $seats }.
scene-number = «{ $found }» — не число, которое здесь подходит.
scene-network = { $at } — в сети места, которого ни у кого нет: есть места с 1 по { $seats }.
scene-colour = «{ $found }» — не цвет: есть blue, red, white и green.
scene-statement = «{ $found }» ничего не говорит о позиции.
scene-value = «{ $found }» — не величина позиции.
scene-zone = «{ $found }» — не зона, карты которой можно перечислить: есть hand, deck, market и gone.
scene-keyword = «{ $found }» — не ключевое слово: есть cashflow, initiative, disruptor, penetrator, melee, area, pattern и move.
scene-phase = «{ $found }» — не фаза: есть bid, refill, implement, combat и end.
scene-mark = «{ $found }» ничего не говорит о карте: есть слова of, by, host, engaged, disoriented, attacked, blocked, retaliated, pattern, moved, used, damage и boost.
scene-out = { $seat }: поражение, карт у этого игрока больше нет.
scene-turn = { $seat }: поражение, хода у этого игрока нет.
scene-alone = Осталось меньше двух игроков: игра была бы окончена.
scene-bid = { $seat }: в руке нет карты для ставки.
scene-too-many = В колоде оказалось бы больше 35 карт. Игрок: { $seat }.
scene-copies = В колоде оказалось бы слишком много копий карты «{ $card }». Игрок: { $seat }.
scene-second =
    «{ $card }» — в колоде оказалось бы { $type ->
        [founder] два основателя
       *[business] две компании
    }. Игрок: { $seat }.
scene-hand = В руке оказалось бы больше семи карт. Игрок: { $seat }.
scene-rest = Неназванных карт у игрока только { $count }. Игрок: { $seat }.
scene-known = Среди названных раньше нет скрытой карты «{ $card }». Игрок: { $seat }.
scene-event = «{ $card }» — событие, в игре оно не лежит.
scene-taken = На месте { $at } не может лежать вторая карта: там лежит «{ $card }».
scene-empty = На месте { $at } нет карты.
scene-sentence = У карты «{ $card }» нет предложения с номером { $found }.
scene-dash =
    У карты «{ $card }» прочерк в { $colour ->
        [blue] IQ
        [red] EQ
        [white] MQ
       *[green] BQ
    }: там не бывает ни урона, ни изменений.
scene-disoriented = «{ $card }» — не персонаж и не может быть дезориентирована.
scene-bond = Карта «{ $card }» прикреплена к носителю: слово «host» и место говорят, к какому.
scene-no-bond = Карта «{ $card }» ни к чему не прикреплена.
scene-host = Карта «{ $card }» не может быть прикреплена к { $at }: носитель должен быть назван раньше, лежать в той же сети и подходить карте.
scene-unsound = Такая позиция невозможна: { $why }.
