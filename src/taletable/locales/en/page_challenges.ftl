page-challenges-about = The same deal for everybody: the same cards, the same bots, the same chances. You see how others did once you have played it yourself.
page-challenges-now = Today and this week
page-challenges-daily = Daily challenge
page-challenges-weekly = Challenge of the week
page-challenges-own = Challenge
page-challenges-daily-of = Daily challenge of { $day }
page-challenges-weekly-of = Challenge of the week from { $day }
page-challenges-own-of = A challenge by link
page-challenges-ends = New ones come at midnight UTC: here at { $time }.
page-challenges-play = Play
page-challenges-go-on = Go on
page-challenges-result = Results
page-challenges-state-new = not played
page-challenges-state-playing = in progress
page-challenges-state-over = place { $place } of { $count }
page-challenges-against = { $count ->
    [one] against { $level }, { $count } opponent
   *[other] against { $level }, { $count } opponents
}
page-challenges-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
}
page-challenges-make = Make your own
page-challenges-make-about = Choose a game, the rules and the bots, and send the link: everybody who opens it plays the same deal.
page-challenges-make-challenge = Make a challenge
page-challenges-make-duplicate = Duplicate for a group
page-challenges-mine = My challenges
page-challenges-mine-none = What you play or make will be listed here.
page-challenges-duplicates = My duplicates
page-challenges-rules-title = How it counts
page-challenges-rules = Only the first attempt counts. Nothing is taken back, and there are no hints. Until your game is over you see nothing of the others, and nobody sees your table.
page-challenges-opponents = Who plays
page-challenges-send = Send the link
page-challenges-results = All results
page-challenges-results-hidden = The results can be seen when your own game is over.
page-challenges-col-place = Place
page-challenges-col-name = Name
page-challenges-col-won = Win
page-challenges-col-points = Points
page-challenges-col-compare = Compare
page-challenges-won = won
page-challenges-shared = shared win
page-challenges-rank = place { $rank } at the table
page-challenges-stood-in = gave up; a bot played on
page-challenges-compare = Compare with { $name }
page-challenges-compare-short = Compare
page-challenges-comparison = You and { $name }
page-challenges-no-parting = { $count ->
    [one] You gave the same answer to the only decision.
   *[other] You gave the same answers to all { $count } decisions.
}
page-challenges-parting = { $count ->
    [0] You parted at the very first decision.
    [one] You decided alike once, and then parted.
   *[other] You decided alike { $count } times, and then parted.
}
page-challenges-you-did = You
page-challenges-they-did = { $name }
page-challenges-see = See it in the replay
page-challenges-decisions = Decision by decision ({ $count })
page-challenges-not-asked = was not asked
page-challenges-replay = Replay
page-challenges-line = Points for
page-challenges-seed-about = The hash that was shown before, and the seed behind it: whoever has a replay can check the deal.
page-challenges-new = A challenge
page-challenges-new-duplicate = A duplicate
page-challenges-kind = What is to be made?
page-challenges-new-about = You play against bots, and so does everybody with the link, each at a table of their own.
page-challenges-new-duplicate-about = The same deal at several tables of your group. Each seat is compared with the same seat of the other tables, as in duplicate bridge: the luck of the deal is taken out.
page-challenges-seat = Seat { $number }
page-challenges-who-sits = Who sits on seat { $number }
page-challenges-your-seat = Which seat is played?
page-challenges-people = a person
page-challenges-tables-count = How many tables?
page-challenges-create = Make it
page-challenges-duplicate-of = Duplicate: { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
page-challenges-table = Table { $number }
page-challenges-sit = Sit down
page-challenges-sit-at = Sit down at table { $number }, seat { $seat }
page-challenges-link = Copy link
page-challenges-link-to = Copy link: table { $number }, seat { $seat }
page-challenges-your-table = You play here.
page-challenges-to-table = To my table
page-challenges-status-open = waits for players
page-challenges-status-playing = being played
page-challenges-status-over = over
page-challenges-status-broken = cannot be played
page-challenges-duplicate-hidden = { $over } of { $count } tables are over. All games are shown and compared when the last one is over.
page-challenges-close = Compare now
page-challenges-close-about = Tables that are not over will not count, and everybody can see those that are.
page-challenges-closed = The host has closed this duplicate.
page-challenges-compared = Seat by seat
page-challenges-matchpoints = Matchpoints
page-challenges-matchpoints-about = Matchpoints are the part of the other tables that a seat has beaten, a tie counting half. The difference is from the mean of the same seat at the other tables.
page-challenges-difference = Difference
page-challenges-who = Who
page-challenges-one-table = There is no second table to compare with.
page-challenges-over = { $over } of { $count } over
