grimm_forest-title = Лес братьев Гримм

## Имена

grimm_forest-card-friendly-game = Партия в кости
    .acc = карту «Партия в кости»
grimm_forest-card-big-bad-wolf = Злой серый волк
    .acc = Злого серого волка
grimm_forest-card-bridge-troll = Тролль с моста
    .acc = Тролля с моста
grimm_forest-card-whisker = Чудом спасся
    .acc = карту «Чудом спасся»
grimm_forest-card-oracle = Вопрос оракулу
    .acc = карту «Вопрос оракулу»
grimm_forest-card-crystal-ball = Хрустальный шар
    .acc = карту «Хрустальный шар»
grimm_forest-card-curse = Тёмное проклятие
    .acc = карту «Тёмное проклятие»
grimm_forest-card-cutting-corners = Экономия на углах
    .acc = карту «Экономия на углах»
grimm_forest-card-dragon = Дракон
    .acc = Дракона
grimm_forest-card-faerie-feast = Пир фей
    .acc = карту «Пир фей»
grimm_forest-card-ghostly-whispers = Шёпот призраков
    .acc = карту «Шёпот призраков»
grimm_forest-card-giant = Великан
    .acc = Великана
grimm_forest-card-grandmas-house = Дом бабушки
    .acc = карту «Дом бабушки»
grimm_forest-card-harvest-moon = Полнолуние жатвы
    .acc = карту «Полнолуние жатвы»
grimm_forest-card-hidden-stash = Тайник
    .acc = карту «Тайник»
grimm_forest-card-hired-help = Подёнщики
    .acc = карту «Подёнщики»
grimm_forest-card-little-helpers = Маленькие мастера
    .acc = карту «Маленькие мастера»
grimm_forest-card-lonely-castle = Забытый замок
    .acc = карту «Забытый замок»
grimm_forest-card-magic-flute = Чудесная флейта
    .acc = карту «Чудесная флейта»
grimm_forest-card-mysterious-stranger = Странник
    .acc = карту «Странник»
grimm_forest-card-night-of-revelry = Ночь веселья
    .acc = карту «Ночь веселья»
grimm_forest-card-powerful-friends = Влиятельные друзья
    .acc = карту «Влиятельные друзья»
grimm_forest-card-roar = Рёв
    .acc = карту «Рёв»
grimm_forest-card-royal-wedding = Королевская свадьба
    .acc = карту «Королевская свадьба»
grimm_forest-card-search-the-past = Голоса прошлого
    .acc = карту «Голоса прошлого»
grimm_forest-card-share-the-wealth = Поделись богатством
    .acc = карту «Поделись богатством»
grimm_forest-card-spy-network = Соглядатаи
    .acc = карту «Соглядатаи»
grimm_forest-card-taxation = Сбор податей
    .acc = карту «Сбор податей»
grimm_forest-card-thoughtful-gift = Подарок с умыслом
    .acc = карту «Подарок с умыслом»
grimm_forest-card-wandering-merchant = Коробейник
    .acc = карту «Коробейник»
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
grimm_forest-card-fairy-godmother = Фея-крёстная
    .acc = Фею-крёстную
grimm_forest-card-frog-prince = Принц-лягушонок
    .acc = Принца-лягушонка
grimm_forest-card-gingerbread-man = Пряничный человечек
    .acc = Пряничного человечка
grimm_forest-card-golden-goose = Золотая гусыня
    .acc = Золотую гусыню
grimm_forest-card-goldilocks = Златовласка
    .acc = Златовласку
grimm_forest-card-hansel-and-gretel = Гензель и Гретель
    .acc = Гензеля и Гретель
grimm_forest-card-huntsman = Охотник
    .acc = Охотника
grimm_forest-card-jack = Джек
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

grimm_forest-gather-field = карта сбора: Поле
grimm_forest-gather-forest = карта сбора: Лес
grimm_forest-gather-brickyard = карта сбора: Карьер
grimm_forest-gather-market = карта сбора: Рынок

grimm_forest-resource-straw = солома
    .acc = солому
    .gen = соломы
grimm_forest-resource-wood = дерево
    .acc = дерево
    .gen = дерева
grimm_forest-resource-brick = кирпич
    .acc = кирпич
    .gen = кирпича

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

