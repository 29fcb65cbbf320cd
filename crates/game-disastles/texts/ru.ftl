# Что говорит Disastles. Предложения об игроке стоят в третьем лице, имя игрока в именительном падеже.
# Имена, которые начинаются с «part-», — части других сообщений и получают значения от них. Названия карт не склоняются,
# поэтому они стоят в кавычках после слова «карта» или после двоеточия.

game-disastles = Disastles
game-disastles-about = Стройте замок комната за комнатой, соединяйте символы и останьтесь самым богатым, когда минует последнее бедствие.

## Виды игры

mode-normal = Обычная игра
mode-normal-about = Каждый строит свой замок из общей лавки; после последнего бедствия побеждает наибольшее сокровище.
mode-hands = С картами на руках
mode-hands-about = Карты лавки сначала берутся на руку, а строить можно любую карту с руки.
mode-no-disasters = Без бедствий
mode-no-disasters-about = Замкам ничто не грозит; когда колода кончается, побеждает наибольшее сокровище.
mode-co-op = Совместная игра
mode-co-op-about = Все вместе строят один замок против колоды и побеждают, если он переживёт все бедствия.
mode-solo = Одиночная игра
mode-solo-about = Один игрок и один замок против колоды, а в конце счёт.

## Настройки

option-disasters = Сколько бедствий замешивается в колоду; в обычной партии их шесть.
option-catastrophes = Сколько катастроф, то есть бедствий с текстом, замешивается сверх того.
option-seal = Входит ли в число катастроф самая тяжёлая, «Тринадцатая печать».
option-safe-cards = Сколько комнат лежит сверху колоды, прежде чем может прийти первое бедствие.
option-first-player = Кто делает первый ход; при «random» решает жребий.
option-thrones = При «special» все тронные залы начинают стороной с текстом вверх, при «plain» ни один.
option-throne-may-be-moved = Можно ли перемещать и обменивать тронный зал, как другие комнаты.
option-legs-moves = Сколько раз за ход комнату с ногами можно переместить без действия.
option-negative-rearms-links = Взводится ли связка снова, если отрицательная сокровищница отключила её комнату, а потом отпустила.
option-soothsayer-covers = Помогает ли ясновидящая до следующего своего хода от всех бедствий или только от первого.
option-no-outer-room = Что бывает с замком без крайних комнат, который должен потерять комнату: уходит комната с наименьшим числом соединений или выбывает владелец.
option-discard-order = Кто выбирает порядок бедствий, сброшенных из колоды: тот, кто сбрасывает, или никто, и тогда действует порядок колоды.
option-discarded-like-drawn = Разыгрывается ли из нескольких бедствий, сброшенных вместе, только первое, а прочие замешиваются обратно, как взятые.
option-returned-order = В прежнем или в любом порядке возвращаются на колоду карты, на которые посмотрели.
option-voidweavers-blocked-by-connections-only = Карают ли ткачи пустоты только тех, чьи соединения сами отразили весь урон.
option-koala = Что не помогает от космического коалы: только уменьшение урона или всё, включая соединения.
option-awakening-counts = Чьи активные сокровищницы увеличивают урон древнего пробуждения: своего замка или всех замков.
option-double-before-adding = Удваивает ли рынок сокровищницу раньше, чем казна к ней прибавляет, а не позже.
option-tavern-obligatory = Обязан ли владелец активной таверны заменить карту лавки.
option-finish-round = Доигрывается ли до конца последний раунд игры без бедствий.
option-throne-counts-as-room-in-score = Считается ли тронный зал комнатой в счёте совместной и одиночной игры.

## Невозможная подготовка и предупреждения

setup-catastrophes =
    { $asked ->
        [one] { $asked } катастрофа
        [few] { $asked } катастрофы
       *[many] { $asked } катастроф
    } — здесь это слишком много: с такими настройками их может быть не больше { $most }.
setup-seal = «Тринадцатая печать» — сама катастрофа, поэтому в колоде должна быть хотя бы одна катастрофа.
setup-no-disasters = В игре без бедствий не может быть ни бедствий, ни катастроф.
setup-needs-disasters = Нужно хотя бы одно бедствие или одна катастрофа, иначе игра никогда не кончится.
setup-safe-cards = Столько комнат нет: безопасных карт может быть не больше { $most }.
warning-many-disasters =
    { $count ->
        [one] { $count } бедствие
        [few] { $count } бедствия
       *[many] { $count } бедствий
    } — больше, чем советуется; трудно уже с восемью.
warning-few-disasters = Меньше пяти бедствий — партия будет короткой и лёгкой: в колоде их { $count }.
warning-hard-for-five = Восемь бедствий рассчитаны на опытные компании не более чем из четырёх человек.
warning-seal = «Тринадцатая печать» годится лишь для очень опытных.
warning-many-catastrophes =
    { $count ->
        [one] { $count } катастрофа
        [few] { $count } катастрофы
       *[many] { $count } катастроф
    } — это много; для начала хороши две.
warning-special-thrones = С особыми тронными залами советуют не меньше семи бедствий или несколько катастроф.
warning-few-safe-cards =
    Безопасных карт всего { $count ->
        [one] { $count }
        [few] { $count }
       *[many] { $count }
    }: бедствие может прийти раньше, чем замки к нему готовы.

## Что происходит

part-of-diamond = ромб { $count }
part-of-cross = крест { $count }
part-of-moon = луна { $count }
part-turned =
    { $turn ->
        [0] { "" }
       *[other] , с поворотом на { $turn } градусов
    }
