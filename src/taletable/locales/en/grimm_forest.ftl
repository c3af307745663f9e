grimm_forest-title = The Grimm Forest

## Names

grimm_forest-card-friendly-game = A Friendly Game
grimm_forest-card-big-bad-wolf = Big Bad Wolf
grimm_forest-card-bridge-troll = Bridge Troll
grimm_forest-card-chinny-chin-chin = Chinny Chin Chin
grimm_forest-card-consult-the-oracle = Consult the Oracle
grimm_forest-card-crystal-ball = Crystal Ball
grimm_forest-card-curse-of-darkness = Curse of Darkness
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
grimm_forest-card-gingerbread-man = The Gingerbread Man
grimm_forest-card-golden-goose = Golden Goose
grimm_forest-card-goldilocks = Goldilocks
grimm_forest-card-hansel-and-gretel = Hansel & Gretel
grimm_forest-card-huntsman = Huntsman
grimm_forest-card-jack-the-giant-slayer = Jack the Giant Slayer
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
    .to = to the Field
    .at = on the Field
    .from = from the Field
grimm_forest-location-forest = Forest
    .to = to the Forest
    .at = in the Forest
    .from = from the Forest
grimm_forest-location-brickyard = Brickyard
    .to = to the Brickyard
    .at = in the Brickyard
    .from = from the Brickyard
grimm_forest-location-market = Market
    .to = to the Market
    .at = at the Market
    .from = from the Market

grimm_forest-gather-field = Gather straw (Field)
grimm_forest-gather-forest = Gather wood (Forest)
grimm_forest-gather-brickyard = Gather brick (Brickyard)
grimm_forest-gather-market = Gather at the Market

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
grimm_forest-action-release = discard your friend
grimm_forest-action-alone = alone
grimm_forest-action-together = not alone
grimm_forest-action-keep = keep
grimm_forest-action-yes = yes
grimm_forest-action-pass = no, thank you

## Questions

