dark_tales-title = Страшные сказки

## Имена

dark_tales-card-night = Ночь
dark_tales-card-day = День
dark_tales-card-enchantment = Чары
dark_tales-card-cursed-castle = Проклятый замок
dark_tales-card-enchanted-forest = Зачарованный лес
dark_tales-card-hidden-cave = Потайная пещера
dark_tales-card-dragon = Дракон
dark_tales-card-ogre = Людоед
dark_tales-card-dark-lord = Тёмный властелин
dark_tales-card-creature-of-the-night = Порождение ночи
dark_tales-card-old-sage = Старый мудрец
dark_tales-card-king = Король
dark_tales-card-young-hero = Юный герой
dark_tales-card-merchant = Купец
dark_tales-card-wizard = Волшебник
dark_tales-card-princess = Принцесса
dark_tales-card-witch = Ведьма
dark_tales-card-fairy = Фея
dark_tales-card-gypsy = Цыганка
dark_tales-card-secret-helper = Тайная помощница
dark_tales-card-little-mermaid = Русалочка
dark_tales-card-mermaid-prince = Принц-мореход
dark_tales-card-sea-witch = Морская ведьма
dark_tales-card-shipwreck = Кораблекрушение
dark_tales-card-sea-king = Морской царь
dark_tales-card-mermaid-sisters = Сёстры Русалочки
dark_tales-card-sea-monster = Морское чудище
dark_tales-card-coral-palace = Коралловый дворец
dark_tales-card-cinderella = Золушка
dark_tales-card-cinderella-prince = Принц
dark_tales-card-stepmother = Мачеха
dark_tales-card-stepsisters = Сестрицы
dark_tales-card-rich-man = Богач
dark_tales-card-midnight = Полночь
dark_tales-card-hazel-tree = Орешник
dark_tales-card-palace-stairs = Дворцовая лестница

# Кто задаёт вопрос: карта, договор или сделка сюжета.

dark_tales-source-night = Ночь
dark_tales-source-day = День
dark_tales-source-enchantment = Чары
dark_tales-source-cursed-castle = Проклятый замок
dark_tales-source-enchanted-forest = Зачарованный лес
dark_tales-source-hidden-cave = Потайная пещера
dark_tales-source-dragon = Дракон
dark_tales-source-ogre = Людоед
dark_tales-source-dark-lord = Тёмный властелин
dark_tales-source-creature-of-the-night = Порождение ночи
dark_tales-source-old-sage = Старый мудрец
dark_tales-source-king = Король
dark_tales-source-young-hero = Юный герой
dark_tales-source-merchant = Купец
dark_tales-source-wizard = Волшебник
dark_tales-source-princess = Принцесса
dark_tales-source-witch = Ведьма
dark_tales-source-fairy = Фея
dark_tales-source-gypsy = Цыганка
dark_tales-source-secret-helper = Тайная помощница
dark_tales-source-little-mermaid = Русалочка
dark_tales-source-mermaid-prince = Принц-мореход
dark_tales-source-sea-witch = Морская ведьма
dark_tales-source-shipwreck = Кораблекрушение
dark_tales-source-sea-king = Морской царь
dark_tales-source-mermaid-sisters = Сёстры Русалочки
dark_tales-source-sea-monster = Морское чудище
dark_tales-source-coral-palace = Коралловый дворец
dark_tales-source-cinderella = Золушка
dark_tales-source-cinderella-prince = Принц
dark_tales-source-stepmother = Мачеха
dark_tales-source-stepsisters = Сестрицы
dark_tales-source-rich-man = Богач
dark_tales-source-midnight = Полночь
dark_tales-source-hazel-tree = Орешник
dark_tales-source-palace-stairs = Дворцовая лестница
dark_tales-source-foul-potion = Гнилое варево
dark_tales-source-kiss-of-love = Поцелуй влюблённых
dark_tales-source-lost-voice = Потерянный голос
dark_tales-source-legs-for-a-tail = Ноги вместо хвоста
dark_tales-source-silver-knife = Серебряный нож
dark_tales-source-pearl-ransom = Жемчужный выкуп
dark_tales-source-scale-mail = Доспех из чешуи
dark_tales-source-broken-wand = Сломанный жезл
dark_tales-source-tide-of-night = Ночной прилив
dark_tales-source-dawn-foam = Пена на рассвете
dark_tales-source-drowned-sailor = Утонувший моряк
dark_tales-source-sunken-chest = Затонувший сундук
dark_tales-source-sisters-hair = Волосы сестёр
dark_tales-source-captains-oath = Клятва капитана
dark_tales-source-storm-in-a-bottle = Буря в бутылке
dark_tales-source-eels-bargain = Уговор с угрём
dark_tales-source-anchor-chain = Якорная цепь
dark_tales-source-mirror-of-tides = Зеркало приливов
dark_tales-source-empty-shell = Пустая раковина
dark_tales-source-three-hundred-years = Триста лет
dark_tales-source-deal = Сделка