part-seats-win =
    { $count ->
        [one] Побеждает { $seats }
        [few] Победу делят { $seats }
       *[many] Победу делят { $seats }
    }

event-starts = { $seat } начинает.
event-round = Начинается раунд { $number }.
event-turn = Ходит { $seat }.
event-laid = Новое в лавке: { $cards }.
event-cleared =
    { $count ->
        [one] Сбрасывается карта, оставшаяся в лавке: { $cards }.
        [few] Сбрасываются карты, оставшиеся в лавке: { $cards }.
       *[many] Сбрасываются карты, оставшиеся в лавке: { $cards }.
    }
event-took = { $seat } берёт на руку карту «{ $card }».
event-built = { $seat } строит карту «{ $card }» на клетке { $cell }{ part-turned }.
event-built-in = { $seat } строит карту «{ $card }» в чужом замке (владелец — { $castle }) на клетке { $cell }{ part-turned }.
event-warped = { $seat } строит карту «{ $card }» на клетке карты «{ $room }»{ part-turned }; карте «{ $room }» теперь нужна другая.
event-moved = { $seat } перемещает карту «{ $card }» на клетку { $cell }{ part-turned }.
event-moved-in = { $seat } перемещает карту «{ $card }» в чужом замке (владелец — { $castle }) на клетку { $cell }{ part-turned }.
event-swapped = { $seat } обменивает карты «{ $card }» и «{ $room }».
event-swapped-in = { $seat } обменивает карты «{ $card }» и «{ $room }» в чужом замке (владелец — { $castle }).
event-swapped-between = { $seat } обменивает карты «{ $card }» и «{ $room }» между двумя замками.
event-turned =
    { $turn ->
        [0] { $seat } оставляет карту «{ $card }» как есть.
       *[other] { $seat } поворачивает карту «{ $card }» на { $turn } градусов.
    }
event-turned-in =
    { $turn ->
        [0] { $seat } оставляет карту «{ $card }» в чужом замке (владелец — { $castle }) как есть.
       *[other] { $seat } поворачивает карту «{ $card }» в чужом замке (владелец — { $castle }) на { $turn } градусов.
    }
event-passed = { $seat } пасует.
event-used = { $seat } использует карту «{ $card }».
event-flipped = { $seat } переворачивает карту «{ $card }».
event-activated =
    { $count ->
        [one] Становится активной комната: { $cards } (владелец — { $seat }).
        [few] Становятся активными комнаты: { $cards } (владелец — { $seat }).
       *[many] Становятся активными комнаты: { $cards } (владелец — { $seat }).
    }
event-deactivated =
    { $count ->
        [one] Больше не активна комната: { $cards } (владелец — { $seat }).
        [few] Больше не активны комнаты: { $cards } (владелец — { $seat }).
       *[many] Больше не активны комнаты: { $cards } (владелец — { $seat }).
    }
event-linked = Срабатывает связка на карте «{ $card }», её владелец — { $seat }.
event-links-lost =
    { $count ->
        [one] Связка остаётся неиспользованной: { $cards }.
        [few] Связки остаются неиспользованными: { $cards }.
       *[many] Связки остаются неиспользованными: { $cards }.
    }
event-chain-full = В цепочке уже пять связок, остальные не действуют.
event-turned-up = Из колоды открыта карта «{ $card }».
event-discarded = Карта «{ $card }» сброшена.
event-thrown =
    { $count ->
        [one] Из колоды сброшена { $count } верхняя карта: { $cards }.
        [few] Из колоды сброшены { $count } верхние карты: { $cards }.
       *[many] Из колоды сброшено { $count } верхних карт: { $cards }.
    }
event-shuffled-back =
    { $count ->
        [one] Бедствие замешано обратно в колоду: { $cards }.
        [few] Бедствия замешаны обратно в колоду: { $cards }.
       *[many] Бедствия замешаны обратно в колоду: { $cards }.
    }
event-disaster = Разыгрывается карта «{ $card }». X = { $x }: ромб { $diamond }, крест { $cross }, луна { $moon }.
event-damage = { $seat } получает урон: { $amount } (не отражено: { $through }).
event-damage-reduced = { $seat } получает урон: { $amount } (не отражено: { $through }; остальное сняли эффекты).
event-no-damage =
    { $unblocked ->
        [0] { $seat } не получает урона: соединения отразили всё.
       *[other] { $seat } не получает урона: соединения пропустили { $unblocked }, остальное сняли эффекты.
    }
event-avoided = { $seat } избегает урона: { $amount }.
event-lost = { $seat } теряет карту «{ $card }».
event-sacrificed = { $seat } жертвует карту «{ $card }».
event-cut-off =
    { $count ->
        [one] { $seat } теряет комнату, отрезанную от тронного зала: { $cards }.
        [few] { $seat } теряет комнаты, отрезанные от тронного зала: { $cards }.
       *[many] { $seat } теряет комнаты, отрезанные от тронного зала: { $cards }.
    }
event-eliminated = { $seat } теряет тронный зал и выбывает.
event-looks =
    { $count ->
        [one] { $seat } смотрит { $count } верхнюю карту колоды.
        [few] { $seat } смотрит { $count } верхние карты колоды.
       *[many] { $seat } смотрит { $count } верхних карт колоды.
    }
