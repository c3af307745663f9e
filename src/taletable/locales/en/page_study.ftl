# Hints, reviews and what-if on the page.

page-study-again = Try again
page-study-failed = Something went wrong on the server. Nothing is lost: try again.

## A hint

page-study-thinking = Thinking…
page-study-looked = { $share } of the thought went here.
page-study-hint-only = There is only one answer.
page-study-hint-about = Chances to win, found in imagined games. Only what you can know was looked at: nobody peeked under the cards.

## A review is made

page-study-offer = What decided this game?
page-study-offer-about = The engine goes through every decision of every player and says what would have been better and why, from what the player knew at that moment. And it tells luck from skill.
page-study-begin = Review this game
page-study-making = The game is being reviewed
page-study-queued = It waits for its turn.
page-study-progress = { $done } of { $all } answers, { $percent } %
page-study-making-about = You may leave this page: the review will be here when you come back.

## The curve

page-study-curve = Chances to win over the game
page-study-curve-how = The arrows lead from decision to decision, Enter goes there.
page-study-here = Answer { $number } of { $all }: no choice to judge.
page-study-line = Answer { $number }, { $who }: { $answer }. From { $before } to { $after }.
page-study-line-good = Answer { $number }, { $who }: { $answer }. A good answer, { $after }.

## Turning points

page-study-turning = Turning points
page-study-turning-none = No single moment decided this game.
page-study-mistake = Answer { $number }: { $who } loses { $lost } with “{ $answer }”. Better: “{ $better }”.
page-study-mistake-hidden = Answer { $number }: { $who } loses { $lost } with “{ $answer }”.
page-study-deal-good = The deal: luck for { $who }, { $lost } more.
page-study-deal-bad = The deal: bad luck for { $who }, { $lost } less.
page-study-luck-good = Answer { $number }, { $actor }: “{ $answer }”. What came of it was luck for { $who }: { $lost } more.
page-study-luck-bad = Answer { $number }, { $actor }: “{ $answer }”. What came of it was bad luck for { $who }: { $lost } less.

## Luck and skill

page-study-balance = Luck and skill
page-study-start = Chances before the deal
page-study-part-luck = Luck
page-study-part-own = Own mistakes
page-study-part-others = Mistakes of others
page-study-part-remainder = Remainder
page-study-end = Result
page-study-most-good = { $who }: luck counted most ({ $share }).
page-study-most-bad = { $who }: bad luck counted most ({ $share }).
page-study-most-own = { $who }: their own mistakes counted most ({ $share }).
page-study-most-others = { $who }: the mistakes of others counted most ({ $share }).
page-study-balance-about = Each column adds up, from the chances before the deal to the result. Luck is what deals, draws and dice brought against the average; a mistake costs what the best answer would have been better. The remainder is what cannot be told apart.

## Seat by seat

page-study-seats = Player by player
page-study-seat-hidden = This player keeps the judgments private.
page-study-like = Plays like the engine in { $like } of { $all } decisions, { $share }.
page-study-best = Best moment: answer { $number }, “{ $answer }”, { $gap } ahead of anything else.
page-study-costliest = Costliest moment: answer { $number }, “{ $answer }”, { $lost } lost.
page-study-faultless = No mistake was found.

## One decision

page-study-overview = Overview
page-study-earlier = The decision before
page-study-later = The next decision
page-study-answer = Answer { $number }
page-study-over = The game is over
page-study-answered = Answered: { $answer }
page-study-verdict-best = the best answer
page-study-verdict-good = as good as the best
page-study-verdict-lost = { $lost } lost
page-study-tag-given = answered
page-study-from = Judged by what { $who } could know at that moment.
page-study-only = There was no other answer.
page-study-answer-hidden = This player keeps the judgments private.
page-study-show = Show me
page-study-eyes = See it as { $who } did
page-study-luck = Luck that came of it: { $shares }

## The engine's line

page-study-line-title = Not the game: how it could have gone on
page-study-line-about = The engine answers for { $who }, then bots play for all.
page-study-line-begin = Instead of answer { $number }…
page-study-line-back = Back to the game

## What can be done with a review

page-study-share = Share the review
page-study-share-private = The game was private: whoever has the link can read its review.
page-study-download = Download as a file
page-study-private = Keep my own judgments private
page-study-private-about = Others see neither what the engine thinks of your answers nor what could tell it.
page-study-hidden = { $count ->
    [one] { $who } keeps the own judgments private.
   *[other] { $who } keep the own judgments private.
}
page-study-about = { $budget ->
    [one] { $budget } imagined game
   *[other] { $budget } imagined games
} for each decision. Chances are those of the moment, from what the player knew: those of two players need not add up to 100 %.

## What if

page-study-whatif-title = What if… (step { $step })
page-study-whatif-seat = Whose place?
page-study-whatif-bots = The others:
page-study-whatif-level = How strong the bots are
page-study-whatif-character = Character of the bots
page-study-play-on = Play on from here
page-study-play-on-about = A practice table opens with everything as it lies here. You take this place, bots the others; it counts for nothing, and there are hints.
page-study-play-on-go = Play on
page-study-play-out = How does it end?
page-study-play-out-about = Bots play on from here, { $games } times.
page-study-play-out-go = Play it { $games } times
page-study-dealt = Hidden cards
page-study-dealt-open = as they lay
page-study-dealt-open-about = The bots are novices here, who err now and then: others would play the same game nearly every time.
page-study-dealt-seat = dealt anew where { $who } cannot know them
page-study-playing-out = Bots play on
page-study-played = { $done } of { $all } games, { $percent } %
page-study-ended = How { $games ->
    [one] { $games } game
   *[other] { $games } games
} ended
page-study-seat = Player
page-study-wins = Wins
page-study-points = Points
page-study-between = { $low } to { $high }
page-study-between-about = With more games the share would lie within the range, 95 times of 100.
