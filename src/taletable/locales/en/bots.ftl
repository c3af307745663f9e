# Why a bot would answer as it does.

bots-reason-only = There is no other answer.
bots-reason-best = Wins in { $percent } of 100 imagined games, { $ahead } more than anything else.
bots-reason-even = Wins in { $percent } of 100 imagined games; others are about as good.
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
bots-reason-gains-houses = Completes { $points ->
    [one] { $points } house
   *[other] { $points } houses
} this turn.
bots-reason-loses-houses = Costs { $points ->
    [one] { $points } complete house
   *[other] { $points } complete houses
} this turn.
bots-reason-rival-gains-houses = The strongest opponent completes { $points ->
    [one] { $points } house
   *[other] { $points } houses
} by it.
bots-reason-rival-loses-houses = The strongest opponent loses { $points ->
    [one] { $points } complete house
   *[other] { $points } complete houses
} by it.
bots-reason-risky = It can go very well or very badly.