event-looks-at =
    { $count ->
        [one] { $seat } смотрит { $count } верхнюю карту колоды: { $cards }.
        [few] { $seat } смотрит { $count } верхние карты колоды: { $cards }.
       *[many] { $seat } смотрит { $count } верхних карт колоды: { $cards }.
    }
event-put-back =
    { $count ->
        [one] { $seat } возвращает на колоду { $count } карту.
        [few] { $seat } возвращает на колоду { $count } карты.
       *[many] { $seat } возвращает на колоду { $count } карт.
    }
event-sheltered = { $seat } до следующего своего хода получает от бедствий меньше урона на { $amount }.
event-shop-closed = В этом раунде никто не может брать карты из лавки.
event-shop-grows =
    { $count ->
        [one] В следующей лавке на { $count } карту больше.
        [few] В следующей лавке на { $count } карты больше.
       *[many] В следующей лавке на { $count } карт больше.
    }
event-disaster-added = В колоду замешано ещё одно бедствие.
event-direction-turned = Теперь ходы идут вокруг стола в обратную сторону.
event-handed-over = { $seat } отдаёт карту «{ $card }»; её получает { $to }.
event-lifted = { $seat } поднимает комнаты, чтобы положить их заново: { $cards }.
event-first-player = { $seat } получает карту первого игрока.
event-ends = Игра окончена.
event-won = { part-seats-win }.
event-tied =
    { $count ->
        [one] Игра кончается вничью: { $seats }.
        [few] Игра кончается вничью между участниками: { $seats }.
       *[many] Игра кончается вничью между участниками: { $seats }.
    }
event-beaten = Замок пал, игра проиграна.

## Вопросы

ask-main = Ваш ход: возьмите карту, совершите действие или пасуйте.
ask-hand = Постройте карту с руки или откажитесь.
ask-start = Перед вашим ходом: используйте то, что дают ваши комнаты, или откажитесь.
ask-late = Ваш ход потрачен: используйте то, что ещё доступно, или откажитесь.
ask-bonus = Совершите бонусное действие или откажитесь.
ask-second = Совершите второе действие, другого рода, или откажитесь.
ask-refresh = Выберите карту лавки, которую нужно заменить.
ask-move-only = Переместите карту «{ $card }» или откажитесь.
ask-moves-turning = Переместите крайнюю комнату { $whose }, при желании повернув её, или откажитесь.
ask-moves =
    { $count ->
        [one] Переместите крайнюю комнату { $whose }.
        [few] Переместите крайнюю комнату { $whose }; осталось { $count } перемещения.
       *[many] Переместите крайнюю комнату { $whose }; осталось { $count } перемещений.
    }
ask-swap-between = Обменяйте комнату своего замка на крайнюю комнату противника.
ask-swaps =
    { $count ->
        [one] Обменяйте две комнаты { $whose }.
        [few] Обменяйте две комнаты { $whose }; осталось { $count } обмена.
       *[many] Обменяйте две комнаты { $whose }; осталось { $count } обменов.
    }
ask-swap-turning = Обменяйте две комнаты в своём замке и поверните их как угодно.
ask-turns =
    { $count ->
        [one] Поверните комнату { $whose }.
        [few] Поверните комнату { $whose }; осталось повернуть { $count }.
       *[many] Поверните комнату { $whose }; осталось повернуть { $count }.
    }
ask-place = Выберите, где построить карту «{ $card }».
ask-divine = Выберите, какую из карт разыграть.
ask-return = Выберите карту, которая вернётся на колоду следующей; последняя ляжет сверху.
ask-sift = Сбросьте одну из карт или откажитесь и верните остальные.
ask-link = Используйте сработавшую связку или откажитесь.
ask-duty = Используйте сработавшую связку; одну из них использовать обязательно.
ask-echo = Используйте карту «{ $card }» второй раз или откажитесь.
ask-lose =
    { $count ->
        [one] Сбросьте комнату в оплату урона; осталась { $count }.
        [few] Сбросьте комнату в оплату урона; осталось { $count }.
       *[many] Сбросьте комнату в оплату урона; осталось { $count }.
    }
ask-sacrifice =
    { $count ->
        [one] Пожертвуйте комнату.
        [few] Пожертвуйте комнату; осталось { $count }.
       *[many] Пожертвуйте комнату; осталось { $count }.
    }
ask-top = Выберите карту, которая ляжет сверху в сброс.
ask-order = Выберите бедствие, которое разыгрывается следующим.
ask-give = Выберите крайнюю комнату для своего правого соседа.
ask-may-throw =
    { $count ->
        [one] Сбросьте { $count } верхнюю карту колоды или откажитесь.
        [few] Сбросьте { $count } верхние карты колоды или откажитесь.
       *[many] Сбросьте { $count } верхних карт колоды или откажитесь.
    }
ask-arrange = Положите карту «{ $card }» на одну из клеток вокруг.
ask-disco = Поверните карту «{ $card }» или оставьте её как есть.

## Ответы

action-pass = Пасовать
action-skip = Отказаться
action-yes = Да
action-flip = Перевернуть тронный зал
action-use = Использовать карту «{ $card }»
action-take = Взять на руку карту «{ $card }»
action-build = Построить карту «{ $card }» на клетке { $cell }{ part-turned }
action-build-in = Построить карту «{ $card }» в чужом замке (владелец — { $seat }) на клетке { $cell }{ part-turned }
action-warp = Построить карту «{ $card }» на клетке карты «{ $room }»{ part-turned }
action-move = Переместить карту «{ $card }» на клетку { $cell }{ part-turned }
action-swap = Обменять карты «{ $card }» и «{ $room }»
action-swap-turning = Обменять карту «{ $card }» с поворотом на { $turn } градусов и карту «{ $room }» с поворотом на { $other } градусов
action-turn =
    { $turn ->
        [0] Оставить карту «{ $card }» как есть
       *[other] Повернуть карту «{ $card }» на { $turn } градусов
    }
