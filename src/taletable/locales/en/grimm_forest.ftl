grimm_forest-title = The Grimm Forest

## Names

grimm_forest-card-friendly-game = A Friendly Game
grimm_forest-card-big-bad-wolf = Big Bad Wolf
grimm_forest-card-bridge-troll = Bridge Troll
grimm_forest-card-whisker = Not by a Whisker
grimm_forest-card-oracle = Ask the Oracle
grimm_forest-card-crystal-ball = Crystal Ball
grimm_forest-card-curse = Curse of Darkness
grimm_forest-card-cutting-corners = Cutting Corners
grimm_forest-card-dragon = Dragon
grimm_forest-card-faerie-feast = Faerie Feast
grimm_forest-card-ghostly-whispers = Ghostly Whispers
grimm_forest-card-giant = Giant
grimm_forest-card-grandmas-house = Grandma's House
grimm_forest-card-harvest-moon = Harvest Moon
grimm_forest-card-hidden-stash = Hidden Stash
grimm_forest-card-hired-help = Hired Help
grimm_forest-card-little-helpers = Little Helpers
grimm_forest-card-lonely-castle = Lonely Castle
grimm_forest-card-magic-flute = Magic Flute
grimm_forest-card-mysterious-stranger = Mysterious Stranger
grimm_forest-card-night-of-revelry = Night of Revelry
grimm_forest-card-powerful-friends = Powerful Friends
grimm_forest-card-roar = Roar
grimm_forest-card-royal-wedding = Royal Wedding
grimm_forest-card-search-the-past = Search the Past
grimm_forest-card-share-the-wealth = Share the Wealth
grimm_forest-card-spy-network = Spy Network
grimm_forest-card-taxation = Taxation
grimm_forest-card-thoughtful-gift = Thoughtful Gift
grimm_forest-card-wandering-merchant = Wandering Merchant
grimm_forest-card-wishing-well = Wishing Well
grimm_forest-card-wolf = Wolf
grimm_forest-card-aladdin = Aladdin
grimm_forest-card-ali-baba = Ali Baba
grimm_forest-card-cinderella = Cinderella
grimm_forest-card-evil-queen = Evil Queen
grimm_forest-card-fairy-godmother = Fairy Godmother
grimm_forest-card-frog-prince = Frog Prince
grimm_forest-card-gingerbread-man = Gingerbread Man
grimm_forest-card-golden-goose = Golden Goose
grimm_forest-card-goldilocks = Goldilocks
grimm_forest-card-hansel-and-gretel = Hansel and Gretel
grimm_forest-card-huntsman = Huntsman
grimm_forest-card-jack = Jack
grimm_forest-card-little-mermaid = Little Mermaid
grimm_forest-card-pinocchio = Pinocchio
grimm_forest-card-puss-in-boots = Puss in Boots
grimm_forest-card-rapunzel = Rapunzel
grimm_forest-card-red-riding-hood = Red Riding Hood
grimm_forest-card-robin-hood = Robin Hood
grimm_forest-card-rumpelstiltskin = Rumpelstiltskin
grimm_forest-card-seven-dwarves = Seven Dwarves
grimm_forest-card-sleeping-beauty = Sleeping Beauty
grimm_forest-card-snow-white = Snow White
grimm_forest-card-thumbelina = Thumbelina
grimm_forest-card-tom-thumb = Tom Thumb
grimm_forest-card-woodcutter = Woodcutter

grimm_forest-location-field = Field
grimm_forest-location-forest = Forest
grimm_forest-location-brickyard = Brickyard
grimm_forest-location-market = Market

grimm_forest-gather-field = gather card: Field
grimm_forest-gather-forest = gather card: Forest
grimm_forest-gather-brickyard = gather card: Brickyard
grimm_forest-gather-market = gather card: Market

grimm_forest-resource-straw = straw
grimm_forest-resource-wood = wood
grimm_forest-resource-brick = brick

