grimm_forest-title = Лес сказок

## Имена

grimm_forest-card-friendly-game = Дружеская партия
    .acc = карту «Дружеская партия»
grimm_forest-card-big-bad-wolf = Страшный серый волк
    .acc = Страшного серого волка
grimm_forest-card-bridge-troll = Тролль под мостом
    .acc = Тролля под мостом
grimm_forest-card-chinny-chin-chin = Ни за что и никогда
    .acc = карту «Ни за что и никогда»
grimm_forest-card-consult-the-oracle = Оракул
    .acc = карту «Оракул»
grimm_forest-card-crystal-ball = Хрустальный шар
    .acc = карту «Хрустальный шар»
grimm_forest-card-curse-of-darkness = Тёмное проклятье
    .acc = карту «Тёмное проклятье»
grimm_forest-card-cutting-corners = Выгодная постройка
    .acc = карту «Выгодная постройка»
grimm_forest-card-dragon = Дракон
    .acc = Дракона
grimm_forest-card-faerie-feast = Дары фей
    .acc = карту «Дары фей»
grimm_forest-card-ghostly-whispers = Призрачный шёпот
    .acc = карту «Призрачный шёпот»
grimm_forest-card-giant = Великан
    .acc = Великана
grimm_forest-card-grandmas-house = Домик бабушки
    .acc = карту «Домик бабушки»
grimm_forest-card-harvest-moon = Урожайная луна
    .acc = карту «Урожайная луна»
grimm_forest-card-hidden-stash = Тайный погребок
    .acc = карту «Тайный погребок»
grimm_forest-card-hired-help = Наёмные работники
    .acc = карту «Наёмные работники»
grimm_forest-card-little-helpers = Маленькие помощники
    .acc = карту «Маленькие помощники»
grimm_forest-card-lonely-castle = Одинокий замок
    .acc = карту «Одинокий замок»
grimm_forest-card-magic-flute = Волшебная дудочка
    .acc = карту «Волшебная дудочка»
grimm_forest-card-mysterious-stranger = Таинственный незнакомец
    .acc = карту «Таинственный незнакомец»
grimm_forest-card-night-of-revelry = Ночь в таверне
    .acc = карту «Ночь в таверне»
grimm_forest-card-powerful-friends = Могущественный покровитель
    .acc = карту «Могущественный покровитель»
grimm_forest-card-roar = Грозный рык
    .acc = карту «Грозный рык»
grimm_forest-card-royal-wedding = Королевская свадьба
    .acc = карту «Королевская свадьба»
grimm_forest-card-search-the-past = Старые хроники
    .acc = карту «Старые хроники»
grimm_forest-card-share-the-wealth = Недобровольное пожертвование
    .acc = карту «Недобровольное пожертвование»
grimm_forest-card-spy-network = Шпионская сеть
    .acc = карту «Шпионская сеть»
grimm_forest-card-taxation = Налоги
    .acc = карту «Налоги»
grimm_forest-card-thoughtful-gift = Продуманный подарок
    .acc = карту «Продуманный подарок»
grimm_forest-card-wandering-merchant = Бродячий торговец
    .acc = карту «Бродячий торговец»
grimm_forest-card-wishing-well = Колодец желаний
    .acc = карту «Колодец желаний»
grimm_forest-card-wolf = Волк
    .acc = Волка
grimm_forest-card-aladdin = Аладдин
    .acc = Аладдина
grimm_forest-card-ali-baba = Али-Баба
    .acc = Али-Бабу
grimm_forest-card-cinderella = Золушка
    .acc = Золушку
grimm_forest-card-evil-queen = Злая королева
    .acc = Злую королеву
grimm_forest-card-fairy-godmother = Фея-Крёстная
    .acc = Фею-Крёстную
grimm_forest-card-frog-prince = Король-лягушонок
    .acc = Короля-лягушонка
grimm_forest-card-gingerbread-man = Пряничный человечек
    .acc = Пряничного человечка
grimm_forest-card-golden-goose = Матушка-гусыня
    .acc = Матушку-гусыню
grimm_forest-card-goldilocks = Златовласка
    .acc = Златовласку
grimm_forest-card-hansel-and-gretel = Гензель и Гретель
    .acc = Гензеля и Гретель
grimm_forest-card-huntsman = Охотник
    .acc = Охотника
grimm_forest-card-jack-the-giant-slayer = Джек
    .acc = Джека
grimm_forest-card-little-mermaid = Русалочка
    .acc = Русалочку
grimm_forest-card-pinocchio = Пиноккио
    .acc = Пиноккио
grimm_forest-card-puss-in-boots = Кот в сапогах
    .acc = Кота в сапогах
grimm_forest-card-rapunzel = Рапунцель
    .acc = Рапунцель
grimm_forest-card-red-riding-hood = Красная Шапочка
    .acc = Красную Шапочку
grimm_forest-card-robin-hood = Робин Гуд
    .acc = Робин Гуда
grimm_forest-card-rumpelstiltskin = Румпельштильцхен
    .acc = Румпельштильцхена
grimm_forest-card-seven-dwarves = Семь гномов
    .acc = Семь гномов
grimm_forest-card-sleeping-beauty = Спящая красавица
    .acc = Спящую красавицу
grimm_forest-card-snow-white = Белоснежка
    .acc = Белоснежку
grimm_forest-card-thumbelina = Дюймовочка
    .acc = Дюймовочку
grimm_forest-card-tom-thumb = Мальчик-с-пальчик
    .acc = Мальчика-с-пальчик
grimm_forest-card-woodcutter = Дровосек
    .acc = Дровосека

grimm_forest-location-field = Поле
    .to = на Поле
    .at = на Поле
    .from = с Поля
grimm_forest-location-forest = Лес
    .to = в Лес
    .at = в Лесу
    .from = из Леса
grimm_forest-location-brickyard = Карьер
    .to = в Карьер
    .at = в Карьере
    .from = из Карьера
