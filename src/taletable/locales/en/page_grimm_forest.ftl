## The course of a round

page-grimm_forest-steps = The course of the round
page-grimm_forest-round = Round { $round }
page-grimm_forest-step-start = Start
page-grimm_forest-step-select = Choose cards
page-grimm_forest-step-reveal = Fables
page-grimm_forest-step-cards = Gather cards
page-grimm_forest-step-before = Before gathering
page-grimm_forest-step-gather = Gather
page-grimm_forest-step-end = After gathering
page-grimm_forest-step-build = Build
page-grimm_forest-step-close = Clean-up
page-grimm_forest-about-rest = A new round begins.
page-grimm_forest-about-start = The round begins: cards that act at its start do so now.
page-grimm_forest-about-select = Everybody secretly plays a gather card and perhaps a fable.
page-grimm_forest-about-reveal = Fables are revealed; those that act when revealed do so now.
page-grimm_forest-about-cards = Gather cards are revealed; then the pigs set out.
page-grimm_forest-about-before = The pigs have arrived; monsters and other cards act before gathering.
page-grimm_forest-about-gather = A pig that is alone takes everything, several share alike.
page-grimm_forest-about-end = Cards that act at the end of the gather phase do so now.
page-grimm_forest-about-build = In turn everybody takes two actions: a fable, a resource, a section or a special action.
page-grimm_forest-about-close = The round ends: pigs go home, locations get new resources.
page-grimm_forest-about-over = The houses stand. The game is over.
page-grimm_forest-skip = Skip

## The table

page-grimm_forest-supply = Supply
page-grimm_forest-costs = costs { $count } of its material
page-grimm_forest-part-floor = floor
page-grimm_forest-part-walls = walls
page-grimm_forest-part-roof = roof
page-grimm_forest-sections-left = { $count } left
page-grimm_forest-decks = Decks
page-grimm_forest-deck-fable = Fables in the deck: { $count }
page-grimm_forest-deck-friend = Friends in the deck: { $count }
page-grimm_forest-discard-fable = Discarded fables: { $count }
page-grimm_forest-discard-friend = Discarded friends: { $count }
page-grimm_forest-nothing = Nothing here yet.
page-grimm_forest-top = You know what lies on top of the deck:
page-grimm_forest-copies = In the deck: { $count }; seen by you now: { $seen }.
page-grimm_forest-laid-by = Laid by { $who }.
page-grimm_forest-pig = the pig of { $who }
page-grimm_forest-prince = The Prince
page-grimm_forest-prince-about = At the start of every round he takes half of the resources on one location.
page-grimm_forest-offer = A friend is drawn.
page-grimm_forest-fold = Look at the table

## The yards

page-grimm_forest-first = First player
page-grimm_forest-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
page-grimm_forest-builds = builds
page-grimm_forest-more = { $count } actions
page-grimm_forest-asleep = Plays the top card of the fable deck this round
page-grimm_forest-forced = Must play a fable this round
page-grimm_forest-token = First builder bonus: { $resource }
page-grimm_forest-houses = Houses of { $who }
page-grimm_forest-hand-of = Fables in the hand of { $who }: { $count }
page-grimm_forest-known = In the hand of { $who } you have seen:
page-grimm_forest-friend-of = Friend of { $who }
page-grimm_forest-gather-of = Gather card of { $who }: { $where }
page-grimm_forest-fable-of = Fable of { $who }
page-grimm_forest-due-of = Acts this round for { $who }
page-grimm_forest-face-down = face down
page-grimm_forest-gather = gather card
page-grimm_forest-gather-about = Sends the pig there. { $count ->
    [0] Nothing lies there now.
   *[other] There now: { $what }.
}
page-grimm_forest-ran = went nowhere
page-grimm_forest-special = Special action
page-grimm_forest-release = Discard

## The hand

page-grimm_forest-your-hand = Your cards
page-grimm_forest-no-fables = No fables in your hand yet. Draw one when you build.
page-grimm_forest-tucked = under the Little Mermaid
page-grimm_forest-pass-fable = No fable
page-grimm_forest-pass-menu = End the turn
page-grimm_forest-pass-gift = That is all
page-grimm_forest-pass-swap = Keep mine

## The first game

page-grimm_forest-tour-goal = Here your houses will stand. Be the first to complete three of them. Their material does not matter; brick only breaks ties, and no wolf blows it down.
page-grimm_forest-tour-gather = Everybody secretly sends a pig somewhere. Alone there, you take all of it; several share alike. Click a location or a gather card.
page-grimm_forest-tour-fable = You may add one fable, face down. Rest the pointer on a card, or press it long, to read it.
page-grimm_forest-tour-story = The line under the steps of the round tells what has just happened and what comes next.
page-grimm_forest-tour-build = Two actions now: click the deck to draw a fable, a heap of the supply to gain one resource, or a house that glows to build on it.
page-grimm_forest-tour-second = One more action. It may be the same again.
page-grimm_forest-tour-floor = To begin a house, click a free plot or a floor in the supply: a floor costs 2, walls 4, a roof 6 of one material.
page-grimm_forest-tour-round = That was a whole round. The locations have been filled up, and another player is first now. So it goes on until somebody has three houses.
page-grimm_forest-tour-friend = You draw a friend, who helps you every round; one you do not want can be given to somebody else.

## How to play in two minutes

page-grimm_forest-how-goal = Be the first to have three houses with their roofs on. Straw, wood or brick: any will do.
page-grimm_forest-how-turn = A round
page-grimm_forest-how-1 = All choose in secret where their pig goes: to the field, the forest or the brickyard. On top of that card you may lay one fable, face down.
    .title = Choose a place
page-grimm_forest-how-2 = First the fables are turned over, and some of them bring monsters; then the gather cards, and every pig trots off to its place.
    .title = All is revealed
page-grimm_forest-how-3 = A pig that is alone takes everything. Where there are several, they share alike, and what cannot be shared waits for the next round.
    .title = Gather
page-grimm_forest-how-4 = Then each in turn has two actions: draw a fable, take a resource of your choice, build, or use what a friend offers as an action. The same one twice is fine.
    .title = Two actions
page-grimm_forest-how-5 = 2 for the floor, 4 for the walls, 6 for the roof, all of one material. With the walls a friend moves in, who helps you; the first complete house of each material earns a bonus.
    .title = Build
page-grimm_forest-how-6 = If somebody has three complete houses when all have had their turn, the game is over. If several have, more houses of brick decide, then of wood.
    .title = The end
page-grimm_forest-how-more = With two players there is a Prince, who takes half of some place’s resources each round; with four there is a market, which has all three.
page-grimm_forest-how-editions = The Russian and the Polish edition differ a little. In the Russian one both actions of a turn must be taken, and Roar acts before gathering; in the Polish one actions may be left out, and Roar acts after it. A dozen cards differ, too: the texts at the table are always those of the edition you play.