# Предметы: .few и .many — после числа, .gen — «больше всех».

dark_tales-item-coin = монета
    .acc = монету
    .each = каждую монету
    .few = монеты
    .many = монет
    .gen = монет
dark_tales-item-sword = меч
    .acc = меч
    .each = каждый меч
    .few = меча
    .many = мечей
    .gen = мечей
dark_tales-item-armour = доспех
    .acc = доспех
    .each = каждый доспех
    .few = доспеха
    .many = доспехов
    .gen = доспехов
dark_tales-item-wand = жезл
    .acc = жезл
    .each = каждый жезл
    .few = жезла
    .many = жезлов
    .gen = жезлов
dark_tales-item-any = предмет на выбор
    .acc = предмет на выбор
    .each = каждый предмет
    .few = предмета на выбор
    .many = предметов на выбор
    .gen = предметов

# О чём говорит шаг: виды карт или карты по имени.

dark_tales-what-man = мужчина
    .acc = мужчину
    .each = каждого мужчину
dark_tales-what-woman = женщина
    .acc = женщину
    .each = каждую женщину
dark_tales-what-villain = злодей
    .acc = злодея
    .each = каждого злодея
dark_tales-what-place = место
    .acc = место
    .each = каждое место
dark_tales-what-event = событие
    .acc = событие
    .each = каждое событие
dark_tales-what-night = Ночь
    .acc = карту «Ночь»
    .each = каждую карту «Ночь»
dark_tales-what-day = День
    .acc = карту «День»
    .each = каждую карту «День»
dark_tales-what-enchantment = Чары
    .acc = карту «Чары»
    .each = каждую карту «Чары»
dark_tales-what-cursed-castle = Проклятый замок
    .acc = карту «Проклятый замок»
    .each = каждую карту «Проклятый замок»
dark_tales-what-enchanted-forest = Зачарованный лес
    .acc = карту «Зачарованный лес»
    .each = каждую карту «Зачарованный лес»
dark_tales-what-hidden-cave = Потайная пещера
    .acc = карту «Потайная пещера»
    .each = каждую карту «Потайная пещера»
dark_tales-what-dragon = Дракон
    .acc = Дракона
    .each = каждого Дракона
dark_tales-what-ogre = Людоед
    .acc = Людоеда
    .each = каждого Людоеда
dark_tales-what-dark-lord = Тёмный властелин
    .acc = Тёмного властелина
    .each = каждого Тёмного властелина
dark_tales-what-creature-of-the-night = Порождение ночи
    .acc = Порождение ночи
    .each = каждое Порождение ночи
dark_tales-what-old-sage = Старый мудрец
    .acc = Старого мудреца
    .each = каждого Старого мудреца
dark_tales-what-king = Король
    .acc = Короля
    .each = каждого Короля
dark_tales-what-young-hero = Юный герой
    .acc = Юного героя
    .each = каждого Юного героя