grimm_forest-location-market = Рынок
    .to = на Рынок
    .at = на Рынке
    .from = с Рынка

grimm_forest-gather-field = Собрать солому (Поле)
grimm_forest-gather-forest = Собрать дерево (Лес)
grimm_forest-gather-brickyard = Собрать кирпич (Карьер)
grimm_forest-gather-market = Сходить на рынок

grimm_forest-resource-straw = солома
    .acc = солому
    .gen = соломы
    .few = соломы
    .many = соломы
grimm_forest-resource-wood = дерево
    .acc = дерево
    .gen = дерева
    .few = дерева
    .many = дерева
grimm_forest-resource-brick = кирпич
    .acc = кирпич
    .gen = кирпича
    .few = кирпича
    .many = кирпичей

grimm_forest-section-straw-floor = соломенное основание
    .acc = соломенное основание
    .gen = соломенных оснований
grimm_forest-section-straw-walls = соломенные стены
    .acc = соломенные стены
    .gen = соломенных стен
grimm_forest-section-straw-roof = соломенная крыша
    .acc = соломенную крышу
    .gen = соломенных крыш
grimm_forest-section-wood-floor = деревянное основание
    .acc = деревянное основание
    .gen = деревянных оснований
grimm_forest-section-wood-walls = деревянные стены
    .acc = деревянные стены
    .gen = деревянных стен
grimm_forest-section-wood-roof = деревянная крыша
    .acc = деревянную крышу
    .gen = деревянных крыш
grimm_forest-section-brick-floor = кирпичное основание
    .acc = кирпичное основание
    .gen = кирпичных оснований
grimm_forest-section-brick-walls = кирпичные стены
    .acc = кирпичные стены
    .gen = кирпичных стен
grimm_forest-section-brick-roof = кирпичная крыша
    .acc = кирпичную крышу
    .gen = кирпичных крыш

grimm_forest-gain-straw = получить солому
grimm_forest-gain-wood = получить дерево
grimm_forest-gain-brick = получить кирпич

grimm_forest-build-straw-floor = построить соломенное основание
grimm_forest-build-straw-walls = построить соломенные стены
grimm_forest-build-straw-roof = построить соломенную крышу
grimm_forest-build-wood-floor = построить деревянное основание
grimm_forest-build-wood-walls = построить деревянные стены
grimm_forest-build-wood-roof = построить деревянную крышу
grimm_forest-build-brick-floor = построить кирпичное основание
grimm_forest-build-brick-walls = построить кирпичные стены
grimm_forest-build-brick-roof = построить кирпичную крышу

grimm_forest-house-straw-floor = соломенный домик: только основание
grimm_forest-house-straw-walls = соломенный домик со стенами
grimm_forest-house-straw-roof = соломенный домик с крышей
grimm_forest-house-wood-floor = деревянный домик: только основание
grimm_forest-house-wood-walls = деревянный домик со стенами
grimm_forest-house-wood-roof = деревянный домик с крышей

grimm_forest-guess-alone = единственный игрок в локации
grimm_forest-guess-together = вместе с соперниками
grimm_forest-plot-board = обычная зона под постройку
grimm_forest-plot-corner = зона «Выгодная постройка»
grimm_forest-look-gather = карта сбора
grimm_forest-look-fable = сказка
grimm_forest-reward-resources = по ресурсу каждого типа
grimm_forest-reward-fables = две сказки
grimm_forest-reward-friend = друг

grimm_forest-seat-0 = Оранжевый
grimm_forest-seat-1 = Синий
grimm_forest-seat-2 = Фиолетовый
grimm_forest-seat-3 = Зелёный

grimm_forest-sort-plain = сказка
grimm_forest-sort-monster = монстр
grimm_forest-sort-next-round = в следующем раунде
grimm_forest-sort-unique = уникальная локация
grimm_forest-sort-friend = друг

grimm_forest-line-straw = Соломенные домики
grimm_forest-line-wood = Деревянные домики
grimm_forest-line-brick = Кирпичные домики

## Варианты

grimm_forest-action-gather = { $gather }
grimm_forest-action-location = { $location }
grimm_forest-action-resource = { $resource }
grimm_forest-action-seat = { $seat }
grimm_forest-action-card = { $card }
grimm_forest-action-gain = { $gain }
grimm_forest-action-build = { $build }
grimm_forest-action-house = { $house }
grimm_forest-action-plot = { $plot }
grimm_forest-action-look = { $look }
grimm_forest-action-reward = { $reward }
grimm_forest-action-draw = взять сказку из колоды
grimm_forest-action-special = особое действие друга
grimm_forest-action-release = сбросить друга
grimm_forest-action-alone = буду единственным игроком в локации
grimm_forest-action-together = буду вместе с соперниками
grimm_forest-action-keep = оставить себе
grimm_forest-action-yes = да
grimm_forest-action-pass = нет, спасибо

## Вопросы