grimm_forest-section-straw-floor = straw floor
grimm_forest-section-straw-walls = straw walls
grimm_forest-section-straw-roof = straw roof
grimm_forest-section-wood-floor = wooden floor
grimm_forest-section-wood-walls = wooden walls
grimm_forest-section-wood-roof = wooden roof
grimm_forest-section-brick-floor = brick floor
grimm_forest-section-brick-walls = brick walls
grimm_forest-section-brick-roof = brick roof

grimm_forest-gain-straw = gain straw
grimm_forest-gain-wood = gain wood
grimm_forest-gain-brick = gain brick

grimm_forest-build-straw-floor = build the straw floor
grimm_forest-build-straw-walls = build the straw walls
grimm_forest-build-straw-roof = build the straw roof
grimm_forest-build-wood-floor = build the wooden floor
grimm_forest-build-wood-walls = build the wooden walls
grimm_forest-build-wood-roof = build the wooden roof
grimm_forest-build-brick-floor = build the brick floor
grimm_forest-build-brick-walls = build the brick walls
grimm_forest-build-brick-roof = build the brick roof

grimm_forest-house-straw-floor = the straw house with only a floor
grimm_forest-house-straw-walls = the straw house with walls
grimm_forest-house-straw-roof = the straw house with a roof
grimm_forest-house-wood-floor = the wooden house with only a floor
grimm_forest-house-wood-walls = the wooden house with walls
grimm_forest-house-wood-roof = the wooden house with a roof

grimm_forest-guess-alone = alone
grimm_forest-guess-together = not alone
grimm_forest-plot-board = an ordinary plot
grimm_forest-plot-corner = the plot of Cutting Corners
grimm_forest-look-gather = the gather card
grimm_forest-look-fable = the fable
grimm_forest-reward-resources = one of each resource
grimm_forest-reward-fables = two fables
grimm_forest-reward-friend = a friend

grimm_forest-seat-0 = Orange
grimm_forest-seat-1 = Blue
grimm_forest-seat-2 = Purple
grimm_forest-seat-3 = Green

grimm_forest-sort-plain = fable
grimm_forest-sort-monster = monster
grimm_forest-sort-next-round = next round
grimm_forest-sort-unique = unique location
grimm_forest-sort-friend = friend

grimm_forest-line-straw = Straw houses
grimm_forest-line-wood = Wooden houses
grimm_forest-line-brick = Brick houses

## Choices

grimm_forest-action-gather = { $gather }
grimm_forest-action-location = { $location }
grimm_forest-action-resource = { $resource }
grimm_forest-action-seat = { $seat }
grimm_forest-action-card = { $card }
grimm_forest-action-gain = { $gain }
grimm_forest-action-build = { $build }
grimm_forest-action-house = { $house }
grimm_forest-action-plot = { $plot }
grimm_forest-action-look = { $look }
grimm_forest-action-reward = { $reward }
grimm_forest-action-draw = draw a fable
grimm_forest-action-special = your friend's special action
grimm_forest-action-release = put your friend away
grimm_forest-action-alone = alone
grimm_forest-action-together = not alone
grimm_forest-action-keep = keep
grimm_forest-action-yes = yes
grimm_forest-action-pass = no, thank you

## Questions

