fairy_tale-title = Сказка

## Названия: .printed — то, что напечатано на карте; где источника нет, название наше и повторено

fairy_tale-card-children-of-the-dragon = Дети дракона
    .printed = Children of the Dragon
fairy_tale-card-sky-dance-dragon = Небесный дракон
    .printed = Sky-Dance Dragon
fairy_tale-card-bronze-dragon = Бронзовый дракон
    .printed = Bronze Dragon
fairy_tale-card-silver-dragon = Серебряный дракон
    .printed = Silver Dragon
fairy_tale-card-dragons-lair = Логово дракона
    .printed = Dragon's Lair
fairy_tale-card-dragons-tale-1 = Сказка дракона – глава 1
    .printed = Dragon's Tale – Chapter 1
fairy_tale-card-dragons-tale-2 = Сказка дракона – глава 2
    .printed = Dragon's Tale – Chapter 2
fairy_tale-card-dragons-tale-3 = Сказка дракона – глава 3
    .printed = Dragon's Tale – Chapter 3
fairy_tale-card-dragons-tale-4 = Сказка дракона – глава 4
    .printed = Dragon's Tale – Chapter 4
fairy_tale-card-gold-dragon = Золотой дракон
    .printed = The Gold Dragon
fairy_tale-card-mischievous-fairy = Озорная фея
    .printed = Mischievous Fairy
fairy_tale-card-bard = Бард
    .printed = Bard
fairy_tale-card-dwarven-warrior = Гном-воин
    .printed = Dwarven Warrior
fairy_tale-card-elf-maid = Эльфийка
    .printed = Эльфийка
fairy_tale-card-toadstool-ring = Грибной круг
    .printed = Грибной круг
fairy_tale-card-fairys-tale-1 = Сказка феи – глава 1
    .printed = Fairy's Tale – Chapter 1
fairy_tale-card-fairys-tale-2 = Сказка феи – глава 2
    .printed = Fairy's Tale – Chapter 2
fairy_tale-card-fairys-tale-3 = Сказка феи – глава 3
    .printed = Fairy's Tale – Chapter 3
fairy_tale-card-fairys-tale-4 = Сказка феи – глава 4
    .printed = Fairy's Tale – Chapter 4
fairy_tale-card-fairy-queen = Королева фей
    .printed = The Fairy Queen
fairy_tale-card-homesteaders = Поселенцы
    .printed = Homesteaders
fairy_tale-card-knight-of-the-round-table = Рыцарь Круглого стола
    .printed = Knight of the Round Table
fairy_tale-card-lady = Дама
    .printed = Дама
fairy_tale-card-court-mage = Придворный маг
    .printed = Придворный маг
fairy_tale-card-royal-keep = Королевский замок
    .printed = Королевский замок
fairy_tale-card-knights-tale-1 = Сказка рыцаря – глава 1
    .printed = Knight's Tale – Chapter 1
fairy_tale-card-knights-tale-2 = Сказка рыцаря – глава 2
    .printed = Knight's Tale – Chapter 2
fairy_tale-card-knights-tale-3 = Сказка рыцаря – глава 3
    .printed = Knight's Tale – Chapter 3
fairy_tale-card-knights-tale-4 = Сказка рыцаря – глава 4
    .printed = Knight's Tale – Chapter 4
fairy_tale-card-emperor = Император
    .printed = Император
fairy_tale-card-demon = Демон
    .printed = Demon
fairy_tale-card-vampire = Вампир
    .printed = Vampire
fairy_tale-card-werewolf = Оборотень
    .printed = Werewolf
fairy_tale-card-black-castle = Чёрный замок
    .printed = Чёрный замок
fairy_tale-card-shadowkings-tale-1 = Сказка Короля теней – глава 1
    .printed = Shadowking's Tale – Chapter 1
fairy_tale-card-shadowkings-tale-2 = Сказка Короля теней – глава 2
    .printed = Shadowking's Tale – Chapter 2
fairy_tale-card-shadowkings-tale-3 = Сказка Короля теней – глава 3
    .printed = Shadowking's Tale – Chapter 3
fairy_tale-card-shadowkings-tale-4 = Сказка Короля теней – глава 4
    .printed = Shadowking's Tale – Chapter 4
fairy_tale-card-trickster = Плут
    .printed = The Trickster

fairy_tale-name-printed = { $card } ({ $card-printed })
fairy_tale-name-ours = { $card } (название наше)

fairy_tale-category-dragonvale = драконы
    .one = карту драконов
    .nom = карта драконов
    .few = карты драконов
    .many = карт драконов
fairy_tale-category-fairywood = феи
    .one = карту фей
    .nom = карта фей
    .few = карты фей
    .many = карт фей
fairy_tale-category-holy-empire = рыцари
    .one = карту рыцарей
    .nom = карта рыцарей
    .few = карты рыцарей
    .many = карт рыцарей