grimm_forest-ask-guess = Аладдин: что вы предсказываете?
grimm_forest-ask-announce = Пиноккио: какую карту сбора вы объявляете?
grimm_forest-ask-who = { $name ->
    [ali-baba] { $card }: у кого вы крадёте ресурс?
    [sleeping-beauty] { $card }: кто в этом раунде играет верхнюю карту колоды сказок?
    [evil-queen] { $card }: чью карту вы смотрите?
    [crystal-ball] { $card }: чью карту сбора вы смотрите?
    [wishing-well] { $card }: чью карту сбора вы меняете?
    [bridge-troll] { $card }: кто отдаёт вам половину собранного?
    [thoughtful-gift] { $card }: кому вы делаете подарок?
   *[other] { $card }: у кого вы забираете 2 ресурса?
}
grimm_forest-ask-well = Колодец желаний: одна карта сбора выбрана ({ $seat }). С чьей картой её поменять?
grimm_forest-ask-where = { $name ->
    [chinny-chin-chin] { $card }: куда вы убегаете?
    [harvest-moon] { $card }: из какой локации, где в этом раунде никто не собирал, вы берёте половину ресурсов?
    [tom-thumb] { $card }: откуда вы берёте ресурс?
   *[other] Куда вы кладёте { $card-acc }?
}
grimm_forest-ask-tower = { $count ->
    [one] Какой ресурс вы кладёте на Рапунцель?
   *[other] Какой ресурс вы кладёте на Рапунцель? Осталось положить: { $count }.
}
grimm_forest-ask-beans = Джек: какой ресурс вы добавляете на Рынок? Добавляются сразу 2.
grimm_forest-ask-gain = { $kinds ->
    [one] { $card }: какой ресурс вы получаете? Одного типа: { $count }.
   *[mixed] { $card }: какой ресурс вы получаете? Осталось выбрать: { $count }.
}
grimm_forest-ask-lose = { $card }: какой ресурс вы сбрасываете?
grimm_forest-ask-give = { $card }: что вы отдаёте? Получает { $seat }. Осталось выбрать: { $count }.
grimm_forest-ask-take = { $kinds ->
    [one] { $card }: какой ресурс вы забираете? Отдаёт { $seat }. Одного типа, не больше { $count }.
   *[mixed] { $card }: какой ресурс вы забираете? Отдаёт { $seat }. Осталось выбрать: { $count }.
}
grimm_forest-ask-grab = { $card }: что вы берёте { $location-from }? Осталось выбрать: { $count }.
grimm_forest-ask-draft-one = Что вы берёте с Рынка?
grimm_forest-ask-commit = Какую карту сбора вы выкладываете?
grimm_forest-ask-fable = Какую сказку вы играете?
grimm_forest-ask-look = Злая королева: какую карту игрока { $seat } вы смотрите?
grimm_forest-ask-pay = Наёмные работники: чем вы платите? Осталось заплатить: { $count }.
grimm_forest-ask-swap = Хрустальный шар: на какую карту сбора вы меняете свою?
grimm_forest-ask-friend = { $name ->
    [frog-prince] { $card }: какого друга вы берёте из сброса?
   *[other] { $card }: какого друга вы выбираете?
}
grimm_forest-ask-use = { $name ->
    [consult-the-oracle] { $card }: взять у каждого соперника по случайной сказке?
    [gingerbread-man] { $card }: никуда не идти и взять по ресурсу из каждой локации?
   *[other] { $card }: отправиться вместо этого в случайную локацию?
}
grimm_forest-ask-stop = Сейчас { $location-at } подействует { $card_monster }. Отменить картой «{ $card }»?
grimm_forest-ask-house = Страшный серый волк: какой домик теряет верхнюю секцию? Его хозяин — { $seat }.
grimm_forest-ask-house-plot = Страшный серый волк: где он сдувает { $section-acc }? Хозяин домика — { $seat }.
grimm_forest-ask-keep = { $card }: какую сказку вы оставляете себе? Осталось выбрать: { $count }.
grimm_forest-ask-top = Златовласка: какая сказка ляжет на самый верх колоды?
grimm_forest-ask-recover = Старые хроники: какую сказку вы берёте из сброса? Осталось выбрать: { $count }.
grimm_forest-ask-gift = Продуманный подарок: что вы дарите? Получает { $seat }. Уже в подарке: { $count }.
grimm_forest-ask-return = Продуманный подарок: что вы отдаёте взамен? Получает { $seat }. Одного типа: { $count }.
grimm_forest-ask-trade = Бродячий торговец: какой ресурс вы отдаёте? Сразу 2.
grimm_forest-ask-trade-for = Бродячий торговец: вы отдаёте 2 { $resource-few }. Какой ресурс вы получаете? Сразу 3.
grimm_forest-ask-surrender = Белоснежка: какую сказку вы отдаёте? Получает { $seat }.
grimm_forest-ask-offer = Вы взяли друга: { $card }. Оставить себе или отдать?
grimm_forest-ask-tuck = Русалочка: какую карту сбора вы кладёте под неё?
grimm_forest-ask-menu = { $count ->
    [0] Действий у вас не осталось.
    [one] Что вы делаете? Осталось { $count } действие.
    [few] Что вы делаете? Осталось { $count } действия.
    [many] Что вы делаете? Осталось { $count } действий.
   *[other] Что вы делаете? Осталось действий: { $count }.
}
grimm_forest-ask-plot = В какой зоне вы строите { $section-acc }?
grimm_forest-ask-puss = Кот в сапогах: что вы строите?
grimm_forest-ask-helper = Кот в сапогах: кто платит 1 ресурс за { $section-acc }?
grimm_forest-ask-spin = Румпельштильцхен: на что вы меняете всю солому?
grimm_forest-ask-reward = Награда за первую постройку: что вы берёте?
grimm_forest-ask-spend = Фея-Крёстная: какую сказку вы сбрасываете? Осталось выбрать: { $count }.
grimm_forest-ask-order = Сейчас действуют несколько ваших карт. Какая первой?

## События

