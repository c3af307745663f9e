page-zavarushka-kingdom = The kingdom
page-zavarushka-hand = Your hand
page-zavarushka-pad = Points now
page-zavarushka-pad-end = Points
page-zavarushka-sum = Total
page-zavarushka-players = Players
page-zavarushka-turn = Turn { $turn } of { $turns }
page-zavarushka-turns-left = { $count ->
    [0] no turns left
    [one] { $count } turn left
   *[other] { $count } turns left
}
page-zavarushka-cards = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-zavarushka-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-zavarushka-active = has the turn
page-zavarushka-skipped = skipped the last turn
page-zavarushka-asleep = blocked
page-zavarushka-empty = nobody is here
page-zavarushka-place = { $tile }, { $terrain }
page-zavarushka-somebody = { $card } of { $who }
page-zavarushka-from-top = From the top: { $cards }
page-zavarushka-seen = In the kingdom now: { $count } of { $all }
page-zavarushka-no-points-yet = no points so far

## What to do with the hands

page-zavarushka-hint-card = Choose a card, or drag it onto a tile.
page-zavarushka-hint-tile = Choose a lit tile for “{ $card }”, or the card again to put it back.
page-zavarushka-hint-witch = Take one of the lit top characters, then the one it changes places with; or drag one onto the other.
page-zavarushka-hint-swap = Who changes places with “{ $card }”? Choose a lit tile.
page-zavarushka-hint-wizard = Take one of the lit top characters, then the tile it goes to; or drag it there.
page-zavarushka-hint-move = Where does “{ $card }” go? Choose a lit tile.
page-zavarushka-hint-watch = You watch this game; the hands are hidden.
page-zavarushka-hint-wait = It is not your turn.
page-zavarushka-hint-rest = What was left in your hand

## The Fairy

page-zavarushka-fairy = The order on { $tile }, from the bottom up
page-zavarushka-fairy-help = Drag the cards, or choose two that change places; with the keyboard, the arrows move a card.
page-zavarushka-fairy-done = Lay them like this
page-zavarushka-fairy-bottom = bottom
page-zavarushka-fairy-top = top
page-zavarushka-fairy-card = { $card } of { $who }, number { $place } from the bottom
page-zavarushka-fairy-fixed = { $card } of { $who } stays where it is

## The first game

page-zavarushka-tour-land = This is one tile of the kingdom. There are towers, castles, forests and farms: what your characters are worth depends on where they lie and who is next to them.
page-zavarushka-tour-hand = This is your hand: seven of your ten characters. In each of your six turns you place one of them.
page-zavarushka-tour-card = Rest on a card to see what it does. At its foot: signs in a square count on its own tile, signs in a ring on the tiles next to it.
page-zavarushka-tour-play = Your first turn: click the card that you want to play. You can still change your mind.
page-zavarushka-tour-tile = Lit tiles may take this card: click one of them. No tile holds two characters of one name.
page-zavarushka-tour-pad = That was a whole turn; five more to go. The pad counts along: what everybody has at this moment, and for what.
page-zavarushka-tour-asleep = Characters below a Dragon are blocked and score nothing, until a Knight lies above the Dragon.
page-zavarushka-tour-power = You can use this power now or never. You may also leave everything as it is.
page-zavarushka-tour-last = Your last turn: the Dragon and the Dwarf cannot be played any more.

## How to play in two minutes

page-zavarushka-how-goal = The king has no heir, and his land goes to whoever settles it best. Place your characters where they bring the most points.
page-zavarushka-how-turn = Your turn
page-zavarushka-how-1 = You hold seven of your ten characters; three stay out of this game. Play one of the seven.
    .title = Choose a character
page-zavarushka-how-2 = Any tile will do, as long as nobody of the same name lies there yet, whatever the colour.
    .title = Lay it on a tile
page-zavarushka-how-3 = New cards go on top. Only the Dwarf crawls below everybody: each character above him is a point, unless it is blocked.
    .title = On top, or below
page-zavarushka-how-4 = Whoever lies below a Dragon is blocked and worth nothing; only the Dwarf does not mind. A Knight above the Dragon frees them all. The Fairy, the Witch in a forest and the Wizard at a tower can move cards as they arrive.
    .title = Beware of dragons
page-zavarushka-how-5 = The signs at the foot of a card tell what it likes: in a square, on its own tile; in a ring, on the tiles that share an edge with it. This King gets 1 for his castle, 1 for the farm and 1 for the forest.
    .title = Good neighbours
page-zavarushka-how-6 = After six turns each, the ordinary characters that are not blocked score; magic ones never do. Most points win, and whoever moved earlier wins a tie. Mind your last turn: neither Dragon nor Dwarf may be played in it.
    .title = The end

# What a character does, on its card in the hand
page-zavarushka-brief-king = 1 in a castle, 1 for each farm and forest near
page-zavarushka-brief-queen = 1 with a King, 1 for each of your own near
page-zavarushka-brief-princess = 2 in a tower, 1 with a Knight
page-zavarushka-brief-knight = 3 with a Princess
page-zavarushka-brief-peasant = 1 on a farm, 1 for each King and Queen near
page-zavarushka-brief-dwarf = 1 for each awake above; lies at the bottom
page-zavarushka-brief-dragon = Blocks all below, but no Dwarf
page-zavarushka-brief-witch = In a forest: swap two top characters
page-zavarushka-brief-fairy = Put her tile in any order
page-zavarushka-brief-wizard = At a tower: move a top character

# What the signs on cards and tiles mean
page-zavarushka-sign-here = in a frame: points for what is on the same tile
page-zavarushka-sign-near = in a dashed ring: points for each on the tiles that share an edge with it
page-zavarushka-sign-coin = on a coin: what the character brings now
page-zavarushka-sign-asleep = blocked by a Dragon: brings nothing
page-zavarushka-sign-anybody = any character: above the Dwarf, or of your colour next to the Queen
page-zavarushka-sign-swap = two top characters change places
page-zavarushka-sign-move = a top character goes to another tile
page-zavarushka-sign-shuffle = those on the tile are put in any order
