## The course of play

page-fairy_tale-draft = Draft { $draft } of { $drafts }
page-fairy_tale-pick = Keep card { $number } of { $all }
page-fairy_tale-play = Play card { $number } of { $all }
page-fairy_tale-end = Counting points
page-fairy_tale-over = The tale is told
page-fairy_tale-to = to { $who }
page-fairy_tale-from = from { $who }
page-fairy_tale-deck = Deck: { $count }
page-fairy_tale-thrown = Discarded by each: { $count }
page-fairy_tale-pack = The pack before you
page-fairy_tale-passing = You have kept a card; the pack waits to go on { $to }.
page-fairy_tale-kept = Kept by you
page-fairy_tale-hand = Your hand
page-fairy_tale-chosen = You play
page-fairy_tale-chosen-none = face down until all have chosen
page-fairy_tale-nothing-kept = What you keep comes here.
page-fairy_tale-naming = The Trickster may stand for
page-fairy_tale-beside = You watch this table.
page-fairy_tale-open-pack = Chooses from
page-fairy_tale-open-hand = Has kept
page-fairy_tale-open-chosen = Plays now

## Rows

page-fairy_tale-row = The row of { $who }
page-fairy_tale-mine = Your row
page-fairy_tale-partner = your partner
page-fairy_tale-team = Team: { $points }
page-fairy_tale-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-fairy_tale-thinks = thinks
page-fairy_tale-ready = ready
page-fairy_tale-holds = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-fairy_tale-stands-for = stands for { $card }
page-fairy_tale-face-down = face down
page-fairy_tale-marked = will be turned
page-fairy_tale-open-count = { $category }: { $count } face up

## On the cards

page-fairy_tale-per = for each
page-fairy_tale-most = if nobody has more
page-fairy_tale-set = if you have at least
page-fairy_tale-named = if you have

## What a condition lacks

page-fairy_tale-now-per = now { $count } × { $each } = { $points }
page-fairy_tale-met = fulfilled
page-fairy_tale-more = { $count ->
    [one] needs { $count } more { $of-one }
   *[other] needs { $count } more { $of-many }
}
page-fairy_tale-more-most = { $count ->
    [one] needs { $count } more { $of-one } to catch up with { $who }
   *[other] needs { $count } more { $of-many } to catch up with { $who }
}
page-fairy_tale-more-card = needs: { $card }
page-fairy_tale-asleep = it lies face down: { $card }
page-fairy_tale-wanted = wanted by: { $cards }
page-fairy_tale-gives = Gives now
page-fairy_tale-copies = { $count ->
    [one] { $count } in the deck
   *[other] { $count } in the deck
}
page-fairy_tale-seen = seen so far: { $count }
page-fairy_tale-when = When it enters play
page-fairy_tale-on-card = (on the card: { $words })
page-fairy_tale-points = Points
page-fairy_tale-clause = Rule { $clause }
page-fairy_tale-tag-counts = counts for it
page-fairy_tale-tag-wants = wants it
page-fairy_tale-tag-turns = may be turned

## Turning

page-fairy_tale-open-now = Choose a card of your row to turn face up
page-fairy_tale-close-now = Choose a card of your row to turn face down
page-fairy_tale-because = { $who }: { $card }

## Memory

page-fairy_tale-memory = What went by
page-fairy_tale-memory-pack = { $turn ->
    [1] The first pack you passed on
    [2] The second pack you passed on
    [3] The third pack you passed on
   *[other] The fourth pack you passed on
}
page-fairy_tale-memory-gone = Thrown away by the others, as you can know
page-fairy_tale-memory-own = Thrown away by you
page-fairy_tale-memory-none = Nothing yet.

## The first game

page-fairy_tale-tour-pick = Five cards lie before you. Keep one by clicking it; the rest of the pack goes to your neighbour, and you get another pack.
page-fairy_tale-tour-way = The arrow shows where the packs go: to the left in one draft, to the right in the next.
page-fairy_tale-tour-partners = Point at a card, or press it long: its partners light up everywhere, and you read what it still needs.
page-fairy_tale-tour-hand = These are the cards you have kept. Three of the five will be played, two thrown away.
page-fairy_tale-tour-lay = Choose the card to play. It lies face down until all have chosen, then all are revealed together.
page-fairy_tale-tour-row = Played cards stand in rows, three for each draft. The number on a card is what it gives now.
page-fairy_tale-tour-whole = That was a whole draft; three more to go. Now the packs go the other way.
page-fairy_tale-tour-turn = An effect turns cards of your row. Click one of the lit cards; what lies face down gives nothing, but may be turned up again.
page-fairy_tale-tour-name = The Trickster takes the name of another card. Names that bring you something stand first.

## How to play in two minutes

page-fairy_tale-how-goal = Twelve cards will tell your tale. Gather those that make each other strong: in the end whatever lies face up in front of you counts.
page-fairy_tale-how-turn = One of four drafts
page-fairy_tale-how-1 = You get five cards. Keep one of them; nobody sees which.
    .title = Keep one
page-fairy_tale-how-2 = Your neighbour gets the rest, and you get what another neighbour has left: to the left in the first draft, to the right in the next. So it goes on until you have kept five.
    .title = Pass the rest on
page-fairy_tale-how-3 = Three of your five are played, one after the other: all choose in secret and turn their cards over together. The other two are thrown away.
    .title = Play three
page-fairy_tale-how-4 = Some cards turn others over when they come: first face up, then face down; in the full deck heroes hunt before that. What lies face down is worth nothing, until something turns it up again.
    .title = Pages turn
page-fairy_tale-how-5 = Some cards are simply worth their number. Others count: a Bronze Dragon brings 3 for each Knight of the Round Table in your row, so two Knights make it 6.
    .title = Cards that belong together
page-fairy_tale-how-6 = After four drafts everybody has twelve cards in front of them. Add up those that lie face up: most points win, and equal points share the place.
    .title = The end
page-fairy_tale-how-more = The full deck has twenty more cards, for those who know the game: tales that score if a condition is met, heroes, and the Trickster, who takes another card’s name. With it five can play.
