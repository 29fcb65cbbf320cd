# Что говорит любой стол: и в терминале, и от сервера.

table-no-pick = больше ничего
table-cell-of = { $cell }, { $seat }
table-turn =
    { $degrees ->
        [0] прямо
       *[other] поворот на { $degrees }°
    }
table-possible-verb =
    { $pick } ({ $count ->
        [one] { $count } способ
        [few] { $count } способа
       *[many] { $count } способов
    })
table-possible-card = Карта «{ $card }» сейчас: { $ways }.
table-not-understood = Это непонятно.
table-unknown-card =
    Карты «{ $name }» нет. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Достаточно части названия на любом языке или номера карты.
    }
table-soft = (редко нужно)
table-heavy = (серьёзно)
table-title = { $game }, { $mode }
table-no-such-offer = Этого ответа уже нет среди возможных.
table-several = { $count ->
    [one] Подходит { $count } ответ
    [few] Подходят { $count } ответа
   *[many] Подходят { $count } ответов
}, среди них { $few }. Уточните.
table-possible = Сейчас можно: { $action }.
table-possible-some = { $count ->
    [one] Сейчас возможен { $count } такой ответ.
    [few] Сейчас возможны { $count } таких ответа.
   *[many] Сейчас возможно { $count } таких ответов.
}
table-undo-nothing = Отменять нечего.
table-why-card-not = Нынешний вопрос не про карту «{ $card }».
table-why-thing = { GIVEN($question) ->
    [yes] Сейчас это не ответ. Вопрос: { $question }
   *[no] Сейчас вас ни о чём не спрашивают.
}
