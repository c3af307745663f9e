dark_tales-title = Страшные сказки

## Имена
#
# Оба «Принца» в своих коробках называются одинаково; вместе эти дополнения не играют.

dark_tales-card-night = Ночь
    .acc = Ночь
dark_tales-card-day = День
    .acc = День
dark_tales-card-enchantment = Заклятие
    .acc = Заклятие
dark_tales-card-cursed-castle = Проклятый замок
    .acc = Проклятый замок
dark_tales-card-enchanted-forest = Волшебный лес
    .acc = Волшебный лес
dark_tales-card-hidden-cave = Тайная пещера
    .acc = Тайную пещеру
dark_tales-card-dragon = Дракон
    .acc = Дракона
dark_tales-card-ogre = Огр
    .acc = Огра
dark_tales-card-dark-lord = Тёмный властелин
    .acc = Тёмного властелина
dark_tales-card-creature-of-the-night = Создание ночи
    .acc = Создание ночи
dark_tales-card-old-sage = Старый мудрец
    .acc = Старого мудреца
dark_tales-card-king = Король
    .acc = Короля
dark_tales-card-young-hero = Юный герой
    .acc = Юного героя
dark_tales-card-merchant = Торговец
    .acc = Торговца
dark_tales-card-wizard = Волшебник
    .acc = Волшебника
dark_tales-card-princess = Принцесса
    .acc = Принцессу
dark_tales-card-witch = Ведьма
    .acc = Ведьму
dark_tales-card-fairy = Фея
    .acc = Фею
dark_tales-card-gypsy = Цыганка
    .acc = Цыганку
dark_tales-card-secret-helper = Тайная помощница
    .acc = Тайную помощницу
dark_tales-card-little-mermaid = Русалочка
    .acc = Русалочку
dark_tales-card-mermaid-prince = Принц
    .acc = Принца
dark_tales-card-sea-witch = Морская ведьма
    .acc = Морскую ведьму
dark_tales-card-shipwreck = Кораблекрушение
    .acc = Кораблекрушение
dark_tales-card-sea-king = Морской царь
    .acc = Морского царя
dark_tales-card-mermaid-sisters = Сёстры Русалочки
    .acc = Сестёр Русалочки
dark_tales-card-sea-monster = Морское чудище
    .acc = Морское чудище
dark_tales-card-coral-palace = Коралловый дворец
    .acc = Коралловый дворец
dark_tales-card-cinderella = Золушка
    .acc = Золушку
dark_tales-card-cinderella-prince = Принц
    .acc = Принца
dark_tales-card-stepmother = Мачеха
    .acc = Мачеху
dark_tales-card-stepsisters = Сестрицы
    .acc = Сестриц
dark_tales-card-rich-man = Богач
    .acc = Богача
dark_tales-card-midnight = Полночь
    .acc = Полночь
dark_tales-card-hazel-tree = Орешник
    .acc = Орешник
dark_tales-card-palace-stairs = Дворцовая лестница
    .acc = Дворцовую лестницу

# Почему что-то происходит или спрашивается: карта, договор, эффект сюжетной карты, начало хода или бал.

dark_tales-source-night = Ночь
dark_tales-source-day = День
dark_tales-source-enchantment = Заклятие
dark_tales-source-cursed-castle = Проклятый замок
dark_tales-source-enchanted-forest = Волшебный лес
dark_tales-source-hidden-cave = Тайная пещера
dark_tales-source-dragon = Дракон
dark_tales-source-ogre = Огр
dark_tales-source-dark-lord = Тёмный властелин
dark_tales-source-creature-of-the-night = Создание ночи
dark_tales-source-old-sage = Старый мудрец
dark_tales-source-king = Король
dark_tales-source-young-hero = Юный герой
dark_tales-source-merchant = Торговец
dark_tales-source-wizard = Волшебник
dark_tales-source-princess = Принцесса
dark_tales-source-witch = Ведьма
dark_tales-source-fairy = Фея
dark_tales-source-gypsy = Цыганка
dark_tales-source-secret-helper = Тайная помощница
dark_tales-source-little-mermaid = Русалочка
dark_tales-source-mermaid-prince = Принц
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
dark_tales-source-foul-potion = Зловонное зелье
dark_tales-source-kiss-of-love = Поцелуй любви
dark_tales-source-lost-voice = Потерянный голос
dark_tales-source-legs-for-a-tail = Ноги вместо хвоста
dark_tales-source-silver-knife = Серебряный нож
dark_tales-source-pearl-ransom = Жемчужный выкуп
dark_tales-source-scale-mail = Доспех из чешуи
dark_tales-source-broken-wand = Сломанная волшебная палка
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
dark_tales-source-deal = Сюжет А
dark_tales-source-turn = Начало хода
dark_tales-source-ball = Бал

