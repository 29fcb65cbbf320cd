# Что не так с позицией, расставленной вручную.

scene-seat = «{ $found }» — не место за столом: есть места 1 и 2.
scene-number = «{ $found }» — не число, которое здесь подходит.
scene-statement = «{ $found }» ничего не говорит о позиции.
scene-value = «{ $found }» — не величина позиции.
scene-phase = «{ $found }» — не фаза: есть draft, round, main, end, ends и scoring.
scene-draft = «{ $found }» не сочетается с «phase draft»: до выбора фракций можно указать только «start».
scene-rest = «{ $found }» стоит там, где должно стоять «pile» или «trash».
scene-sector = «{ $found }» — не сектор: есть red, yellow и blue.
scene-faction = «{ $found }» — не фракция: есть frz, zrd, dmp, bat, ded, hex, sld, bug, swm и mod.
scene-faction-taken = { $faction } сюда не подходит: у этой фракции есть хозяин — { $seat }.
scene-fourth-faction = { $faction } была бы четвёртой фракцией: каждый игрок выбирает три.
scene-kind =
    «{ $card }» сюда не подходит: здесь должна стоять { $kind ->
        [program] программа
        [daemon] карта демона
        [patch] карта патча
        [virus] карта вируса
        [module] карта модуля
       *[unit] программа или карта демона
    }.
scene-marker = «{ $found }» — не маркер: есть ctrl, shield, disruption, data, frozen и, для BOT, seen.
scene-count = «{ $found }» — не маркер, который считают: это ctrl, shield, disruption, data и, для вируса, runs.
scene-taken = В ячейке { $slot } не может лежать вторая карта: там лежит «{ $card }».
scene-virus = Вирус занимает свою ячейку: в { $slot } не могут быть и вирус, и другая карта.
scene-second-patch = В ячейке { $slot } уже есть патч, а в ячейку помещается только один.
scene-unfreezable = Карту «{ $card }» нельзя заморозить.
scene-memory = В памяти оказалось бы больше трёх карт. Игрок: { $seat }.
scene-market = На рынке модулей оказалось бы больше трёх карт.
scene-twice = Карта «{ $card }» названа дважды, а она только одна.
scene-passed = { $seat } уже спасовал и в главной фазе не ходит.
scene-dying = У юнита меньше 0 CTRL: он был бы удалён ещё до хода.
scene-unsound = Такая позиция невозможна: { $why }.
