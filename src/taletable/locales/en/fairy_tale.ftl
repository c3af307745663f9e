fairy_tale-title = Fairy Tale

## Names

fairy_tale-card-children-of-the-dragon = Children of the Dragon
fairy_tale-card-sky-dance-dragon = Sky-Dance Dragon
fairy_tale-card-bronze-dragon = Bronze Dragon
fairy_tale-card-silver-dragon = Silver Dragon
fairy_tale-card-dragons-lair = Dragon's Lair
fairy_tale-card-dragons-tale-1 = Dragon's Tale – Chapter 1
fairy_tale-card-dragons-tale-2 = Dragon's Tale – Chapter 2
fairy_tale-card-dragons-tale-3 = Dragon's Tale – Chapter 3
fairy_tale-card-dragons-tale-4 = Dragon's Tale – Chapter 4
fairy_tale-card-gold-dragon = The Gold Dragon
fairy_tale-card-mischievous-fairy = Mischievous Fairy
fairy_tale-card-bard = Bard
fairy_tale-card-dwarven-warrior = Dwarven Warrior
fairy_tale-card-elf-maid = Elf Maid
fairy_tale-card-toadstool-ring = Toadstool Ring
fairy_tale-card-fairys-tale-1 = Fairy's Tale – Chapter 1
fairy_tale-card-fairys-tale-2 = Fairy's Tale – Chapter 2
fairy_tale-card-fairys-tale-3 = Fairy's Tale – Chapter 3
fairy_tale-card-fairys-tale-4 = Fairy's Tale – Chapter 4
fairy_tale-card-fairy-queen = The Fairy Queen
fairy_tale-card-homesteaders = Homesteaders
fairy_tale-card-knight-of-the-round-table = Knight of the Round Table
fairy_tale-card-lady = Lady
fairy_tale-card-court-mage = Court Mage
fairy_tale-card-royal-keep = Royal Keep
fairy_tale-card-knights-tale-1 = Knight's Tale – Chapter 1
fairy_tale-card-knights-tale-2 = Knight's Tale – Chapter 2
fairy_tale-card-knights-tale-3 = Knight's Tale – Chapter 3
fairy_tale-card-knights-tale-4 = Knight's Tale – Chapter 4
fairy_tale-card-emperor = Emperor
fairy_tale-card-demon = Demon
fairy_tale-card-vampire = Vampire
fairy_tale-card-werewolf = Werewolf
fairy_tale-card-black-castle = Black Castle
fairy_tale-card-shadowkings-tale-1 = Shadowking's Tale – Chapter 1
fairy_tale-card-shadowkings-tale-2 = Shadowking's Tale – Chapter 2
fairy_tale-card-shadowkings-tale-3 = Shadowking's Tale – Chapter 3
fairy_tale-card-shadowkings-tale-4 = Shadowking's Tale – Chapter 4
fairy_tale-card-trickster = The Trickster

fairy_tale-name-printed = { $card }
fairy_tale-name-ours = { $card } (our name)

fairy_tale-category-dragonvale = Dragonvale
    .one = Dragonvale card
    .many = Dragonvale cards
fairy_tale-category-fairywood = Fairywood
    .one = Fairywood card
    .many = Fairywood cards
fairy_tale-category-holy-empire = Holy Empire
    .one = Holy Empire card
    .many = Holy Empire cards
fairy_tale-category-shadow = Shadow
    .one = Shadow card
    .many = Shadow cards
fairy_tale-category-character = characters
    .one = character
    .many = characters
fairy_tale-category-place = places
    .one = place
    .many = places
fairy_tale-category-tale = tales
    .one = tale
    .many = tales
fairy_tale-category-any = any
    .one = card
    .many = cards

fairy_tale-kind-character = character
fairy_tale-kind-place = place
fairy_tale-kind-tale = tale

fairy_tale-seat-0 = Red
fairy_tale-seat-1 = Blue
fairy_tale-seat-2 = Yellow
fairy_tale-seat-3 = Green
fairy_tale-seat-4 = White

fairy_tale-way-left = left
fairy_tale-way-right = right
fairy_tale-line-partner = Partner
fairy_tale-sum-team = { $points ->
    [one] { $points } point, the team { $team }
   *[other] { $points } points, the team { $team }
}

fairy_tale-action-card = { $card }

## Questions

fairy_tale-ask-pick = Which card do you keep? It is number { $number } of five; the rest goes to the { $way }.
fairy_tale-ask-lay = Which card do you play? It is number { $number } of three.
fairy_tale-ask-choose-open = { $left ->
    [1] { $card_cause }: which of your { $category-many } do you turn face up?
   *[other] { $card_cause }: you turn { $left } of your { $category-many } face up. Which one now?
}
fairy_tale-ask-choose-close = { $left ->
    [1] { $card_cause }: which of your { $category-many } do you turn face down?
   *[other] { $card_cause }: you turn { $left } of your { $category-many } face down. Which one now?
}
fairy_tale-ask-naming = { $useful ->
    [0] Which card does The Trickster stand for? No name brings you points.
    [1] Which card does The Trickster stand for? Your cards can use { $card_best }.
   *[other] Which card does The Trickster stand for? Your cards can use, best first: { $card_best }.
}