fairy_tale-category-shadow = нежить
    .one = карту нежити
    .nom = карта нежити
    .few = карты нежити
    .many = карт нежити
fairy_tale-category-character = персонажи
    .one = карту типа «персонаж»
    .nom = карта типа «персонаж»
    .few = карты типа «персонаж»
    .many = карт типа «персонаж»
fairy_tale-category-place = места действия
    .one = карту типа «место действия»
    .nom = карта типа «место действия»
    .few = карты типа «место действия»
    .many = карт типа «место действия»
fairy_tale-category-tale = сюжеты
    .one = карту типа «сюжет»
    .nom = карта типа «сюжет»
    .few = карты типа «сюжет»
    .many = карт типа «сюжет»
fairy_tale-category-any = любые
    .one = карту любой фракции
    .nom = карта любой фракции
    .few = карты любой фракции
    .many = карт любой фракции

fairy_tale-kind-character = персонаж
fairy_tale-kind-place = место действия
fairy_tale-kind-tale = сюжет

fairy_tale-seat-0 = Красный
fairy_tale-seat-1 = Синий
fairy_tale-seat-2 = Жёлтый
fairy_tale-seat-3 = Зелёный
fairy_tale-seat-4 = Белый

fairy_tale-way-left = налево
fairy_tale-way-right = направо
fairy_tale-line-partner = Партнёр
fairy_tale-sum-team = { $points ->
    [one] { $points } очко, у команды { $team }
    [few] { $points } очка, у команды { $team }
   *[many] { $points } очков, у команды { $team }
}

fairy_tale-action-card = { $card }

## Вопросы

fairy_tale-ask-pick = Какую карту вы оставляете себе? Это { $number }‑я из пяти; остальные уходят { $way }.
fairy_tale-ask-lay = Какую карту вы разыгрываете? Это { $number }‑я из трёх.
fairy_tale-ask-choose-open = { $left ->
    [1] «{ $card_cause }»: какую из своих { $category-many } вы открываете?
   *[other] «{ $card_cause }»: откройте { $left } из своих { $category-many }. Какую сейчас?
}
fairy_tale-ask-choose-close = { $left ->
    [1] «{ $card_cause }»: какую из своих { $category-many } вы закрываете?
   *[other] «{ $card_cause }»: закройте { $left } из своих { $category-many }. Какую сейчас?
}
fairy_tale-ask-naming = { $useful ->
    [0] Какой картой объявить Плута? Очков это не добавит.
    [1] Какой картой объявить Плута? Вашим картам пригодится «{ $card_best }».
   *[other] Какой картой объявить Плута? Вашим картам пригодятся, начиная с лучшей: { $card_best }.
}

## События

fairy_tale-event-draft = Драфт { $draft } из { $drafts }: карты передают { $way }.
fairy_tale-event-passed = Все оставили себе по карте, остальные передают { $way }.
fairy_tale-event-played = { $seat } разыгрывает карту «{ $card }».
fairy_tale-event-hunted = { $seat } разыгрывает карту «{ $card }», но на неё охотится «{ $card_cause }»: она входит в игру закрытой.
fairy_tale-event-opened = { $seat } открывает карту «{ $card }» по эффекту карты «{ $card_cause }».
fairy_tale-event-closed = { $seat } закрывает карту «{ $card }» по эффекту карты «{ $card_cause }».
fairy_tale-event-idle = Эффект карты «{ $card }» ({ $seat }) пропадает: подходящих карт не нашлось.
fairy_tale-event-discarded = { $count ->
    [one] { $seat } сбрасывает { $count } карту.
    [few] { $seat } сбрасывает { $count } карты.
   *[many] { $seat } сбрасывает { $count } карт.
}
fairy_tale-event-named = { $seat } объявляет Плута картой «{ $card }».

## Очки

fairy_tale-why-printed = { "" }
fairy_tale-why-per = по { $points } за каждую карту «{ $card }», открыто: { $count }
fairy_tale-why-met = условие выполнено
fairy_tale-why-not-most = у кого-то больше { $category-many }: { $most } против { $have }
fairy_tale-why-not-any = нет ни одной открытой { $category-few }
fairy_tale-why-too-few = мало { $category-many }: { $have } из { $need }
fairy_tale-why-too-few-both = мало { $category-many } ({ $have } из { $need }) и { $category_other-many } ({ $have_other } из { $need_other })
fairy_tale-why-missing = не хватает карты «{ $card }»
fairy_tale-why-missing-both = не хватает карт «{ $card }» и «{ $card_other }»
fairy_tale-why-face-down = закрыта
fairy_tale-why-stands-for = считается картой «{ $card }»
fairy_tale-why-partner = очки партнёра: { $seat }

## Отказы