grimm_forest-event-round = Раунд { $round }. Первый игрок — { $seat }.
grimm_forest-event-prince = { $count ->
    [0] Принцу нечего взять { $location-from }.
    [one] Принц забирает { $location-from } { $count } { $resource-acc }.
    [few] Принц забирает { $location-from } { $count } { $resource-few }.
   *[many] Принц забирает { $location-from } { $count } { $resource-many }.
}
grimm_forest-event-due = Напоминание: в этом раунде действует карта «{ $card }» ({ $seat }).
grimm_forest-event-guessed = { $card }: { $seat } предсказывает: { $guess }.
grimm_forest-event-announced = { $card }: { $seat } объявляет карту сбора: { $location }.
grimm_forest-event-dreams = { $card }: { $seat } играет в этом раунде верхнюю карту колоды сказок.
grimm_forest-event-stored = { $count ->
    [one] { $seat } кладёт на Рапунцель { $count } { $resource-acc }.
    [few] { $seat } кладёт на Рапунцель { $count } { $resource-few }.
   *[many] { $seat } кладёт на Рапунцель { $count } { $resource-many }.
}
grimm_forest-event-looked = { $card }: { $seat } смотрит карту игрока { $seat_other }.
grimm_forest-event-saw-gather = { $seat_other }: карта сбора — { $location }.
grimm_forest-event-saw-fable = { $seat_other }: сказка — «{ $card }».
grimm_forest-event-played = { $seat } играет карту «{ $card }».
grimm_forest-event-fluted = Волшебная дудочка: { $seat } забирает на руку карту «{ $card }».
grimm_forest-event-laid = { $seat } кладёт { $card-acc } { $location-to }.
grimm_forest-event-unpaid = { $name ->
    [hired-help] { $seat } не платит: карта «{ $card }» сброшена.
   *[other] { $seat } сбрасывает карту «{ $card }»: свободной локации для неё нет.
}
grimm_forest-event-swapped = { $card }: { $seat } меняет свою карту сбора.
grimm_forest-event-cursed = { $card }: { $seat } выкладывает случайную карту сбора.
grimm_forest-event-redrawn = { $seat }: теперь карта сбора — { $location }.
grimm_forest-event-exchanged = { $card }: { $seat } и { $seat_other } меняются картами сбора.
grimm_forest-event-turned = { $seat } раскрывает карту сбора: { $location }.
grimm_forest-event-moved = { $card }: { $seat } идёт { $location-to }.
grimm_forest-event-ran = { $card }: { $seat } в этом раунде никуда не идёт.
grimm_forest-event-added = { $count ->
    [one] { $card } добавляет { $location-to } { $count } { $resource-acc }.
    [few] { $card } добавляет { $location-to } { $count } { $resource-few }.
   *[many] { $card } добавляет { $location-to } { $count } { $resource-many }.
}
grimm_forest-event-grabbed = { $count ->
    [one] { $card }: { $seat } берёт { $location-from } { $count } { $resource-acc }.
    [few] { $card }: { $seat } берёт { $location-from } { $count } { $resource-few }.
   *[many] { $card }: { $seat } берёт { $location-from } { $count } { $resource-many }.
}
grimm_forest-event-devoured = { $count ->
    [one] { $card } уничтожает { $location-at } { $count } { $resource-acc }.
    [few] { $card } уничтожает { $location-at } { $count } { $resource-few }.
   *[many] { $card } уничтожает { $location-at } { $count } { $resource-many }.
}
grimm_forest-event-gathered = { $count ->
    [one] { $seat } собирает { $location-at } { $count } { $resource-acc }.
    [few] { $seat } собирает { $location-at } { $count } { $resource-few }.
   *[many] { $seat } собирает { $location-at } { $count } { $resource-many }.
}
grimm_forest-event-gained = { $count ->
    [one] { $card }: { $seat } получает { $count } { $resource-acc }.
    [few] { $card }: { $seat } получает { $count } { $resource-few }.
   *[many] { $card }: { $seat } получает { $count } { $resource-many }.
}
grimm_forest-event-lost = { $count ->
    [one] { $card }: { $seat } теряет { $count } { $resource-acc }.
    [few] { $card }: { $seat } теряет { $count } { $resource-few }.
   *[many] { $card }: { $seat } теряет { $count } { $resource-many }.
}
grimm_forest-event-passed = { $count ->
    [one] { $card }: { $seat } отдаёт { $count } { $resource-acc } игроку { $seat_to }.
    [few] { $card }: { $seat } отдаёт { $count } { $resource-few } игроку { $seat_to }.
   *[many] { $card }: { $seat } отдаёт { $count } { $resource-many } игроку { $seat_to }.
}
grimm_forest-event-fetched = { $seat } получает 1 { $resource-acc }.
grimm_forest-event-drew = { $count ->
    [one] { $seat } берёт из колоды { $count } сказку.
    [few] { $seat } берёт из колоды { $count } сказки.
    [many] { $seat } берёт из колоды { $count } сказок.
   *[other] { $seat } берёт из колоды сказки: { $count }.
}
grimm_forest-event-drawn = { $seat } берёт из колоды карту «{ $card }».
grimm_forest-event-peeked = { $count ->
    [one] { $card }: { $seat } смотрит { $count } сказку из колоды.
    [few] { $card }: { $seat } смотрит { $count } сказки из колоды.
    [many] { $card }: { $seat } смотрит { $count } сказок из колоды.
   *[other] { $card }: { $seat } смотрит из колоды сказки: { $count }.
}
grimm_forest-event-threw = { $card_by }: { $seat } сбрасывает карту «{ $card }».
grimm_forest-event-recovered = { $card_by }: { $seat } берёт из сброса карту «{ $card }».
grimm_forest-event-slipped = { $card_by }: { $seat } отдаёт сказку игроку { $seat_to }.
grimm_forest-event-slipped-seen = { $card_by }: { $seat } отдаёт карту «{ $card }» игроку { $seat_to }.
grimm_forest-event-reshuffled = Сброс сказок перемешан: это новая колода.
grimm_forest-event-stopped = { $card } ({ $seat }) отменяет { $card_monster-acc }.
grimm_forest-event-blown = { $card }: { $seat } теряет { $section-acc }.
grimm_forest-event-corner = { $seat } получает ещё одну зону под постройку: «Выгодная постройка».
grimm_forest-event-busier = { $count ->
    [one] { $card }: { $seat } получает ещё { $count } действие.
    [few] { $card }: { $seat } получает ещё { $count } действия.
    [many] { $card }: { $seat } получает ещё { $count } действий.
   *[other] { $card }: { $seat } получает ещё действия: { $count }.
}
grimm_forest-event-hindered = { $card }: { $seat } теряет 1 действие.
grimm_forest-event-spent = { $name ->
    [grandmas-house] Пришёл монстр: карта «{ $card }» { $location-at } сброшена.
    [lonely-castle] Здесь слишком людно: карта «{ $card }» { $location-at } сброшена.
   *[other] Никто не пришёл: карта «{ $card }» { $location-at } сброшена.
}
grimm_forest-event-tidied = Сбор окончен, начинается постройка.
grimm_forest-event-built = { $count ->
    [one] { $seat } строит { $section-acc } за { $count } ресурс.
    [few] { $seat } строит { $section-acc } за { $count } ресурса.
    [many] { $seat } строит { $section-acc } за { $count } ресурсов.
   *[other] { $seat } строит { $section-acc }. Цена: { $count }.
}
grimm_forest-event-first = Награда за первую постройку: { $seat } первым достраивает домик из { $resource-gen }.
grimm_forest-event-special = { $card }: { $seat } выполняет особое действие.
grimm_forest-event-met = { $seat } берёт карту друга: { $card }.
grimm_forest-event-befriended = { $seat }: новый друг — { $card }.
grimm_forest-event-parted = { $name ->
    [giant] Великан: { $seat } теряет { $card-acc }.
    [frog-prince] { $seat } сбрасывает { $card-acc } ради нового друга.
    [stopped] { $seat } сбрасывает { $card-acc }, чтобы отменить монстра.
    [released] { $seat } сбрасывает { $card-acc } ради ресурсов.
   *[other] Приходит новый друг: { $seat } сбрасывает { $card-acc }.
}
grimm_forest-event-ended = Игра окончена после раунда { $round }.
grimm_forest-event-idle = Карта «{ $card }» ({ $seat }) ничего не меняет.
grimm_forest-event-went = { $seat } отправляется { $location-to }.
grimm_forest-event-drew-by = { $count ->
    [one] { $card }: { $seat } берёт из колоды { $count } сказку.
    [few] { $card }: { $seat } берёт из колоды { $count } сказки.
    [many] { $card }: { $seat } берёт из колоды { $count } сказок.
   *[other] { $card }: { $seat } берёт из колоды сказки: { $count }.
}
grimm_forest-event-came = { $card_by }: среди гостей — { $card }.
grimm_forest-event-met-by = { $card_by }: { $seat } встречает { $card-acc }.
grimm_forest-event-given = { $seat } отдаёт друга игроку { $seat_to }: { $card }.
grimm_forest-event-rewarded = { $seat } получает награду за первую постройку: { $reward }.