action-discard = Сбросить карту «{ $card }»
action-play = Разыграть карту «{ $card }»
action-give = Отдать карту «{ $card }»
action-top = Положить в сброс сверху карту «{ $card }»
action-put = Вернуть на колоду карту «{ $card }»

verb-pass = пасовать
verb-skip = отказаться
verb-yes = да
verb-flip = перевернуть тронный зал
verb-use = использовать
verb-take = взять
verb-build = построить
verb-warp = построить на клетке комнаты
verb-move = переместить
verb-swap = обменять
verb-turn = повернуть
verb-discard = сбросить
verb-play = разыграть
verb-give = отдать
verb-top = положить сверху
verb-put = вернуть

room = комната
turn-room = поворот другой комнаты

## Ответы, которые не прочесть

notation-verb =
    { GIVEN($found) ->
        [yes] С «{ $found }» ответ не начинается.
       *[no] Ответа нет.
    } Ответы начинаются так: { $verbs }.
notation-incomplete = Чего-то не хватает. Пишется так: { $form }
notation-unexpected = «{ $found }» здесь лишнее. Пишется так: { $form }
notation-turn = «{ $found }» — не поворот. Поворачивают на 0, 90, 180 или 270 градусов.
notation-cell = «{ $found }» — не клетка. Клетка — это два числа, например 1,-2: вправо и вниз от той клетки, где вначале стоял тронный зал.
notation-seat = «{ $found }» — не место. Места — это числа от 1 до 5.
notation-card-number = Карт «{ $card }» несколько. Укажите, какая: { $cards }.
notation-no-card =
    Карты «{ $card }» нет. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Все карты есть в каталоге.
    }

## Почему нельзя

part-sides =
    { $count ->
        [0] не соединена ни одна сторона
        [one] соединена { $count } сторона
        [few] соединены { $count } стороны
       *[many] соединено { $count } сторон
    }