grimm_forest-ask-guess = Aladdin: will you be alone this round?
grimm_forest-ask-announce = Pinocchio: which gather card do you announce?
grimm_forest-ask-who = { $name ->
    [ali-baba] { $card }: from whom do you take a resource?
    [sleeping-beauty] { $card }: who plays the top card of the deck this round?
    [evil-queen] { $card }: at whose cards do you look?
    [crystal-ball] { $card }: at whose gather card do you look?
    [wishing-well] { $card }: whose gather card is swapped?
    [bridge-troll] { $card }: who pays the toll?
    [thoughtful-gift] { $card }: who gets your gift?
   *[other] { $card }: from whom do you take two resources?
}
grimm_forest-ask-well = Wishing Well: with whose card is the card of { $seat } swapped?
grimm_forest-ask-where = { $name ->
    [whisker] { $card }: where do you run?
    [harvest-moon] { $card }: from which location do you take half? Nobody gathered there this round.
    [tom-thumb] { $card }: from where do you take a resource?
   *[other] Where do you lay the { $card }?
}
grimm_forest-ask-tower = { $count ->
    [one] Which resource goes up Rapunzel's tower?
   *[other] Which resource goes up Rapunzel's tower? { $count } more.
}
grimm_forest-ask-beans = Jack: which resource do you add to the Market, two of it?
grimm_forest-ask-gain = { $kinds ->
    [one] { $card }: of which resource do you gain { $count }?
   *[mixed] { $card }: which resource do you gain? { $count } to choose.
}
grimm_forest-ask-lose = { $card }: which resource do you lose?
grimm_forest-ask-give = { $card }: what do you give to { $seat }? { $count } to choose.
grimm_forest-ask-take = { $kinds ->
    [one] { $card }: of which resource do you take up to { $count } from { $seat }?
   *[mixed] { $card }: what do you take from { $seat }? { $count } to choose.
}
grimm_forest-ask-grab = { $card }: what do you take from { $location }? { $count } to choose.
grimm_forest-ask-draft-one = What do you take from the Market?
grimm_forest-ask-commit = Where do you send your pig?
grimm_forest-ask-fable = Which fable do you play?
grimm_forest-ask-look = Evil Queen: what do you look at before { $seat }?
grimm_forest-ask-pay = Hired Help costs { $count } more. What do you pay?
grimm_forest-ask-swap = Crystal Ball: which gather card do you put down instead of yours?
grimm_forest-ask-friend = { $name ->
    [frog-prince] { $card }: which discarded friend do you take?
   *[other] { $card }: which friend do you choose?
}
grimm_forest-ask-use = { $name ->
    [oracle] { $card }: take a random fable from everybody?
    [gingerbread-man] { $card }: take a resource from every location instead of going anywhere?
   *[other] { $card }: fly to a random location instead?
}
grimm_forest-ask-stop = The { $card_monster } is about to act on { $location }. Does your { $card } stop it?
grimm_forest-ask-house = Big Bad Wolf: at which house of { $seat } does it blow?
grimm_forest-ask-house-plot = Big Bad Wolf: the { $section } of { $seat } on which plot?
grimm_forest-ask-keep = { $card }: which fable do you keep? { $count } to choose.
grimm_forest-ask-top = Goldilocks: which fable lies on top of the deck?
grimm_forest-ask-recover = Search the Past: which fable do you take back? { $count } to choose.
grimm_forest-ask-gift = Thoughtful Gift: what do you give to { $seat }? In the gift so far: { $count }.
grimm_forest-ask-return = Thoughtful Gift: of what do you give { $count } to { $seat } in return?
grimm_forest-ask-trade = Wandering Merchant: of what do you give two?
grimm_forest-ask-trade-for = Wandering Merchant: what do you get three of for your { $resource }?
grimm_forest-ask-surrender = Snow White: which fable do you give to { $seat }?
grimm_forest-ask-offer = You meet a friend: { $card }. Keep, or give to somebody?
grimm_forest-ask-tuck = Little Mermaid: which gather card do you put under her?
grimm_forest-ask-menu = { $count ->
    [0] You have no action left.
    [one] What do you do? One action left.
   *[other] What do you do? { $count } actions left.
}
grimm_forest-ask-plot = On which plot do you build the { $section }?
grimm_forest-ask-puss = Puss in Boots: what do you build?
grimm_forest-ask-helper = Puss in Boots: who pays one resource of your { $section }?
grimm_forest-ask-spin = Rumpelstiltskin: what does your straw become?
grimm_forest-ask-reward = You are the first builder. What is your reward?
grimm_forest-ask-spend = Fairy Godmother: which fable do you discard? { $count } to choose.
grimm_forest-ask-order = Several of your cards act now. Which one first?

