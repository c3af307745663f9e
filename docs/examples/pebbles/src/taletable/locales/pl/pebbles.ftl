pebbles-title = Kamyki

pebbles-option-heap = Ile kamyków leży na kupce.

pebbles-seat-0 = Czerwony
pebbles-seat-1 = Niebieski
pebbles-seat-2 = Żółty
pebbles-seat-3 = Zielony

pebbles-action-take = weź { $take }

pebbles-ask-take = Zostało: { $left }. Ile bierzesz?

pebbles-event-dealt = Twoja premia: { $bonus }.
pebbles-event-took = { $seat } bierze { $count }; zostało { $left }.

pebbles-line-heap = Kamyki
pebbles-line-bonus = Premia
pebbles-why-taken = { $count ->
    [one] { $count } kamyk
    [few] { $count } kamyki
   *[many] { $count } kamyków
}
pebbles-why-bonus = premia { $count }

pebbles-refusal-too-many = Nie możesz wziąć { $count }: zostało { $left }.