grimm_forest-ask-guess = Aladdin: will you be alone this round?
grimm_forest-ask-announce = Pinocchio: which gather card do you announce?
grimm_forest-ask-who = { $name ->
    [ali-baba] { $card }: from whom do you steal a resource?
    [sleeping-beauty] { $card }: who plays the top card of the fable deck this round?
    [evil-queen] { $card }: whose card do you look at?
    [crystal-ball] { $card }: whose gather card do you look at?
    [wishing-well] { $card }: whose gather card do you swap?
    [bridge-troll] { $card }: who gives you half of what they gathered?
    [thoughtful-gift] { $card }: to whom do you give a gift?
   *[other] { $card }: from whom do you take two resources?
}
grimm_forest-ask-well = Wishing Well: with whose gather card do you swap that of { $seat }?
grimm_forest-ask-where = { $name ->
    [chinny-chin-chin] { $card }: where do you run?
    [harvest-moon] { $card }: from which location, where nobody gathered this round, do you take half?
    [tom-thumb] { $card }: from where do you take a resource?
   *[other] Where do you put { $card }?
}
grimm_forest-ask-tower = { $count ->
    [one] Which resource do you put on Rapunzel?
   *[other] Which resource do you put on Rapunzel? { $count } to choose.
}
grimm_forest-ask-beans = Jack the Giant Slayer: of which resource do you add two to the Market?
grimm_forest-ask-gain = { $kinds ->
    [one] { $card }: of which resource do you gain { $count }?
   *[mixed] { $card }: which resource do you gain? { $count } to choose.
}
grimm_forest-ask-lose = { $card }: which resource do you discard?
grimm_forest-ask-give = { $card }: what do you give to { $seat }? { $count } to choose.
grimm_forest-ask-take = { $kinds ->
    [one] { $card }: of which resource do you take up to { $count } from { $seat }?
   *[mixed] { $card }: what do you take from { $seat }? { $count } to choose.
}
grimm_forest-ask-grab = { $card }: what do you take { $location-from }? { $count } to choose.
grimm_forest-ask-draft-one = What do you take from the Market?
grimm_forest-ask-commit = Which gather card do you play?
grimm_forest-ask-fable = Which fable do you play?
grimm_forest-ask-look = Evil Queen: which card of { $seat } do you look at?
grimm_forest-ask-pay = Hired Help costs { $count } more. What do you pay?
grimm_forest-ask-swap = Crystal Ball: which gather card do you put down instead of yours?
grimm_forest-ask-friend = { $name ->
    [frog-prince] { $card }: which discarded friend do you take?
   *[other] { $card }: which friend do you choose?
}
grimm_forest-ask-use = { $name ->
    [consult-the-oracle] { $card }: take a random fable from every opponent?
    [gingerbread-man] { $card }: take a resource from every location instead of going anywhere?
   *[other] { $card }: go to a random other location instead?
}
grimm_forest-ask-stop = The { $card_monster } is about to act { $location-at }. Does { $card } stop it?
grimm_forest-ask-house = Big Bad Wolf: which house of { $seat } loses its top section?
grimm_forest-ask-house-plot = Big Bad Wolf: on which plot does { $seat } lose the { $section }?
grimm_forest-ask-keep = { $card }: which fable do you keep? { $count } to choose.
grimm_forest-ask-top = Goldilocks: which fable lies on top of the deck?
grimm_forest-ask-recover = Search the Past: which fable do you take from the discard pile? { $count } to choose.
grimm_forest-ask-gift = Thoughtful Gift: what do you give to { $seat }? In the gift so far: { $count }.
grimm_forest-ask-return = Thoughtful Gift: of what do you give { $count } to { $seat } in return?
grimm_forest-ask-trade = Wandering Merchant: of which resource do you give two?
grimm_forest-ask-trade-for = Wandering Merchant: you give two { $resource }. Of which resource do you take three?
grimm_forest-ask-surrender = Snow White: which fable do you give to { $seat }?
grimm_forest-ask-offer = You draw a friend: { $card }. Keep it, or give it to somebody?
grimm_forest-ask-tuck = Little Mermaid: which gather card do you put under her?
grimm_forest-ask-menu = { $count ->
    [0] You have no action left.
    [one] What do you do? One action left.
   *[other] What do you do? { $count } actions left.
}
grimm_forest-ask-plot = On which plot do you build the { $section }?
grimm_forest-ask-puss = Puss in Boots: what do you build?
grimm_forest-ask-helper = Puss in Boots: who pays one resource of your { $section }?
grimm_forest-ask-spin = Rumpelstiltskin: for what do you trade all your straw?
grimm_forest-ask-reward = First builder bonus: what do you take?
grimm_forest-ask-spend = Fairy Godmother: which fable do you discard? { $count } to choose.
grimm_forest-ask-order = Several of your cards act now. Which one first?

## Events