# Предметы: .few и .many — после числа, .gen — «пара из», .plural — «за что».

dark_tales-item-coin = золотая монета
    .acc = золотую монету
    .gen = золотой монеты
    .each = каждую золотую монету
    .few = золотые монеты
    .many = золотых монет
    .plural = золотые монеты
dark_tales-item-sword = меч
    .acc = меч
    .gen = меча
    .each = каждый меч
    .few = меча
    .many = мечей
    .plural = мечи
dark_tales-item-armour = доспех
    .acc = доспех
    .gen = доспеха
    .each = каждый доспех
    .few = доспеха
    .many = доспехов
    .plural = доспехи
dark_tales-item-wand = волшебная палка
    .acc = волшебную палку
    .gen = волшебной палки
    .each = каждую волшебную палку
    .few = волшебные палки
    .many = волшебных палок
    .plural = волшебные палки
dark_tales-item-any = предмет
    .acc = любой предмет
    .gen = любого предмета
    .each = каждый предмет
    .few = любых предмета
    .many = любых предметов
    .plural = предметы

# Что стоит перед последним из нескольких слов.
dark_tales-or = или
    .each = и
    .plural = и

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
dark_tales-what-night = «Ночь»
    .acc = «Ночь»
    .each = каждую «Ночь»
dark_tales-what-day = «День»
    .acc = «День»
    .each = каждый «День»
dark_tales-what-enchantment = «Заклятие»
    .acc = «Заклятие»
    .each = каждое «Заклятие»
dark_tales-what-cursed-castle = «Проклятый замок»
    .acc = «Проклятый замок»
    .each = каждый «Проклятый замок»
dark_tales-what-enchanted-forest = «Волшебный лес»
    .acc = «Волшебный лес»
    .each = каждый «Волшебный лес»
dark_tales-what-hidden-cave = «Тайная пещера»
    .acc = «Тайную пещеру»
    .each = каждую «Тайную пещеру»
dark_tales-what-dragon = «Дракон»
    .acc = «Дракона»
    .each = каждого «Дракона»
dark_tales-what-ogre = «Огр»
    .acc = «Огра»
    .each = каждого «Огра»
dark_tales-what-dark-lord = «Тёмный властелин»
    .acc = «Тёмного властелина»
    .each = каждого «Тёмного властелина»
dark_tales-what-creature-of-the-night = «Создание ночи»
    .acc = «Создание ночи»
    .each = каждое «Создание ночи»
dark_tales-what-old-sage = «Старый мудрец»
    .acc = «Старого мудреца»
    .each = каждого «Старого мудреца»
dark_tales-what-king = «Король»
    .acc = «Короля»
    .each = каждого «Короля»
dark_tales-what-young-hero = «Юный герой»
    .acc = «Юного героя»
    .each = каждого «Юного героя»
dark_tales-what-merchant = «Торговец»
    .acc = «Торговца»
    .each = каждого «Торговца»
dark_tales-what-wizard = «Волшебник»
    .acc = «Волшебника»
    .each = каждого «Волшебника»
dark_tales-what-princess = «Принцесса»
    .acc = «Принцессу»
    .each = каждую «Принцессу»
