page-zavarushka-kingdom = Королевство
page-zavarushka-hand = Ваша рука
page-zavarushka-pad = Очки сейчас
page-zavarushka-pad-end = Очки
page-zavarushka-sum = Всего
page-zavarushka-players = Игроки
page-zavarushka-turn = Ход { $turn } из { $turns }
page-zavarushka-turns-left = { $count ->
    [0] ходов не осталось
    [one] остался { $count } ход
    [few] осталось { $count } хода
   *[many] осталось { $count } ходов
}
page-zavarushka-cards = { $count ->
    [0] карт в руке нет
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
page-zavarushka-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
page-zavarushka-active = сейчас ходит
page-zavarushka-skipped = последний ход пропущен
page-zavarushka-asleep = персонаж заблокирован
page-zavarushka-empty = здесь никого нет
page-zavarushka-place = { $tile }, { $terrain }
page-zavarushka-somebody = { $card } ({ $who })
page-zavarushka-from-top = Сверху вниз: { $cards }
page-zavarushka-seen = Сейчас в королевстве: { $count } из { $all }
page-zavarushka-no-points-yet = пока без очков

## Что делать руками

page-zavarushka-hint-card = Выберите карту или перетащите её на карточку местности.
page-zavarushka-hint-tile = { $card }: выберите подсвеченную карточку местности или нажмите на карту ещё раз, чтобы вернуть её в руку.
page-zavarushka-hint-witch = Возьмите одного из подсвеченных верхних персонажей, потом того, с кем он поменяется; или перетащите одного на другого.
page-zavarushka-hint-swap = { $card }: с кем поменять местами? Выберите подсвеченную карточку местности.
page-zavarushka-hint-wizard = Возьмите одного из подсвеченных верхних персонажей, потом выберите карточку местности; или перетащите его туда.
page-zavarushka-hint-move = { $card }: куда переместить? Выберите подсвеченную карточку местности.
page-zavarushka-hint-watch = Вы зритель: карты в руках игроков скрыты.
page-zavarushka-hint-wait = Сейчас не ваш ход.
page-zavarushka-hint-rest = Осталось у вас в руке

## Фея

page-zavarushka-fairy = Порядок на { $tile }, снизу вверх
page-zavarushka-fairy-help = Перетащите карты или выберите две, чтобы поменять их местами; на клавиатуре карту двигают стрелками.
page-zavarushka-fairy-done = Выложить так
page-zavarushka-fairy-bottom = низ
page-zavarushka-fairy-top = верх
page-zavarushka-fairy-card = { $card } ({ $who }), { $place }-е место снизу
page-zavarushka-fairy-fixed = { $card } ({ $who }) остаётся на месте

## Первая игра

page-zavarushka-tour-land = Это королевство. Башни, замки, леса и фермы: сколько очков принесут ваши персонажи, зависит от того, где они лежат и кто рядом.
page-zavarushka-tour-hand = Это ваша рука: семь из ваших десяти персонажей. В каждый из шести своих ходов вы выкладываете одного.
page-zavarushka-tour-card = Задержитесь на карте, чтобы узнать, что она делает. Символы внизу: в квадрате — то, что считается на той же карточке местности, в кружке — рядом.
page-zavarushka-tour-tile = На подсвеченные карточки местности эту карту можно выложить. Двух персонажей с одинаковыми названиями на одной карточке не бывает.
page-zavarushka-tour-pad = Блокнот считает сам: у кого сколько очков прямо сейчас и за что.
page-zavarushka-tour-asleep = Персонажи под Драконом заблокированы и не приносят очков, пока выше Дракона не ляжет Рыцарь.
page-zavarushka-tour-power = Свойством можно воспользоваться сейчас или никогда. Можно и оставить всё как есть.
page-zavarushka-tour-last = Ваш последний ход: Дракона и Гнома играть уже нельзя.

# Что делает персонаж: на его карте в руке
page-zavarushka-brief-king = 1 в замке, по 1 за ферму и лес рядом
page-zavarushka-brief-queen = 1 с Королём, по 1 за каждого своего рядом
page-zavarushka-brief-princess = 2 в башне, 1 с Рыцарем
page-zavarushka-brief-knight = 3 с Принцессой
page-zavarushka-brief-peasant = 1 на ферме, по 1 за Короля и Королеву рядом
page-zavarushka-brief-dwarf = По 1 за каждого над ним; лежит внизу
page-zavarushka-brief-dragon = Блокирует всех под собой, кроме Гнома
page-zavarushka-brief-witch = В лесу: меняет двух верхних местами
page-zavarushka-brief-fairy = Любой порядок на своей местности
page-zavarushka-brief-wizard = У башни: переносит верхнего
