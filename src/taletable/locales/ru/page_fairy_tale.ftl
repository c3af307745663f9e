## Ход игры

page-fairy_tale-draft = Драфт { $draft } из { $drafts }
page-fairy_tale-pick = Оставьте карту { $number } из { $all }
page-fairy_tale-play = Сыграйте карту { $number } из { $all }
page-fairy_tale-end = Подсчёт очков
page-fairy_tale-over = Сказка рассказана
page-fairy_tale-to = к игроку { $who }
page-fairy_tale-from = от игрока { $who }
page-fairy_tale-deck = Колода: { $count }
page-fairy_tale-thrown = Сброшено каждым: { $count }
page-fairy_tale-pack = Карты перед вами
page-fairy_tale-passing = Карта оставлена; остальные ждут, чтобы уйти { $to }.
page-fairy_tale-kept = Вы оставили
page-fairy_tale-hand = Ваша рука
page-fairy_tale-chosen = Вы играете
page-fairy_tale-chosen-none = закрыта, пока все не выберут
page-fairy_tale-nothing-kept = Сюда придёт то, что вы оставите.
page-fairy_tale-naming = Ваш Плут может считаться картой
page-fairy_tale-beside = Вы смотрите за этим столом.
page-fairy_tale-open-pack = Выбирает из
page-fairy_tale-open-hand = На руках
page-fairy_tale-open-chosen = Играет

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
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
page-fairy_tale-stands-for = считается картой «{ $card }»
page-fairy_tale-face-down = закрыта
page-fairy_tale-marked = будет перевёрнута
page-fairy_tale-open-count = { $category }: открыто { $count }

## На картах

page-fairy_tale-of-dragons = драконов
page-fairy_tale-of-forest = леса
page-fairy_tale-of-knights = рыцарей
page-fairy_tale-of-shadow = тени
page-fairy_tale-of-character = персонажей
page-fairy_tale-of-place = мест
page-fairy_tale-of-tale = песен
page-fairy_tale-of-any = { "" }

page-fairy_tale-kind-character = персонаж
page-fairy_tale-kind-place = место
page-fairy_tale-kind-tale = песня

page-fairy_tale-per = за каждую карту
page-fairy_tale-most = если ни у кого не больше:
page-fairy_tale-set = если есть хотя бы:
page-fairy_tale-named = если рядом лежит

page-fairy_tale-you-flip = { $amount ->
    [one] Закройте { $amount } свою карту { $of }.
    [few] Закройте { $amount } свои карты { $of }.
   *[many] Закройте { $amount } своих карт { $of }.
}
page-fairy_tale-all-flip = { $amount ->
    [one] Каждый закрывает { $amount } свою карту { $of }.
    [few] Каждый закрывает { $amount } свои карты { $of }.
   *[many] Каждый закрывает { $amount } своих карт { $of }.
}
page-fairy_tale-you-unflip = { $amount ->
    [one] Откройте { $amount } свою карту { $of }.
    [few] Откройте { $amount } свои карты { $of }.
   *[many] Откройте { $amount } своих карт { $of }.
}
page-fairy_tale-all-unflip = { $amount ->
    [one] Каждый открывает { $amount } свою карту { $of }.
    [few] Каждый открывает { $amount } свои карты { $of }.
   *[many] Каждый открывает { $amount } своих карт { $of }.
}
page-fairy_tale-hunt = Охота: раскрытые вместе с ней карты { $of } входят закрытыми.
page-fairy_tale-almighty = В конце считается одной картой с любым другим именем.

## Чего не хватает

page-fairy_tale-now-per = сейчас { $count } × { $each } = { $points }
page-fairy_tale-met = выполнено
page-fairy_tale-more = { $count ->
    [one] нужна ещё { $count } карта { $of }
    [few] нужны ещё { $count } карты { $of }
   *[many] нужно ещё { $count } карт { $of }
}
page-fairy_tale-more-most = { $count ->
    [one] нужна ещё { $count } карта { $of }, чтобы догнать: { $who }
    [few] нужны ещё { $count } карты { $of }, чтобы догнать: { $who }
   *[many] нужно ещё { $count } карт { $of }, чтобы догнать: { $who }
}
page-fairy_tale-more-card = нужна карта «{ $card }»
page-fairy_tale-asleep = лежит закрытой: «{ $card }»
page-fairy_tale-wanted = нужна картам: { $cards }
page-fairy_tale-gives = Даёт сейчас
page-fairy_tale-copies = { $count ->
    [one] { $count } в колоде
    [few] { $count } в колоде
   *[many] { $count } в колоде
}
page-fairy_tale-seen = пока видели: { $count }
page-fairy_tale-when = Когда входит в игру
page-fairy_tale-points = Очки
page-fairy_tale-clause = Правило { $clause }
page-fairy_tale-tag-counts = ей в счёт
page-fairy_tale-tag-wants = ждёт её
page-fairy_tale-tag-turns = перевернётся?

## Переворачивание

page-fairy_tale-open-now = Выберите карту своего ряда и откройте её
page-fairy_tale-close-now = Выберите карту своего ряда и закройте её
page-fairy_tale-because = { $who }: «{ $card }»

## Память

page-fairy_tale-memory = Что прошло мимо
page-fairy_tale-memory-pack = { $turn ->
    [one] Отдано после первого взгляда
    [few] Отдано, раз { $turn }
   *[many] Отдано, раз { $turn }
}
page-fairy_tale-memory-gone = Сброшено другими, насколько вы можете знать
page-fairy_tale-memory-own = Сброшено вами
page-fairy_tale-memory-none = Пока ничего.

## Первая игра

page-fairy_tale-tour-pick = Перед вами пять карт. Нажмите на ту, что оставляете; остальные уйдут соседу, а вы получите другие.
page-fairy_tale-tour-way = Стрелка показывает, куда идут карты: в одном драфте влево, в следующем вправо.
page-fairy_tale-tour-partners = Наведите на карту или нажмите и держите: её партнёры загорятся повсюду, и станет видно, чего ей не хватает.
page-fairy_tale-tour-hand = Это оставленные вами карты. Три из пяти будут сыграны, две сброшены.
page-fairy_tale-tour-lay = Выберите карту для игры. Она лежит закрытой, пока не выберут все; потом все открываются вместе.
page-fairy_tale-tour-row = Сыгранные карты стоят рядами, по три за драфт. Число на карте — то, что она даёт сейчас.
page-fairy_tale-tour-turn = Карты ряда переворачиваются по эффекту. Нажмите на одну из подсвеченных; закрытая ничего не даёт, но её можно открыть снова.
page-fairy_tale-tour-name = Ваш Плут берёт имя другой карты. Полезные имена стоят первыми.