refuse-over = Игра окончена.
refuse-not-asked = { $seat } сейчас не отвечает: вопрос задан не этому игроку.
refuse-question = { $answer } — это не ответ на вопрос: { $question }
refuse-pass = Пасовать можно только в свой ход. От необязательного отказываются словом «skip».
refuse-skip = От этого отказаться нельзя.
refuse-duty = Ждёт обязательная связка, её нужно использовать.
refuse-take-first = Карту «{ $card }» нельзя построить прямо из лавки: сначала возьмите её на руку.
refuse-shop-closed = Лавка в этом раунде закрыта: совершите действие или пасуйте.
refuse-not-in-shop = Карты «{ $card }» нет в лавке.
refuse-not-in-hand = Карты «{ $card }» нет у вас на руке.
refuse-build-no-action = Постройка — не действие: здесь возможны только перемещение, обмен или действие комнаты.
refuse-not-held = «{ $card }» — не та карта, которую сейчас строят.
refuse-build-now = Сейчас ничего нельзя построить.
refuse-arrange = Карту «{ $card }» нельзя положить туда: нужна одна из клеток вокруг, с соединением, и после неё должны поместиться остальные поднятые комнаты.
refuse-arrange-first = Сначала карта «{ $card }».
refuse-own-castle = Карту «{ $card }» можно построить только в своём замке, а владелец этого замка — { $seat }.
refuse-name-own = Карта «{ $card }» строится в своём замке, если другой не назван: уберите «in».
refuse-no-castle = { $seat } — игрок без замка.
refuse-upright = Карта «{ $card }» строится прямо: никакой текст не разрешает вам её повернуть.
refuse-far = Карта «{ $card }» не может лежать на клетке { $cell }: рядом не к чему присоединиться.
refuse-occupied = Карта «{ $card }» не может лежать на клетке { $cell }: там лежит «{ $room }».
refuse-point-wall = Карта «{ $card }» не подходит на клетку { $cell }: её точка соединения обращена к стене без точки у карты «{ $room }».
refuse-wall-point = Карта «{ $card }» не подходит на клетку { $cell }: её стена без точки обращена к точке соединения карты «{ $room }».
refuse-unconnected = У карты «{ $card }» на клетке { $cell } нет соединения: её точка должна встретить точку другой карты.
refuse-no-warp = Карта «{ $card }» не может занять клетку другой комнаты.
refuse-not-yours = Карты «{ $card }» нет в вашем замке.
refuse-warp = Карта «{ $card }» не может так занять клетку карты «{ $room }»: первая должна подойти туда, а вторая на другое место.
refuse-throne = В этой партии тронный зал нельзя ни перемещать, ни обменивать.
refuse-bound = Карта «{ $card }» связана: «{ $room }» запрещает владельцу её перемещать, обменивать и поворачивать.
refuse-protected = Картой «{ $card }» нельзя манипулировать: её защищает «{ $room }».
refuse-anchored = Карту «{ $card }» нельзя переместить или обменять: её держит «{ $room }».
refuse-same-kind = Второе действие должно быть другого рода, чем первое.
refuse-other-room = «{ $card }» — не та комната, которую сейчас можно переместить: это «{ $room }».
refuse-not-there = Карта «{ $card }» не годится: нужна комната { $whose }.
refuse-not-outer = «{ $card }» — не крайняя комната: { part-sides }, а у крайней ровно одна.
refuse-keeps-turn = Карта «{ $card }» при перемещении сохраняет ориентацию: никакой текст не разрешает вам её повернуть.
refuse-same-cell = Карта «{ $card }» уже лежит на этой клетке: назовите другую.
refuse-swap-itself = Карту «{ $card }» нельзя обменять с ней самой.
refuse-in-no-castle = Карты «{ $card }» нет ни в одном замке.
refuse-swap-between = Карты «{ $card }» и «{ $room }» нельзя обменять: нужны комната вашего замка и крайняя комната противника, и обе должны подойти. Тронные залы не участвуют.
refuse-two-castles = Карты «{ $card }» и «{ $room }» лежат в разных замках, а должны в одном.
refuse-swap-fit = Карты «{ $card }» и «{ $room }» нельзя обменять: точка оказалась бы против стены без точки.
refuse-disco = Карту «{ $card }» нельзя повернуть так: комнаты, которые ещё нужно повернуть, уже не подошли бы.
refuse-turn-no-text = Поворот сам по себе не действие: его должен разрешить текст.
refuse-two-rooms = Карта «{ $card }» уже повёрнута: выберите другую комнату.
refuse-turn-nothing = Поворот на 0 градусов ничего не меняет: поверните на 90, 180 или 270.
refuse-turn-fit = Карту «{ $card }» нельзя повернуть так: точка оказалась бы против стены без точки.
refuse-no-text = На карте «{ $card }» нет текста, который можно использовать.
refuse-silenced = Карту «{ $card }» отключила отрицательная сокровищница.
refuse-inactive = Карта «{ $card }» не активна: не все её золотые точки входят в полные соединения.
refuse-link-spent = «{ $card }» — связка: её используют только в тот миг, когда она срабатывает.
refuse-walked = Карта «{ $card }» уже сделала все бесплатные перемещения этого хода.
refuse-cannot-walk = Карту «{ $card }» сейчас нельзя переместить бесплатно: она должна быть крайней, иметь допустимую клетку, и ничто не должно её держать.
refuse-extra-round = Карта «{ $card }» в этом раунде уже использована.
refuse-extra = Карту «{ $card }» можно использовать только один раз, когда это предложено в начале хода.
refuse-not-an-action = На карте «{ $card }» нет текста, который используют как действие.
refuse-no-effect = Карту «{ $card }» нельзя использовать: нет допустимого способа выполнить её текст.
refuse-no-hands = В этой партии нет карт на руках: карты лавки сразу строят.
refuse-throne-last = Тронный зал нельзя выбрать, пока есть другая комната.
refuse-not-fewest = Карту «{ $card }» нельзя выбрать: { part-sides }, а у другой комнаты меньше.
refuse-plain-side = Карта «{ $card }» лежит простой стороной вверх, на ней нет текста.
refuse-no-flip = На карте «{ $card }» нет текста, который используют переворотом.
refuse-stubborn = Карта «{ $card }» не поможет: этот урон нельзя уменьшить.
refuse-no-damage = Карту «{ $card }» можно перевернуть, только пока вы платите за урон.
refuse-flip-late = Тронный зал можно перевернуть только в свой ход, прежде чем что-либо построено или совершено какое-либо действие.

## Итоги

part-rooms =
    { $rooms ->
        [one] { $rooms } комната
        [few] { $rooms } комнаты
       *[many] { $rooms } комнат
    }
part-connections =
    { $connections ->
        [one] { $connections } полное соединение
        [few] { $connections } полных соединения
       *[many] { $connections } полных соединений
    }

result-won = { part-seats-win }.
result-tied =
    { $count ->
        [one] Ничья: { $seats }.
        [few] Ничья между участниками: { $seats }.
       *[many] Ничья между участниками: { $seats }.
    }
result-survived = Замок пережил все бедствия. Победа: { $seats }.
result-lost = Замок пал. Игра проиграна.
result-castle = { $seat }: сокровище { $treasure }, { part-rooms }, { part-connections }.
result-castle-common = Замок: сокровище { $treasure }, { part-rooms }, { part-connections }.
result-fallen = { $seat } — вне игры.
result-score = Счёт: { $score }.
result-score-half = Счёт: { $score },5.

## Тексты карт

text-action = Действие: { $what }
text-link = Связка: { $what }
text-duty = Обязательная связка: { $what }
text-passive = { $what }
text-start = В начале вашего хода: { $what }
text-flip = Переворот: { $what }
text-woe = Эффект: { $what }
text-treasure = Сокровище: { $count }.

whose-own = в своём замке
whose-any = в любом замке
whose-opponents = в замке одного противника
whose-left = в замке левого соседа

part-top-cards =
    { $count ->
        [one] { $count } верхнюю карту колоды
        [few] { $count } верхние карты колоды
       *[many] { $count } верхних карт колоды
    }

op-build-from-discard = Постройте в своём замке верхнюю карту сброса.
op-play-one-of-top = Посмотрите в одиночку { part-top-cards }. Одну из них разыграйте, если это возможно; остальные перед этим вернутся на колоду.
op-swap-with-opponent = Обменяйте комнату своего замка на крайнюю комнату противника. Тронные залы не участвуют.
op-swaps =
    { $count ->
        [one] Обменяйте две комнаты { $whose }.
        [few] Сделайте до { $count } обменов { $whose }, один за другим.
       *[many] Сделайте до { $count } обменов { $whose }, один за другим.
    }