## Events

fairy_tale-event-draft = Draft { $draft } of { $drafts }: the cards go to the { $way }.
fairy_tale-event-passed = Everybody has kept a card and passes the others to the { $way }.
fairy_tale-event-played = { $seat } plays { $card }.
fairy_tale-event-hunted = { $seat } plays { $card }, but { $card_cause } hunts it: it enters face down.
fairy_tale-event-opened = { $seat } turns { $card } face up because of { $card_cause }.
fairy_tale-event-closed = { $seat } turns { $card } face down because of { $card_cause }.
fairy_tale-event-idle = { $card } of { $seat } turns nothing: no card fits.
fairy_tale-event-discarded = { $count ->
    [one] { $seat } discards { $count } card.
   *[other] { $seat } discards { $count } cards.
}
fairy_tale-event-named = { $seat } lets The Trickster stand for { $card }.

## Points

fairy_tale-why-printed = { "" }
fairy_tale-why-per = { $points } for each { $card }, { $count } face up
fairy_tale-why-met = condition fulfilled
fairy_tale-why-not-most = somebody has more { $category-many }: { $most } against { $have }
fairy_tale-why-not-any = no { $category-many } face up
fairy_tale-why-too-few = too few { $category-many }: { $have } of { $need }
fairy_tale-why-too-few-both = too few { $category-many } ({ $have } of { $need }) and { $category_other-many } ({ $have_other } of { $need_other })
fairy_tale-why-missing = { $card } is missing
fairy_tale-why-missing-both = { $card } and { $card_other } are missing
fairy_tale-why-face-down = face down
fairy_tale-why-stands-for = stands for { $card }
fairy_tale-why-partner = the points of { $seat }

## Refusals

fairy_tale-refusal-not-in-pack = { $card } is not in the pack before you.
fairy_tale-refusal-not-in-hand = You do not hold { $card }.
fairy_tale-refusal-not-in-row = { $card } is not in your row.
fairy_tale-refusal-open-already = { $card } lies face up already.
fairy_tale-refusal-closed-already = { $card } lies face down already.
fairy_tale-refusal-marked-already = { $card } is already among the cards to be turned.
fairy_tale-refusal-not-fitting = { $card } does not fit: because of { $card_cause } only { $category-many } can be chosen.
fairy_tale-refusal-enough = { $card } cannot be chosen any more: fewer cards would be turned than possible.
fairy_tale-refusal-not-itself = The Trickster must stand for another card.
fairy_tale-refusal-not-in-deck = { $card } is not in this deck.

## Options

fairy_tale-option-deck = The basic deck of 80 cards for up to four, or the advanced one of 100 for up to five.
fairy_tale-option-drafts = How many drafts are played; more than four only as long as the deck lasts.
fairy_tale-option-teams = Four players as two teams: partners sit opposite and add their points.
fairy_tale-option-draft_memory = Whether the table reminds you of the packs that went through your hands.
fairy_tale-option-deck_file = A card sheet of one's own, instead of ours.

## Card texts

fairy_tale-text-is = { $category }, { $kind }
fairy_tale-text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fairy_tale-text-counts = { $points ->
    [one] { $points } point for each { $card } you have
   *[other] { $points } points for each { $card } you have
}
fairy_tale-text-most = { $points ->
    [one] { $points } point if you have the most { $category-many } (a tie is enough)
   *[other] { $points } points if you have the most { $category-many } (a tie is enough)
}
fairy_tale-text-set = { $points ->
    [one] { $points } point if you have at least { $need ->
        [one] { $need } { $category-one }
       *[other] { $need } { $category-many }
    }
   *[other] { $points } points if you have at least { $need ->
        [one] { $need } { $category-one }
       *[other] { $need } { $category-many }
    }
}
fairy_tale-text-and-set = { $need ->
    [one] and { $need } { $category-one }
   *[other] and { $need } { $category-many }
}
fairy_tale-text-card = { $points ->
    [one] { $points } point if you have { $card }
   *[other] { $points } points if you have { $card }
}
fairy_tale-text-and-card = and { $card }
fairy_tale-text-hunt = Hunt: other { $category-many } revealed at the same moment enter face down and do nothing
fairy_tale-text-you-unflip = Turn { $amount } of your { $category-many } face up
fairy_tale-text-all-unflip = { $amount ->
    [one] Everybody turns { $amount } { $category-one } of their own face up
   *[other] Everybody turns { $amount } { $category-many } of their own face up
}
fairy_tale-text-you-flip = Turn { $amount } of your { $category-many } face down
fairy_tale-text-all-flip = { $amount ->
    [one] Everybody turns { $amount } { $category-one } of their own face down
   *[other] Everybody turns { $amount } { $category-many } of their own face down
}
fairy_tale-text-almighty = At the end it counts as one other card that you name
fairy_tale-text-expert = advanced

# Between the last two of several words.
fairy_tale-or = or
fairy_tale-and = and

# Previews: what is certain about a card before it is chosen.
fairy_tale-preview-now = as the rows lie now
fairy_tale-preview-lacks = for its { $points } points:
