# Тексты игрушек.

mode-idle = Холостой ход
mode-idle-about = Без правил: точка отсчёта любого замера.
mode-nim = Ним
mode-nim-about = Три кучки; кто берёт последний камень, выигрывает.
mode-bids = Ставки
mode-bids-about = Пять призов; каждый достаётся высшей закрытой ставке.
option-decisions = Сколько ответов даётся до конца.
option-offers = Сколько чисел предлагает каждый вопрос.
kind-number = число
choose = выбрать
take = взять
bid = поставить
fold = пропустить

toy-unreadable = «{ $text }» — не действие. Действия пишутся так: { $form }.
toy-over = Игра окончена.
toy-not-in-turn = Сейчас ходит { $turn }.
toy-drawn = Ничья.
toy-won = Победа: { $seats }.
toy-shared = Ничья между участниками: { $seats }.

idle-ask = Какое число?
idle-choose = Выбрать { $number }.
idle-chosen = { $seat }: выбор — { $number }.
idle-too-large = Предложены только числа меньше { $below }.

nim-ask = Сколько камней и из какой кучки?
nim-take = Взять { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
} из кучки { $pile }.
nim-laid-out = Камней в кучках: { $piles }.
nim-took = { $seat } берёт { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
} из кучки { $pile }.
nim-too-few = В кучке { $pile } только { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[other] { $stones } камней
}.
nim-bad-piles = В каждой кучке должно быть от одного до семи камней.

bids-ask = Какова ставка за { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[other] { $worth } очков
}?
bids-bid = Поставить { $card }.
bids-fold = Ничего не ставить.
bids-card = Число { $card }
bids-prize = На кону { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[other] { $worth } очков
}.
bids-drew = { $seat } берёт карту.
bids-drew-card = { $seat } берёт { $card }.
bids-sealed = { $seat } кладёт ставку.
bids-sealed-bid = { $seat } кладёт { $card }.
bids-sealed-fold = { $seat } ничего не ставит.
bids-shown = { $seat } показывает { $card }.
bids-folded = { $seat } показывает, что ставки нет.
bids-scored = { $seat } получает { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[other] { $worth } очков
}.
bids-nobody = Ставок нет; приз пропадает.
bids-already = { $seat } уже кладёт ставку в этом круге.
bids-not-in-hand = { $seat } не держит { $card }.
bids-picture-hand = Рука: { $cards }
bids-picture-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
bids-picture-points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
