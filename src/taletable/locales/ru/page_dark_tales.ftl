page-dark_tales-middle = посередине стола
page-dark_tales-front = перед игроком { $who }
page-dark_tales-front-none = Карт пока нет
page-dark_tales-hand = у вас на руке
page-dark_tales-hand-none = У вас на руке нет карт.
page-dark_tales-neither = ни день, ни ночь
page-dark_tales-deck = Колода: { $count }
page-dark_tales-discard = Сброс: { $count }
page-dark_tales-removed = Удалено из игры: { $count }
page-dark_tales-supply = Запас
page-dark_tales-supply-of = В запасе: { $item } × { $count }
page-dark_tales-item-of = { $who }: { $item } × { $count }
page-dark_tales-points = Очки: { $points }
page-dark_tales-points-now = Если бы игра закончилась сейчас: { $points }
page-dark_tales-holds = Карт на руке: { $count }
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
page-dark_tales-ball = «Бал во дворце»: карт { $count } из 2. С третьей начнётся бал.
page-dark_tales-ball-now = Бал во дворце
page-dark_tales-ball-choose = Выбрать пары

page-dark_tales-tour-hand = Это ваши карты. Каждый ход вы разыгрываете одну, даже если она не приносит пользы.
page-dark_tales-tour-card = Число — это очки, которые карта приносит сразу; символ внизу показывает, куда её кладут: перед собой, на середину стола или в сброс.
page-dark_tales-tour-time = День или ночь: одни эффекты действуют только днём, другие — только ночью.
page-dark_tales-tour-deal = Раз за ход, прежде чем разыграть карту, можно применить эффект сюжетной карты А. Подсвечено то, за что вы можете заплатить. Не хотите — просто разыграйте карту.
page-dark_tales-tour-end = По сюжетной карте Б считают очки в конце. Маленькое число рядом с очками — сколько было бы у вас, если бы игра закончилась сейчас.
page-dark_tales-tour-target = Выберите карту прямо на столе: всё, что можно выбрать, подсвечено.
page-dark_tales-tour-pacts = Договоры с морской ведьмой щедро награждают, если выполнить условие, но каждый оставшийся у вас в конце отнимает три очка.
page-dark_tales-tour-tokens = У жетонов две стороны. Светлые приносят очки на балу, тёмные — в конце игры.
page-dark_tales-tour-ball = Карту, которую удаляют из игры, кладут на «Бал во дворце»; с третьей начинается бал, и ваши мужчины и женщины танцуют парами.
