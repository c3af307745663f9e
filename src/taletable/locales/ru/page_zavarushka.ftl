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

page-zavarushka-tour-land = Это карточка местности, из таких сложено королевство: башни, замки, леса и фермы. Сколько очков принесут ваши персонажи, зависит от того, где они лежат и кто рядом.
page-zavarushka-tour-hand = Это ваша рука: семь из ваших десяти персонажей. В каждый из шести своих ходов вы выкладываете одного.
page-zavarushka-tour-card = Задержитесь на карте, чтобы узнать, что она делает. Символы внизу: в квадрате — то, что считается на той же карточке местности, в кружке — рядом.
page-zavarushka-tour-play = Ваш первый ход: нажмите на карту, которую хотите сыграть. Передумать ещё можно.
page-zavarushka-tour-tile = На подсвеченные карточки местности можно положить этого персонажа: нажмите на одну из них. Двух персонажей с одинаковым названием на одной не бывает.
page-zavarushka-tour-pad = Вот и весь ход; осталось ещё пять. Блокнот считает сам: у кого сколько очков прямо сейчас и за что.
page-zavarushka-tour-asleep = Персонажи под Драконом заблокированы и не приносят очков, пока выше Дракона не ляжет Рыцарь.
page-zavarushka-tour-power = Свойством можно воспользоваться сейчас или никогда. Можно и оставить всё как есть.
page-zavarushka-tour-last = Ваш последний ход: Дракона и Гнома играть уже нельзя.

## Как играть: за две минуты

page-zavarushka-how-goal = Наследников у короля нет, и земли достанутся тому, кто заселит их удачнее. Расставьте своих персонажей там, где за них дадут больше очков.
page-zavarushka-how-turn = Ваш ход
page-zavarushka-how-1 = У вас на руке семь персонажей из десяти, ещё трое в этой партии не участвуют. Сыграйте одного из семи.
    .title = Выберите персонажа
page-zavarushka-how-2 = Годится любая карточка местности, лишь бы там не было персонажа с таким же названием, пусть и другого цвета.
    .title = Положите на местность
page-zavarushka-how-3 = Новые карты ложатся сверху. И только Гном пролезает под всех: за каждого, кто лежит выше и не заблокирован, он получает очко.
    .title = Сверху или снизу
page-zavarushka-how-4 = Кто лежит под Драконом, тот заблокирован и ничего не приносит; одному Гному всё нипочём. Рыцарь поверх Дракона освобождает всех. Фея, Ведьма в лесу и Волшебник у башни могут переложить карты, как только появятся.
    .title = Осторожно, драконы
page-zavarushka-how-5 = Знаки внизу карты говорят, что она любит: в квадрате — на своей карточке местности, в кружке — на соседних по стороне. Этот Король получит 1 за замок, 1 за ферму и 1 за лес.
    .title = Хорошие соседи
page-zavarushka-how-6 = Когда каждый сходит шесть раз, очки принесут обычные персонажи, которых никто не заблокировал; магические не приносят ничего. Побеждает тот, у кого больше, а при ничьей — кто ходил раньше. И помните: в последний ход нельзя сыграть ни Дракона, ни Гнома.
    .title = Конец игры

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

# Что означают знаки на картах и карточках местности
page-zavarushka-sign-here = в рамке: очки за то, что есть на той же карточке местности
page-zavarushka-sign-near = в пунктирном кружке: очки за каждого или за каждую местность рядом, по стороне
page-zavarushka-sign-coin = на монете: сколько очков персонаж приносит сейчас
page-zavarushka-sign-asleep = заблокирован Драконом: очков не приносит
page-zavarushka-sign-anybody = любой персонаж: у Гнома — каждый над ним, у Королевы — каждый своего цвета рядом
page-zavarushka-sign-swap = два верхних персонажа меняются местами
page-zavarushka-sign-move = верхний персонаж переходит на другую карточку местности
page-zavarushka-sign-shuffle = порядок персонажей на карточке местности меняется как угодно