grimm_forest-event-round = Round { $round }. { $seat } is the first player.
grimm_forest-event-prince = { $count ->
    [0] The Prince finds nothing to take { $location-from }.
   *[other] The Prince takes { $count } { $resource } { $location-from }.
}
grimm_forest-event-due = Remember: { $card } of { $seat } acts this round.
grimm_forest-event-guessed = { $card }: { $seat } guesses: { $guess }.
grimm_forest-event-announced = { $card }: { $seat } announces the gather card for the { $location }.
grimm_forest-event-dreams = { $card }: { $seat } plays the top card of the fable deck this round.
grimm_forest-event-stored = { $seat } puts { $count } { $resource } on Rapunzel.
grimm_forest-event-looked = { $card }: { $seat } looks at a card of { $seat_other }.
grimm_forest-event-saw-gather = The gather card of { $seat_other }: { $location }.
grimm_forest-event-saw-fable = The fable of { $seat_other }: { $card }.
grimm_forest-event-played = { $seat } plays { $card }.
grimm_forest-event-fluted = Magic Flute: { $seat } takes { $card } into hand.
grimm_forest-event-laid = { $seat } puts { $card } { $location-at }.
grimm_forest-event-unpaid = { $name ->
    [hired-help] { $seat } does not pay, and { $card } is discarded.
   *[other] { $seat } has nowhere to lay { $card }, and it is discarded.
}
grimm_forest-event-swapped = { $card }: { $seat } changes the gather card.
grimm_forest-event-cursed = { $card }: { $seat } plays a random gather card.
grimm_forest-event-redrawn = The gather card of { $seat } now: { $location }.
grimm_forest-event-exchanged = { $card }: the gather cards of { $seat } and { $seat_other } change places.
grimm_forest-event-turned = { $seat } reveals the gather card for the { $location }.
grimm_forest-event-moved = { $card }: { $seat } goes { $location-to }.
grimm_forest-event-ran = { $card }: { $seat } goes nowhere this round.
grimm_forest-event-added = { $card } adds { $count } { $resource } { $location-to }.
grimm_forest-event-grabbed = { $card }: { $seat } takes { $count } { $resource } { $location-from }.
grimm_forest-event-devoured = { $card } destroys { $count } { $resource } { $location-at }.
grimm_forest-event-gathered = { $seat } gathers { $count } { $resource } { $location-at }.
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
grimm_forest-event-recovered = { $card_by }: { $seat } takes { $card } from the discard pile.
grimm_forest-event-slipped = { $card_by }: { $seat } gives a fable to { $seat_to }.
grimm_forest-event-slipped-seen = { $card_by }: { $seat } gives { $card } to { $seat_to }.
grimm_forest-event-reshuffled = The discarded fables are shuffled into a new deck.
grimm_forest-event-stopped = { $card } of { $seat } stops the { $card_monster }.
grimm_forest-event-blown = { $card }: { $seat } loses the { $section }.
grimm_forest-event-corner = { $seat } has an extra plot: Cutting Corners.
grimm_forest-event-busier = { $count ->
    [one] { $card }: { $seat } has one action more.
   *[other] { $card }: { $seat } has { $count } actions more.
}
grimm_forest-event-hindered = { $card }: { $seat } has one action fewer.
grimm_forest-event-spent = { $name ->
    [grandmas-house] A monster has come: { $card }, { $location-at }, is discarded.
    [lonely-castle] Too many are here: { $card }, { $location-at }, is discarded.
   *[other] Nobody is here: { $card }, { $location-at }, is discarded.
}
grimm_forest-event-tidied = Gathering is over; now everybody builds.
grimm_forest-event-built = { $seat } builds the { $section } for { $count }.
grimm_forest-event-first = First builder bonus: { $seat } is the first to complete a house of { $resource }.
grimm_forest-event-special = { $seat } uses the special action of { $card }.
grimm_forest-event-met = { $seat } draws a friend: { $card }.
grimm_forest-event-befriended = { $seat } has a new friend: { $card }.
grimm_forest-event-parted = { $name ->
    [giant] Giant: { $seat } loses { $card }.
    [frog-prince] { $seat } discards { $card } for a new friend.
    [stopped] { $seat } discards { $card } to stop the monster.
    [released] { $seat } discards { $card } for resources.
   *[other] A new friend comes: { $seat } discards { $card }.
}
grimm_forest-event-ended = The game ends after round { $round }.
grimm_forest-event-idle = { $card } of { $seat } has no effect.
grimm_forest-event-went = { $seat } sets out for the { $location }.
grimm_forest-event-drew-by = { $count ->
    [one] { $card }: { $seat } draws a fable.
   *[other] { $card }: { $seat } draws { $count } fables.
}
grimm_forest-event-came = { $card_by }: { $card } comes.
grimm_forest-event-met-by = { $card_by }: { $seat } meets { $card }.
grimm_forest-event-given = { $seat } gives { $card } to { $seat_to }.
grimm_forest-event-rewarded = { $seat } takes the first builder bonus: { $reward }.

## Points

grimm_forest-why-houses = { $first ->
    [0] complete
   *[other] first builder bonus
}
grimm_forest-points = { $points ->
    [one] { $points } house
   *[other] { $points } houses
}

## Options