## Очки

grimm_forest-why-houses = { $first ->
    [0] достроено
   *[other] награда за первую постройку
}
grimm_forest-points = { $points ->
    [one] { $points } домик
    [few] { $points } домика
   *[many] { $points } домиков
}

## Настройки

grimm_forest-option-edition = Чьи правила: наши, русского или польского издания. Каждое правило ниже можно выбрать и отдельно.
grimm_forest-option-advanced = Все карты или только базовые, без карт для усложнённого варианта.
grimm_forest-option-turn_actions = Обязательны ли два действия хода.
grimm_forest-option-roar_window = Когда действует «Грозный рык».
grimm_forest-option-aladdin = Что даёт Аладдин за верное предсказание.
grimm_forest-option-frog_prince = Откуда берётся новый друг вместо Короля-лягушонка.
grimm_forest-option-merchant = Можно ли отказаться от обмена с Бродячим торговцем.
grimm_forest-option-grandma_discard = Когда сбрасывается «Домик бабушки».
grimm_forest-option-powerful_friends = Сколько действий отнимают у одного игрока несколько карт «Могущественный покровитель».
grimm_forest-option-hired_help = Считается ли собранным то, что приносят «Наёмные работники».
grimm_forest-option-rapunzel_types = Что можно положить на Рапунцель за один раунд.
grimm_forest-option-huntsman_cancels = Каких монстров в своей локации отменяет Охотник.
grimm_forest-option-troll_target = Кого может выбрать игрок, сыгравший Тролля под мостом.
grimm_forest-option-choice_types = Что дают «Дары фей» и забирает «Дружеская партия».
grimm_forest-option-gift_types = Что может быть в «Продуманном подарке».
grimm_forest-option-bga_order = В каком порядке действуют карты перед сбором.
grimm_forest-option-deck_file = Собственный список карт вместо нашего.

grimm_forest-choice-edition-standard = наши правила
grimm_forest-choice-edition-ru = русское издание
grimm_forest-choice-edition-pl = польское издание
grimm_forest-choice-turn_actions-must = обязательны
grimm_forest-choice-turn_actions-may = от них можно отказаться
grimm_forest-choice-roar_window-before_gather = перед сбором
grimm_forest-choice-roar_window-end_gather = в конце фазы сбора
grimm_forest-choice-aladdin-each = по ресурсу каждого типа
grimm_forest-choice-aladdin-one = один ресурс на выбор
grimm_forest-choice-frog_prince-deck = с верха колоды
grimm_forest-choice-frog_prince-discard = на выбор из сброса друзей
grimm_forest-choice-merchant-may = да
grimm_forest-choice-merchant-must = нет, если можете обменять
grimm_forest-choice-grandma_discard-on_location = когда в нём монстр
grimm_forest-choice-grandma_discard-any_played = когда в этом раунде сыгран любой монстр
grimm_forest-choice-powerful_friends-no_stack = не больше одного
grimm_forest-choice-powerful_friends-stack = каждая по одному
grimm_forest-choice-hired_help-gained = нет, это получено
grimm_forest-choice-hired_help-gathered = да, это собрано
grimm_forest-choice-rapunzel_types-one = два ресурса одного типа
grimm_forest-choice-rapunzel_types-mixed = два любых ресурса
grimm_forest-choice-huntsman_cancels-one = одного за раунд, если игрок захочет
grimm_forest-choice-huntsman_cancels-all = каждого
grimm_forest-choice-troll_target-opponent = соперника
grimm_forest-choice-troll_target-any = любого игрока, даже себя
grimm_forest-choice-choice_types-mixed = любые ресурсы
grimm_forest-choice-choice_types-one = ресурсы одного типа
grimm_forest-choice-gift_types-one = до трёх ресурсов одного типа
grimm_forest-choice-gift_types-mixed = до трёх любых ресурсов
grimm_forest-choice-bga_order-turn_order = в порядке хода
grimm_forest-choice-bga_order-escape_first = сначала те, что дают убежать

