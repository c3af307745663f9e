fairy_tale-title = Сказка

## Имена

fairy_tale-card-dragonling = Драконёнок
fairy_tale-card-cloud-dragon = Облачный дракон
fairy_tale-card-copper-dragon = Медный дракон
fairy_tale-card-pearl-dragon = Жемчужный дракон
fairy_tale-card-dragon-cave = Драконья пещера
fairy_tale-card-dragon-tale-1 = Песнь о драконах I
fairy_tale-card-dragon-tale-2 = Песнь о драконах II
fairy_tale-card-dragon-tale-3 = Песнь о драконах III
fairy_tale-card-dragon-tale-4 = Песнь о драконах IV
fairy_tale-card-elder-dragon = Старейший дракон
fairy_tale-card-sprite = Озорной эльф
fairy_tale-card-minstrel = Менестрель
fairy_tale-card-axe-dwarf = Гном с топором
fairy_tale-card-elf-maid = Эльфийка
fairy_tale-card-toadstool-ring = Грибной круг
fairy_tale-card-forest-tale-1 = Песнь о лесе I
fairy_tale-card-forest-tale-2 = Песнь о лесе II
fairy_tale-card-forest-tale-3 = Песнь о лесе III
fairy_tale-card-forest-tale-4 = Песнь о лесе IV
fairy_tale-card-forest-queen = Королева леса
fairy_tale-card-settler = Поселенец
fairy_tale-card-knight = Рыцарь
fairy_tale-card-lady = Дама
fairy_tale-card-court-mage = Придворный маг
fairy_tale-card-royal-keep = Королевский замок
fairy_tale-card-knight-tale-1 = Песнь о рыцарях I
fairy_tale-card-knight-tale-2 = Песнь о рыцарях II
fairy_tale-card-knight-tale-3 = Песнь о рыцарях III
fairy_tale-card-knight-tale-4 = Песнь о рыцарях IV
fairy_tale-card-emperor = Император
fairy_tale-card-demon = Демон
fairy_tale-card-vampire = Вампир
fairy_tale-card-werewolf = Оборотень
fairy_tale-card-black-castle = Чёрный замок
fairy_tale-card-shadow-tale-1 = Песнь о тенях I
fairy_tale-card-shadow-tale-2 = Песнь о тенях II
fairy_tale-card-shadow-tale-3 = Песнь о тенях III
fairy_tale-card-shadow-tale-4 = Песнь о тенях IV
fairy_tale-card-trickster = Плут

fairy_tale-category-dragons = драконы
fairy_tale-category-forest = лес
fairy_tale-category-knights = рыцари
fairy_tale-category-shadow = тень
fairy_tale-category-character = персонажи
fairy_tale-category-place = места
fairy_tale-category-tale = песни
fairy_tale-category-any = любые

fairy_tale-seat-0 = Красный
fairy_tale-seat-1 = Синий
fairy_tale-seat-2 = Жёлтый
fairy_tale-seat-3 = Зелёный
fairy_tale-seat-4 = Белый

fairy_tale-way-left = влево
fairy_tale-way-right = вправо
fairy_tale-line-partner = Партнёр

fairy_tale-action-card = { $card }

## Вопросы

fairy_tale-ask-pick = Какую карту вы оставляете? Это карта { $number } из пяти; остальные уходят { $way }.
fairy_tale-ask-lay = Какую карту вы играете? Это карта { $number } из трёх.
fairy_tale-ask-choose-open = { $left ->
    [1] Какую из своих карт вы открываете?
   *[other] Какую из своих карт вы открываете? Осталось выбрать: { $left }.
}
fairy_tale-ask-choose-close = { $left ->
    [1] Какую из своих карт вы закрываете?
   *[other] Какую из своих карт вы закрываете? Осталось выбрать: { $left }.
}
fairy_tale-ask-naming = Какой картой считать вашего Плута?

## События

fairy_tale-event-draft = Драфт { $draft } из { $drafts }: карты идут { $way }.
fairy_tale-event-passed = Все оставили по карте; остальные карты идут { $way }.
fairy_tale-event-played = { $seat } играет карту «{ $card }».
fairy_tale-event-hunted = { $seat } играет карту «{ $card }», но она поймана и входит закрытой.
fairy_tale-event-opened = { $seat } открывает карту «{ $card }».
fairy_tale-event-closed = { $seat } закрывает карту «{ $card }».
fairy_tale-event-discarded = { $count ->
    [one] { $seat } сбрасывает { $count } карту.
    [few] { $seat } сбрасывает { $count } карты.
   *[many] { $seat } сбрасывает { $count } карт.
}
fairy_tale-event-named = { $seat } считает Плута картой «{ $card }».

## Очки

fairy_tale-why-printed = как напечатано
fairy_tale-why-per = по { $points } за карту «{ $card }»: { $count }
fairy_tale-why-met = условие выполнено
fairy_tale-why-not-most = у кого-то больше ({ $category }): { $most } против { $have }
fairy_tale-why-not-any = нет ни одной карты ({ $category })
fairy_tale-why-too-few = мало карт ({ $category }): { $have } из { $need }
fairy_tale-why-missing = не хватает карты «{ $card }»
fairy_tale-why-face-down = закрыта
fairy_tale-why-stands-for = считается картой «{ $card }»
fairy_tale-why-partner = очки партнёра: { $seat }

## Отказы

fairy_tale-refusal-not-in-pack = Среди карт перед вами нет карты «{ $card }».
fairy_tale-refusal-not-in-hand = Карты «{ $card }» у вас в руке нет.
fairy_tale-refusal-not-in-row = Карты «{ $card }» у вас на столе нет.
fairy_tale-refusal-turned-already = Ваша карта «{ $card }» уже так лежит.
fairy_tale-refusal-marked-already = Ваша карта «{ $card }» уже среди тех, что будут перевёрнуты.
fairy_tale-refusal-not-fitting = Карту «{ $card }» сейчас перевернуть нельзя.
fairy_tale-refusal-not-itself = Плут должен считаться другой картой.
fairy_tale-refusal-not-in-deck = Карты «{ $card }» в этой колоде нет.

## Настройки

fairy_tale-option-deck = Базовая колода из 80 карт (до четырёх игроков) или полная из 100 (до пяти).
fairy_tale-option-drafts = Сколько драфтов играется; больше четырёх — пока хватает колоды.
fairy_tale-option-teams = Четыре игрока двумя командами: партнёры сидят напротив и складывают очки.
fairy_tale-option-draft_memory = Напоминает ли стол о картах, прошедших через ваши руки.
fairy_tale-option-deck_file = Собственный список карт вместо нашего.

## Тексты карт

fairy_tale-text-is = { $category }, { $category_kind }
fairy_tale-text-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fairy_tale-text-counts = по { $points } за карту «{ $card }»
fairy_tale-text-if = { $points }, если:
fairy_tale-text-most = больше всех: { $category }
fairy_tale-text-set = не меньше { $need }: { $category }
fairy_tale-text-card = { $card }
fairy_tale-text-hunt = охота: { $category }
fairy_tale-text-you-unflip = вы открываете карты: { $amount }, { $category }
fairy_tale-text-all-unflip = все открывают карты: { $amount }, { $category }
fairy_tale-text-you-flip = вы закрываете карты: { $amount }, { $category }
fairy_tale-text-all-flip = все закрывают карты: { $amount }, { $category }
fairy_tale-text-almighty = считается картой с любым одним именем
