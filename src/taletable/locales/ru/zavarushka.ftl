zavarushka-title = Несказочная заварушка

zavarushka-option-first = Кто первый игрок: решает случай или всегда игрок на этом месте.

## Имена

zavarushka-card-king = Король
    .acc = Короля
    .gen = Короля
zavarushka-card-queen = Королева
    .acc = Королеву
    .gen = Королевы
zavarushka-card-princess = Принцесса
    .acc = Принцессу
    .gen = Принцессы
zavarushka-card-knight = Рыцарь
    .acc = Рыцаря
    .gen = Рыцаря
zavarushka-card-peasant = Крестьянин
    .acc = Крестьянина
    .gen = Крестьянина
zavarushka-card-dwarf = Гном
    .acc = Гнома
    .gen = Гнома
zavarushka-card-dragon = Дракон
    .acc = Дракона
    .gen = Дракона
zavarushka-card-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
zavarushka-card-fairy = Фея
    .acc = Фею
    .gen = Феи
zavarushka-card-wizard = Волшебник
    .acc = Волшебника
    .gen = Волшебника

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
zavarushka-action-pass = оставить всё как есть
zavarushka-action-pass-fairy-next = { $laid ->
    [0] оставить прежний порядок
   *[other] остальных оставить в прежнем порядке
}

## Вопросы

zavarushka-ask-card = Какого персонажа сыграть?
zavarushka-ask-tile = Куда выложить { $card-acc }?
zavarushka-ask-witch-one = Ведьма может поменять местами двух верхних персонажей с разных карточек местности. Кто первый?
zavarushka-ask-witch-two = С кем поменяется местами { $card } ({ $seat }) с { $tile }?
zavarushka-ask-fairy-next = Фея может разложить персонажей на { $tile } в любом порядке. Кто ляжет { $place }-м снизу?
zavarushka-ask-wizard-from = Волшебник может переместить верхнего персонажа. Откуда?
zavarushka-ask-wizard-to = Куда переместить { $card-acc } ({ $seat }) с { $tile }?

## События

zavarushka-event-begins = Первым ходит { $seat }.
zavarushka-event-placed = { $seat } выкладывает { $card-acc } на { $tile }.
zavarushka-event-skipped = У игрока { $seat } в руке только Дракон и Гном: последний ход пропущен.
zavarushka-event-passed = { $card }: { $seat } оставляет всё как есть.
zavarushka-event-swapped = Ведьма: { $seat } меняет местами { $card_one-acc } ({ $seat_one }) на { $tile_one } и { $card_two-acc } ({ $seat_two }) на { $tile_two }.
zavarushka-event-rearranged = Фея: { $seat } меняет порядок персонажей на { $tile }.
zavarushka-event-moved = Волшебник: { $seat } перемещает { $card-acc } ({ $seat_card }) с { $tile_from } на { $tile_to }.

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
zavarushka-why-nothing = здесь не приносит очков
zavarushka-why-blocked = блокирует Дракон
zavarushka-why-absent = не в королевстве

## Отказы

zavarushka-refusal-must-place = Нужно выложить персонажа: отказаться от хода нельзя.
zavarushka-refusal-wants-card = Сейчас выберите персонажа, а не карточку местности.
zavarushka-refusal-wants-tile = Сейчас выберите карточку местности, а не персонажа.
zavarushka-refusal-not-in-hand = У вас в руке нет { $card-gen }.
zavarushka-refusal-not-last-turn = В последний ход { $card-acc } играть нельзя.
zavarushka-refusal-no-tile = В этом королевстве нет такой карточки местности: здесь они от { $first } до { $last }.
zavarushka-refusal-same-name = На { $tile } уже есть { $card }: двух персонажей с одинаковыми названиями на одной карточке местности не бывает.
zavarushka-refusal-same-name-swap = После обмена между { $tile_other } и { $tile } на одной карточке местности оказались бы два персонажа с одинаковыми названиями.
zavarushka-refusal-same-tile = Карточку { $tile } вы уже выбрали, нужна другая.
zavarushka-refusal-empty-tile = На { $tile } никого нет.
zavarushka-refusal-only-dwarf = На { $tile } только Гном, а он никогда не бывает верхним персонажем.
zavarushka-refusal-no-partner = Верхнему персонажу с { $tile } не с кем поменяться местами.
zavarushka-refusal-dwarf-stays = { $card } на { $tile } остаётся в самом низу.
zavarushka-refusal-has-place = { $card } на { $tile }: новое место уже выбрано.
zavarushka-refusal-not-on-tile = На { $tile } нет { $card-gen }.
