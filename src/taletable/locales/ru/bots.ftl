# Почему бот ответил бы именно так.

bots-reason-only = Другого ответа нет.
bots-reason-best = Побеждает в { $percent } из 100 воображаемых партий: на { $ahead } чаще, чем любой другой ответ.
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
bots-reason-risky = Может обернуться и очень хорошо, и очень плохо.