## Events

grimm_forest-event-round = Round { $round }. { $seat } is the first player.
grimm_forest-event-prince = The Prince takes { $count } { $resource } from { $location }.
grimm_forest-event-due = Remember: { $card } of { $seat } acts this round.
grimm_forest-event-guessed = { $card }: { $seat } says: { $guess }.
grimm_forest-event-announced = { $card }: { $seat } announces { $location }.
grimm_forest-event-dreams = { $card }: { $seat } will play the top card of the deck.
grimm_forest-event-stored = { $seat } puts { $count } { $resource } on Rapunzel.
grimm_forest-event-looked = { $card }: { $seat } looks at a card before { $seat_other }.
grimm_forest-event-saw-gather = The gather card before { $seat_other } is { $location }.
grimm_forest-event-saw-fable = The fable before { $seat_other } is { $card }.
grimm_forest-event-played = { $seat } plays { $card }.
grimm_forest-event-fluted = { $seat } plays the flute, and the { $card } follows.
grimm_forest-event-laid = { $seat } lays { $card } on { $location }.
grimm_forest-event-unpaid = { $name ->
    [hired-help] { $seat } does not pay, and { $card } is discarded.
   *[other] { $seat } has nowhere to lay { $card }, and it is discarded.
}
grimm_forest-event-swapped = { $card }: { $seat } changes the gather card.
grimm_forest-event-cursed = { $card }: { $seat } puts down a random gather card.
grimm_forest-event-redrawn = Before { $seat } now lies { $location }.
grimm_forest-event-exchanged = { $card }: the gather cards of { $seat } and { $seat_other } change places.
grimm_forest-event-turned = { $seat } turns over the gather card: { $location }.
grimm_forest-event-moved = { $card }: { $seat } goes to { $location }.
grimm_forest-event-ran = { $card }: { $seat } goes nowhere this round.
grimm_forest-event-added = { $card }: { $count } { $resource } more on { $location }.
grimm_forest-event-grabbed = { $card }: { $seat } takes { $count } { $resource } from { $location }.
grimm_forest-event-devoured = { $count ->
    [one] { $card }: { $count } { $resource } on { $location } is gone.
   *[other] { $card }: { $count } { $resource } on { $location } are gone.
}
grimm_forest-event-gathered = { $seat } gathers { $count } { $resource } on { $location }.
grimm_forest-event-gained = { $card }: { $seat } gains { $count } { $resource }.
grimm_forest-event-lost = { $card }: { $seat } loses { $count } { $resource }.
grimm_forest-event-passed = { $card }: { $seat } gives { $count } { $resource } to { $seat_to }.
grimm_forest-event-fetched = { $seat } gains one { $resource }.
grimm_forest-event-drew = { $count ->
    [one] { $seat } draws a fable.
   *[other] { $seat } draws { $count } fables.
}
grimm_forest-event-drawn = { $seat } has drawn { $card }.
grimm_forest-event-peeked = { $count ->
    [one] { $card }: { $seat } looks at a fable from the deck.
   *[other] { $card }: { $seat } looks at { $count } fables from the deck.
}
grimm_forest-event-threw = { $card_by }: { $seat } discards { $card }.
grimm_forest-event-recovered = { $card_by }: { $seat } takes { $card } from the discard.
grimm_forest-event-slipped = { $card_by }: { $seat } gives a fable to { $seat_to }.
grimm_forest-event-slipped-seen = { $card_by }: it is { $card } that goes from { $seat } to { $seat_to }.
grimm_forest-event-reshuffled = The discarded fables are shuffled into a new deck.
grimm_forest-event-stopped = { $card } of { $seat } stops the { $card_monster }.
grimm_forest-event-blown = { $card }: { $seat } loses the { $section }.
grimm_forest-event-corner = { $seat } has a further plot: Cutting Corners.
grimm_forest-event-busier = { $count ->
    [one] { $card }: { $seat } has one action more.
   *[other] { $card }: { $seat } has { $count } actions more.
}
grimm_forest-event-hindered = { $card }: { $seat } has one action less.
grimm_forest-event-spent = { $name ->
    [grandmas-house] A monster has come: { $card } on { $location } is discarded.
    [lonely-castle] Too many are here: { $card } on { $location } is discarded.
   *[other] Nobody is here: { $card } on { $location } is discarded.
}
grimm_forest-event-built = { $seat } builds the { $section } for { $count }.
grimm_forest-event-first = { $seat } is the first to complete a house of { $resource }.
grimm_forest-event-special = { $seat } uses the special action of { $card }.
grimm_forest-event-met = { $seat } meets { $card }.
grimm_forest-event-befriended = { $card } is the friend of { $seat } now.
grimm_forest-event-parted = { $name ->
    [giant] The Giant: { $seat } loses { $card }.
    [frog-prince] { $seat } lets { $card } go for a new friend.
    [stopped] { $seat } lets { $card } go for stopping the monster.
    [released] { $seat } lets { $card } go for resources.
   *[other] A new friend comes, and { $card } leaves { $seat }.
}
grimm_forest-event-ended = The game ends after round { $round }.
grimm_forest-event-idle = { $card } of { $seat } has no effect.
grimm_forest-event-went = { $seat } sets out for { $location }.
grimm_forest-event-drew-by = { $count ->
    [one] { $card }: { $seat } draws a fable.
   *[other] { $card }: { $seat } draws { $count } fables.
}
grimm_forest-event-came = { $card_by }: { $card } comes.
grimm_forest-event-met-by = { $card_by }: { $seat } meets { $card }.
grimm_forest-event-given = { $seat } gives { $card } to { $seat_to }.
grimm_forest-event-rewarded = { $seat } takes the reward of the first builder: { $reward }.