dark_tales-what-merchant = Купец
    .acc = Купца
    .each = каждого Купца
dark_tales-what-wizard = Волшебник
    .acc = Волшебника
    .each = каждого Волшебника
dark_tales-what-princess = Принцесса
    .acc = Принцессу
    .each = каждую Принцессу
dark_tales-what-witch = Ведьма
    .acc = Ведьму
    .each = каждую Ведьму
dark_tales-what-fairy = Фея
    .acc = Фею
    .each = каждую Фею
dark_tales-what-gypsy = Цыганка
    .acc = Цыганку
    .each = каждую Цыганку
dark_tales-what-secret-helper = Тайная помощница
    .acc = Тайную помощницу
    .each = каждую Тайную помощницу
dark_tales-what-little-mermaid = Русалочка
    .acc = Русалочку
    .each = каждую Русалочку
dark_tales-what-mermaid-prince = Принц-мореход
    .acc = Принца-морехода
    .each = каждого Принца-морехода
dark_tales-what-sea-witch = Морская ведьма
    .acc = Морскую ведьму
    .each = каждую Морскую ведьму
dark_tales-what-shipwreck = Кораблекрушение
    .acc = карту «Кораблекрушение»
    .each = каждую карту «Кораблекрушение»
dark_tales-what-sea-king = Морской царь
    .acc = Морского царя
    .each = каждого Морского царя
dark_tales-what-mermaid-sisters = Сёстры Русалочки
    .acc = карту «Сёстры Русалочки»
    .each = каждую карту «Сёстры Русалочки»
dark_tales-what-sea-monster = Морское чудище
    .acc = Морское чудище
    .each = каждое Морское чудище
dark_tales-what-coral-palace = Коралловый дворец
    .acc = карту «Коралловый дворец»
    .each = каждую карту «Коралловый дворец»
dark_tales-what-cinderella = Золушка
    .acc = Золушку
    .each = каждую Золушку
dark_tales-what-cinderella-prince = Принц
    .acc = Принца
    .each = каждого Принца
dark_tales-what-stepmother = Мачеха
    .acc = Мачеху
    .each = каждую Мачеху
dark_tales-what-stepsisters = Сестрицы
    .acc = карту «Сестрицы»
    .each = каждую карту «Сестрицы»
dark_tales-what-rich-man = Богач
    .acc = Богача
    .each = каждого Богача
dark_tales-what-midnight = Полночь
    .acc = карту «Полночь»
    .each = каждую карту «Полночь»
dark_tales-what-hazel-tree = Орешник
    .acc = карту «Орешник»
    .each = каждую карту «Орешник»
dark_tales-what-palace-stairs = Дворцовая лестница
    .acc = карту «Дворцовая лестница»
    .each = каждую карту «Дворцовая лестница»
dark_tales-what-any = карта
    .acc = любую карту
    .each = каждую карту

dark_tales-pact-foul-potion = Гнилое варево
dark_tales-pact-kiss-of-love = Поцелуй влюблённых
dark_tales-pact-lost-voice = Потерянный голос
dark_tales-pact-legs-for-a-tail = Ноги вместо хвоста
dark_tales-pact-silver-knife = Серебряный нож
dark_tales-pact-pearl-ransom = Жемчужный выкуп
dark_tales-pact-scale-mail = Доспех из чешуи
dark_tales-pact-broken-wand = Сломанный жезл
dark_tales-pact-tide-of-night = Ночной прилив
dark_tales-pact-dawn-foam = Пена на рассвете
dark_tales-pact-drowned-sailor = Утонувший моряк
dark_tales-pact-sunken-chest = Затонувший сундук
dark_tales-pact-sisters-hair = Волосы сестёр
dark_tales-pact-captains-oath = Клятва капитана
dark_tales-pact-storm-in-a-bottle = Буря в бутылке
dark_tales-pact-eels-bargain = Уговор с угрём
dark_tales-pact-anchor-chain = Якорная цепь
dark_tales-pact-mirror-of-tides = Зеркало приливов
dark_tales-pact-empty-shell = Пустая раковина
dark_tales-pact-three-hundred-years = Триста лет