grimm_forest-option-edition = Whose rules: ours, those of the Russian or those of the Polish edition. Each rule below can also be chosen on its own.
grimm_forest-option-advanced = All cards, or a basic game without those marked as advanced.
grimm_forest-option-turn_actions = Whether the two actions of a turn must be taken.
grimm_forest-option-roar_window = When Roar acts.
grimm_forest-option-aladdin = What Aladdin gives for a right guess.
grimm_forest-option-frog_prince = Where the Frog Prince's new friend comes from.
grimm_forest-option-merchant = Whether one may decline the Wandering Merchant.
grimm_forest-option-grandma_discard = When Grandma's House is discarded.
grimm_forest-option-powerful_friends = How many actions several Powerful Friends take from one player.
grimm_forest-option-hired_help = Whether what Hired Help brings counts as gathered.
grimm_forest-option-rapunzel_types = What can be put on Rapunzel in one round.
grimm_forest-option-huntsman_cancels = Which monsters on his location the Huntsman stops.
grimm_forest-option-troll_target = Whom the Bridge Troll's player can choose.
grimm_forest-option-choice_types = What Faerie Feast gives and A Friendly Game takes.
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
grimm_forest-choice-powerful_friends-no_stack = one at most
grimm_forest-choice-powerful_friends-stack = one each
grimm_forest-choice-hired_help-gained = no, it is gained
grimm_forest-choice-hired_help-gathered = yes, it is gathered
grimm_forest-choice-rapunzel_types-one = two of one kind
grimm_forest-choice-rapunzel_types-mixed = any two
grimm_forest-choice-huntsman_cancels-one = one a round, if his friend wishes
grimm_forest-choice-huntsman_cancels-all = every one
grimm_forest-choice-troll_target-opponent = an opponent
grimm_forest-choice-troll_target-any = any player, even themselves
grimm_forest-choice-choice_types-mixed = any mixture of resources
grimm_forest-choice-choice_types-one = resources of one kind
grimm_forest-choice-gift_types-one = up to three of one kind
grimm_forest-choice-gift_types-mixed = any three at most
grimm_forest-choice-bga_order-turn_order = in turn order
grimm_forest-choice-bga_order-escape_first = those that let one escape first

## Card texts

