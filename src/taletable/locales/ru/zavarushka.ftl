zavarushka-title = Несказочная заварушка

zavarushka-option-first = Кто ходит первым: решает случай или всегда место с этим номером.

## Имена

zavarushka-card-king = Король
    .acc = Короля
zavarushka-card-queen = Королева
    .acc = Королеву
zavarushka-card-princess = Принцесса
    .acc = Принцессу
zavarushka-card-knight = Рыцарь
    .acc = Рыцаря
zavarushka-card-peasant = Крестьянин
    .acc = Крестьянина
zavarushka-card-dwarf = Гном
    .acc = Гнома
zavarushka-card-dragon = Дракон
    .acc = Дракона
zavarushka-card-witch = Ведьма
    .acc = Ведьму
zavarushka-card-fairy = Фея
    .acc = Фею
zavarushka-card-wizard = Волшебник
    .acc = Волшебника

zavarushka-terrain-tower = башня
zavarushka-terrain-castle = замок
zavarushka-terrain-forest = лес
zavarushka-terrain-farm = ферма

zavarushka-seat-0 = Красный
zavarushka-seat-1 = Синий
zavarushka-seat-2 = Жёлтый
zavarushka-seat-3 = Зелёный

zavarushka-action-card = { $card }
zavarushka-action-tile = { $tile }
zavarushka-action-pass = оставить как есть

## Вопросы

zavarushka-ask-card = Кого вы играете?
zavarushka-ask-tile = Куда положить карту «{ $card }»?
zavarushka-ask-witch-one = Ведьма может поменять местами верхних персонажей двух клеток. Какая клетка первая?
zavarushka-ask-witch-two = С верхним персонажем какой клетки меняется «{ $card }» ({ $seat }) с { $tile }?
zavarushka-ask-fairy-next = Фея может выложить { $tile } в любом порядке. Кто будет { $place }-м снизу?
zavarushka-ask-wizard-from = Волшебник может перенести верхнего персонажа. С какой клетки?
zavarushka-ask-wizard-to = На какую клетку переносится «{ $card }» ({ $seat }) с { $tile }?

## События

zavarushka-event-begins = Первым ходит { $seat }.
zavarushka-event-placed = { $seat } кладёт { $card-acc } на { $tile }.
zavarushka-event-skipped = { $seat } держит только Дракона и Гнома и пропускает последний ход.
zavarushka-event-passed = { $seat } оставляет всё как есть.
zavarushka-event-swapped = { $seat } меняет местами { $card_one-acc } ({ $seat_one }) на { $tile_one } и { $card_two-acc } ({ $seat_two }) на { $tile_two }.
zavarushka-event-rearranged = { $seat } меняет порядок персонажей на { $tile }.
zavarushka-event-moved = { $seat } переносит { $card-acc } ({ $seat_card }) с { $tile_from } на { $tile_to }.

## Очки

zavarushka-why-castle = в замке
zavarushka-why-farms = { $count ->
    [one] { $count } ферма рядом
    [few] { $count } фермы рядом
   *[many] { $count } ферм рядом
}
zavarushka-why-forests = { $count ->
    [one] { $count } лес рядом
    [few] { $count } леса рядом
   *[many] { $count } лесов рядом
}
zavarushka-why-with-king = вместе с Королём
zavarushka-why-own-near = { $count ->
    [one] { $count } персонаж её цвета рядом
    [few] { $count } персонажа её цвета рядом
   *[many] { $count } персонажей её цвета рядом
}
zavarushka-why-tower = в башне
zavarushka-why-with-knight = вместе с Рыцарем
zavarushka-why-with-princess = вместе с Принцессой
zavarushka-why-farm = на ферме
zavarushka-why-kings-near = { $count ->
    [one] { $count } Король рядом
    [few] { $count } Короля рядом
   *[many] { $count } Королей рядом
}
zavarushka-why-queens-near = { $count ->
    [one] { $count } Королева рядом
    [few] { $count } Королевы рядом
   *[many] { $count } Королев рядом
}
zavarushka-why-above = { $count ->
    [one] { $count } персонаж над ним
    [few] { $count } персонажа над ним
   *[many] { $count } персонажей над ним
}
zavarushka-why-nothing = здесь очков не даёт
zavarushka-why-blocked = под Драконом
zavarushka-why-absent = не в королевстве

## Отказы

zavarushka-refusal-must-place = Нужно выложить персонажа: от хода отказаться нельзя.
zavarushka-refusal-wants-card = Здесь нужен персонаж, а не клетка.
zavarushka-refusal-wants-tile = Здесь нужна клетка, а не персонаж.
zavarushka-refusal-not-in-hand = Карты «{ $card }» у вас в руке нет.
zavarushka-refusal-not-last-turn = В последний ход карту «{ $card }» играть нельзя.
zavarushka-refusal-no-tile = В этом королевстве нет такой клетки: здесь клетки от { $first } до { $last }.
zavarushka-refusal-same-name = На { $tile } уже лежит «{ $card }»: двух одинаковых имён на одной клетке не бывает.
zavarushka-refusal-same-name-swap = После обмена { $tile_other } и { $tile } на одной клетке оказались бы два одинаковых имени.
zavarushka-refusal-same-tile = Клетку { $tile } вы уже выбрали, нужна другая.
zavarushka-refusal-empty-tile = На { $tile } никого нет.
zavarushka-refusal-only-dwarf = На { $tile } только Гном, а он никогда не бывает верхним персонажем.
zavarushka-refusal-no-partner = Верхнему персонажу { $tile } не с кем поменяться местами.
zavarushka-refusal-dwarf-stays = { $card } остаётся в самом низу { $tile }.
zavarushka-refusal-has-place = { $card } на { $tile } уже на новом месте.
zavarushka-refusal-not-on-tile = Карты «{ $card }» на { $tile } нет.