# Жетоны — по той стороне, что сверху; обратную сторону своих жетонов можно смотреть.

dark_tales-token-pumpkin-coach-dark = тыква (на обороте — карета)
dark_tales-token-pumpkin-coach-light = карета (на обороте — тыква)
dark_tales-token-mouse-horse-dark = мышь (на обороте — лошадь)
dark_tales-token-mouse-horse-light = лошадь (на обороте — мышь)
dark_tales-token-mice-horses-dark = две мыши (на обороте — две лошади)
dark_tales-token-mice-horses-light = две лошади (на обороте — две мыши)
dark_tales-token-bird-jewels-dark = птица (на обороте — драгоценности)
dark_tales-token-bird-jewels-light = драгоценности (на обороте — птица)
dark_tales-token-birds-dress-dark = две птицы (на обороте — платье)
dark_tales-token-birds-dress-light = платье (на обороте — две птицы)
dark_tales-token-mouse-slipper-dark = мышь (на обороте — туфелька)
dark_tales-token-mouse-slipper-light = туфелька (на обороте — мышь)

# Изображения: .gen — «вместо одного», .each — «за каждое», .many — «число многих».

dark_tales-picture-pumpkin = тыква
    .gen = тыквы
    .each = каждую тыкву
    .many = тыкв
dark_tales-picture-coach = карета
    .gen = кареты
    .each = каждую карету
    .many = карет
dark_tales-picture-mouse = мышь
    .gen = мыши
    .each = каждую мышь
    .many = мышей
dark_tales-picture-horse = лошадь
    .gen = лошади
    .each = каждую лошадь
    .many = лошадей
dark_tales-picture-bird = птица
    .gen = птицы
    .each = каждую птицу
    .many = птиц
dark_tales-picture-jewels = драгоценности
    .gen = драгоценностей
    .each = каждые драгоценности
    .many = драгоценностей
dark_tales-picture-dress = платье
    .gen = платья
    .each = каждое платье
    .many = платьев
dark_tales-picture-slipper = туфелька
    .gen = туфельки
    .each = каждую туфельку
    .many = туфелек

dark_tales-zone-front = перед собой
dark_tales-zone-middle = в середину
dark_tales-zone-discard = в сброс

dark_tales-setting-a1 = A1 Битва за забытый край
dark_tales-setting-a2 = A2 Похищенная принцесса
dark_tales-setting-a3 = A3 Осаждённое королевство
dark_tales-setting-a4 = A4 Уговор в чаще
dark_tales-setting-a6 = A6 Буря на море
dark_tales-setting-b1 = B1 Сокровища дракона
dark_tales-setting-b2 = B2 Железная рать
dark_tales-setting-b3 = B3 Последнее заклинание
dark_tales-setting-b4 = B4 Королевский двор
dark_tales-setting-b6 = B6 Затонувший клад
dark_tales-setting-a-ball = A Золушка: бал
dark_tales-setting-b-ball = B Золушка: последний бал

dark_tales-seat-0 = Красный
dark_tales-seat-1 = Синий
dark_tales-seat-2 = Жёлтый
dark_tales-seat-3 = Зелёный

dark_tales-line-cards = Карты
dark_tales-line-effects = Эффекты
dark_tales-line-lasting = Постоянные эффекты
dark_tales-line-deals = Сделки
dark_tales-line-ending = Сюжет B
dark_tales-line-pacts = Договоры
dark_tales-line-balls = Балы
dark_tales-line-kept = Оставшиеся договоры
dark_tales-line-last-ball = Жетоны

