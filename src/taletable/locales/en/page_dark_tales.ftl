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
page-dark_tales-tour-play = Your first turn: click the card that you want to play.
page-dark_tales-tour-end = That was a whole turn. Setting B is counted at the end; the small number beside your points is what you would have now.
page-dark_tales-tour-target = Choose a card on the table itself: everything that can be chosen is lit.
page-dark_tales-tour-pacts = Pacts with the sea witch bring much if you can meet them, and cost three points each if you keep them.
page-dark_tales-tour-tokens = Tokens have two sides. Light sides score at balls, dark ones at the end of the tale.
page-dark_tales-tour-ball = A card that leaves the game goes onto the Ball at the Palace card; the third opens a ball, and all your pairs of a man and a woman can dance.

## How to play in two minutes

page-dark_tales-how-goal = All of you tell one dark tale together, card by card, and each wants to get the most out of it: points for what you play, for what lies on the table, and for what counts at the end.
page-dark_tales-how-turn = Your turn
page-dark_tales-how-1 = You begin with three cards, and every turn brings another one from the deck. There is no limit to what you hold.
    .title = Draw
page-dark_tales-how-2 = Before you play you may, once, pay for one of the deals of setting A with items that cards have brought you, for instance a sword and a suit of armour.
    .title = Make a deal
page-dark_tales-how-3 = Then you must play a card. The sign at its foot says where it goes: in front of you, into the middle of the table, or onto the discard pile.
    .title = Play a card
page-dark_tales-how-4 = You score the number in its corner. Then what it says is done from top to bottom, as far as that is possible; only “you may” leaves you the choice.
    .title = Score, then act
page-dark_tales-how-5 = A card in the middle shows whether it is day or night, and some effects work only by one of them. At the end of your turn cards in front of you may act once more.
    .title = Day and night
page-dark_tales-how-6 = Once the deck is used up you play on without drawing. As soon as somebody begins a turn with an empty hand, the tale is over: setting B adds its points, and most points win. A tie goes to whoever has more items and cards in hand.
    .title = The end
page-dark_tales-how-more = Two expansions change the tale. The Little Mermaid brings pacts with the sea witch, which pay well if you meet them and cost three points if you keep them; Cinderella brings tokens and balls at the palace, where couples dance for points.