## Тексты карт

grimm_forest-text-friendly-game = В конце фазы сбора: заберите у одного соперника в вашей локации 2 ресурса на ваш выбор.
grimm_forest-text-friendly-game-one = В конце фазы сбора: заберите у одного соперника в вашей локации 2 ресурса одного типа на ваш выбор.
grimm_forest-text-big-bad-wolf = Монстр. В конце фазы сбора: каждый игрок здесь теряет верхнюю секцию одного соломенного или деревянного домика, достроенного или нет. Домики выбираете вы.
grimm_forest-text-bridge-troll = Монстр. В конце фазы сбора: выберите соперника здесь. Он отдаёт вам половину собранного в этом раунде, с округлением вниз; что именно, решает он.
grimm_forest-text-bridge-troll-any = Монстр. В конце фазы сбора: выберите игрока здесь. Он отдаёт вам половину собранного в этом раунде, с округлением вниз; что именно, решает он.
grimm_forest-text-chinny-chin-chin = Перед сбором: если вы в одной локации с монстром, можете перейти в любую другую. Если в этом раунде не сыграно ни одного монстра, возьмите сказку.
grimm_forest-text-consult-the-oracle = В конце фазы сбора, если вы единственный игрок в локации: можете взять с руки каждого соперника по случайной сказке.
grimm_forest-text-crystal-ball = При раскрытии: посмотрите карту сбора соперника. Затем можете заменить свою другой с руки.
grimm_forest-text-curse-of-darkness = При раскрытии: каждый соперник перемешивает выложенную карту сбора с остальными своими и выкладывает случайную. Посмотреть её он может.
grimm_forest-text-cutting-corners = В конце фазы сбора, если вы единственный игрок в локации: эта карта навсегда становится вашей дополнительной зоной под постройку. Каждая секция в ней стоит на 1 ресурс меньше.
grimm_forest-text-dragon = Монстр. Перед сбором: каждый игрок здесь сбрасывает все свои ресурсы.
grimm_forest-text-faerie-feast = В следующем раунде, в начале: положите эту карту в любую локацию. В конце фазы сбора: каждый игрок там получает 3 ресурса на свой выбор.
grimm_forest-text-faerie-feast-one = В следующем раунде, в начале: положите эту карту в любую локацию. В конце фазы сбора: каждый игрок там получает 3 ресурса одного типа на свой выбор.
grimm_forest-text-ghostly-whispers = В конце фазы сбора, если вы единственный игрок в локации: возьмите 4 сказки, 2 оставьте себе, остальные сбросьте.
grimm_forest-text-giant = Монстр. В конце фазы сбора: каждый игрок здесь сбрасывает друга, все сказки с руки и по 1 ресурсу каждого типа.
grimm_forest-text-grandmas-house = Уникальная локация. Пока она в игре, всех монстров кладут сюда, сколько бы их ни было. В конце фазы сбора: каждый игрок здесь получает 2 ресурса на свой выбор. Сбросьте её, если здесь есть монстр.
grimm_forest-text-grandmas-house-any_played = Уникальная локация. Пока она в игре, всех монстров кладут сюда, сколько бы их ни было. В конце фазы сбора: каждый игрок здесь получает 2 ресурса на свой выбор. Сбросьте её, если в этом раунде сыгран монстр.
grimm_forest-text-harvest-moon = В конце фазы сбора: возьмите половину ресурсов, с округлением вниз, из локации, где в этом раунде никто не собирал.
grimm_forest-text-hidden-stash = В конце фазы сбора: каждый игрок в вашей локации, включая вас, получает 2 ресурса её типа; на Рынке — 2 ресурса одного типа на свой выбор.
grimm_forest-text-hired-help = При раскрытии: заплатите 2 любых ресурса или сбросьте эту карту. В следующем раунде: получите из запаса столько же тех же ресурсов, сколько соберёте.
grimm_forest-text-hired-help-gathered = При раскрытии: заплатите 2 любых ресурса или сбросьте эту карту. В следующем раунде: вы соберёте вдвое больше, добавка — из запаса.
grimm_forest-text-little-helpers = В конце фазы сбора, если вы единственный игрок в локации: можете выполнить ещё 2 действия в этой фазе постройки.
grimm_forest-text-lonely-castle = Уникальная локация. В конце фазы сбора: единственный игрок здесь получает по 1 ресурсу каждого типа. Сбросьте её, если здесь трое или больше (при игре вдвоём — двое).
grimm_forest-text-magic-flute = При раскрытии, раньше всех: возьмите на руку всех монстров, сыгранных в этом раунде. Сейчас они не действуют.
grimm_forest-text-mysterious-stranger = В конце фазы сбора, если вы единственный игрок в локации: возьмите друга; оставьте его себе или отдайте другому игроку.
grimm_forest-text-night-of-revelry = При раскрытии: возьмите друзей по числу игроков, одного выберите себе, остальных случайно раздайте соперникам. Каждый обязан сменить друга.
grimm_forest-text-powerful-friends = В конце фазы сбора: у каждого соперника в вашей локации в этом раунде на 1 действие меньше, а у вас на 1 больше за каждого из них. Две такие карты не отнимают у игрока больше 1 действия.
grimm_forest-text-powerful-friends-stack = В конце фазы сбора: у каждого соперника в вашей локации в этом раунде на 1 действие меньше, а у вас на 1 больше за каждого из них.
grimm_forest-text-roar = Перед сбором: каждый соперник в вашей локации перемешивает выложенную карту сбора с остальными своими, тянет случайную и сразу идёт туда. Если выпала ваша локация, он остаётся.
grimm_forest-text-roar-end_gather = В конце фазы сбора: каждый соперник в вашей локации перемешивает выложенную карту сбора с остальными своими, тянет случайную и сразу идёт туда. Если выпала ваша локация, он остаётся.
grimm_forest-text-royal-wedding = Уникальная локация. В конце фазы сбора: каждый игрок, которого здесь нет, сбрасывает 1 ресурс на свой выбор. Сбросьте её, если здесь никого нет.
grimm_forest-text-search-the-past = В конце фазы сбора, если в вашей локации есть соперник: возьмите на руку 2 любые карты из сброса сказок.
grimm_forest-text-share-the-wealth = В конце фазы сбора: каждый соперник, собравший в этом раунде 5 ресурсов или больше, отдаёт вам 2 из собранных на свой выбор.
grimm_forest-text-spy-network = В конце фазы сбора: возьмите по 1 сказке за каждого игрока в вашей локации, включая вас.
grimm_forest-text-taxation = В следующем раунде, в конце фазы сбора: каждый соперник не в вашей локации сбрасывает половину всех своих ресурсов, с округлением вниз: сначала кирпич, затем дерево, затем солому.
grimm_forest-text-thoughtful-gift = В конце фазы сбора: отдайте сопернику до 3 ресурсов одного типа, можно и 0. Он отдаёт вам столько же другого типа на свой выбор. Выбрать можно того, кому хватит на ответ.
grimm_forest-text-thoughtful-gift-mixed = В конце фазы сбора: отдайте сопернику до 3 любых ресурсов, можно и 0. Он отдаёт вам столько же одного типа на свой выбор, которого в подарке не было. Выбрать можно того, кому хватит на ответ.
grimm_forest-text-wandering-merchant = В конце фазы сбора: каждый игрок в вашей локации, включая вас, может обменять 2 ресурса одного типа на 3 ресурса другого типа из запаса.
grimm_forest-text-wandering-merchant-must = В конце фазы сбора: каждый игрок в вашей локации, включая вас, обязан, если может, обменять 2 ресурса одного типа на 3 ресурса другого типа из запаса.
grimm_forest-text-wishing-well = При раскрытии: не глядя поменяйте местами две любые выложенные карты сбора. Их игроки могут посмотреть, что им досталось.
grimm_forest-text-wolf = Монстр. Перед сбором: если здесь есть хотя бы один игрок, все ресурсы отсюда уходят в запас.
grimm_forest-text-aladdin = В начале раунда: предскажите, будете ли вы единственным игроком в локации. В конце фазы сбора, если угадали: получите по 1 ресурсу каждого типа.
grimm_forest-text-aladdin-one = В начале раунда: предскажите, будете ли вы единственным игроком в локации. В конце фазы сбора, если угадали: получите 1 ресурс на ваш выбор.
grimm_forest-text-ali-baba = В начале раунда: украдите у соперника 1 ресурс на ваш выбор. Если в этом раунде он собирает в вашей локации, верните украденное.
grimm_forest-text-cinderella = После раскрытия карт сбора: придите в свою локацию раньше всех и возьмите оттуда 2 ресурса; собранными они не считаются. Затем собирайте как обычно.
grimm_forest-text-evil-queen = Вы выкладываете карты после всех, посмотрев карту сбора или сказку одного соперника.
grimm_forest-text-fairy-godmother = Особое действие: возьмите 2 сказки. В свой ход: можете сбросить её и 2 сказки с руки, чтобы получить 2 ресурса на ваш выбор.
grimm_forest-text-frog-prince = В конце фазы сбора, если в вашей локации есть соперник: сбросьте эту карту, возьмите из колоды нового друга и получите 1 ресурс на ваш выбор.
grimm_forest-text-frog-prince-discard = В конце фазы сбора, если в вашей локации есть соперник: сбросьте эту карту, возьмите из сброса любого другого друга и получите 1 ресурс на ваш выбор.
grimm_forest-text-gingerbread-man = После раскрытия карт сбора: можете никуда не идти, а взять по 1 ресурсу из каждой локации. Тогда в этом раунде вы не собираете ресурсы и ни в какой локации не находитесь: ни один, ни с соперниками.
grimm_forest-text-golden-goose = В конце фазы сбора, если вы единственный игрок в локации: получите 1 ресурс на ваш выбор. В свой ход: можете сбросить её, чтобы получить 2 ресурса на ваш выбор.
grimm_forest-text-goldilocks = Особое действие: посмотрите 3 верхние сказки колоды, одну возьмите на руку, две верните наверх в любом порядке.
grimm_forest-text-hansel-and-gretel = Соперники платят за стены на 1 ресурс того же типа больше и отдают его вам.
grimm_forest-text-huntsman = В начале раунда: каждый соперник, у которого есть сказки, обязан сыграть одну. Раз в раунд вы можете отменить монстра в своей локации, чтобы получить по 1 ресурсу каждого типа.
grimm_forest-text-huntsman-all = В начале раунда: каждый соперник, у которого есть сказки, обязан сыграть одну. Охотник отменяет каждого монстра в вашей локации, и каждый раз вы получаете по 1 ресурсу каждого типа.
grimm_forest-text-jack-the-giant-slayer = После раскрытия карт сбора: добавьте в вашу локацию 2 ресурса её типа; на Рынок — 2 ресурса одного типа на ваш выбор. Можете сбросить его, чтобы отменить Великана.
grimm_forest-text-little-mermaid = Получив её, оставьте на руке 2 карты сбора, остальные положите под неё: пока она с вами, они недоступны. Особое действие: получите по 1 ресурсу каждого типа.
grimm_forest-text-pinocchio = В начале раунда: объявите карту сбора. В конце фазы сбора, если вы сыграли её: получите 2 ресурса типа этой локации; для Рынка — одного типа на ваш выбор.
grimm_forest-text-puss-in-boots = Особое действие: постройте секцию по обычным правилам; 1 ресурс из её цены можете взять у соперника.
grimm_forest-text-rapunzel = В начале раунда: положите на неё из запаса 2 ресурса одного типа. Особое действие, если вы единственный игрок в локации: заберите всё, что на ней лежит. Когда она уходит, всё это возвращается в запас.
grimm_forest-text-rapunzel-mixed = В начале раунда: положите на неё из запаса 2 любых ресурса. Особое действие, если вы единственный игрок в локации: заберите всё, что на ней лежит. Когда она уходит, всё это возвращается в запас.
grimm_forest-text-red-riding-hood = Особое действие: сбросьте 5 верхних сказок колоды и возьмите всех Волков среди них; если Волков нет, возьмите сказку из колоды. Можете сбросить её, чтобы отменить Волка или Страшного серого волка.
grimm_forest-text-robin-hood = В конце фазы постройки: каждый соперник, у которого ресурсов больше, чем у вас, отдаёт вам 1 ресурс на свой выбор.
grimm_forest-text-rumpelstiltskin = В начале фазы постройки: получите 1 солому. Особое действие: верните в запас всю свою солому и возьмите столько же дерева или столько же кирпича.
grimm_forest-text-seven-dwarves = В конце фазы сбора, если вы единственный игрок в локации: можете выполнить ещё 1 действие в этой фазе постройки.
grimm_forest-text-sleeping-beauty = В начале раунда: выберите игрока, можно себя. В этом раунде он играет, не глядя, верхнюю карту колоды сказок вместо сказки с руки.
grimm_forest-text-snow-white = В конце фазы сбора: каждый соперник в вашей локации отдаёт вам сказку на свой выбор, а если сказок у него нет — 1 ресурс на ваш выбор.
grimm_forest-text-thumbelina = После раскрытия карт сбора: можете вытянуть случайную из своих невыложенных карт сбора и пойти туда.
grimm_forest-text-tom-thumb = В начале раунда: можете взять 1 ресурс из любой локации.
grimm_forest-text-woodcutter = Особое действие: получите 2 дерева и добавьте ещё 2 в Лес. Можете сбросить его, чтобы отменить любого монстра.