## Points

grimm_forest-why-houses = { $count ->
    [0] first builder
   *[other] { $first ->
        [0] complete
       *[other] complete, first builder
    }
}
grimm_forest-points = { $points ->
    [one] { $points } house
   *[other] { $points } houses
}

## Options

grimm_forest-option-edition = Whose rules: ours, those of the Russian or those of the Polish edition. Each rule below can also be chosen on its own.
grimm_forest-option-advanced = All cards, or a basic game without those marked as advanced.
grimm_forest-option-turn_actions = Whether the two actions of a turn must be taken.
grimm_forest-option-roar_window = When the Roar is heard.
grimm_forest-option-aladdin = What Aladdin gives for a right guess.
grimm_forest-option-frog_prince = Where the Frog Prince's new friend comes from.
grimm_forest-option-merchant = Whether one may decline the Wandering Merchant.
grimm_forest-option-grandma_discard = When Grandma's House is discarded.
grimm_forest-option-powerful_friends = What several Powerful Friends do to one player.
grimm_forest-option-hired_help = Whether what Hired Help brings counts as gathered.
grimm_forest-option-rapunzel_types = What can be put on Rapunzel in one round.
grimm_forest-option-huntsman_cancels = Which monsters on his location the Huntsman stops.
grimm_forest-option-troll_target = Whom the Bridge Troll's player can choose.
grimm_forest-option-choice_types = What the Faerie Feast gives and the Friendly Game takes.
grimm_forest-option-gift_types = What can be in a Thoughtful Gift.
grimm_forest-option-bga_order = In which order cards act before gathering.
grimm_forest-option-deck_file = A card sheet of one's own, instead of ours.