dark_tales-what-witch = «Ведьма»
    .acc = «Ведьму»
    .each = каждую «Ведьму»
dark_tales-what-fairy = «Фея»
    .acc = «Фею»
    .each = каждую «Фею»
dark_tales-what-gypsy = «Цыганка»
    .acc = «Цыганку»
    .each = каждую «Цыганку»
dark_tales-what-secret-helper = «Тайная помощница»
    .acc = «Тайную помощницу»
    .each = каждую «Тайную помощницу»
dark_tales-what-little-mermaid = «Русалочка»
    .acc = «Русалочку»
    .each = каждую «Русалочку»
dark_tales-what-mermaid-prince = «Принц»
    .acc = «Принца»
    .each = каждого «Принца»
dark_tales-what-sea-witch = «Морская ведьма»
    .acc = «Морскую ведьму»
    .each = каждую «Морскую ведьму»
dark_tales-what-shipwreck = «Кораблекрушение»
    .acc = «Кораблекрушение»
    .each = каждое «Кораблекрушение»
dark_tales-what-sea-king = «Морской царь»
    .acc = «Морского царя»
    .each = каждого «Морского царя»
dark_tales-what-mermaid-sisters = «Сёстры Русалочки»
    .acc = «Сестёр Русалочки»
    .each = каждую карту «Сёстры Русалочки»
dark_tales-what-sea-monster = «Морское чудище»
    .acc = «Морское чудище»
    .each = каждое «Морское чудище»
dark_tales-what-coral-palace = «Коралловый дворец»
    .acc = «Коралловый дворец»
    .each = каждый «Коралловый дворец»
dark_tales-what-cinderella = «Золушка»
    .acc = «Золушку»
    .each = каждую «Золушку»
dark_tales-what-cinderella-prince = «Принц»
    .acc = «Принца»
    .each = каждого «Принца»
dark_tales-what-stepmother = «Мачеха»
    .acc = «Мачеху»
    .each = каждую «Мачеху»
dark_tales-what-stepsisters = «Сестрицы»
    .acc = «Сестриц»
    .each = каждую карту «Сестрицы»
dark_tales-what-rich-man = «Богач»
    .acc = «Богача»
    .each = каждого «Богача»
dark_tales-what-midnight = «Полночь»
    .acc = «Полночь»
    .each = каждую «Полночь»
dark_tales-what-hazel-tree = «Орешник»
    .acc = «Орешник»
    .each = каждый «Орешник»
dark_tales-what-palace-stairs = «Дворцовая лестница»
    .acc = «Дворцовую лестницу»
    .each = каждую «Дворцовую лестницу»
dark_tales-what-any = карта
    .acc = любую карту
    .each = каждую карту

dark_tales-pact-foul-potion = Зловонное зелье
dark_tales-pact-kiss-of-love = Поцелуй любви
dark_tales-pact-lost-voice = Потерянный голос
dark_tales-pact-legs-for-a-tail = Ноги вместо хвоста
dark_tales-pact-silver-knife = Серебряный нож
dark_tales-pact-pearl-ransom = Жемчужный выкуп
dark_tales-pact-scale-mail = Доспех из чешуи
dark_tales-pact-broken-wand = Сломанная волшебная палка
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

# Изображения: .few — после двух, .many — «больше всего», .each — «за каждое», .plural — «свои».

dark_tales-picture-pumpkin = тыква
    .few = тыквы
    .many = тыкв
    .each = каждую тыкву
    .plural = тыквы
dark_tales-picture-coach = карета
    .few = кареты
    .many = карет
    .each = каждую карету
    .plural = кареты
dark_tales-picture-mouse = мышь
    .few = мыши
    .many = мышей
    .each = каждую мышь
    .plural = жетоны с мышами
dark_tales-picture-horse = лошадь
    .few = лошади
    .many = лошадей
    .each = каждую лошадь
    .plural = жетоны с лошадьми
dark_tales-picture-bird = птица
    .few = птицы
    .many = птиц
    .each = каждую птицу
    .plural = жетоны с птицами
