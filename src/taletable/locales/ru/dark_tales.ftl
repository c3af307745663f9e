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

# Кто задаёт вопрос: карта или сделка сюжета.

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
dark_tales-what-any = карта
    .acc = любую карту
    .each = каждую карту

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

dark_tales-seat-0 = Красный
dark_tales-seat-1 = Синий
dark_tales-seat-2 = Жёлтый
dark_tales-seat-3 = Зелёный

dark_tales-line-cards = Карты
dark_tales-line-effects = Эффекты
dark_tales-line-lasting = Постоянные эффекты
dark_tales-line-deals = Сделки
dark_tales-line-ending = Сюжет B

dark_tales-action-card = { $card }
dark_tales-action-item = { $item }
dark_tales-action-seat = { $seat }
dark_tales-action-deal = сделка { $deal }
dark_tales-action-middle = посередине
dark_tales-action-yes = да
dark_tales-action-pass = нет, спасибо

## Вопросы

dark_tales-ask-use = Какую сделку сюжета вы заключаете?
dark_tales-ask-card = Какую карту вы играете?
dark_tales-ask-may = { $verb ->
    [draw] { $source }: вы добираете из колоды?
    [use] { $source }: вы заключаете сделку сейчас?
    [deal] { $source }: вы идёте на эту сделку?
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

## Очки

dark_tales-why-so-far = { $points }
dark_tales-why-count-held = предметы: { $points }
dark_tales-why-count-pairs = пары предметов: { $points }
dark_tales-why-count-sets = наборы предметов: { $points }
dark_tales-why-count-beyond = предметы сверх наборов: { $points }
dark_tales-why-count-most = больше всех предметов одного вида: { $points }
dark_tales-why-count-in-front = карты перед игроком: { $points }

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
dark_tales-text-for = и за это:
dark_tales-text-lasting = в конце каждого вашего хода:
dark_tales-text-ban = пока карта лежит перед вами, другие не могут брать карты из колоды за счёт эффектов

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

## Настройки

dark_tales-option-setting_a = Сюжет, который определяет, на что годятся предметы: случайный или этот.
dark_tales-option-setting_b = Сюжет, по которому считают в конце: случайный или этот.
dark_tales-option-deck_file = Собственный список карт вместо нашего.