grimm_forest-choice-edition-standard = our rules
grimm_forest-choice-edition-ru = the Russian edition
grimm_forest-choice-edition-pl = the Polish edition
grimm_forest-choice-turn_actions-must = they must be taken
grimm_forest-choice-turn_actions-may = they may be left out
grimm_forest-choice-roar_window-before_gather = before gathering
grimm_forest-choice-roar_window-end_gather = at the end of the gather phase
grimm_forest-choice-aladdin-each = one of each resource
grimm_forest-choice-aladdin-one = one resource of your choice
grimm_forest-choice-frog_prince-deck = from the top of the deck
grimm_forest-choice-frog_prince-discard = chosen from the discarded friends
grimm_forest-choice-merchant-may = everybody may decline
grimm_forest-choice-merchant-must = whoever can trade must
grimm_forest-choice-grandma_discard-on_location = when a monster is on it
grimm_forest-choice-grandma_discard-any_played = when any monster was played this round
grimm_forest-choice-powerful_friends-no_stack = they take one action at most
grimm_forest-choice-powerful_friends-stack = each of them takes an action
grimm_forest-choice-hired_help-gained = no, it is gained
grimm_forest-choice-hired_help-gathered = yes, it is gathered
grimm_forest-choice-rapunzel_types-one = two of one kind
grimm_forest-choice-rapunzel_types-mixed = two of any kinds
grimm_forest-choice-huntsman_cancels-one = one a round, if his friend wishes
grimm_forest-choice-huntsman_cancels-all = every one
grimm_forest-choice-troll_target-opponent = an opponent
grimm_forest-choice-troll_target-any = any player, even themselves
grimm_forest-choice-choice_types-mixed = any mixture of resources
grimm_forest-choice-choice_types-one = resources of one kind
grimm_forest-choice-gift_types-one = up to three of one kind
grimm_forest-choice-gift_types-mixed = up to three of any kinds
grimm_forest-choice-bga_order-turn_order = in turn order
grimm_forest-choice-bga_order-escape_first = those that let one escape first

## Card texts