grimm_forest-house-straw-floor = соломенный дом: только основание
grimm_forest-house-straw-walls = соломенный дом со стенами
grimm_forest-house-straw-roof = соломенный дом с крышей
grimm_forest-house-wood-floor = деревянный дом: только основание
grimm_forest-house-wood-walls = деревянный дом со стенами
grimm_forest-house-wood-roof = деревянный дом с крышей

grimm_forest-guess-alone = в одиночестве
grimm_forest-guess-together = в компании
grimm_forest-plot-board = обычный участок
grimm_forest-plot-corner = участок «Экономия на углах»
grimm_forest-look-gather = карта сбора
grimm_forest-look-fable = сказка
grimm_forest-reward-resources = по ресурсу каждого вида
grimm_forest-reward-fables = две сказки
grimm_forest-reward-friend = друг

grimm_forest-seat-0 = Оранжевый
grimm_forest-seat-1 = Синий
grimm_forest-seat-2 = Фиолетовый
grimm_forest-seat-3 = Зелёный

grimm_forest-sort-plain = сказка
grimm_forest-sort-monster = чудовище
grimm_forest-sort-next-round = следующий раунд
grimm_forest-sort-unique = уникальная локация
grimm_forest-sort-friend = друг

grimm_forest-line-straw = Соломенные дома
grimm_forest-line-wood = Деревянные дома
grimm_forest-line-brick = Кирпичные дома

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
grimm_forest-action-release = отпустить друга
grimm_forest-action-alone = в одиночестве
grimm_forest-action-together = в компании
grimm_forest-action-keep = оставить себе
grimm_forest-action-yes = да
grimm_forest-action-pass = нет, спасибо

## Вопросы