dark_tales-picture-jewels = драгоценности
    .few = драгоценности
    .many = драгоценностей
    .each = каждые драгоценности
    .plural = драгоценности
dark_tales-picture-dress = платье
    .few = платья
    .many = платьев
    .each = каждое платье
    .plural = платья
dark_tales-picture-slipper = туфелька
    .few = туфельки
    .many = туфелек
    .each = каждую туфельку
    .plural = туфельки

dark_tales-zone-front = кладётся перед вами
dark_tales-zone-middle = кладётся на середину стола
dark_tales-zone-discard = кладётся в сброс

dark_tales-setting-a1 = А1 Битва за Забытые земли
dark_tales-setting-a2 = А2 Похищенная принцесса
dark_tales-setting-a3 = А3 Осаждённое королевство
dark_tales-setting-a4 = А4 Уговор в чаще
dark_tales-setting-a6 = А6 Буря на море
dark_tales-setting-b1 = Б1 Тайное сокровище дракона
dark_tales-setting-b2 = Б2 Железная армия
dark_tales-setting-b3 = Б3 Последнее заклинание
dark_tales-setting-b4 = Б4 Королевский двор
dark_tales-setting-b6 = Б6 Затонувший клад
dark_tales-setting-a-cinderella = А Золушка
dark_tales-setting-b-cinderella = Б Золушка

dark_tales-seat-0 = Красный
dark_tales-seat-1 = Синий
dark_tales-seat-2 = Жёлтый
dark_tales-seat-3 = Зелёный

dark_tales-line-cards = Карты
dark_tales-line-effects = Эффекты
dark_tales-line-lasting = Постоянные эффекты
dark_tales-line-deals = Сюжет А
dark_tales-line-ending = Сюжет Б
dark_tales-line-pacts = Договоры
dark_tales-line-balls = Балы
dark_tales-line-kept = Оставшиеся договоры
dark_tales-line-last-ball = Жетоны Золушки

dark_tales-action-card = { $card }
dark_tales-action-item = { $item }
dark_tales-action-seat = { $seat }
dark_tales-action-deal = { $deal } эффект сюжета А
dark_tales-deal-1 = первый
dark_tales-deal-2 = второй
dark_tales-deal-3 = третий
dark_tales-action-pact = { $pact }
dark_tales-action-token = { $token }
dark_tales-action-take = взять жетон
dark_tales-action-middle = посередине стола
dark_tales-action-yes = да
dark_tales-action-pass = нет, спасибо

# Ответы, у которых в вопросе другое имя.

dark_tales-choice-best = лучшие пары (+{ $points })
dark_tales-choice-stop = закончить танцы

## Вопросы

dark_tales-ask-use = { $count ->
    [0] Применяете эффект сюжетной карты А?
   *[other] Применяете эффект сюжетной карты А или разыгрываете вместо него договор?
}
dark_tales-ask-card = Какую карту вы разыгрываете?
dark_tales-ask-may = { $source }, по желанию: { $deal }. Воспользуетесь?
dark_tales-ask-item = { $verb ->
    [pay] { $source }: какой предмет вы отдаёте?
   *[other] { $source }: какой предмет вы берёте?
}
dark_tales-ask-target = { $verb ->
    [discard] { $source }: какую карту вы сбрасываете?
    [remove] { $source }: какую карту вы удаляете из игры?
   *[other] { $source }: какую карту вы берёте на руку?
}
dark_tales-ask-where = { $source }: карт «{ $card }» на столе несколько. Где лежит та, что вам нужна?
dark_tales-ask-discarded = { $source }: какую карту вы берёте из сброса на руку?
dark_tales-ask-victim = { $source }: какого игрока вы выбираете?
dark_tales-ask-loot = { $source }: какой предмет вы забираете? Отдаёт { $seat }.
dark_tales-ask-give = { $source }: какую карту вы отдаёте? Получает { $seat }.
dark_tales-ask-deal = { $source }: какой эффект сюжетной карты А вы применяете?
dark_tales-ask-drop = { $source }: какой договор вы сбрасываете?
dark_tales-ask-hand = { $verb ->
    [enter] { $source }: какую карту вы выкладываете перед собой?
    [play] { $source }: какую карту вы разыгрываете, чтобы выполнить условие?
    [throw] { $source }: какую карту вы сбрасываете?
   *[other] { $source }: какую карту вы показываете?
}
dark_tales-ask-call = { $source }: чьего «Принца» вы берёте на руку?
dark_tales-ask-second = { $source }, второе условие: { $deal }. Выполняете?
dark_tales-ask-token = { $count ->
    [1] { $source }: вы берёте жетон или переворачиваете один из своих?
    [few] { $source }: вы берёте жетон или переворачиваете один из своих? Ещё { $count } раза.
   *[many] { $source }: вы берёте жетон или переворачиваете один из своих? Ещё { $count } раз.
}
dark_tales-ask-turn-over = { $verb ->
    [shed-token] { $source }: какой жетон вы сбрасываете?
   *[other] { $source }: какой жетон вы переворачиваете?
}
dark_tales-ask-dance = Кто танцует? Выберите свою карту для следующей пары.
dark_tales-ask-partner = Пару составляет «{ $card }». С кем?
dark_tales-ask-with = { $card }: карта перед вами или посередине стола?