fairy_tale-refusal-not-in-pack = Среди карт перед вами нет карты «{ $card }».
fairy_tale-refusal-not-in-hand = Карты «{ $card }» у вас на руке нет.
fairy_tale-refusal-not-in-row = Карты «{ $card }» у вас на столе нет.
fairy_tale-refusal-open-already = Карта «{ $card }» уже открыта.
fairy_tale-refusal-closed-already = Карта «{ $card }» уже закрыта.
fairy_tale-refusal-marked-already = Карта «{ $card }» уже среди тех, что будут перевёрнуты.
fairy_tale-refusal-not-fitting = Карта «{ $card }» не подходит: «{ $card_cause }» переворачивает только { $category-few }.
fairy_tale-refusal-enough = Карту «{ $card }» выбрать уже нельзя: перевернулось бы меньше карт, чем возможно.
fairy_tale-refusal-not-itself = Плута можно объявить только другой картой.
fairy_tale-refusal-not-in-deck = Карты «{ $card }» в этой колоде нет.

## Настройки

fairy_tale-option-deck = Базовая колода из 80 карт (до четырёх игроков) или полная из 100 (до пяти).
fairy_tale-option-drafts = Сколько драфтов в партии; больше четырёх — если хватит колоды.
fairy_tale-option-teams = Вчетвером двумя командами: партнёры сидят напротив и складывают очки.
fairy_tale-option-draft_memory = Напоминать ли карты, прошедшие через ваши руки.
fairy_tale-option-deck_file = Собственный список карт вместо нашего.

## Тексты карт

fairy_tale-text-is = { $category }, { $kind }
fairy_tale-text-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fairy_tale-text-counts = { $points ->
    [one] { $points } очко за каждую вашу карту «{ $card }»
    [few] { $points } очка за каждую вашу карту «{ $card }»
   *[many] { $points } очков за каждую вашу карту «{ $card }»
}
fairy_tale-text-most = { $points ->
    [one] { $points } очко, если у вас больше всех { $category-many } (ничьей достаточно)
    [few] { $points } очка, если у вас больше всех { $category-many } (ничьей достаточно)
   *[many] { $points } очков, если у вас больше всех { $category-many } (ничьей достаточно)
}
fairy_tale-text-set = { $points ->
    [one] { $points } очко, если у вас есть хотя бы { $need ->
        [one] { $need } { $category-nom }
        [few] { $need } { $category-few }
       *[many] { $need } { $category-many }
    }
    [few] { $points } очка, если у вас есть хотя бы { $need ->
        [one] { $need } { $category-nom }
        [few] { $need } { $category-few }
       *[many] { $need } { $category-many }
    }
   *[many] { $points } очков, если у вас есть хотя бы { $need ->
        [one] { $need } { $category-nom }
        [few] { $need } { $category-few }
       *[many] { $need } { $category-many }
    }
}
fairy_tale-text-and-set = { $need ->
    [one] и { $need } { $category-nom }
    [few] и { $need } { $category-few }
   *[many] и { $need } { $category-many }
}
fairy_tale-text-card = { $points ->
    [one] { $points } очко, если у вас есть «{ $card }»
    [few] { $points } очка, если у вас есть «{ $card }»
   *[many] { $points } очков, если у вас есть «{ $card }»
}
fairy_tale-text-and-card = и «{ $card }»
fairy_tale-text-hunt = Охота: другие { $category-few }, раскрытые вместе с ней, входят в игру закрытыми и не действуют
fairy_tale-text-you-unflip = { $amount ->
    [one] Откройте { $amount } свою { $category-one }
    [few] Откройте { $amount } свои { $category-few }
   *[many] Откройте { $amount } своих { $category-many }
}
fairy_tale-text-all-unflip = { $amount ->
    [one] Каждый открывает { $amount } свою { $category-one }
    [few] Каждый открывает { $amount } свои { $category-few }
   *[many] Каждый открывает { $amount } своих { $category-many }
}
fairy_tale-text-you-flip = { $amount ->
    [one] Закройте { $amount } свою { $category-one }
    [few] Закройте { $amount } свои { $category-few }
   *[many] Закройте { $amount } своих { $category-many }
}
fairy_tale-text-all-flip = { $amount ->
    [one] Каждый закрывает { $amount } свою { $category-one }
    [few] Каждый закрывает { $amount } свои { $category-few }
   *[many] Каждый закрывает { $amount } своих { $category-many }
}
fairy_tale-text-almighty = При подсчёте очков считается любой другой картой, которую вы назовёте
fairy_tale-text-expert = полная

# Between the last two of several words.
fairy_tale-or = или
fairy_tale-and = и

# Заранее: что известно о карте до того, как её выбрали.
fairy_tale-preview-now = если ряды останутся как сейчас
fairy_tale-preview-lacks = до её { $points } очков:
