# The terminal's own words.

cli-you = you
cli-bot-novice = bot: novice
cli-bot-casual = bot: casual
cli-bot-strong = bot: strong
cli-bot-master = bot: master
cli-bot-random = bot: random
cli-bot-greedy = bot: greedy
cli-bot-greedy-0 = bot: greedy (greedy-0)
cli-character-builder = builder
cli-character-gambler = gambler
cli-character-miser = miser
cli-character-trickster = trickster
cli-thinks = { $who } thinks…
cli-hand = Your hand:
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cli-turn = turn { $turn } of { $turns }
cli-choose = Your choice (a number or a name; ? for help):
cli-help = Type the number of a choice, or its name or first letters; names may be English, Russian or Polish. Also: ? for the rule behind this question, ? and a card or another choice for what it does (and why it is not possible now), ? and a clause number to read it, rules to read all of them, undo to take back what nobody has seen, hint for the best answers as far as you can know, save [file], quit.
cli-help-dark_tales = ☀ is day, ☾ is night. Below each setting stand its deals, or what it counts at the end.
cli-help-fairy_tale = A card in brackets lies face down; the number after a card is what it scores now.
cli-help-grimm_forest = A house is drawn as ▁ floor, ▄ walls, ▲ roof. An arrow marks who has to decide.
cli-help-zavarushka = The characters on a tile are listed from the top; zZ marks one that is blocked.
cli-help-short = Type a number from 1 to { $last }, or ? for help.
cli-unknown = I do not understand “{ $word }”. Type a number from 1 to { $last }, or ? for help.
cli-several = “{ $word }” can be any of these: { $names }.
cli-other-question = Something else is asked now: “{ $question }”
cli-undone = Taken back.
cli-saved = Saved to { $file }. Go on with: { $command }
cli-save-failed = Could not write { $file }: { $reason }. The game goes on; try another name.
cli-resumed = Going on with the game saved in { $file }.
cli-ask-save = Save the game before you go? (y/n)
cli-no-more-input = There is nothing more to read, so the game stops here.
cli-goodbye = Goodbye.
cli-over = The game is over.
cli-total = Total
cli-rank = { $rank }. { $name }

cli-draft = Draft { $draft } of { $drafts }; cards go to the { $way }.
cli-pack = The pack before you:
cli-passed = You have passed on: { $cards }

cli-round = Round { $round }; { $name } is first.
cli-fables = { $count ->
    [one] { $count } fable
   *[other] { $count } fables
}
cli-friend = friend: { $card }
cli-played = played: { $card }
cli-due = acts this round: { $card }
cli-looking = You are looking at:
cli-top = On top of the deck:
cli-known = You know that { $name } holds: { $cards }
cli-proposed = Rules: { $choice }, proposed for your language. For other rules: --option { $option }
cli-forest = Fables: { $deck } in the deck, { $discard } discarded. Friends: { $friends } in the deck, { $gone } discarded.
cli-editions = { $one } and { $other }: { $count ->
    [0] no difference.
    [one] { $count } difference.
   *[other] { $count } differences.
}

cli-tale = In the deck { $deck }, discarded { $discard }.
cli-middle = In the middle:
cli-pacts = { $count ->
    [one] { $count } pact
   *[other] { $count } pacts
}
cli-own-pacts = Your pacts:
cli-tokens = Tokens:
cli-stack = On the stack of tokens { $tokens }.
cli-ball = On the Ball at the Palace card:
cli-dance = Could dance:

cli-card-id = card
cli-card-name = English name
cli-card-copies = copies
cli-card-faction = faction
cli-card-kind = kind
cli-card-points = points
cli-card-effect = what it says
cli-card-expert = deck
cli-card-sort = kind
cli-card-advanced = advanced
cli-card-deck = box
cli-card-tokens = tokens
cli-card-note = note
cli-card-goes = where it goes
cli-card-lasting = lasting effect
cli-card-first = first deal
cli-card-second = second deal
cli-card-light = light side
cli-card-dark = dark side
cli-card-line = line { $number }
cli-card-source = where each fact comes from
cli-card-sources = Where the facts come from: { $shares }.

cli-source-book = rule book
cli-source-public = public sources
cli-source-inferred = inferred
cli-source-house = ours