## События

dark_tales-event-begins = Начинает { $seat }. Сюжетные карты: «{ $setting }» и «{ $setting_other }».
dark_tales-event-drew = { $count ->
    [1] { $source }: { $seat } берёт карту из колоды.
    [one] { $source }: { $seat } берёт { $count } карту из колоды.
    [few] { $source }: { $seat } берёт { $count } карты из колоды.
   *[many] { $source }: { $seat } берёт { $count } карт из колоды.
}
dark_tales-event-drawn = { $source }: { $seat } берёт из колоды «{ $card-acc }».
dark_tales-event-barred = { $source }: { $seat } не может взять карту из колоды — мешает чужая «Ведьма».
dark_tales-event-dealt = { $seat } применяет эффект { $number } сюжета А: «{ $deal }».
dark_tales-event-played = { $seat } разыгрывает «{ $card-acc }».
dark_tales-event-idle = Эффект карты «{ $card }» ничего не даёт.
dark_tales-event-scored = { $card }: { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
dark_tales-event-scored-lasting = { $card }, постоянный эффект: { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
dark_tales-event-scored-deal = { $source }: { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
dark_tales-event-lost = { $source }: { $seat } теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
dark_tales-event-took = { $source }: { $seat } берёт { $item-acc }.
dark_tales-event-paid = { $source }: { $seat } отдаёт в запас { $item-acc }.
dark_tales-event-robbed = { $source }: { $seat } забирает { $item-acc }, отдаёт { $seat_other }.
dark_tales-event-discarded = { $source }: { $seat } сбрасывает «{ $card-acc }».
dark_tales-event-removed = { $source }: карта «{ $card }» удалена из игры.
dark_tales-event-fetched = { $source }: { $seat } берёт на руку «{ $card-acc }».
dark_tales-event-slipped = { $source }: { $seat } отдаёт карту, её получает { $seat_to }.
dark_tales-event-slipped-seen = { $source }: { $seat } отдаёт «{ $card-acc }», получает { $seat_to }.
dark_tales-event-night = { $source }: наступает ночь.
dark_tales-event-day = { $source }: наступает день.
dark_tales-event-ended = { $seat } начинает ход без карт: сказка рассказана.

dark_tales-event-bound = { $source }: { $seat } берёт договор.
dark_tales-event-bound-by = { $source }: { $seat } берёт договор «{ $pact }».
dark_tales-event-freed = { $source }: { $seat } сбрасывает договор «{ $pact }».
dark_tales-event-bargained = { $seat } разыгрывает договор «{ $pact }».
dark_tales-event-scored-pact = { $source }: { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
dark_tales-event-showed = { $source }: { $seat } показывает «{ $card-acc }».
dark_tales-event-entered = { $source }: { $seat } выкладывает перед собой «{ $card-acc }» без очков и эффектов.

dark_tales-event-token = { $count ->
    [1] { $source }: { $seat } берёт жетон: { $picture }.
   *[other] { $source }: { $seat } берёт жетон: { $count } { $picture-few }.
}
dark_tales-event-turned = { $source }: { $seat } переворачивает жетон. Было: { $count ->
    [1] { $picture }
   *[other] { $count } { $picture-few }
}, стало: { $count_below ->
    [1] { $picture_below }
   *[other] { $count_below } { $picture_below-few }
}.
dark_tales-event-shed = { $source }: { $seat } сбрасывает жетон: { $count ->
    [1] { $picture }
   *[other] { $count } { $picture-few }
}, на обороте — { $count_below ->
    [1] { $picture_below }
   *[other] { $count_below } { $picture_below-few }
}.
dark_tales-event-stays = { $source }: карта «{ $card }» остаётся на месте.
dark_tales-event-invited = { $source }: карта «{ $card }» ложится на «Бал во дворце».
dark_tales-event-ball = { $source }: карта «{ $card }» уходит третьей. Во дворце начинается бал!
dark_tales-event-danced = { $seat }: танцуют «{ $card }» и «{ $card_other }».
dark_tales-event-scored-ball = { $source }: { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
dark_tales-event-left = После бала карта «{ $card }» сбрасывается с середины стола.

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
dark_tales-why-count-held = { $item-plural }
dark_tales-why-count-pairs = пары из { $item-gen } и { $item_other-gen }
dark_tales-why-count-sets = наборы предметов
dark_tales-why-count-beyond = предметы сверх наборов
dark_tales-why-count-most = больше всех { $item-many }
dark_tales-why-count-in-front = карты перед игроком

## Тексты карт
#
# Шаги читаются один за другим; текст, который начинается со знака, примыкает к слову перед ним.

dark_tales-text-is = { $what }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $zone }
dark_tales-text-may = по желанию
dark_tales-text-and = и
dark_tales-text-comma = ,
dark_tales-text-if = если
dark_tales-text-for = , а взамен
dark_tales-text-if-day = если сейчас день,
dark_tales-text-if-night = если сейчас ночь,
dark_tales-text-with = если в игре есть { $what },
dark_tales-text-with-another = если в игре, кроме этой карты, есть { $what },
dark_tales-text-lasting = в конце каждого вашего хода
dark_tales-text-lasting-if = в конце каждого вашего хода,
dark_tales-text-ban = пока эта карта лежит перед вами, другие игроки не могут брать карты из колоды по эффектам
dark_tales-text-tokens = { $count ->
    [1] возьмите жетон или переверните один из своих
    [few] { $count } раза возьмите жетон или переверните один из своих
   *[many] { $count } раз возьмите жетон или переверните один из своих
}
dark_tales-text-note = в танце приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dark_tales-text-watch = на каждом балу получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждую танцующую карту { $what }, перед кем бы она ни лежала
dark_tales-text-for-all = затем все игроки, начиная с вас, по желанию:
dark_tales-text-kept = если договор останется у вас до конца игры, вы потеряете 3 очка
dark_tales-text-token = { $count ->
    [1] { $picture }
   *[other] { $count } { $picture-few }
}: на балу { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

dark_tales-step-score = получите { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
dark_tales-step-more-by-day = , а днём ещё { $count }
dark_tales-step-more-by-night = , а ночью ещё { $count }
dark_tales-step-score-per = получите { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} за { $what-each } в игре
dark_tales-step-score-per-max = получите { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} за { $what-each } в игре, но всего не больше { $max }
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
dark_tales-step-take-but = { $count ->
    [1] возьмите любой предмет, кроме { $item-gen }
    [few] возьмите { $count } любых предмета, кроме { $item-many }
   *[many] возьмите { $count } любых предметов, кроме { $item-many }
}
dark_tales-step-take-among = { $count ->
    [few] возьмите { $count } предмета на выбор: { $item-plural }
   *[many] возьмите { $count } предметов на выбор: { $item-plural }
}
dark_tales-step-pay = { $count ->
    [1] отдайте { $item-acc }
    [one] отдайте { $count } { $item-acc }
    [few] отдайте { $count } { $item-few }
   *[many] отдайте { $count } { $item-many }
}
dark_tales-step-pay-but = { $count ->
    [1] отдайте любой предмет, кроме { $item-gen }
    [few] отдайте { $count } любых предмета, кроме { $item-many }
   *[many] отдайте { $count } любых предметов, кроме { $item-many }
}
dark_tales-step-pay-among = { $count ->
    [few] отдайте { $count } предмета на выбор: { $item-plural }
   *[many] отдайте { $count } предметов на выбор: { $item-plural }
}
dark_tales-step-also = { $count ->
    [1] { $item-acc }
    [one] { $count } { $item-acc }
    [few] { $count } { $item-few }
   *[many] { $count } { $item-many }
}
dark_tales-step-also-but = { $count ->
    [1] любой предмет, кроме { $item-gen }
    [few] { $count } любых предмета, кроме { $item-many }
   *[many] { $count } любых предметов, кроме { $item-many }
}
dark_tales-step-also-among = { $count ->
    [few] { $count } предмета на выбор: { $item-plural }
   *[many] { $count } предметов на выбор: { $item-plural }
}
dark_tales-step-discard = сбросьте { $what-acc } со стола
dark_tales-step-discard-front = сбросьте { $what-acc } из карт перед вами
dark_tales-step-remove = удалите из игры { $what-acc } со стола
dark_tales-step-remove-top = удалите из игры верхнюю карту сброса
dark_tales-step-rob = заберите предмет у другого игрока
dark_tales-step-fetch = возьмите на руку { $what-acc } со стола
dark_tales-step-fetch-top = возьмите на руку верхнюю карту сброса
dark_tales-step-fetch-discard = возьмите на руку { $what-acc } из сброса
dark_tales-step-fetch-discard-but = возьмите на руку { $what-acc } из сброса, но не { $what_but-acc }
dark_tales-step-swap = возьмите случайную карту с руки другого игрока и отдайте ему взамен одну свою
dark_tales-step-use = примените эффект сюжетной карты А
dark_tales-step-again = разыграйте в этот ход ещё одну карту
dark_tales-step-night = наступает ночь
dark_tales-step-day = наступает день
dark_tales-step-change = день сменяется ночью, а ночь — днём
dark_tales-step-take-pact = возьмите договор
dark_tales-step-all-pacts = все игроки, включая вас, берут по договору
dark_tales-step-drop-pact = сбросьте один из своих договоров
dark_tales-step-enter = выложите с руки перед собой { $what-acc } без очков и эффектов
dark_tales-step-call = возьмите на руку { $what-acc } из сброса; только если там такой карты нет, можете взять лежащую перед другим игроком
dark_tales-step-play = разыграйте с руки { $what-acc }
dark_tales-step-show = покажите с руки { $what-acc }
dark_tales-step-show-hand = { $count ->
    [one] покажите всю руку (не меньше { $count } карты)
   *[many] покажите всю руку (не меньше { $count } карт)
}
dark_tales-step-show-pair = покажите с руки две карты одного вида
dark_tales-step-throw = { $count ->
    [1] сбросьте карту с руки
    [one] сбросьте { $count } карту с руки
    [few] сбросьте { $count } карты с руки
   *[many] сбросьте { $count } карт с руки
}
dark_tales-step-give = отдайте карту с руки другому игроку
dark_tales-step-have = перед вами лежит { $what }
dark_tales-step-have-both = перед вами лежат { $what } и { $what_other }
dark_tales-step-be-night = сейчас ночь
dark_tales-step-be-day = сейчас день
dark_tales-step-hold-cards = { $count ->
    [1] у вас на руке не больше одной карты
    [one] у вас на руке не больше { $count } карты
   *[many] у вас на руке не больше { $count } карт
}
dark_tales-step-hold-nothing = у вас нет предметов
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
dark_tales-counts-pairs = ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждую пару из { $item-gen } и { $item_other-gen }
dark_tales-counts-sets = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждый набор из четырёх разных предметов
dark_tales-counts-beyond = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за каждый предмет сверх наборов
dark_tales-counts-most = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если у вас больше всех { $item-many }; при равенстве их получает каждый из лидеров
dark_tales-counts-in-front = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $what-each } перед вами
dark_tales-counts-showing = { $count ->
    [1] больше всего { $picture-many } на жетонах: { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
}
    [2] больше всего { $picture-many } на жетонах: первое место — { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
}, второе — { $second }
    [3] больше всего { $picture-many } на жетонах: первое место — { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
}, второе — { $second }, третье — { $third }
   *[other] больше всего { $picture-many } на жетонах: первое место — { $first ->
    [one] { $first } очко
    [few] { $first } очка
   *[many] { $first } очков
}, второе — { $second }, третье — { $third }, четвёртое — { $fourth }
}
dark_tales-counts-tokens = получите очки, указанные на ваших жетонах
dark_tales-counts-turning = переверните свои { $picture-plural }
dark_tales-counts-dancing = соберите танцевальные пары: каждая танцующая карта перед вами приносит 1 очко или столько, сколько указано на её ноте

## Отказы

dark_tales-refusal-other = Сейчас спрашивают о другом.
dark_tales-refusal-must-play = Карту нужно разыграть, даже если она не принесёт пользы.
dark_tales-refusal-must-choose = Отказаться нельзя: нужно что-то выбрать.
dark_tales-refusal-not-in-hand = У вас на руке нет карты «{ $card }».
dark_tales-refusal-not-discarded = Карту «{ $card }» нельзя взять из сброса.
dark_tales-refusal-not-in-play = Карты «{ $card }» нет среди тех, что можно выбрать.
dark_tales-refusal-no-item = Выбрать { $item-acc } нельзя: такого предмета нет или он здесь не подходит.
dark_tales-refusal-no-player = Этого игрока выбрать нельзя: { $seat }.
dark_tales-refusal-no-deal = Вам нечем заплатить за эффект { $number } сюжетной карты «{ $setting }»: { $deal }.
dark_tales-refusal-no-pact = Вы не можете выполнить первое условие договора «{ $pact }».
dark_tales-refusal-not-held = У вас нет договора «{ $pact }».
dark_tales-refusal-cannot = Выполнить это вы не можете: не хватает нужной карты или предмета.
dark_tales-refusal-wrong-card = Карта «{ $card }» не подходит: нужна карта другого вида.
dark_tales-refusal-no-dancer = Карте «{ $card }» здесь не с кем танцевать.
dark_tales-refusal-no-token = У вас нет такого жетона.
dark_tales-refusal-no-stack = Жетонов в стопке больше нет.

## Стопки

dark_tales-pile-supply = В запасе: { $items }.
dark_tales-pile-discard = Сверху в сбросе: { $card }.
dark_tales-pile-removed = Удалено из игры: { $count }.
dark_tales-pile-pacts = Договоров в колоде { $deck }, в сбросе { $discard }.
dark_tales-pile-top = Верхний жетон: { $side }.

## Настройки

dark_tales-option-expansion = Играть с дополнением: «Русалочка» (договоры с морской ведьмой) или «Золушка» (жетоны и балы во дворце).
dark_tales-option-short = Партия покороче: из базовой игры убирают десять разных карт.
dark_tales-option-setting_a = Сюжетная карта А — на что годятся предметы: случайная или эта.
dark_tales-option-setting_b = Сюжетная карта Б — за что дают очки в конце: случайная или эта.
dark_tales-option-deck_file = Собственный список карт вместо нашего.

# Заранее: что известно об ответе до того, как он дан.
dark_tales-preview-end = в конце, если ничего не изменится: { $points }
