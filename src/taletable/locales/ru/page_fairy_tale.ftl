## Ход игры

page-fairy_tale-draft = Драфт { $draft } из { $drafts }
page-fairy_tale-pick = Оставьте себе карту { $number } из { $all }
page-fairy_tale-play = Разыграйте карту { $number } из { $all }
page-fairy_tale-end = Подсчёт очков
page-fairy_tale-over = Сказка рассказана
page-fairy_tale-to = игроку { $who }
page-fairy_tale-from = от игрока { $who }
page-fairy_tale-deck = Колода: { $count }
page-fairy_tale-thrown = Сброшено каждым: { $count }
page-fairy_tale-pack = Карты перед вами
page-fairy_tale-passing = Карту вы оставили; остальные скоро уйдут { $to }.
page-fairy_tale-kept = Оставлено вами
page-fairy_tale-hand = Ваша рука
page-fairy_tale-chosen = Вы разыгрываете
page-fairy_tale-chosen-none = закрыта, пока не выберут все
page-fairy_tale-nothing-kept = Здесь будут карты, которые вы оставите себе.
page-fairy_tale-naming = Кем объявить Плута
page-fairy_tale-beside = Вы наблюдаете за игрой.
page-fairy_tale-open-pack = Выбирает из
page-fairy_tale-open-hand = На руке
page-fairy_tale-open-chosen = Разыгрывает

## Ряды

page-fairy_tale-row = Ряд игрока { $who }
page-fairy_tale-mine = Ваш ряд
page-fairy_tale-partner = ваш партнёр
page-fairy_tale-team = Команда: { $points }
page-fairy_tale-sum = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-fairy_tale-thinks = думает
page-fairy_tale-ready = готово
page-fairy_tale-holds = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
page-fairy_tale-stands-for = считается картой «{ $card }»
page-fairy_tale-face-down = закрыта
page-fairy_tale-marked = будет перевёрнута
page-fairy_tale-open-count = { $category }: открыто { $count }

## На картах

page-fairy_tale-per = за каждую карту
page-fairy_tale-most = если больше всех:
page-fairy_tale-set = если есть хотя бы:
page-fairy_tale-named = если у вас есть

## Чего не хватает

page-fairy_tale-now-per = сейчас { $count } × { $each } = { $points }
page-fairy_tale-met = выполнено
page-fairy_tale-more = { $count ->
    [one] нужна ещё { $count } { $of-nom }
    [few] нужны ещё { $count } { $of-few }
   *[many] нужно ещё { $count } { $of-many }
}
page-fairy_tale-more-most = { $count ->
    [one] нужна ещё { $count } { $of-nom }, чтобы догнать: { $who }
    [few] нужны ещё { $count } { $of-few }, чтобы догнать: { $who }
   *[many] нужно ещё { $count } { $of-many }, чтобы догнать: { $who }
}
page-fairy_tale-more-card = нужна карта «{ $card }»
page-fairy_tale-asleep = карта «{ $card }» закрыта
page-fairy_tale-wanted = нужна картам: { $cards }
page-fairy_tale-gives = Приносит сейчас
page-fairy_tale-copies = { $count ->
    [one] { $count } в колоде
    [few] { $count } в колоде
   *[many] { $count } в колоде
}
page-fairy_tale-seen = вы видели: { $count }
page-fairy_tale-when = Когда входит в игру
page-fairy_tale-on-card = (на карте: { $words })
page-fairy_tale-points = Очки
page-fairy_tale-clause = Правило { $clause }
page-fairy_tale-tag-counts = идёт ей в счёт
page-fairy_tale-tag-wants = ей нужна эта карта
page-fairy_tale-tag-turns = может перевернуться

## Переворачивание

page-fairy_tale-open-now = Выберите в своём ряду карту, которую откроете
page-fairy_tale-close-now = Выберите в своём ряду карту, которую закроете
page-fairy_tale-because = { $who }: «{ $card }»

## Память

page-fairy_tale-memory = Что прошло через ваши руки
page-fairy_tale-memory-pack = { $turn ->
    [1] Передано в первый раз
    [2] Передано во второй раз
    [3] Передано в третий раз
   *[other] Передано в четвёртый раз
}
page-fairy_tale-memory-gone = Сброшено другими — то, о чём вы можете знать
page-fairy_tale-memory-own = Сброшено вами
page-fairy_tale-memory-none = Пока ничего.

## Первая игра

page-fairy_tale-tour-pick = Перед вами пять карт. Нажмите на ту, которую оставите себе; остальные уйдут соседу, а вам придут другие.
page-fairy_tale-tour-way = Стрелка показывает, куда передают карты: в одном драфте налево, в следующем направо.
page-fairy_tale-tour-partners = Наведите курсор на карту или нажмите и держите: загорятся все карты, с которыми она связана, и станет видно, чего ей не хватает.
page-fairy_tale-tour-hand = Это карты, которые вы оставили себе. Три из пяти вы разыграете, две сбросите.
page-fairy_tale-tour-lay = Выберите карту, которую разыграете. Она лежит закрытой, пока не выберут все; потом карты раскрывают одновременно.
page-fairy_tale-tour-row = Разыгранные карты лежат рядами, по три за драфт. Число на карте — сколько она приносит сейчас.
page-fairy_tale-tour-whole = Вот и весь драфт; осталось ещё три. Теперь карты передают в другую сторону.
page-fairy_tale-tour-turn = Эффект переворачивает карты вашего ряда. Нажмите на одну из подсвеченных; закрытая карта ничего не приносит, но её можно открыть снова.
page-fairy_tale-tour-name = Плут берёт имя другой карты. Имена, которые вам что-то дадут, стоят первыми.

## Как играть: за две минуты

page-fairy_tale-how-goal = Вашу сказку расскажут двенадцать карт. Собирайте те, что усиливают друг друга: в конце считается всё, что лежит перед вами открытым.
page-fairy_tale-how-turn = Один из четырёх драфтов
page-fairy_tale-how-1 = Вам сдали пять карт. Оставьте себе одну; какую, никто не узнает.
    .title = Оставьте одну
page-fairy_tale-how-2 = Остальные получит сосед, а к вам придёт то, что оставил другой: в первом драфте налево, в следующем направо. И так, пока у вас не наберётся пять карт.
    .title = Остальные передайте
page-fairy_tale-how-3 = Из пяти карт вы разыграете три, одну за другой: все выбирают тайно и открывают разом. Две лишние выбрасывают.
    .title = Разыграйте три
page-fairy_tale-how-4 = Некоторые карты, появляясь, переворачивают другие: сначала открывают, потом закрывают; в полной колоде ещё раньше охотятся герои. Закрытая карта ничего не стоит, пока её не откроют снова.
    .title = Страницы переворачиваются
page-fairy_tale-how-5 = Одни карты просто стоят столько, сколько на них написано. Другие считают: Бронзовый дракон даёт 3 за каждого Рыцаря Круглого стола в вашем ряду, за двух выходит 6.
    .title = Карты, которые дружат
page-fairy_tale-how-6 = После четырёх драфтов перед каждым лежит двенадцать карт. Сложите очки открытых: у кого больше, тот и победил; поровну — делят место.
    .title = Конец игры
page-fairy_tale-how-more = В полной колоде ещё двадцать карт, для тех, кто уже освоился: сюжеты, которые приносят очки при условии, герои и Плут, который берёт имя другой карты. С ней можно играть и впятером.