grimm_forest-ask-guess = Аладдин: как вы проведёте этот раунд?
grimm_forest-ask-announce = Пиноккио: какую карту сбора вы объявляете?
grimm_forest-ask-who = { $name ->
    [ali-baba] { $card }: у кого вы забираете ресурс?
    [sleeping-beauty] { $card }: кто в этом раунде играет верхнюю карту колоды?
    [evil-queen] { $card }: чью карту вы смотрите?
    [crystal-ball] { $card }: чью карту сбора вы смотрите?
    [wishing-well] { $card }: чью карту сбора вы меняете?
    [bridge-troll] { $card }: кто платит за проход?
    [thoughtful-gift] { $card }: кому вы делаете подарок?
   *[other] { $card }: у кого вы забираете два ресурса?
}
grimm_forest-ask-well = Колодец желаний: первая карта сбора выбрана ({ $seat }). С чьей картой её поменять?
grimm_forest-ask-where = { $name ->
    [whisker] { $card }: куда вы убегаете?
    [harvest-moon] { $card }: откуда вы берёте половину? Там в этом раунде никто не собирал.
    [tom-thumb] { $card }: откуда вы берёте ресурс?
   *[other] Куда вы кладёте { $card-acc }?
}
grimm_forest-ask-tower = { $count ->
    [one] Какой ресурс вы кладёте на Рапунцель?
   *[other] Какой ресурс вы кладёте на Рапунцель? Нужно положить: { $count }.
}
grimm_forest-ask-beans = Джек: какой ресурс вы добавляете на Рынок? Сразу два.
grimm_forest-ask-gain = { $kinds ->
    [one] { $card }: какой ресурс вы получаете? Одного вида: { $count }.
   *[mixed] { $card }: какой ресурс вы получаете? Осталось выбрать: { $count }.
}
grimm_forest-ask-lose = { $card }: какой ресурс вы теряете?
grimm_forest-ask-give = { $card }: что вы отдаёте? Получает { $seat }. Осталось выбрать: { $count }.
grimm_forest-ask-take = { $kinds ->
    [one] { $card }: какой ресурс вы забираете? Отдаёт { $seat }. Одного вида, не больше { $count }.
   *[mixed] { $card }: какой ресурс вы забираете? Отдаёт { $seat }. Осталось выбрать: { $count }.
}
grimm_forest-ask-grab = { $card }: что вы берёте { $location-from }? Осталось выбрать: { $count }.
grimm_forest-ask-draft-one = Что вы берёте с Рынка?
grimm_forest-ask-commit = Куда вы отправляете поросёнка?
grimm_forest-ask-fable = Какую сказку вы играете?
grimm_forest-ask-look = Злая королева: какую карту вы смотрите? Её хозяин — { $seat }.
grimm_forest-ask-pay = Подёнщики: чем вы платите? Осталось заплатить: { $count }.
grimm_forest-ask-swap = Хрустальный шар: какую карту сбора вы кладёте вместо своей?
grimm_forest-ask-friend = { $name ->
    [frog-prince] { $card }: какого друга вы берёте из сброса?
   *[other] { $card }: какого друга вы выбираете?
}
grimm_forest-ask-use = { $name ->
    [oracle] { $card }: взять у каждого по случайной сказке?
    [gingerbread-man] { $card }: никуда не идти и взять по ресурсу с каждой локации?
   *[other] { $card }: полететь вместо этого на случайную локацию?
}
grimm_forest-ask-stop = Сейчас { $location-at } нападёт { $card_monster }. Остановит ли его { $card }?
grimm_forest-ask-house = Злой серый волк: на какой дом он дует? Хозяин дома — { $seat }.
grimm_forest-ask-house-plot = Злой серый волк: на каком участке он сдувает { $section-acc }? Хозяин дома — { $seat }.
grimm_forest-ask-keep = { $card }: какую сказку вы оставляете себе? Осталось выбрать: { $count }.
grimm_forest-ask-top = Златовласка: какая сказка ляжет на колоду верхней?
grimm_forest-ask-recover = Голоса прошлого: какую сказку вы берёте из сброса? Осталось выбрать: { $count }.
grimm_forest-ask-gift = Подарок с умыслом: что вы дарите? Получает { $seat }. Уже в подарке: { $count }.
grimm_forest-ask-return = Подарок с умыслом: что вы отдаёте взамен? Получает { $seat }. Одного вида: { $count }.
grimm_forest-ask-trade = Коробейник: какой ресурс вы отдаёте? Сразу два.
grimm_forest-ask-trade-for = Коробейник: вы отдаёте { $resource-acc } (2). Какой ресурс вы получаете? Сразу три.
grimm_forest-ask-surrender = Белоснежка: какую сказку вы отдаёте? Получает { $seat }.
grimm_forest-ask-offer = Вы встретили друга: { $card }. Оставить себе или отдать?
grimm_forest-ask-tuck = Русалочка: какую карту сбора вы кладёте под неё?
grimm_forest-ask-menu = { $count ->
    [0] Действий у вас не осталось.
    [one] Что вы делаете? Осталось { $count } действие.
    [few] Что вы делаете? Осталось { $count } действия.
    [many] Что вы делаете? Осталось { $count } действий.
   *[other] Что вы делаете? Осталось действий: { $count }.
}
grimm_forest-ask-plot = На каком участке вы строите { $section-acc }?
grimm_forest-ask-puss = Кот в сапогах: что вы строите?
grimm_forest-ask-helper = Кот в сапогах: кто даёт один ресурс на { $section-acc }?
grimm_forest-ask-spin = Румпельштильцхен: во что превратится ваша солома?
grimm_forest-ask-reward = Вы — первый строитель. Какую награду вы берёте?
grimm_forest-ask-spend = Фея-крёстная: какую сказку вы сбрасываете? Осталось выбрать: { $count }.
grimm_forest-ask-order = Сейчас действуют несколько ваших карт. Какая первой?

## События