grimm_forest-text-friendly-game = End of the gather phase: take two resources of your choice from an opponent on your location.
grimm_forest-text-friendly-game-one = End of the gather phase: take two of one resource of your choice from an opponent on your location.
grimm_forest-text-big-bad-wolf = Monster. End of the gather phase: every player here loses the top section of one straw or wooden house, complete or not. You choose the houses.
grimm_forest-text-bridge-troll = Monster. End of the gather phase: choose an opponent here. They give you half of what they gathered this round, rounded down; they choose which.
grimm_forest-text-bridge-troll-any = Monster. End of the gather phase: choose a player here. They give you half of what they gathered this round, rounded down; they choose which.
grimm_forest-text-chinny-chin-chin = Before gathering: if a monster is on your location, you may move to any other. If no monster was played this round, draw a fable.
grimm_forest-text-consult-the-oracle = End of the gather phase, if you are alone: you may take a random fable from every opponent's hand.
grimm_forest-text-crystal-ball = When revealed: look at an opponent's gather card. Then you may change yours for another from your hand.
grimm_forest-text-curse-of-darkness = When revealed: every opponent mixes the gather card they played with their others and plays one at random. They may look at it.
grimm_forest-text-cutting-corners = End of the gather phase, if you are alone: this card becomes an extra plot of yours for good. Every section on it costs one less.
grimm_forest-text-dragon = Monster. Before gathering: every player here discards all their resources.
grimm_forest-text-faerie-feast = Next round, at its start: put this card on any location. End of the gather phase: every player there gains three resources of their choice.
grimm_forest-text-faerie-feast-one = Next round, at its start: put this card on any location. End of the gather phase: every player there gains three of one resource of their choice.
grimm_forest-text-ghostly-whispers = End of the gather phase, if you are alone: draw four fables, keep two, discard the rest.
grimm_forest-text-giant = Monster. End of the gather phase: every player here discards their friend, all fables in hand, and one of each resource.
grimm_forest-text-grandmas-house = Unique location. While it is in play all monsters must be put here, however many. End of the gather phase: every player here gains two resources of their choice. Discard it if a monster is here.
grimm_forest-text-grandmas-house-any_played = Unique location. While it is in play all monsters must be put here, however many. End of the gather phase: every player here gains two resources of their choice. Discard it if a monster was played this round.
grimm_forest-text-harvest-moon = End of the gather phase: take half of the resources, rounded down, from a location where nobody gathered this round.
grimm_forest-text-hidden-stash = End of the gather phase: every player on your location, you included, gains two of the resource it gives; on the Market, two of one resource of their choice.
grimm_forest-text-hired-help = When revealed: pay any two resources or discard this card. Next round: gain from the supply as much again as you gather.
grimm_forest-text-hired-help-gathered = When revealed: pay any two resources or discard this card. Next round: you gather twice as much, the rest from the supply.
grimm_forest-text-little-helpers = End of the gather phase, if you are alone: you may take two more actions this build phase.
grimm_forest-text-lonely-castle = Unique location. End of the gather phase: a player who is alone here gains one of each resource. Discard it if three or more players are here (two in a two-player game).
grimm_forest-text-magic-flute = When revealed, before anything else: take all monsters played this round into your hand. They do nothing now.
grimm_forest-text-mysterious-stranger = End of the gather phase, if you are alone: draw a friend; keep it or give it to another player.
grimm_forest-text-night-of-revelry = When revealed: draw a friend for each player, choose one for yourself and deal the others to your opponents at random. Everybody must take the new friend.
grimm_forest-text-powerful-friends = End of the gather phase: every opponent on your location has one action fewer this round, and you have one more for each of them. Two such cards take no more than one action from anybody.
grimm_forest-text-powerful-friends-stack = End of the gather phase: every opponent on your location has one action fewer this round, and you have one more for each of them.
grimm_forest-text-roar = Before gathering: every opponent on your location mixes the gather card they played with their others, draws one at random and goes there at once. If it is your location, they stay.
grimm_forest-text-roar-end_gather = End of the gather phase: every opponent on your location mixes the gather card they played with their others, draws one at random and goes there at once. If it is your location, they stay.
grimm_forest-text-royal-wedding = Unique location. End of the gather phase: every player who is not here discards a resource of their choice. Discard it if nobody is here.
grimm_forest-text-search-the-past = End of the gather phase, if an opponent is on your location: take any two cards from the fable discard pile into your hand.
grimm_forest-text-share-the-wealth = End of the gather phase: every opponent who gathered five or more resources this round gives you two of them, which they choose.
grimm_forest-text-spy-network = End of the gather phase: draw a fable for every player on your location, you included.
grimm_forest-text-taxation = Next round, end of the gather phase: every opponent not on your location discards half of all their resources, rounded down: brick first, then wood, then straw.
grimm_forest-text-thoughtful-gift = End of the gather phase: give an opponent up to three of one resource, even none. They give you as many of another one, which they choose. You may only choose somebody who has enough to give.
grimm_forest-text-thoughtful-gift-mixed = End of the gather phase: give an opponent any three resources or fewer, even none. They give you as many of one that was not among them, which they choose. You may only choose somebody who has enough to give.
grimm_forest-text-wandering-merchant = End of the gather phase: every player on your location, you included, may trade two of one resource for three of another from the supply.
grimm_forest-text-wandering-merchant-must = End of the gather phase: every player on your location, you included, must, if they can, trade two of one resource for three of another from the supply.
grimm_forest-text-wishing-well = When revealed: swap any two face-down gather cards without looking. Their players may look at what they got.
grimm_forest-text-wolf = Monster. Before gathering: if a player is here, all resources here go to the supply.
grimm_forest-text-aladdin = Start of the round: guess whether you will be alone. End of the gather phase, if you were right: gain one of each resource.
grimm_forest-text-aladdin-one = Start of the round: guess whether you will be alone. End of the gather phase, if you were right: gain a resource of your choice.
grimm_forest-text-ali-baba = Start of the round: steal a resource of your choice from an opponent. If they gather on your location this round, give it back.
grimm_forest-text-cinderella = After gather cards are revealed: go to your location before the others and take two resources from it; they do not count as gathered. Then gather as usual.
grimm_forest-text-evil-queen = You play your cards after everybody else, and first look at the gather card or the fable of one opponent.
grimm_forest-text-fairy-godmother = Special action: draw two fables. In your turn: you may discard her and two fables from your hand to gain two resources of your choice.
grimm_forest-text-frog-prince = End of the gather phase, if an opponent is on your location: discard this card, draw a new friend from the deck, and gain a resource of your choice.
grimm_forest-text-frog-prince-discard = End of the gather phase, if an opponent is on your location: discard this card, take any other friend from the discard pile, and gain a resource of your choice.
grimm_forest-text-gingerbread-man = After gather cards are revealed: you may go nowhere and take one resource from every location. Then you do not gather this round and are on no location, neither alone nor with others.
grimm_forest-text-golden-goose = End of the gather phase, if you are alone: gain a resource of your choice. In your turn: you may discard it to gain two resources of your choice.
grimm_forest-text-goldilocks = Special action: look at the top three fables of the deck, take one, put two back on top in any order.
grimm_forest-text-hansel-and-gretel = Opponents pay one more of its material for walls, and pay it to you.
grimm_forest-text-huntsman = Start of the round: every opponent with a fable must play one. Once a round you may stop a monster on your location to gain one of each resource.
grimm_forest-text-huntsman-all = Start of the round: every opponent with a fable must play one. He stops every monster on your location, and each time you gain one of each resource.
grimm_forest-text-jack-the-giant-slayer = After gather cards are revealed: add two of the resource it gives to your location; to the Market, two of one resource of your choice. You may discard him to stop the Giant.
grimm_forest-text-little-mermaid = When you get her, keep two gather cards in hand and put the others under her: you cannot use them while she stays. Special action: gain one of each resource.
grimm_forest-text-pinocchio = Start of the round: announce a gather card. End of the gather phase, if you played it: gain two of the resource its location gives; for the Market, two of one resource of your choice.
grimm_forest-text-puss-in-boots = Special action: build a section by the usual rules; you may take one resource of its cost from an opponent.
grimm_forest-text-rapunzel = Start of the round: put two of one resource from the supply on her. Special action, if you are alone this round: take everything on her. When she leaves, all of it goes back to the supply.
grimm_forest-text-rapunzel-mixed = Start of the round: put any two resources from the supply on her. Special action, if you are alone this round: take everything on her. When she leaves, all of it goes back to the supply.
grimm_forest-text-red-riding-hood = Special action: discard the top five fables of the deck and take every Wolf among them; if there is none, draw a fable. You may discard her to stop the Wolf or the Big Bad Wolf.
grimm_forest-text-robin-hood = End of the build phase: every opponent with more resources than you gives you one of their choice.
grimm_forest-text-rumpelstiltskin = Start of the build phase: gain one straw. Special action: return all your straw to the supply and take as much wood, or as much brick.
grimm_forest-text-seven-dwarves = End of the gather phase, if you are alone: you may take one more action this build phase.
grimm_forest-text-sleeping-beauty = Start of the round: choose a player, yourself if you like. Instead of a fable from hand they play, unseen, the top card of the fable deck this round.
grimm_forest-text-snow-white = End of the gather phase: every opponent on your location gives you a fable of their choice; one who has none gives you a resource of your choice.
grimm_forest-text-thumbelina = After gather cards are revealed: you may draw one of your unplayed gather cards at random and go there instead.
grimm_forest-text-tom-thumb = Start of the round: you may take a resource from any location.
grimm_forest-text-woodcutter = Special action: gain two wood and add two wood to the Forest. You may discard him to stop any monster.