grimm_forest-text-friendly-game = End of the gather phase: take two resources from an opponent on your location.
grimm_forest-text-friendly-game-one = End of the gather phase: take two resources of one kind from an opponent on your location.
grimm_forest-text-big-bad-wolf = Monster. End of the gather phase: a straw or wood house of everybody here loses its top section; you choose which.
grimm_forest-text-bridge-troll = Monster. End of the gather phase: an opponent here gives you half of what they gathered.
grimm_forest-text-bridge-troll-any = Monster. End of the gather phase: a player here gives you half of what they gathered.
grimm_forest-text-whisker = Before gathering: run from a monster to any other location. If no monster was played this round, draw a fable.
grimm_forest-text-oracle = End of the gather phase, if alone: you may take a random fable from every opponent.
grimm_forest-text-crystal-ball = When revealed: look at an opponent's gather card; then you may change yours.
grimm_forest-text-curse = When revealed: every opponent plays a random gather card instead of the one chosen.
grimm_forest-text-cutting-corners = End of the gather phase, if alone: a further plot for you, where every section costs one less.
grimm_forest-text-dragon = Monster. Before gathering: everybody here loses all resources.
grimm_forest-text-faerie-feast = Next round, at its start: lay it on a location. At the end of the gather phase everybody there gains three resources of their choice.
grimm_forest-text-faerie-feast-one = Next round, at its start: lay it on a location. At the end of the gather phase everybody there gains three of a resource of their choice.
grimm_forest-text-ghostly-whispers = End of the gather phase, if alone: draw four fables, keep two.
grimm_forest-text-giant = Monster. End of the gather phase: everybody here discards friend, hand, and one of each resource.
grimm_forest-text-grandmas-house = Unique location. All monsters come here. End of the gather phase: two resources for everybody here. Gone when a monster is here.
grimm_forest-text-grandmas-house-any_played = Unique location. All monsters come here. End of the gather phase: two resources for everybody here. Gone when a monster was played.
grimm_forest-text-harvest-moon = End of the gather phase: take half, rounding down, of what lies on a location where nobody gathered this round.
grimm_forest-text-hidden-stash = End of the gather phase: everybody on your location gains two of what it gives.
grimm_forest-text-hired-help = When revealed: pay two resources or discard this. Next round you gain as much again as you gather.
grimm_forest-text-hired-help-gathered = When revealed: pay two resources or discard this. Next round you gather twice as much.
grimm_forest-text-little-helpers = End of the gather phase, if alone: two more actions this round.
grimm_forest-text-lonely-castle = Unique location. End of the gather phase: one of each resource for whoever is alone here. Gone when three are here (two of two).
grimm_forest-text-magic-flute = When revealed: take all monsters played this round into your hand.
grimm_forest-text-mysterious-stranger = End of the gather phase, if alone: meet a friend.
grimm_forest-text-night-of-revelry = When revealed: everybody gets a new friend. You choose yours, the others get theirs at random.
grimm_forest-text-powerful-friends = End of the gather phase: one action less for every opponent on your location, and one more for you for each of them. Nobody loses more than one.
grimm_forest-text-powerful-friends-stack = End of the gather phase: one action less for every opponent on your location, and one more for you for each of them.
grimm_forest-text-roar = Before gathering: every opponent on your location runs to a random one.
grimm_forest-text-roar-end_gather = End of the gather phase: every opponent on your location runs to a random one.
grimm_forest-text-royal-wedding = Unique location. End of the gather phase: whoever is not here loses a resource. Gone when nobody is here.
grimm_forest-text-search-the-past = End of the gather phase, in company: take any two fables from the discard.
grimm_forest-text-share-the-wealth = End of the gather phase: every opponent who gathered five or more gives you two of them.
grimm_forest-text-spy-network = End of the gather phase: draw a fable for every player on your location, you included.
grimm_forest-text-taxation = Next round, end of the gather phase: every opponent not on your location loses half of everything, brick first.
grimm_forest-text-thoughtful-gift = End of the gather phase: give an opponent up to three of a resource; get as many of another.
grimm_forest-text-thoughtful-gift-mixed = End of the gather phase: give an opponent up to three resources; get as many of one that was not among them.
grimm_forest-text-wandering-merchant = End of the gather phase: everybody on your location may trade two of a resource for three of another.
grimm_forest-text-wandering-merchant-must = End of the gather phase: everybody on your location must trade two of a resource for three of another.
grimm_forest-text-wishing-well = When revealed: swap any two face-down gather cards.
grimm_forest-text-wolf = Monster. Before gathering: if a pig is here, all resources here are gone.
grimm_forest-text-aladdin = Start of the round: guess whether you will be alone. If you were right, gain one of each resource.
grimm_forest-text-aladdin-one = Start of the round: guess whether you will be alone. If you were right, gain a resource.
grimm_forest-text-ali-baba = Start of the round: take a resource from an opponent; give it back if you gather on one location.
grimm_forest-text-cinderella = When gather cards are revealed: be first on your location and take two resources; then gather as usual.
grimm_forest-text-evil-queen = Choose your cards last, after a look at an opponent's gather card or fable.
grimm_forest-text-fairy-godmother = Special action: draw two fables. In your turn: discard her and two fables for two resources.
grimm_forest-text-frog-prince = End of the gather phase, in company: discard him for a new friend from the deck and a resource.
grimm_forest-text-frog-prince-discard = End of the gather phase, in company: discard him for another friend from the discard and a resource.
grimm_forest-text-gingerbread-man = When gather cards are revealed: you may go nowhere and take a resource from every location.
grimm_forest-text-golden-goose = End of the gather phase, if alone: a resource. In your turn: discard it for two resources.
grimm_forest-text-goldilocks = Special action: look at the top three fables, keep one, put two back.
grimm_forest-text-hansel-and-gretel = Walls cost your opponents one more, and they pay it to you.
grimm_forest-text-huntsman = Every opponent with a fable must play one. Once a round you may stop a monster on your location to gain one of each resource.
grimm_forest-text-huntsman-all = Every opponent with a fable must play one. He stops every monster on your location, and each time you gain one of each resource.
grimm_forest-text-jack = When gather cards are revealed: two more resources on your location. Discard him to stop the Giant.
grimm_forest-text-little-mermaid = When you get her: keep only two gather cards. Special action: gain one of each resource.
grimm_forest-text-pinocchio = Start of the round: announce a gather card. If you keep to it, gain two of what its location gives.
grimm_forest-text-puss-in-boots = Special action: build a section; an opponent may have to pay one resource of it.
grimm_forest-text-rapunzel = Start of the round: two of a resource go on her. Special action, if alone: take everything on her.
grimm_forest-text-rapunzel-mixed = Start of the round: two resources go on her. Special action, if alone: take everything on her.
grimm_forest-text-red-riding-hood = Special action: discard five fables from the deck and take every Wolf, or else draw one. Discard her to stop a Wolf or the Big Bad Wolf.
grimm_forest-text-robin-hood = End of the build phase: every opponent with more resources than you gives you one.
grimm_forest-text-rumpelstiltskin = Start of the build phase: one straw. Special action: all your straw becomes wood, or brick.
grimm_forest-text-seven-dwarves = End of the gather phase, if alone: one more action this round.
grimm_forest-text-sleeping-beauty = Start of the round: a player of your choice plays the top card of the deck, unseen, as this round's fable.
grimm_forest-text-snow-white = End of the gather phase: every opponent on your location gives you a fable, or a resource.
grimm_forest-text-thumbelina = When gather cards are revealed: you may go to a random other location instead.
grimm_forest-text-tom-thumb = Start of the round: you may take a resource from any location.
grimm_forest-text-woodcutter = Special action: two wood for you and two for the Forest. Discard him to stop any monster.

