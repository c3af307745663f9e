# Hints, reviews, playing on from a moment, puzzles.

study-thinking = Thinking…
study-hint-answer = { $place }) { $answer }: wins { $percent } of 100; { $looked } % of the thought went here.

study-reviewing = Reviewing
study-title = Review: { $game }
study-note = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}; { $budget ->
    [one] { $budget } imagined game
   *[other] { $budget } imagined games
} for each decision; seed { $seed }.
study-explained = A chance is what a player could expect to win from what they knew at that moment, hidden cards not counted. Luck is what deals, draws and dice brought, and how answers given in secret at the same time met, against the average. “Own” is what a player’s mistakes have cost, “others” what they gained by those of the others. From the start to the rest the columns add up to the result; the rest is what the estimates cannot tell apart. “Engine” counts the answers that were the engine’s or as good. Changes are in percentage points of the win.
study-turning = Turning points
study-turning-none = No single moment decided this game.
study-turning-deal = The deal. Luck for { $who }: { $change }.
study-turning-luck = { $number }. { $actor }: { $answer }. What came of it was luck for { $who }: { $change }.
study-mistake = { $number }. { $who }: { $answer }. Better: { $better } ({ $lost }).
study-curve = chances to win over the game
study-summary = Luck and skill
study-player = player
study-start = start
study-luck = luck
study-own = own
study-others = others
study-remainder = rest
study-result = result
study-like = engine
study-like-of = { $like } of { $all }
study-best = { $who }: the best moment was { $number }, { $answer }: { $gap } ahead of the next best answer.
study-costliest = { $who }: the costliest moment was { $number }.
study-faultless = { $who }: no mistake was found.
study-private = { $who } keeps their judgments private.
study-all = all decisions
study-deal = The deal
study-luck-of = Luck: { $shares }
study-answer = answer
study-chance = chance
study-looked = looked at
study-lost = Lost by it: { $lost }

study-playing-on = Playing on
study-whatif = Before answer { $step } { $who } is asked: “{ $question }” This is how it ends when bots play on, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }.
study-whatif-open = All cards lie where they lay; only dice are thrown anew.
study-whatif-seat = What { $who } does not know is dealt anew for each game.
study-error = ±

study-finding = Looking for puzzles
study-puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} in { $file }, from { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
study-verifying = Verifying puzzles
study-puzzle-broken = Puzzle { $number } does not hold: another answer is ahead, or it is ahead by less than half.
study-puzzles-verified = { $good } of { $count } puzzles hold with the seed { $seed }.
study-puzzle = Puzzle { $number }, rated { $rating }. One answer is clearly the best.
study-puzzle-right = Right!
study-puzzle-wrong = There is a better answer.
study-puzzle-answer = { $answer }: wins { $percent } of 100.
study-puzzle-alone = A puzzle is for you alone: there are no hints, and nothing to save or to take back. Type a number, ? for help, or quit.
study-puzzles-solved = { $right } of { $tried } solved.