op-throw-from-deck = Сбросьте { part-top-cards }. Каждое бедствие среди них разыгрывается.
op-turns =
    { $count ->
        [one] Поверните одну комнату { $whose }.
        [few] Поверните { $count } разные комнаты { $whose }.
       *[many] Поверните { $count } разных комнат { $whose }.
    }
op-build-drawn = Возьмите верхнюю карту колоды и постройте её в своём замке; если она никуда не подходит, сбросьте её.
op-build-revealed = Откройте верхнюю карту колоды. Если она подходит, постройте её в своём замке, иначе сбросьте; бедствие разыгрывается.
op-foresee = Пока не начался ваш следующий ход, урон вам от каждого бедствия меньше на { $count }.
op-moves =
    { $count ->
        [one] Переместите одну крайнюю комнату { $whose }.
        [few] Сделайте до { $count } перемещений { $whose }, одно за другим.
       *[many] Сделайте до { $count } перемещений { $whose }, одно за другим.
    }
op-moves-turning =
    { $count ->
        [one] Переместите одну крайнюю комнату { $whose } внутри этого замка и поверните её как угодно.
        [few] Сделайте до { $count } перемещений { $whose }, одно за другим, и поверните перемещённые комнаты как угодно.
       *[many] Сделайте до { $count } перемещений { $whose }, одно за другим, и поверните перемещённые комнаты как угодно.
    }
op-bonus-action = Совершите сразу одно бонусное действие.
op-swap-turning = Обменяйте две комнаты в своём замке и поверните каждую как угодно.
op-sift = Посмотрите в одиночку { part-top-cards }. Сбросьте из них сколько угодно и верните остальные наверх; сброшенные так бедствия разыгрываются.
op-rearrange-around = Поднимите все окружающие комнаты и положите их заново на восемь клеток вокруг этой карты, не поворачивая.
op-everybody-swaps = Все, в порядке хода начиная с того, чей ход, должны сделать по одному обмену в своём замке.
op-turn-around = Поверните окружающие комнаты, каждую как угодно.
op-add-to-shop =
    { $count ->
        [one] Возьмите верхнюю карту колоды и добавьте её к лавке.
        [few] Возьмите { $count } верхние карты колоды и добавьте их к лавке.
       *[many] Возьмите { $count } верхних карт колоды и добавьте их к лавке.
    }
op-sacrifice =
    { $count ->
        [one] Пожертвуйте одну свою комнату.
        [few] Пожертвуйте { $count } свои комнаты.
       *[many] Пожертвуйте { $count } своих комнат.
    }
op-avoid-damage = Урон вам от одного бедствия меньше на { $count }. Это можно сделать в любое время, даже когда урон уже известен.
op-new-shop =
    { $count ->
        [one] Сбросьте все карты лавки и возьмите в неё одну новую.
        [few] Сбросьте все карты лавки и возьмите в неё { $count } новые.
       *[many] Сбросьте все карты лавки и возьмите в неё { $count } новых.
    }

passive-vaults-worth-more = Каждая ваша активная сокровищница стоит больше на { $count }.
passive-vaults-around-double = Каждая активная сокровищница среди окружающих комнат стоит вдвое больше.
passive-boost-connected = Каждая комната, соединённая с этой картой, активна, даже если не все её золотые точки совпали.
passive-boost-vaults = Каждая сокровищница, соединённая с тронным залом, активна, даже если не все её золотые точки совпали.
passive-turn-builds = Когда вы строите комнату, вы можете её повернуть.
passive-turn-moves = Когда вы перемещаете комнату, вы можете её и повернуть.
passive-double-connections = Каждое полное соединение этой карты считается за два.
passive-anchor-around = Никто не может перемещать или обменивать окружающие комнаты; поворачивать их можно.
passive-echo-links = Связку, которая срабатывает, пока её комната соединена с этой картой, можно использовать дважды.
passive-less-damage = Урон вам от каждого бедствия меньше на { $count }.
passive-moves-freely = В свой ход вы можете переместить эту комнату без действия, если она крайняя.
passive-turns-itself = Кто строит или перемещает эту карту, может её повернуть.
passive-takes-a-cell = При постройке эта карта может занять клетку комнаты своего замка, которую можно было бы переместить; та комната строится на другом допустимом месте, в той ориентации, какая у неё была.
passive-built-anywhere = Эту карту можно построить в замке любого игрока.
passive-protect-connected = Комнаты, соединённые с этой картой, никто не может перемещать, обменивать или поворачивать.
passive-second-action = Когда вы тратите ход на действие, вы можете совершить второе, другого рода.
passive-silence-connected = Каждая комната, соединённая с этой картой, лишается текста и сокровища.
passive-silence-around = Все окружающие комнаты лишаются текста и сокровища.
passive-worth-occupied-around = Стоит 1 сокровище за каждую окружающую комнату, включая тронный зал.
passive-worth-distance = Стоит 1 сокровище за каждую комнату между этой картой и тронным залом на кратчайшем пути по соединениям.
passive-bind-owner-around = Вы не можете перемещать, обменивать или поворачивать эту карту и окружающие комнаты; противники могут.