dark_tales-action-card = { $card }
dark_tales-action-item = { $item }
dark_tales-action-seat = { $seat }
dark_tales-action-deal = сделка { $deal }
dark_tales-action-pact = { $pact }
dark_tales-action-token = { $token }
dark_tales-action-take = взять жетон
dark_tales-action-middle = посередине
dark_tales-action-yes = да
dark_tales-action-pass = нет, спасибо

## Вопросы

dark_tales-ask-use = Заключаете ли вы сделку, и если да, то какую?
dark_tales-ask-card = Какую карту вы играете?
dark_tales-ask-may = { $verb ->
    [draw] { $source }: вы добираете из колоды?
    [use] { $source }: вы заключаете сделку сейчас?
    [deal] { $source }: вы идёте на эту сделку?
    [drop-pact] { $source }: вы сбрасываете договор?
    [enter] { $source }: вы кладёте карту перед собой?
    [turn-token] { $source }: вы переворачиваете жетон?
    [shed-token] { $source }: вы сбрасываете жетон?
   *[other] { $source }: вы хотите это сделать?
}
dark_tales-ask-item = { $verb ->
    [pay] { $source }: какой предмет вы отдаёте?
   *[other] { $source }: какой предмет вы берёте?
}
dark_tales-ask-target = { $verb ->
    [discard] { $source }: какую карту вы сбрасываете?
    [remove] { $source }: какую карту вы убираете из игры?
   *[other] { $source }: какую карту вы берёте в руку?
}
dark_tales-ask-where = { $source }: карт «{ $card }» на столе несколько. Где лежит та, что вам нужна?
dark_tales-ask-discarded = { $source }: какую карту вы берёте из сброса в руку?
dark_tales-ask-victim = { $source }: какого игрока вы выбираете?
dark_tales-ask-loot = { $source }: какой предмет вы забираете? Отдаёт { $seat }.
dark_tales-ask-give = { $source }: какую карту вы отдаёте? Получает { $seat }.
dark_tales-ask-deal = { $source }: какую сделку вы заключаете?
dark_tales-ask-drop = { $source }: какой договор вы сбрасываете?
dark_tales-ask-hand = { $verb ->
    [enter] { $source }: какую карту вы кладёте перед собой?
    [play] { $source }: какую карту вы играете ради этого?
    [throw] { $source }: какую карту вы сбрасываете?
   *[other] { $source }: какую карту вы показываете?
}
dark_tales-ask-call = { $source }: чьего Принца вы берёте в руку?
dark_tales-ask-second = { $source }: вы выполняете второе условие?
dark_tales-ask-token = { $count ->
    [1] Вы берёте жетон или переворачиваете один из своих?
    [few] Вы берёте жетон или переворачиваете один из своих? ({ $count } раза)
   *[many] Вы берёте жетон или переворачиваете один из своих? ({ $count } раз)
}
dark_tales-ask-turn-over = { $verb ->
    [shed-token] { $source }: какой жетон вы сбрасываете?
   *[other] { $source }: какой жетон вы переворачиваете?
}
dark_tales-ask-dance = Кто танцует? Лучшие пары принесут вам { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: «да» — согласиться, карта — составить пару самостоятельно, «нет» — закончить свои танцы.
dark_tales-ask-partner = Кто танцует в паре с картой «{ $card }»?
dark_tales-ask-with = Карта «{ $card }»: та, что перед вами, или та, что посередине?

## События

dark_tales-event-begins = Первый игрок — { $seat }. Сюжеты: «{ $setting }» и «{ $setting_other }».
dark_tales-event-drew = { $count ->
    [1] { $seat } берёт из колоды карту.
    [one] { $seat } берёт из колоды { $count } карту.
    [few] { $seat } берёт из колоды { $count } карты.
   *[many] { $seat } берёт из колоды { $count } карт.
}
dark_tales-event-drawn = Из колоды взята карта «{ $card }» ({ $seat }).
dark_tales-event-dealt = { $seat } заключает сделку { $number }.
dark_tales-event-played = { $seat } играет карту «{ $card }».
dark_tales-event-scored = { $points ->
    [one] { $card }: { $seat } получает { $points } очко.
    [few] { $card }: { $seat } получает { $points } очка.
   *[many] { $card }: { $seat } получает { $points } очков.
}
dark_tales-event-scored-deal = { $points ->
    [one] Сделка: { $seat } получает { $points } очко.
    [few] Сделка: { $seat } получает { $points } очка.
   *[many] Сделка: { $seat } получает { $points } очков.
}
dark_tales-event-took = { $seat } берёт { $item-acc }.
dark_tales-event-paid = { $seat } отдаёт в запас { $item-acc }.
dark_tales-event-robbed = { $seat_other } отдаёт, а { $seat } забирает { $item-acc }.
dark_tales-event-discarded = { $seat } сбрасывает карту «{ $card }».
dark_tales-event-removed = Карта «{ $card }» убрана из игры.
dark_tales-event-fetched = { $seat } берёт в руку карту «{ $card }».
dark_tales-event-slipped = { $seat } отдаёт, а { $seat_to } получает карту.
dark_tales-event-slipped-seen = Это карта «{ $card }»: отдаёт { $seat }, получает { $seat_to }.
dark_tales-event-night = Теперь ночь.
dark_tales-event-day = Теперь день.
dark_tales-event-ended = { $seat } начинает ход без карт: сказка рассказана.

dark_tales-event-bound = { $seat } берёт договор.
dark_tales-event-bound-by = Взят договор «{ $pact }» ({ $seat }).
dark_tales-event-freed = { $seat } сбрасывает договор «{ $pact }».
dark_tales-event-bargained = { $seat } играет договор «{ $pact }».
dark_tales-event-scored-pact = { $points ->
    [-1] Договор: { $seat } теряет 1 очко.
    [-2] Договор: { $seat } теряет 2 очка.
    [-3] Договор: { $seat } теряет 3 очка.
    [one] Договор: { $seat } получает { $points } очко.
    [few] Договор: { $seat } получает { $points } очка.
   *[many] Договор: { $seat } получает { $points } очков.
}
dark_tales-event-showed = { $seat } показывает карту «{ $card }».
dark_tales-event-entered = { $seat } кладёт перед собой карту «{ $card }».

dark_tales-event-token = { $count ->
    [1] { $seat } берёт жетон: { $picture }.
   *[other] { $seat } берёт жетон: { $picture } × { $count }.
}
dark_tales-event-turned = { $seat } переворачивает жетон: вместо { $picture-gen } теперь { $picture_new }.
dark_tales-event-shed = { $seat } сбрасывает жетон: { $picture }, на обороте — { $picture_below }.
dark_tales-event-stays = Карта «{ $card }» остаётся на месте.
dark_tales-event-invited = Карта «{ $card }» ложится на карту «Бал во дворце».
dark_tales-event-ball = Карта «{ $card }» уходит третьей: во дворце начинается бал!
dark_tales-event-danced = { $seat }: танцуют «{ $card }» и «{ $card_other }».
dark_tales-event-scored-ball = { $points ->
    [one] Бал: { $seat } получает { $points } очко.
    [few] Бал: { $seat } получает { $points } очка.
   *[many] Бал: { $seat } получает { $points } очков.
}
dark_tales-event-left = Карта «{ $card }» уходит с середины после бала.

## Очки

dark_tales-why-kept = { $count ->
    [one] { $count } договор
    [few] { $count } договора
   *[many] { $count } договоров
}
dark_tales-why-most-pumpkin = тыквы
dark_tales-why-most-coach = кареты
dark_tales-why-most-mouse = мыши
dark_tales-why-most-horse = лошади
dark_tales-why-most-bird = птицы
dark_tales-why-most-jewels = драгоценности
dark_tales-why-most-dress = платья
dark_tales-why-most-slipper = туфельки
dark_tales-why-count-held = предметы
dark_tales-why-count-pairs = пары предметов
dark_tales-why-count-sets = наборы предметов
dark_tales-why-count-beyond = предметы сверх наборов
dark_tales-why-count-most = больше всех предметов одного вида
dark_tales-why-count-in-front = карты перед игроком

## Тексты карт

dark_tales-text-is = { $what }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $zone }
dark_tales-text-may = по желанию:
dark_tales-text-and = и
dark_tales-text-by-day = днём:
dark_tales-text-by-night = ночью:
dark_tales-text-for = — и за это:
dark_tales-text-lasting = в конце каждого вашего хода:
dark_tales-text-ban = пока карта лежит перед вами, другие не могут брать карты из колоды за счёт эффектов
dark_tales-text-with = если на столе есть карта «{ $card }»:
dark_tales-text-with-another = если на столе, кроме этой карты, есть { $what }:
dark_tales-text-tokens = { $count ->
    [1] возьмите или переверните жетон
    [few] { $count } раза возьмите или переверните жетон
   *[many] { $count } раз возьмите или переверните жетон
}
dark_tales-text-note = в танце карта приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dark_tales-text-watch = на каждом балу: получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждую танцующую карту «{ $card }»
dark_tales-text-for-all = для всех желающих:
dark_tales-text-kept = если договор остался до конца игры: −3 очка
dark_tales-text-token = { $count ->
    [1] { $picture }
   *[other] { $picture } × { $count }
}, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} на балу

