pebbles-title = Pebbles

pebbles-option-heap = How many pebbles lie in the heap.

pebbles-seat-0 = Red
pebbles-seat-1 = Blue
pebbles-seat-2 = Yellow
pebbles-seat-3 = Green

pebbles-action-take = take { $take }

pebbles-ask-take = How many of the { $left } do you take?

pebbles-event-dealt = Your bonus is { $bonus }.
pebbles-event-took = { $seat } takes { $count }; { $left } left.

pebbles-line-heap = Pebbles
pebbles-line-bonus = Bonus
pebbles-why-taken = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
pebbles-why-bonus = the bonus of { $count }

pebbles-refusal-too-many = You cannot take { $count }: there are { $left } left.
