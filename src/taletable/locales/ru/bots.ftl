# Почему бот ответил бы именно так.

bots-reason-only = Другого ответа нет.
bots-reason-best = Побеждает в { $percent } из 100 воображаемых партий: на { $ahead } чаще, чем любой другой ответ.
bots-reason-even = Побеждает в { $percent } из 100 воображаемых партий; другие ответы почти не хуже.
bots-reason-close = Почти так же хорошо, как лучший ответ.
bots-reason-worse = Побеждает реже лучшего ответа: на { $behind } из 100 воображаемых партий.
bots-reason-gains = Приносит в этот ход { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
bots-reason-loses = Стоит в этот ход { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
bots-reason-rival-gains = Сильнейший соперник получает за это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
bots-reason-rival-loses = Сильнейший соперник теряет на этом { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
bots-reason-gains-houses = Достраивает в этот ход { $points ->
    [one] { $points } домик
    [few] { $points } домика
   *[other] { $points } домиков
}.
bots-reason-loses-houses = Стоит в этот ход { $points ->
    [one] { $points } достроенный домик
    [few] { $points } достроенных домика
   *[other] { $points } достроенных домиков
}.
bots-reason-rival-gains-houses = Сильнейший соперник достраивает благодаря этому { $points ->
    [one] { $points } домик
    [few] { $points } домика
   *[other] { $points } домиков
}.
bots-reason-rival-loses-houses = Сильнейший соперник теряет на этом { $points ->
    [one] { $points } достроенный домик
    [few] { $points } достроенных домика
   *[other] { $points } достроенных домиков
}.
bots-reason-risky = Может обернуться и очень хорошо, и очень плохо.
