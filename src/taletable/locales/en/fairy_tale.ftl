fairy_tale-title = Fairy Tale

## Names

fairy_tale-card-dragonling = Dragonling
fairy_tale-card-cloud-dragon = Cloud Dragon
fairy_tale-card-copper-dragon = Copper Dragon
fairy_tale-card-pearl-dragon = Pearl Dragon
fairy_tale-card-dragon-cave = Dragon Cave
fairy_tale-card-dragon-tale-1 = Song of Dragons I
fairy_tale-card-dragon-tale-2 = Song of Dragons II
fairy_tale-card-dragon-tale-3 = Song of Dragons III
fairy_tale-card-dragon-tale-4 = Song of Dragons IV
fairy_tale-card-elder-dragon = Elder Dragon
fairy_tale-card-sprite = Sprite
fairy_tale-card-minstrel = Minstrel
fairy_tale-card-axe-dwarf = Axe Dwarf
fairy_tale-card-elf-maid = Elf Maid
fairy_tale-card-toadstool-ring = Toadstool Ring
fairy_tale-card-forest-tale-1 = Song of the Forest I
fairy_tale-card-forest-tale-2 = Song of the Forest II
fairy_tale-card-forest-tale-3 = Song of the Forest III
fairy_tale-card-forest-tale-4 = Song of the Forest IV
fairy_tale-card-forest-queen = Queen of the Forest
fairy_tale-card-settler = Settler
fairy_tale-card-knight = Knight
fairy_tale-card-lady = Lady
fairy_tale-card-court-mage = Court Mage
fairy_tale-card-royal-keep = Royal Keep
fairy_tale-card-knight-tale-1 = Song of Knights I
fairy_tale-card-knight-tale-2 = Song of Knights II
fairy_tale-card-knight-tale-3 = Song of Knights III
fairy_tale-card-knight-tale-4 = Song of Knights IV
fairy_tale-card-emperor = Emperor
fairy_tale-card-demon = Demon
fairy_tale-card-vampire = Vampire
fairy_tale-card-werewolf = Werewolf
fairy_tale-card-black-castle = Black Castle
fairy_tale-card-shadow-tale-1 = Song of Shadows I
fairy_tale-card-shadow-tale-2 = Song of Shadows II
fairy_tale-card-shadow-tale-3 = Song of Shadows III
fairy_tale-card-shadow-tale-4 = Song of Shadows IV
fairy_tale-card-trickster = Trickster

fairy_tale-category-dragons = dragons
fairy_tale-category-forest = forest
fairy_tale-category-knights = knights
fairy_tale-category-shadow = shadow
fairy_tale-category-character = characters
fairy_tale-category-place = places
fairy_tale-category-tale = songs
fairy_tale-category-any = any

fairy_tale-seat-0 = Red
fairy_tale-seat-1 = Blue
fairy_tale-seat-2 = Yellow
fairy_tale-seat-3 = Green
fairy_tale-seat-4 = White

fairy_tale-way-left = left
fairy_tale-way-right = right
fairy_tale-line-partner = Partner

fairy_tale-action-card = { $card }

## Questions

fairy_tale-ask-pick = Which card do you keep? It is number { $number } of five; the rest goes to the { $way }.
fairy_tale-ask-lay = Which card do you play? It is number { $number } of three.
fairy_tale-ask-choose-open = { $left ->
    [1] Which of your cards do you turn face up?
   *[other] Which of your cards do you turn face up? Still to be chosen: { $left }.
}
fairy_tale-ask-choose-close = { $left ->
    [1] Which of your cards do you turn face down?
   *[other] Which of your cards do you turn face down? Still to be chosen: { $left }.
}
fairy_tale-ask-naming = Which card does your Trickster stand for?

## Events

fairy_tale-event-draft = Draft { $draft } of { $drafts }: the cards go to the { $way }.
fairy_tale-event-passed = Everybody has kept a card; the packs go to the { $way }.
fairy_tale-event-played = { $seat } plays the { $card }.
fairy_tale-event-hunted = { $seat } plays the { $card }, but it is hunted and enters face down.
fairy_tale-event-opened = { $seat } turns the { $card } face up.
fairy_tale-event-closed = { $seat } turns the { $card } face down.
fairy_tale-event-discarded = { $count ->
    [one] { $seat } discards { $count } card.
   *[other] { $seat } discards { $count } cards.
}
fairy_tale-event-named = { $seat } lets the Trickster stand for the { $card }.

## Points

fairy_tale-why-printed = as printed
fairy_tale-why-per = { $points } for each { $card }: { $count }
fairy_tale-why-met = condition fulfilled
fairy_tale-why-not-most = somebody has more { $category }: { $most } against { $have }
fairy_tale-why-not-any = no { $category } at all
fairy_tale-why-too-few = too few { $category }: { $have } of { $need }
fairy_tale-why-missing = the { $card } is missing
fairy_tale-why-face-down = face down
fairy_tale-why-stands-for = stands for the { $card }
fairy_tale-why-partner = the points of { $seat }

## Refusals

fairy_tale-refusal-not-in-pack = There is no { $card } in the pack before you.
fairy_tale-refusal-not-in-hand = You do not hold the { $card }.
fairy_tale-refusal-not-in-row = You have no { $card } in play.
fairy_tale-refusal-turned-already = Your { $card } lies that way already.
fairy_tale-refusal-marked-already = Your { $card } is already among the cards to be turned.
fairy_tale-refusal-not-fitting = The { $card } is not among the cards that can be turned now.
fairy_tale-refusal-not-itself = The Trickster must stand for another card.
fairy_tale-refusal-not-in-deck = The { $card } is not in this deck.

## Options

fairy_tale-option-deck = The basic deck of 80 cards for up to four, or the advanced one of 100 for up to five.
fairy_tale-option-drafts = How many drafts are played; more than four only as long as the deck lasts.
fairy_tale-option-teams = Four players as two teams: partners sit opposite and add their points.
fairy_tale-option-draft_memory = Whether the table reminds you of the packs that went through your hands.
fairy_tale-option-deck_file = A card sheet of one's own, instead of ours.

## Card texts

fairy_tale-text-is = { $category }, { $category_kind }
fairy_tale-text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fairy_tale-text-counts = { $points } for each { $card }
fairy_tale-text-if = { $points } if:
fairy_tale-text-most = most { $category }
fairy_tale-text-set = at least { $need } { $category }
fairy_tale-text-card = { $card }
fairy_tale-text-hunt = hunts { $category }
fairy_tale-text-you-unflip = you turn cards face up: { $amount }, { $category }
fairy_tale-text-all-unflip = everyone turns cards face up: { $amount }, { $category }
fairy_tale-text-you-flip = you turn cards face down: { $amount }, { $category }
fairy_tale-text-all-flip = everyone turns cards face down: { $amount }, { $category }
fairy_tale-text-almighty = counts as any one name