grimm_forest-event-round = Раунд { $round }. Первый игрок — { $seat }.
grimm_forest-event-prince = { $count ->
    [0] Принцу нечего взять { $location-from }.
   *[other] Принц берёт { $location-from } { $resource-acc } ({ $count }).
}
grimm_forest-event-due = Напоминание: в этом раунде действует карта «{ $card }» ({ $seat }).
grimm_forest-event-guessed = { $card }: { $seat } предсказывает: { $guess }.
grimm_forest-event-announced = { $card }: { $seat } объявляет карту сбора: { $location }.
grimm_forest-event-dreams = { $card }: { $seat } сыграет верхнюю карту колоды.
grimm_forest-event-stored = { $seat } кладёт на Рапунцель { $resource-acc } ({ $count }).
grimm_forest-event-looked = { $card }: { $seat } смотрит чужую карту ({ $seat_other }).
grimm_forest-event-saw-gather = { $seat_other }: карта сбора — { $location }.
grimm_forest-event-saw-fable = { $seat_other }: сказка — «{ $card }».
grimm_forest-event-played = { $seat } играет карту «{ $card }».
grimm_forest-event-fluted = { $seat } играет на флейте, и { $card } идёт на зов.
grimm_forest-event-laid = { $seat } кладёт { $card-acc } { $location-to }.
grimm_forest-event-unpaid = { $name ->
    [hired-help] { $seat } не платит: карта «{ $card }» сброшена.
   *[other] { $seat } сбрасывает карту «{ $card }»: свободной локации для неё нет.
}
grimm_forest-event-swapped = { $card }: { $seat } меняет карту сбора.
grimm_forest-event-cursed = { $card }: { $seat } кладёт случайную карту сбора.
grimm_forest-event-redrawn = { $seat }: теперь карта сбора — { $location }.
grimm_forest-event-exchanged = { $card }: карты сбора меняются местами — { $seat } и { $seat_other }.
grimm_forest-event-turned = { $seat } раскрывает карту сбора: { $location }.
grimm_forest-event-moved = { $card }: { $seat } идёт { $location-to }.
grimm_forest-event-ran = { $card }: { $seat } в этом раунде никуда не идёт.
grimm_forest-event-added = { $card }: { $location-at } прибавляется { $resource } ({ $count }).
grimm_forest-event-grabbed = { $card }: { $seat } берёт { $location-from } { $resource-acc } ({ $count }).
grimm_forest-event-devoured = { $card }: { $location-at } пропадает { $resource } ({ $count }).
grimm_forest-event-gathered = { $seat } собирает { $location-at } { $resource-acc } ({ $count }).
grimm_forest-event-gained = { $card }: { $seat } получает { $resource-acc } ({ $count }).
grimm_forest-event-lost = { $card }: { $seat } теряет { $resource-acc } ({ $count }).
grimm_forest-event-passed = { $card }: { $seat } отдаёт, а { $seat_to } получает { $resource-acc } ({ $count }).
grimm_forest-event-fetched = { $seat } получает { $resource-acc } (1).
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
grimm_forest-event-slipped = { $card_by }: { $seat } отдаёт, а { $seat_to } получает сказку.
grimm_forest-event-slipped-seen = { $card_by }: { $seat } отдаёт, а { $seat_to } получает карту «{ $card }».
grimm_forest-event-reshuffled = Из сброшенных сказок перемешана новая колода.
grimm_forest-event-stopped = { $card } ({ $seat }) останавливает { $card_monster-acc }.
grimm_forest-event-blown = { $card }: { $seat } теряет { $section-acc }.
grimm_forest-event-corner = { $seat } получает ещё один участок: «Экономия на углах».
grimm_forest-event-busier = { $count ->
    [one] { $card }: { $seat } получает ещё { $count } действие.
    [few] { $card }: { $seat } получает ещё { $count } действия.
    [many] { $card }: { $seat } получает ещё { $count } действий.
   *[other] { $card }: { $seat } получает ещё действия: { $count }.
}
grimm_forest-event-hindered = { $card }: { $seat } теряет одно действие.
grimm_forest-event-spent = { $name ->
    [grandmas-house] Пришёл монстр: карта «{ $card }» { $location-at } сброшена.
    [lonely-castle] Здесь слишком людно: карта «{ $card }» { $location-at } сброшена.
   *[other] Никто не пришёл: карта «{ $card }» { $location-at } сброшена.
}
grimm_forest-event-built = { $count ->
    [one] { $seat } строит { $section-acc } за { $count } ресурс.
    [few] { $seat } строит { $section-acc } за { $count } ресурса.
    [many] { $seat } строит { $section-acc } за { $count } ресурсов.
   *[other] { $seat } строит { $section-acc }. Цена: { $count }.
}
grimm_forest-event-first = { $seat } раньше всех достраивает дом из { $resource-gen }.
grimm_forest-event-special = { $card }: { $seat } использует особое действие.
grimm_forest-event-met = { $seat } встречает { $card-acc }.
grimm_forest-event-befriended = { $card } и { $seat } теперь друзья.
grimm_forest-event-parted = { $name ->
    [giant] Великан: { $seat } теряет { $card-acc }.
    [frog-prince] { $seat } сбрасывает { $card-acc } ради нового друга.
    [stopped] { $seat } сбрасывает { $card-acc }, чтобы остановить монстра.
    [released] { $seat } сбрасывает { $card-acc } ради ресурсов.
   *[other] { $seat } прощается со старым другом: { $card }.
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
grimm_forest-event-given = { $seat } отдаёт, а { $seat_to } получает друга: { $card }.
grimm_forest-event-rewarded = { $seat } берёт награду первого строителя: { $reward }.

## Очки

grimm_forest-why-houses = { $count ->
    [0] первый строитель
   *[other] { $first ->
        [0] с крышей
       *[other] с крышей, первый строитель
    }
}
grimm_forest-points = { $points ->
    [one] { $points } дом
    [few] { $points } дома
   *[many] { $points } домов
}

## Настройки

grimm_forest-option-edition = Чьи правила: наши, русского или польского издания. Каждое правило ниже можно выбрать и отдельно.
grimm_forest-option-advanced = Все карты или базовая игра без карт для опытных.
grimm_forest-option-turn_actions = Обязательны ли два действия хода.
grimm_forest-option-roar_window = Когда раздаётся «Рёв».
grimm_forest-option-aladdin = Что даёт Аладдин за верное предсказание.
grimm_forest-option-frog_prince = Откуда берётся новый друг вместо Принца-лягушонка.
grimm_forest-option-merchant = Можно ли отказаться от обмена с Коробейником.
grimm_forest-option-grandma_discard = Когда сбрасывается «Дом бабушки».
grimm_forest-option-powerful_friends = Что делают с одним игроком несколько карт «Влиятельные друзья».
grimm_forest-option-hired_help = Считается ли собранным то, что приносят «Подёнщики».
grimm_forest-option-rapunzel_types = Что можно положить на Рапунцель за один раунд.
grimm_forest-option-huntsman_cancels = Каких монстров на своей локации останавливает Охотник.
grimm_forest-option-troll_target = Кого может выбрать хозяин Тролля с моста.
grimm_forest-option-choice_types = Что даёт «Пир фей» и отнимает «Партия в кости».
grimm_forest-option-gift_types = Что может быть в «Подарке с умыслом».
grimm_forest-option-bga_order = В каком порядке действуют карты перед сбором.
grimm_forest-option-deck_file = Собственный список карт вместо нашего.

grimm_forest-choice-edition-standard = наши правила
grimm_forest-choice-edition-ru = русское издание
grimm_forest-choice-edition-pl = польское издание
grimm_forest-choice-turn_actions-must = обязательны
grimm_forest-choice-turn_actions-may = от них можно отказаться
grimm_forest-choice-roar_window-before_gather = перед сбором
grimm_forest-choice-roar_window-end_gather = в конце фазы сбора
grimm_forest-choice-aladdin-each = по ресурсу каждого вида
grimm_forest-choice-aladdin-one = один ресурс на выбор
grimm_forest-choice-frog_prince-deck = с верха колоды
grimm_forest-choice-frog_prince-discard = на выбор из сброшенных друзей
grimm_forest-choice-merchant-may = отказаться может любой
grimm_forest-choice-merchant-must = кто может меняться, обязан
grimm_forest-choice-grandma_discard-on_location = когда в нём чудовище
grimm_forest-choice-grandma_discard-any_played = когда в этом раунде сыграно любое чудовище
grimm_forest-choice-powerful_friends-no_stack = отнимают не больше одного действия
grimm_forest-choice-powerful_friends-stack = каждая отнимает по действию
grimm_forest-choice-hired_help-gained = нет, это получено
grimm_forest-choice-hired_help-gathered = да, это собрано
grimm_forest-choice-rapunzel_types-one = два ресурса одного вида
grimm_forest-choice-rapunzel_types-mixed = два любых ресурса
grimm_forest-choice-huntsman_cancels-one = одного за раунд, если его хозяин захочет
grimm_forest-choice-huntsman_cancels-all = каждого
grimm_forest-choice-troll_target-opponent = соперника
grimm_forest-choice-troll_target-any = любого игрока, даже себя
grimm_forest-choice-choice_types-mixed = любые ресурсы вперемешку
grimm_forest-choice-choice_types-one = ресурсы одного вида
grimm_forest-choice-gift_types-one = до трёх ресурсов одного вида
grimm_forest-choice-gift_types-mixed = до трёх любых ресурсов
grimm_forest-choice-bga_order-turn_order = в порядке хода
grimm_forest-choice-bga_order-escape_first = сначала те, что дают убежать

## Тексты карт

grimm_forest-text-friendly-game = Конец фазы сбора: заберите два ресурса у соперника на вашей локации.
grimm_forest-text-friendly-game-one = Конец фазы сбора: заберите два ресурса одного вида у соперника на вашей локации.
grimm_forest-text-big-bad-wolf = Чудовище. Конец фазы сбора: у каждого здесь один соломенный или деревянный дом теряет верхнюю секцию; какой дом, выбираете вы.
grimm_forest-text-bridge-troll = Чудовище. Конец фазы сбора: один соперник здесь отдаёт вам половину собранного.
grimm_forest-text-bridge-troll-any = Чудовище. Конец фазы сбора: один игрок здесь отдаёт вам половину собранного.
grimm_forest-text-whisker = Перед сбором: убегите от чудовища на любую другую локацию. Если в этом раунде чудовищ не играли, возьмите сказку из колоды.
grimm_forest-text-oracle = Конец фазы сбора, в одиночестве: можете взять у каждого соперника по случайной сказке.
grimm_forest-text-crystal-ball = При открытии: посмотрите карту сбора соперника; затем можете заменить свою.
grimm_forest-text-curse = При открытии: каждый соперник играет вместо выбранной карты сбора случайную.
grimm_forest-text-cutting-corners = Конец фазы сбора, в одиночестве: вам ещё один участок, где каждая секция дешевле на один.
grimm_forest-text-dragon = Чудовище. Перед сбором: каждый здесь теряет все ресурсы.
grimm_forest-text-faerie-feast = Следующий раунд, в его начале: положите карту на локацию. В конце фазы сбора каждый там получает три ресурса на выбор.
grimm_forest-text-faerie-feast-one = Следующий раунд, в его начале: положите карту на локацию. В конце фазы сбора каждый там получает три ресурса одного вида на выбор.
grimm_forest-text-ghostly-whispers = Конец фазы сбора, в одиночестве: возьмите из колоды четыре сказки, две оставьте себе.
grimm_forest-text-giant = Чудовище. Конец фазы сбора: каждый здесь сбрасывает друга, все сказки с руки и по ресурсу каждого вида.
grimm_forest-text-grandmas-house = Уникальная локация. Все чудовища приходят сюда. Конец фазы сбора: каждому здесь два ресурса. Сбрасывается, когда здесь чудовище.
grimm_forest-text-grandmas-house-any_played = Уникальная локация. Все чудовища приходят сюда. Конец фазы сбора: каждому здесь два ресурса. Сбрасывается, когда сыграно чудовище.
grimm_forest-text-harvest-moon = Конец фазы сбора: возьмите половину (с округлением вниз) того, что лежит на локации, где в этом раунде никто не собирал.
grimm_forest-text-hidden-stash = Конец фазы сбора: каждый на вашей локации получает два ресурса того вида, который она даёт.
grimm_forest-text-hired-help = При открытии: заплатите два ресурса или сбросьте эту карту. В следующем раунде вы получите ещё столько же, сколько соберёте.
grimm_forest-text-hired-help-gathered = При открытии: заплатите два ресурса или сбросьте эту карту. В следующем раунде вы соберёте вдвое больше.
grimm_forest-text-little-helpers = Конец фазы сбора, в одиночестве: ещё два действия в этом раунде.
grimm_forest-text-lonely-castle = Уникальная локация. Конец фазы сбора: тому, кто здесь в одиночестве, — по ресурсу каждого вида. Сбрасывается, когда здесь трое (в игре вдвоём — двое).
grimm_forest-text-magic-flute = При открытии: возьмите в руку всех чудовищ, сыгранных в этом раунде.
grimm_forest-text-mysterious-stranger = Конец фазы сбора, в одиночестве: встретьте друга.
grimm_forest-text-night-of-revelry = При открытии: каждый получает нового друга. Своего вы выбираете, остальным — случайные.
grimm_forest-text-powerful-friends = Конец фазы сбора: у каждого соперника на вашей локации на одно действие меньше, а у вас на одно больше за каждого из них. Никто не теряет больше одного.
grimm_forest-text-powerful-friends-stack = Конец фазы сбора: у каждого соперника на вашей локации на одно действие меньше, а у вас на одно больше за каждого из них.
grimm_forest-text-roar = Перед сбором: каждый соперник на вашей локации убегает на случайную.
grimm_forest-text-roar-end_gather = Конец фазы сбора: каждый соперник на вашей локации убегает на случайную.
grimm_forest-text-royal-wedding = Уникальная локация. Конец фазы сбора: каждый, кого здесь нет, теряет ресурс. Сбрасывается, когда здесь никого нет.
grimm_forest-text-search-the-past = Конец фазы сбора, в компании: возьмите из сброса две любые сказки.
grimm_forest-text-share-the-wealth = Конец фазы сбора: каждый соперник, собравший пять и больше, отдаёт вам два из собранных ресурсов.
grimm_forest-text-spy-network = Конец фазы сбора: возьмите из колоды по сказке за каждого игрока на вашей локации, включая вас.
grimm_forest-text-taxation = Следующий раунд, конец фазы сбора: каждый соперник не на вашей локации теряет половину всех ресурсов, сначала кирпич.
grimm_forest-text-thoughtful-gift = Конец фазы сбора: подарите сопернику до трёх ресурсов одного вида; получите столько же другого вида.
grimm_forest-text-thoughtful-gift-mixed = Конец фазы сбора: подарите сопернику до трёх ресурсов; получите столько же одного вида, которого в подарке не было.
grimm_forest-text-wandering-merchant = Конец фазы сбора: каждый на вашей локации может обменять два ресурса одного вида на три другого.
grimm_forest-text-wandering-merchant-must = Конец фазы сбора: каждый на вашей локации обязан обменять два ресурса одного вида на три другого.
grimm_forest-text-wishing-well = При открытии: поменяйте местами любые две закрытые карты сбора.
grimm_forest-text-wolf = Чудовище. Перед сбором: если здесь есть поросёнок, все ресурсы здесь пропадают.
grimm_forest-text-aladdin = Начало раунда: предскажите, будете ли вы в одиночестве. Если предсказание сбылось, получите по ресурсу каждого вида.
grimm_forest-text-aladdin-one = Начало раунда: предскажите, будете ли вы в одиночестве. Если предсказание сбылось, получите ресурс.
grimm_forest-text-ali-baba = Начало раунда: заберите ресурс у соперника; верните, если вы оба собираете на одной локации.
grimm_forest-text-cinderella = При открытии карт сбора: придите на свою локацию раньше всех и возьмите два ресурса; затем собирайте как обычно.
grimm_forest-text-evil-queen = Вы выбираете карты после всех, посмотрев карту сбора или сказку соперника.
grimm_forest-text-fairy-godmother = Особое действие: возьмите из колоды две сказки. В свой ход: сбросьте её и две сказки, чтобы получить два ресурса.
grimm_forest-text-frog-prince = Конец фазы сбора, в компании: сбросьте его, чтобы получить нового друга из колоды и ресурс.
grimm_forest-text-frog-prince-discard = Конец фазы сбора, в компании: сбросьте его, чтобы получить другого друга из сброса и ресурс.
grimm_forest-text-gingerbread-man = При открытии карт сбора: можете никуда не идти и взять по ресурсу с каждой локации.
grimm_forest-text-golden-goose = Конец фазы сбора, в одиночестве: ресурс. В свой ход: сбросьте её, чтобы получить два ресурса.
grimm_forest-text-goldilocks = Особое действие: посмотрите три верхние сказки колоды, одну оставьте себе, две верните.
grimm_forest-text-hansel-and-gretel = Стены обходятся соперникам на один ресурс дороже, и этот ресурс они отдают вам.
grimm_forest-text-huntsman = Каждый соперник, у которого есть сказки, обязан сыграть одну. Раз в раунд вы можете остановить монстра на своей локации, чтобы получить по ресурсу каждого вида.
grimm_forest-text-huntsman-all = Каждый соперник, у которого есть сказки, обязан сыграть одну. Охотник останавливает каждое чудовище на вашей локации, и всякий раз вы получаете по ресурсу каждого вида.
grimm_forest-text-jack = При открытии карт сбора: на вашей локации на два ресурса больше. Сбросьте его, чтобы остановить Великана.
grimm_forest-text-little-mermaid = Получив её, оставьте себе только две карты сбора. Особое действие: получите по ресурсу каждого вида.
grimm_forest-text-pinocchio = Начало раунда: объявите карту сбора. Если сдержите слово, получите два ресурса того вида, который даёт её локация.
grimm_forest-text-puss-in-boots = Особое действие: постройте секцию; один ресурс за неё можно взять у соперника.
grimm_forest-text-rapunzel = Начало раунда: на неё кладут два ресурса одного вида. Особое действие, в одиночестве: заберите всё, что на ней лежит.
grimm_forest-text-rapunzel-mixed = Начало раунда: на неё кладут два ресурса. Особое действие, в одиночестве: заберите всё, что на ней лежит.
grimm_forest-text-red-riding-hood = Особое действие: сбросьте пять сказок из колоды и возьмите всех Волков среди них; если их нет, возьмите сказку из колоды. Сбросьте её, чтобы остановить Волка или Злого серого волка.
grimm_forest-text-robin-hood = Конец фазы строительства: каждый соперник, у которого ресурсов больше, чем у вас, отдаёт вам один.
grimm_forest-text-rumpelstiltskin = Начало фазы строительства: получите солому (1). Особое действие: вся ваша солома превращается в дерево или в кирпич.
grimm_forest-text-seven-dwarves = Конец фазы сбора, в одиночестве: ещё одно действие в этом раунде.
grimm_forest-text-sleeping-beauty = Начало раунда: выбранный вами игрок играет в этом раунде вместо своей сказки верхнюю карту колоды, не глядя.
grimm_forest-text-snow-white = Конец фазы сбора: каждый соперник на вашей локации отдаёт вам сказку, а если сказок нет — ресурс.
grimm_forest-text-thumbelina = При открытии карт сбора: можете отправиться вместо этого на другую, случайную локацию.
grimm_forest-text-tom-thumb = Начало раунда: можете взять ресурс с любой локации.
grimm_forest-text-woodcutter = Особое действие: дерево (2) вам и столько же в Лес. Сбросьте его, чтобы остановить любое чудовище.

## Отказы

grimm_forest-refusal-other = Это не ответ на вопрос.
grimm_forest-refusal-must-choose = Здесь нужно что-то выбрать.
grimm_forest-refusal-must-act = У вас осталось обязательное действие.
grimm_forest-refusal-must-play = Охотник ждёт сказку: одну нужно сыграть.
grimm_forest-refusal-no-market = Рынок есть только в игре вчетвером.
grimm_forest-refusal-tucked = Ваша карта сбора «{ $location }» лежит под Русалочкой.
grimm_forest-refusal-on-table = Ваша карта сбора «{ $location }» уже лежит на столе.
grimm_forest-refusal-monster-there = Чудовище { $location-at } уже есть.
grimm_forest-refusal-grandma = Не { $location-to }: все чудовища приходят в Дом бабушки.
grimm_forest-refusal-unique-there = Уникальная локация { $location-at } уже есть.
grimm_forest-refusal-same-place = Вы уже { $location-at }.
grimm_forest-refusal-gathered-there = Так нельзя: { $location-at } в этом раунде собирали ресурсы.
grimm_forest-refusal-nothing-there = Взять { $location-from } нечего.
grimm_forest-refusal-no-resource = Выбрать { $resource-acc } здесь нельзя.
grimm_forest-refusal-no-player = Этого игрока выбрать нельзя: { $seat }.
grimm_forest-refusal-not-in-hand = Карты «{ $card }» у вас в руке нет.
grimm_forest-refusal-not-discarded = Среди сброшенных сказок нет карты «{ $card }».
grimm_forest-refusal-not-among = Карты «{ $card }» среди предложенных нет.
grimm_forest-refusal-no-action = Действий у вас не осталось.
grimm_forest-refusal-no-deck = Сказок, которые можно взять, больше нет.
grimm_forest-refusal-no-section = В запасе больше нет { $section-gen }.
grimm_forest-refusal-not-yet = Вам не на что поставить { $section-acc }.
grimm_forest-refusal-unfinished = У вас уже есть недостроенный дом из { $resource-gen }.
grimm_forest-refusal-no-plot = Свободного участка для этого нет.
grimm_forest-refusal-too-dear = Чтобы построить { $section-acc }, нужно: { $resource } ({ $count }).
grimm_forest-refusal-no-house = Нет дома, с которого можно сдуть { $section-acc }.
grimm_forest-refusal-no-special = У вас нет друга с особым действием.
grimm_forest-refusal-used = { $card }: в этот ход особое действие уже использовано.
grimm_forest-refusal-not-now = { $card }: сейчас особое действие ничего не даст.
grimm_forest-refusal-no-release = У вас нет друга, которого можно с выгодой отпустить.