cli-word-base = the box
cli-word-mermaid = The Little Mermaid
cli-word-cinderella = Cinderella
cli-word-pacts = The Little Mermaid: pact
cli-word-tokens = Cinderella: token
cli-word-expert = advanced
cli-word-A = yes

cli-verify-hash = The hash fits the seed of this game.
cli-verify-other-hash = The hash does not fit the seed of this game: it is { $hash }.
cli-verify-own-hash = The seed in this record has the hash { $hash }. Whether that hash was shown when the game began was not checked: compare them, or give it after --verify.
cli-verify-no-hash = This game was not dealt from a hidden seed, so there is no hash; only the rules were checked.
cli-verify-rules = The game follows the rules, to its end.

cli-backed-up = The database was copied to { $file }, and the copy was checked.
cli-restored = The database was restored from { $file }.
cli-restored-old = What was there before is kept as { $file }.
cli-keys-rotated = Cookies are signed with a new key. Those signed before stay good.
cli-keys-dropped = Cookies are signed with a new key. Those signed before are no longer good.

cli-decimal-mark = .
cli-arena-title = Arena: { $game }
cli-arena-playing = Playing
cli-arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $seats } seats, seed { $seed }.
cli-arena-resumed = Going on with { $file }: { $count ->
    [one] { $count } game is there already.
   *[other] { $count } games are there already.
}
cli-arena-interrupted = Interrupted. What was played is in { $file }; the same command goes on from there.
cli-arena-stopped = Interrupted. Nothing was kept; --out FILE keeps the results, and lets a run go on.
cli-arena-above = Decided: the share of { $bot } is above { $share }.
cli-arena-below = Decided: the share of { $bot } is below { $share }.
cli-arena-undecided = Not decided: the share of { $bot } may be above or below { $share }.
cli-arena-anytime = The intervals of shares hold at any time, although the run could end early; so they are wider than usual.
cli-arena-faults = { $bot }: { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} of { $of } replaced by the default ({ $kinds }).
cli-arena-illegal = illegal:
cli-arena-late = too late:
cli-arena-died = the program ended:
cli-arena-failed = errors:
cli-arena-report = The report is in { $file }.
cli-arena-bot = bot
cli-arena-games = games
cli-arena-share = share of wins
cli-arena-wins = wins
cli-arena-interval = 95 %
cli-arena-even = if even
cli-arena-points = points
cli-arena-elo = Elo
cli-arena-rating = rating (Elo)
cli-arena-ms = ms
cli-arena-time = time of a decision, ms
cli-arena-seat = Seat { $number }
cli-arena-by-seat = share of wins by seat
cli-arena-length = decisions in a game
cli-arena-legend = A line is a 95 % confidence interval; a dashed mark is what equal bots would win.
cli-arena-options = options of the game

cli-balance-title = Balance: { $game }
cli-balance-games = { $bot } on all seats, { $games ->
    [one] { $games } deal
   *[other] { $games } deals
} with each number of players, seed { $seed }.
cli-balance-caveat = All of this is about how { $bot } plays. A better player may use a card or a place in another way.
cli-balance-players = { $seats } players
cli-balance-by-place = place in the order of play
cli-balance-place = Place { $number }
cli-balance-figure = figure
cli-balance-mean = mean
cli-balance-gap = difference, pp
cli-balance-gap-points = difference
cli-balance-points = points of a player
cli-balance-length = length of a game, in turns or rounds
cli-balance-sources = points by source
cli-balance-winner = winners
cli-balance-held = cards held
cli-balance-played = cards played
cli-balance-joined = cards that joined a player
cli-balance-times = times
cli-balance-legend = Plots of cards show in percentage points how much more often those win who have had a card, compared with the mean of all cards, or with the same card under other rules. A line is a 95 % confidence interval; what may well be chance is faint.
cli-balance-chance = { $tested ->
    [one] { $tested } figure was
   *[other] { $tested } figures were
} tested: by chance alone about { $expected } would lie outside of their intervals, and { $outside } do. A star marks what stays when at most 5 % of all stars are to be false: { $marked }.
cli-balance-all = all figures
cli-balance-data = data