## Refusals

grimm_forest-refusal-other = That does not answer the question.
grimm_forest-refusal-must-choose = Here you must choose something.
grimm_forest-refusal-must-act = You still have an action that must be taken.
grimm_forest-refusal-must-play = The Huntsman wants to see a fable: you must play one.
grimm_forest-refusal-no-market = The Market is only there with four players.
grimm_forest-refusal-tucked = Your gather card for the { $location } lies under the Little Mermaid.
grimm_forest-refusal-on-table = Your gather card for the { $location } lies on the table already.
grimm_forest-refusal-monster-there = There is a monster { $location-at } already.
grimm_forest-refusal-grandma = Not { $location-at }: all monsters come to Grandma's House.
grimm_forest-refusal-unique-there = There is a unique location { $location-at } already.
grimm_forest-refusal-same-place = You are { $location-at } already.
grimm_forest-refusal-gathered-there = Somebody gathered { $location-at } this round.
grimm_forest-refusal-nothing-there = There is nothing to take { $location-at }.
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
grimm_forest-refusal-too-dear = Building the { $section } costs { $count } { $resource }.
grimm_forest-refusal-no-house = There is no house with the { $section } to blow at.
grimm_forest-refusal-no-special = You have no friend with a special action.
grimm_forest-refusal-used = The special action of { $card } has been used this turn.
grimm_forest-refusal-not-now = { $card } could not do anything now.
grimm_forest-refusal-no-release = You have no friend who can be discarded for resources.

# Previews: what is certain about an answer before it is given.
grimm_forest-or = or
grimm_forest-preview-alone = alone there, if no card interferes:
grimm_forest-preview-amount = { $count } { $resource }
grimm_forest-preview-empty = nothing lies there now
grimm_forest-preview-house = a house is complete: { $count } of 3
grimm_forest-preview-build = then you can build: { $section }
grimm_forest-preview-nothing = then there is nothing you can build