dark_tales-step-score = получите { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
dark_tales-step-score-per = получите { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} за { $what-each } на столе
dark_tales-step-score-per-max = получите { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} за { $what-each } на столе, но всего не больше { $max }
dark_tales-step-draw = { $count ->
    [1] возьмите карту из колоды
    [one] возьмите { $count } карту из колоды
    [few] возьмите { $count } карты из колоды
   *[many] возьмите { $count } карт из колоды
}
dark_tales-step-take = { $count ->
    [1] возьмите { $item-acc }
    [one] возьмите { $count } { $item-acc }
    [few] возьмите { $count } { $item-few }
   *[many] возьмите { $count } { $item-many }
}
dark_tales-step-pay = { $count ->
    [1] отдайте { $item-acc }
    [one] отдайте { $count } { $item-acc }
    [few] отдайте { $count } { $item-few }
   *[many] отдайте { $count } { $item-many }
}
dark_tales-step-discard = сбросьте { $what-acc } со стола
dark_tales-step-discard-front = сбросьте { $what-acc } из карт перед вами
dark_tales-step-remove = уберите из игры { $what-acc } со стола
dark_tales-step-remove-top = уберите из игры верхнюю карту сброса
dark_tales-step-rob = заберите предмет у другого игрока
dark_tales-step-fetch = возьмите в руку { $what-acc } со стола
dark_tales-step-fetch-top = возьмите в руку верхнюю карту сброса
dark_tales-step-fetch-discard = возьмите в руку { $what-acc } из сброса
dark_tales-step-fetch-discard-but = возьмите в руку { $what-acc } из сброса, но не «{ $card }»
dark_tales-step-swap = возьмите случайную карту из руки другого игрока и отдайте взамен одну карту
dark_tales-step-use = заключите сделку сюжета A
dark_tales-step-again = сыграйте в этот ход ещё одну карту
dark_tales-step-night = наступает ночь
dark_tales-step-day = наступает день
dark_tales-step-change = день сменяется ночью, а ночь — днём
dark_tales-step-take-pact = возьмите договор
dark_tales-step-all-pacts = все игроки берут по договору
dark_tales-step-drop-pact = сбросьте один из своих договоров
dark_tales-step-enter = положите перед собой { $what-acc } с руки, без очков и эффекта
dark_tales-step-call = возьмите в руку карту «{ $card }» из сброса; если её там нет, можете взять ту, что лежит перед другим игроком
dark_tales-step-play = сыграйте { $what-acc } с руки
dark_tales-step-show = покажите { $what-acc } с руки
dark_tales-step-show-hand = { $count ->
    [one] покажите всю руку не меньше чем из { $count } карты
   *[many] покажите всю руку не меньше чем из { $count } карт
}
dark_tales-step-show-pair = покажите две карты одного вида
dark_tales-step-throw = { $count ->
    [1] сбросьте карту с руки
    [one] сбросьте { $count } карту с руки
    [few] сбросьте { $count } карты с руки
   *[many] сбросьте { $count } карт с руки
}
dark_tales-step-give = отдайте карту с руки другому игроку
dark_tales-step-have = имейте перед собой { $what-acc }
dark_tales-step-be-night = нужна ночь
dark_tales-step-be-day = нужен день
dark_tales-step-hold-cards = { $count ->
    [1] в руке должно быть не больше одной карты
    [one] в руке должно быть не больше { $count } карты
   *[many] в руке должно быть не больше { $count } карт
}
dark_tales-step-hold-nothing = у вас не должно быть предметов
dark_tales-step-lose = потеряйте { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
dark_tales-step-score-shown = получите { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} за { $picture-each } на жетонах всех игроков
dark_tales-step-turn-token = переверните один из своих жетонов
dark_tales-step-shed-token = сбросьте один из своих жетонов

dark_tales-counts-held = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $item-each } у вас
dark_tales-counts-pairs = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждую пару «{ $item }»
dark_tales-counts-sets = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждый набор из всех четырёх предметов
dark_tales-counts-beyond = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждый предмет сверх наборов
dark_tales-counts-most = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если { $item-gen } у вас больше всех
dark_tales-counts-in-front = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $what-each } перед вами
dark_tales-counts-showing = очки за наибольшее число { $picture-many } на жетонах: { $points }
dark_tales-counts-tokens = получите очки, указанные на ваших жетонах
dark_tales-counts-turning = переверните свои жетоны, на которых { $picture }
dark_tales-counts-dancing = пары танцуют: 1 очко за каждую вашу танцующую карту или столько, сколько указано на её ноте