## Отказы

grimm_forest-refusal-other = Сейчас вопрос о другом.
grimm_forest-refusal-must-choose = Здесь нужно что-то выбрать.
grimm_forest-refusal-must-act = У вас осталось обязательное действие.
grimm_forest-refusal-must-play = Из-за Охотника вы обязаны сыграть сказку.
grimm_forest-refusal-no-market = Рынок есть только в игре вчетвером.
grimm_forest-refusal-tucked = Ваша карта сбора «{ $location }» лежит под Русалочкой.
grimm_forest-refusal-on-table = Ваша карта сбора «{ $location }» уже выложена.
grimm_forest-refusal-monster-there = Монстр { $location-at } уже есть.
grimm_forest-refusal-grandma = Не { $location-to }: все монстры идут в Домик бабушки.
grimm_forest-refusal-unique-there = Уникальная локация { $location-at } уже есть.
grimm_forest-refusal-same-place = Вы уже { $location-at }.
grimm_forest-refusal-gathered-there = Так нельзя: { $location-at } в этом раунде собирали ресурсы.
grimm_forest-refusal-nothing-there = Взять { $location-from } нечего.
grimm_forest-refusal-no-resource = Выбрать { $resource-acc } здесь нельзя.
grimm_forest-refusal-no-player = Этого игрока выбрать нельзя: { $seat }.
grimm_forest-refusal-not-in-hand = У вас на руке нет карты «{ $card }».
grimm_forest-refusal-not-discarded = В сбросе сказок нет карты «{ $card }».
grimm_forest-refusal-not-among = Карты «{ $card }» среди предложенных нет.
grimm_forest-refusal-no-action = Действий у вас не осталось.
grimm_forest-refusal-no-deck = Сказок больше нет: колода и сброс пусты.
grimm_forest-refusal-no-section = В запасе больше нет { $section-gen }.
grimm_forest-refusal-not-yet = Вам не на что поставить { $section-acc }.
grimm_forest-refusal-unfinished = У вас уже есть недостроенный домик из { $resource-gen }.
grimm_forest-refusal-no-plot = Для этого нет свободной зоны под постройку.
grimm_forest-refusal-too-dear = { $count ->
    [one] Чтобы построить { $section-acc }, нужно заплатить { $count } { $resource-acc }.
    [few] Чтобы построить { $section-acc }, нужно заплатить { $count } { $resource-few }.
   *[many] Чтобы построить { $section-acc }, нужно заплатить { $count } { $resource-many }.
}
grimm_forest-refusal-no-house = Нет домика, с которого можно сдуть { $section-acc }.
grimm_forest-refusal-no-special = У вас нет друга с особым действием.
grimm_forest-refusal-used = { $card }: в этот ход особое действие уже выполнено.
grimm_forest-refusal-not-now = { $card }: сейчас особое действие ничего не даст.
grimm_forest-refusal-no-release = У вас нет друга, которого можно сбросить ради ресурсов.

# Заранее: что известно об ответе до того, как он дан.
grimm_forest-or = или
grimm_forest-preview-alone = если там больше никого и карты не вмешаются:
grimm_forest-preview-amount = { $resource } — { $count }
grimm_forest-preview-empty = сейчас там ничего не лежит
grimm_forest-preview-house = домик достроен: { $count } из 3
grimm_forest-preview-build = потом можно построить: { $section }
grimm_forest-preview-nothing = потом строить будет не из чего
