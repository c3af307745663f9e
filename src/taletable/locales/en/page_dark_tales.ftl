page-dark_tales-middle = in the middle
page-dark_tales-front = in front of { $who }
page-dark_tales-front-none = No cards yet
page-dark_tales-hand = in your hand
page-dark_tales-hand-none = Your hand is empty.
page-dark_tales-neither = neither day nor night
page-dark_tales-deck = Deck: { $count }
page-dark_tales-discard = Discard pile: { $count }
page-dark_tales-removed = Out of the game: { $count }
page-dark_tales-supply = Supply
page-dark_tales-supply-of = In the supply: { $item } × { $count }
page-dark_tales-item-of = { $who }: { $item } × { $count }
page-dark_tales-points = Points: { $points }
page-dark_tales-points-now = If the tale ended now: { $points }
page-dark_tales-holds = Cards in hand: { $count }
page-dark_tales-known = { $card }: you know that { $who } holds it
page-dark_tales-copies = { $copies ->
    [one] One copy in the game,
   *[other] { $copies } copies in the game,
} { $seen } seen so far.

page-dark_tales-pacts = Your pacts
page-dark_tales-pacts-none = No pacts
page-dark_tales-pacts-of = Pacts: { $count }
page-dark_tales-pact-deck = Pacts: { $count }
page-dark_tales-pact-discard = Discarded: { $count }

page-dark_tales-tokens = Tokens
page-dark_tales-tokens-none = No tokens yet
page-dark_tales-token-below = Below: { $what }
page-dark_tales-token-hidden = Only its owner knows what is below.
page-dark_tales-stack = Tokens to take: { $count }
page-dark_tales-ball = Ball at the Palace: { $count } cards of 2. A third card begins a ball.
page-dark_tales-ball-now = A ball at the palace
page-dark_tales-ball-choose = Choose pairs

page-dark_tales-tour-hand = This is your hand. Each turn you play one card, even if it does you no good.
page-dark_tales-tour-card = The number is what a card scores at once; the sign at the bottom says where it goes: in front of you, into the middle, or onto the discard pile.
page-dark_tales-tour-time = Day or night: some effects work only by day, others only by night.
page-dark_tales-tour-deal = Once a turn, before you play, you may make a deal of setting A. What you can pay for is lit. To go without, play a card.
page-dark_tales-tour-end = Setting B is counted at the end. The small number beside your points is what you would have now.
page-dark_tales-tour-target = Choose a card on the table itself: everything that can be chosen is lit.
page-dark_tales-tour-pacts = Pacts with the sea witch bring much if you can meet them, and cost three points each if you keep them.
page-dark_tales-tour-tokens = Tokens have two sides. Light sides score at balls, dark ones at the end of the tale.
page-dark_tales-tour-ball = A card that leaves the game goes onto the Ball at the Palace card; the third opens a ball, and all your pairs of a man and a woman can dance.