## Отказы

dark_tales-refusal-other = Это не ответ на вопрос.
dark_tales-refusal-must-play = Вы обязаны сыграть карту.
dark_tales-refusal-must-choose = Здесь нужно что-то выбрать.
dark_tales-refusal-not-in-hand = У вас в руке нет карты «{ $card }».
dark_tales-refusal-not-discarded = Карту «{ $card }» нельзя взять из сброса.
dark_tales-refusal-not-in-play = Карты «{ $card }» нет среди тех, что можно выбрать.
dark_tales-refusal-no-item = Выбрать { $item-acc } нельзя.
dark_tales-refusal-no-player = Этого игрока выбрать нельзя: { $seat }.
dark_tales-refusal-no-deal = Вы не можете заплатить за сделку { $number } сюжета «{ $setting }».
dark_tales-refusal-no-pact = Вы не можете выполнить первое условие договора «{ $pact }».
dark_tales-refusal-not-held = У вас нет договора «{ $pact }».
dark_tales-refusal-cannot = Сейчас этого сделать нельзя.
dark_tales-refusal-wrong-card = Карта «{ $card }» здесь не подходит.
dark_tales-refusal-no-dancer = Карте «{ $card }» здесь не с кем танцевать.
dark_tales-refusal-no-token = У вас нет такого жетона.
dark_tales-refusal-no-stack = Жетонов в стопке больше нет.

## Настройки

dark_tales-option-expansion = Играть с дополнением: «Русалочка» (договоры с морской ведьмой) или «Золушка» (жетоны и балы во дворце).
dark_tales-option-short = Партия покороче: из базовой игры убирают десять разных карт.
dark_tales-option-setting_a = Сюжет, который определяет, на что годятся предметы: случайный или этот.
dark_tales-option-setting_b = Сюжет, по которому считают в конце: случайный или этот.
dark_tales-option-deck_file = Собственный список карт вместо нашего.