start-refresh-shop = Сбросьте одну карту лавки и возьмите на её место новую.
start-extra-action = Вы можете совершить одно дополнительное действие.
start-extra-swap = Вы можете сделать один обмен без действия.
start-extra-move = Вы можете сделать одно перемещение без действия.

woe-sacrifice-if-unhurt =
    { $count ->
        [one] Кто не получил от этой карты урона, жертвует одну комнату.
        [few] Кто не получил от этой карты урона, жертвует { $count } комнаты.
       *[many] Кто не получил от этой карты урона, жертвует { $count } комнат.
    }
woe-close-shop = До конца раунда никто не может брать карты из лавки.
woe-throw-from-deck = Сбросьте { part-top-cards } в их порядке. Каждое бедствие среди них разыгрывается.
woe-hand-over = В порядке хода каждый выбирает одну крайнюю комнату, кроме тронного зала. Все они одновременно переходят к правым соседям и строятся там.
woe-no-reductions = Эффекты, из-за которых игрок получает меньше урона, против этой карты не действуют.
woe-larger-shop =
    { $count ->
        [one] В лавке следующего раунда на { $count } карту больше.
        [few] В лавке следующего раунда на { $count } карты больше.
       *[many] В лавке следующего раунда на { $count } карт больше.
    }
woe-vaults-hurt = За каждую активную сокровищницу в вашем замке эта карта наносит вам, до защиты, на 1 урон крестов больше.
woe-one-more-disaster = Одно случайное бедствие, которого ещё нет в игре, замешивается в колоду.
woe-each-may-throw = В порядке хода каждый может сбросить { part-top-cards }. Бедствия среди них разыгрываются.
woe-turn-back = С этого момента ходы и карта первого игрока идут вокруг стола в обратную сторону.
woe-turn-left-neighbour = В порядке хода каждый может повернуть одну комнату в замке левого соседа.
woe-each-sacrifices =
    { $count ->
        [one] В порядке хода каждый жертвует одну комнату.
        [few] В порядке хода каждый жертвует { $count } комнаты.
       *[many] В порядке хода каждый жертвует { $count } комнат.
    }

## Виды карт и что на них указано

kind-action = комната действия
kind-passive = пассивная комната
kind-link = комната-связка
kind-plain = простая комната
kind-vault = сокровищница
kind-throne = тронный зал
kind-disaster = бедствие
kind-catastrophe = катастрофа

symbol-diamond = ромб
symbol-cross = крест
symbol-moon = луна
symbol-any = любой символ
symbol-wall = стена без точки

fact-walls = Стены (верх, право, низ, лево: n ничего, d ромб, c крест, m луна, w любой; заглавные — золотые)
fact-treasure = Сокровище
fact-diamond = Урон ромбов
fact-cross = Урон крестов
fact-moon = Урон лун

## Рисунок

part-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

short-action = действие
short-passive = пассивная
short-link = связка
short-plain = без текста
short-vault = клад
short-throne = трон
short-disaster = бедствие
short-catastrophe = катастрофа
picture-seen = Вернулись в колоду на виду: { $cards }.
picture-shop = Лавка:
picture-drawn = Взято для этого хода:
picture-hand = { $seat }, карты на руке:
picture-hand-size = На руке: { part-cards }.
picture-deck =
    Колода: { part-cards }, { $left ->
        [0] бедствий больше не будет
        [one] ещё придёт { $left } бедствие
        [few] ещё придут { $left } бедствия
       *[many] ещё придёт { $left } бедствий
    }.
picture-discard = Сброс: { part-cards }, сверху { $card }.
picture-discard-empty = Сброс: пусто.
picture-next-x = X следующего бедствия: { $x }.
picture-castle = { $seat }, замок:
picture-castle-common = Замок:
picture-fallen = { $seat } — вне игры.
picture-figures =
    Сокровище { $treasure }, { part-rooms }; защита: ромб { $diamond }, крест { $cross }, луна { $moon }{ $less ->
        [0] { "" }
       *[other] ; урон меньше на { $less }
    }.
picture-first = Карта первого игрока: { $seat }.
part-treasure = { $seat } — { $treasure }
picture-round = Раунд { $number }.
picture-treasures = Сокровище: { $castles }.
picture-legend = По сторонам: d ромб, c крест, m луна, * любой символ; заглавные буквы — золотые. =, ‖ и скобки отмечают полные соединения, ! — активную комнату, ~ — израсходованную связку.
picture-cells = Внизу комнаты — её клетка (вправо и вниз от той клетки, где вначале стоял тронный зал) и номер, если карт с таким названием несколько.
picture-looked = Просмотренные карты:
picture-known = Известные карты сверху колоды:
picture-held = Нужно построить:
picture-aside = Сбрасываемые карты:
picture-closed = Из лавки ничего нельзя взять.
picture-text-up = Карта «{ $card }» лежит текстом вверх.

## Карты

card-numbered = { $card } { $number }

