zavarushka-title = An Unfairytale Scuffle

zavarushka-option-first = Who takes the first turn: chosen by chance, or always the seat with this number.

## Names

zavarushka-card-king = King
zavarushka-card-queen = Queen
zavarushka-card-princess = Princess
zavarushka-card-knight = Knight
zavarushka-card-peasant = Peasant
zavarushka-card-dwarf = Dwarf
zavarushka-card-dragon = Dragon
zavarushka-card-witch = Witch
zavarushka-card-fairy = Fairy
zavarushka-card-wizard = Wizard

zavarushka-terrain-tower = tower
zavarushka-terrain-castle = castle
zavarushka-terrain-forest = forest
zavarushka-terrain-farm = farm

zavarushka-seat-0 = Red
zavarushka-seat-1 = Blue
zavarushka-seat-2 = Yellow
zavarushka-seat-3 = Green

zavarushka-action-card = { $card }
zavarushka-action-tile = { $tile }
zavarushka-action-pass = leave everything as it is
zavarushka-action-pass-fairy-next = { $laid ->
    [0] leave the order as it is
   *[other] leave the others in their present order
}

## Questions

zavarushka-ask-card = Which character do you play?
zavarushka-ask-tile = Where does your { $card } go?
zavarushka-ask-witch-one = The Witch can swap the top characters of two tiles. Choose the first tile.
zavarushka-ask-witch-two = Which tile's top character changes places with the { $card } of { $seat } on { $tile }?
zavarushka-ask-fairy-next = The Fairy can put the characters on { $tile } in any order. Who lies number { $place } from the bottom?
zavarushka-ask-wizard-from = The Wizard can move a top character. From which tile?
zavarushka-ask-wizard-to = To which tile does the { $card } of { $seat } go from { $tile }?

## Events

zavarushka-event-begins = { $seat } has the first turn.
zavarushka-event-placed = { $seat } places the { $card } on { $tile }.
zavarushka-event-skipped = { $seat } holds only the Dragon and the Dwarf and skips the last turn.
zavarushka-event-passed = { $card }: { $seat } leaves everything as it is.
zavarushka-event-swapped = Witch: { $seat } swaps the { $card_one } of { $seat_one } on { $tile_one } with the { $card_two } of { $seat_two } on { $tile_two }.
zavarushka-event-rearranged = Fairy: { $seat } rearranges the characters on { $tile }.
zavarushka-event-moved = Wizard: { $seat } moves the { $card } of { $seat_card } from { $tile_from } to { $tile_to }.

## Points

zavarushka-why-castle = on a castle
zavarushka-why-farms = { $count ->
    [one] { $count } farm next to him
   *[other] { $count } farms next to him
}
zavarushka-why-forests = { $count ->
    [one] { $count } forest next to him
   *[other] { $count } forests next to him
}
zavarushka-why-with-king = together with a King
zavarushka-why-own-near = { $count ->
    [one] { $count } character of her colour next to her
   *[other] { $count } characters of her colour next to her
}
zavarushka-why-tower = on a tower
zavarushka-why-with-knight = together with a Knight
zavarushka-why-with-princess = together with a Princess
zavarushka-why-farm = on a farm
zavarushka-why-kings-near = { $count ->
    [one] { $count } King next to him
   *[other] { $count } Kings next to him
}
zavarushka-why-queens-near = { $count ->
    [one] { $count } Queen next to him
   *[other] { $count } Queens next to him
}
zavarushka-why-above = { $count ->
    [one] { $count } character above him
   *[other] { $count } characters above him
}
zavarushka-why-nothing = nothing scores here
zavarushka-why-blocked = blocked by a Dragon
zavarushka-why-absent = not in the kingdom

## Refusals

zavarushka-refusal-must-place = You must place a character; a turn cannot be passed.
zavarushka-refusal-wants-card = You are asked for a character, not for a tile.
zavarushka-refusal-wants-tile = You are asked for a tile, not for a character.
zavarushka-refusal-not-in-hand = You do not hold the { $card }.
zavarushka-refusal-not-last-turn = The { $card } cannot be played in your last turn.
zavarushka-refusal-no-tile = This kingdom has no such tile; its tiles run from { $first } to { $last }.
zavarushka-refusal-same-name = There is a { $card } on { $tile } already; no tile holds two characters of one name.
zavarushka-refusal-same-name-swap = After a swap between { $tile_other } and { $tile } two characters of one name would be on one tile.
zavarushka-refusal-same-tile = { $tile } is the tile you chose first; choose a different one.
zavarushka-refusal-empty-tile = Nobody is on { $tile }.
zavarushka-refusal-only-dwarf = Only a Dwarf is on { $tile }, and he is never a top character.
zavarushka-refusal-no-partner = The top character of { $tile } cannot change places with any other.
zavarushka-refusal-dwarf-stays = The { $card } stays at the bottom of { $tile }.
zavarushka-refusal-has-place = The { $card } has its new place on { $tile } already.
zavarushka-refusal-not-on-tile = There is no { $card } on { $tile }.