## Refusals

grimm_forest-refusal-other = That does not answer the question.
grimm_forest-refusal-must-choose = Here you must choose something.
grimm_forest-refusal-must-act = You still have an action that must be taken.
grimm_forest-refusal-must-play = The Huntsman wants to see a fable: you must play one.
grimm_forest-refusal-no-market = The Market is only there with four players.
grimm_forest-refusal-tucked = Your gather card for { $location } lies under the Little Mermaid.
grimm_forest-refusal-on-table = Your gather card for { $location } lies on the table already.
grimm_forest-refusal-monster-there = There is a monster on { $location } already.
grimm_forest-refusal-grandma = Not on { $location }: all monsters come to Grandma's House.
grimm_forest-refusal-unique-there = There is a unique location on { $location } already.
grimm_forest-refusal-same-place = You are on { $location } already.
grimm_forest-refusal-gathered-there = Somebody gathered on { $location } this round.
grimm_forest-refusal-nothing-there = There is nothing to take on { $location }.
grimm_forest-refusal-no-resource = There is no { $resource } to choose.
grimm_forest-refusal-no-player = { $seat } cannot be chosen.
grimm_forest-refusal-not-in-hand = You do not hold { $card }.
grimm_forest-refusal-not-discarded = { $card } is not among the discarded fables.
grimm_forest-refusal-not-among = { $card } is not among the cards to choose from.
grimm_forest-refusal-no-action = You have no action left.
grimm_forest-refusal-no-deck = There is no fable left to draw.
grimm_forest-refusal-no-section = There is no { $section } left.
grimm_forest-refusal-not-yet = You have nothing to put the { $section } on.
grimm_forest-refusal-unfinished = You have an unfinished house of { $resource } already.
grimm_forest-refusal-no-plot = There is no free plot for it.
grimm_forest-refusal-too-dear = The { $section } costs { $count } { $resource }.
grimm_forest-refusal-no-house = There is no house with the { $section } to blow at.
grimm_forest-refusal-no-special = You have no friend with a special action.
grimm_forest-refusal-used = The special action of { $card } has been used this turn.
grimm_forest-refusal-not-now = { $card } could not do anything now.
grimm_forest-refusal-no-release = You have no friend who can be put away for something.