card-black-market = Чёрный рынок
card-divination-chamber = Комната гаданий
card-merchants-guild = Гильдия торговцев
card-wormhole-generator = Генератор червоточин
card-doomsayer = Вестник гибели
card-antigravity-cannon = Пушка невесомости
card-time-machine = Машина времени
card-soothsayer = Ясновидящая
card-architect = Архитектор
card-interior-decorator = Декоратор
card-treasury = Казна
card-market = Рынок
card-energy-core = Энергоядро
card-gravity-generator = Генератор гравитации
card-reinforced-walls = Укреплённые стены
card-gravitational-anchor = Якорь гравитации
card-tavern = Таверна
card-echo-chamber = Комната эха
card-armorer = Оружейник
card-generator = Генератор
card-safe-room = Убежище
card-bunker = Бункер
card-room-with-legs = Комната с ногами
card-spinning-chamber = Вращающаяся комната
card-warping-chamber = Комната искривления
card-imposter = Самозванец
card-commanders-chamber = Покои командира
card-engineers-workshop = Мастерская инженера
card-pilots-quarters = Каюта пилота
card-swimming-pool = Бассейн
card-candy-shop = Лавка сладостей
card-petting-zoo = Контактный зоопарк
card-movie-theatre = Кинотеатр
card-nuclear-reactor = Ядерный реактор
card-mercenary = Наёмник
card-giant-fan = Гигантский вентилятор
card-construction-crew = Бригада строителей
card-rocket-engineer = Ракетный инженер
card-shuttle = Шаттл
card-warp-cannon = Пушка искривления
card-hydraulic-arm = Рука с гидравликой
card-watch-tower = Сторожевая башня
card-homeowners-association = Товарищество жильцов
card-unhappy-neighbour = Недовольный сосед
card-disco = Дискотека
card-corridor = Коридор
card-hallway = Холл
card-staircase = Лестница
card-big-vault = Большая сокровищница
card-large-vault = Огромная сокровищница
card-medium-vault = Средняя сокровищница
card-small-vault = Малая сокровищница
card-bribers-vault = Сокровищница взяточника
card-cold-vault = Холодная сокровищница
card-dynamic-vault = Динамичная сокровищница
card-entropic-vault = Энтропийная сокровищница
card-candy-vault = Сладкая сокровищница
card-lonely-vault = Одинокая сокровищница
card-nuclear-vault = Ядерная сокровищница
card-blue-throne = Синий тронный зал
card-white-throne = Белый тронный зал
card-green-throne = Зелёный тронный зал
card-cyan-throne = Бирюзовый тронный зал
card-red-throne = Красный тронный зал
card-orange-throne = Оранжевый тронный зал
card-black-throne = Чёрный тронный зал
card-pink-throne = Розовый тронный зал
card-purple-throne = Фиолетовый тронный зал
card-yellow-throne = Жёлтый тронный зал
card-nuclear-meltdown = Расплав реактора
card-nebula-drake = Туманный дракон
card-gas-explosion = Взрыв газа
card-meteor = Метеор
card-magmaquake = Магмотрясение
card-entropy-demon = Демон энтропии
card-verdant-chaos = Зелёный хаос
card-aurora-whale = Кит сияния
card-space-bees = Космические пчёлы
card-aurora-veil = Завеса сияния
card-warp-storm = Буря искривления
card-ionic-tornado = Ионный торнадо
card-voidweavers = Ткачи пустоты
card-economic-crash = Экономический крах
card-doom = Гибель
card-the-starchild = Дитя звёзд
card-cosmic-koala = Космический коала
card-golden-meteor = Золотой метеор
card-ancient-awakening = Древнее пробуждение
card-extradimensional-rift = Разлом измерений
card-cult-of-doom = Культ гибели
card-time-anomaly = Аномалия времени
card-celestial-goddess = Небесная богиня
card-the-singularity = Сингулярность
card-the-13th-seal = Тринадцатая печать

## Позиции, заданные вручную

scene-seat = «{ $found }» — здесь нет такого места: места пронумерованы от 1 до { $seats }.
scene-number = «{ $found }» — не то число, которое здесь подходит.
scene-no-room = Карта «{ $card }» не может там лежать: это место для комнат.
scene-no-disaster = «{ $card }» — не бедствие.
scene-far = Клетка { $cell } слишком далеко: ни один замок из 100 комнат не тянется дальше 100 клеток.
scene-statement = «{ $found }» ничего не говорит о позиции.
scene-twice = Карта «{ $card }» названа дважды: такая карта только одна.
scene-cell-taken = Карта «{ $card }» не может лежать на клетке { $cell }: там лежит «{ $room }».
scene-thrones = В замке должен быть ровно один тронный зал (владелец — { $seat }).
scene-does-not-fit = Такой замок невозможен (владелец — { $seat }): точка соединения смотрит на стену без точки.
scene-loose = Карта «{ $card }» не соединена с тронным залом и не могла бы так лежать.
scene-left = Бедствий должно оставаться { $left }, а в колоде названо { $named }.
scene-too-many-left = Бедствий может оставаться не больше { $most }.
scene-out = { $seat } — вне игры, хода быть не может.
scene-unsound = Позиция невозможна: { $why }.
scene-symbol = «{ $found }» — не символ: есть diamond, cross и moon.
scene-value = «{ $found }» — не величина позиции.

# Задачи

puzzle-survive-two-disasters = Пережить два бедствия
puzzle-doomsayer-has-the-last-word = Последнее слово за Doomsayer
puzzle-six-steps-to-victory = Шесть шагов к победе
puzzle-divination-chamber-sees-the-end = Divination Chamber видит конец
puzzle-the-throne-moves-house = Трон переезжает
puzzle-candy-for-construction-crew = Сладости для Construction Crew
puzzle-twice-through-time-machine = Дважды через Time Machine
puzzle-rocket-engineer-makes-room = Rocket Engineer освобождает место
puzzle-soothsayer-at-work = Soothsayer за работой
puzzle-not-a-room-lost = Ни одной потерянной комнаты
