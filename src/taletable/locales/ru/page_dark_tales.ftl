page-dark_tales-middle = в середине
page-dark_tales-front = перед игроком { $who }
page-dark_tales-front-none = Карт пока нет
page-dark_tales-hand = у вас в руке
page-dark_tales-hand-none = У вас в руке нет карт.
page-dark_tales-neither = ни день, ни ночь
page-dark_tales-deck = Колода: { $count }
page-dark_tales-discard = Сброс: { $count }
page-dark_tales-removed = Вне игры: { $count }
page-dark_tales-supply = Запас
page-dark_tales-supply-of = В запасе: { $item } × { $count }
page-dark_tales-item-of = { $who }: { $item } × { $count }
page-dark_tales-points = Очки: { $points }
page-dark_tales-points-now = Если бы сказка кончилась сейчас: { $points }
page-dark_tales-holds = Карт в руке: { $count }
page-dark_tales-known = { $card }: вы знаете, что эту карту держит { $who }
page-dark_tales-copies = { $copies ->
    [one] В игре { $copies } экземпляр,
    [few] В игре { $copies } экземпляра,
   *[many] В игре { $copies } экземпляров,
} уже видели: { $seen }.

page-dark_tales-pacts = Ваши договоры
page-dark_tales-pacts-none = Договоров нет
page-dark_tales-pacts-of = Договоров: { $count }
page-dark_tales-pact-deck = Договоры: { $count }
page-dark_tales-pact-discard = Сброшено: { $count }

page-dark_tales-tokens = Жетоны
page-dark_tales-tokens-none = Жетонов пока нет
page-dark_tales-token-below = На обороте: { $what }
page-dark_tales-token-hidden = Что на обороте, знает только владелец.
page-dark_tales-stack = Жетонов в стопке: { $count }
page-dark_tales-ball = Карта бала: { $count } из 2. С третьей картой начнётся бал.
page-dark_tales-ball-now = Бал во дворце

page-dark_tales-tour-hand = Это ваша рука. Каждый ход вы играете одну карту, даже если она не приносит пользы.
page-dark_tales-tour-card = Число — это очки, которые карта приносит сразу; знак внизу показывает, куда она идёт: перед вами, в середину или в сброс.
page-dark_tales-tour-time = День или ночь: некоторые карты действуют только при одном из них.
page-dark_tales-tour-deal = Раз за ход, прежде чем играть карту, можно заключить сделку сюжета A. Подсвечено то, на что вам хватает. Не хотите — просто играйте карту.
page-dark_tales-tour-end = Сюжет B считается в конце. Маленькое число рядом с очками — сколько у вас было бы сейчас.
page-dark_tales-tour-target = Выберите карту прямо на столе: всё, что можно выбрать, подсвечено.
page-dark_tales-tour-pacts = Договоры с морской ведьмой приносят много, если выполнить условие, и отнимают по три очка, если остались у вас.
page-dark_tales-tour-tokens = У жетонов две стороны. Светлые приносят очки на балу, тёмные — в конце сказки.
page-dark_tales-tour-ball = Карта, которая выбывает из игры, ложится на карту бала; третья открывает бал, и все ваши пары из мужчины и женщины могут танцевать.
