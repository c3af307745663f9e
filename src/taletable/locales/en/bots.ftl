# Why a bot would answer as it does.

bots-reason-only = There is no other answer.
bots-reason-best = Wins in { $percent } of 100 imagined games, { $ahead } more than anything else.
bots-reason-close = About as good as the best.
bots-reason-worse = Wins in { $behind } of 100 imagined games fewer than the best answer.
bots-reason-gains = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} this turn.
bots-reason-loses = Costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} this turn.
bots-reason-rival-gains = The strongest opponent gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} by it.
bots-reason-rival-loses = The strongest opponent loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} by it.
bots-reason-risky = It can go very well or very badly.
