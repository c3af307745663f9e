page-home = To the games
page-home-title = Which tale tonight?
page-nav = Pages
page-tables = Tables
page-puzzles = Puzzles
page-settings = Settings
page-me = Me
page-close = Close
page-play-now = Play now
page-you = you
page-over = The game is over.
page-waiting-for = Waiting for { $who }.
page-decides = decides now
page-thinks = thinks
page-board = Board
page-prompt = Your decision
page-answers-list = Choose from a list ({ $count })
page-log = Game log
page-log-times = { $count } times
page-log-more = + { $count } more
page-log-less = less
page-log-round = Round { $round }
page-rule = Rule { $clause }
page-seat-open = Open seat

page-name-title = What shall we call you?
page-name-about = The name the others see; no registration.
page-name-go = To the table

## The shelf

page-home-about = Four fairy-tale board games, with friends or against bots. No registration.
page-go-on = Your games
page-new-table = Set up a table
page-how = How to play
page-players = { $from }–{ $to } players
page-minutes = about { $minutes } min
page-weight = Complexity: { $weight } of 5
page-join = Join a table
page-join-about = The link or code you were sent
page-join-go = Join
page-lobby-link = Public tables waiting for players
page-credits = About
page-for-programs = For developers
page-loading = One moment…
page-yes = yes
page-no = no
page-cancel = Cancel

## A new table

page-new-title = New table
page-seats = Seats
page-how-many = How many players?
page-seat-who = Who sits on seat { $number }
page-seat-person = Somebody I invite
page-seat-anybody = Anybody
page-seat-bot = A bot: { $level }
page-level = How strong the bot on seat { $number } is
page-level-novice = novice
page-level-casual = casual
page-level-strong = strong
page-level-master = master
page-level-random = plays at random
page-level-greedy = simple
page-level-greedy-0 = simple
page-level-about-novice = forgiving and a little silly: for a first game
page-level-about-casual = plays sensibly, from turn to turn
page-level-about-strong = thinks ahead: you will have to think, too
page-level-about-master = plays as well as we know how; may think for a few seconds
page-character = Character of the bot on seat { $number }
page-character-none = no preference
page-character-builder = builder
page-character-gambler = gambler
page-character-miser = miser
page-character-trickster = trickster
page-character-about-builder = likes points at once
page-character-about-gambler = likes to take a chance
page-character-about-miser = likes to play safe
page-character-about-trickster = likes to get in your way
page-bots-all = All bots
page-bots-all-level = How strong all bots are
page-bots-all-character = Character of all bots
page-bots-various = various
page-bot-pace = How soon do bots answer?
page-bot-pace-instant = at once
page-bot-pace-unhurried = unhurried, about a second
page-bot-pace-slow = slowly
page-public-about = The table is listed for all who look for a game.
page-options = Rules
page-options-more = { $count ->
    [one] { $count } more rule on which the editions differ
   *[other] { $count } more rules on which the editions differ
}
page-options-clash = These rules do not go together: nobody can play with them.
page-proposed = Proposed because this edition is published in your language. You can choose another one.
page-by-chance = by chance
page-choice-seat = seat { $number }
page-choice-dark_tales-expansion-none = without one
page-choice-dark_tales-expansion-mermaid = The Little Mermaid
page-choice-dark_tales-expansion-cinderella = Cinderella
page-choice-fairy_tale-deck-basic = basic, 80 cards
page-choice-fairy_tale-deck-advanced = advanced, 100 cards
page-choice-grimm_forest-advanced-all = all cards
page-choice-grimm_forest-advanced-basic = a basic game
page-clock = Time
page-clock-about = How long may players think?
page-clock-none = no clock
page-clock-live-is = { $minutes } min, plus { $seconds } s for each decision
page-clock-correspondence-is = { $hours } h for each decision
page-stand-in = Who plays for somebody whose time has run out?
page-stand-in-default = nobody: the move is made automatically
page-create = Open the table
page-create-start = Start the game

## The waiting room

page-waiting-room = Waiting room
page-seat-open-about = anybody may sit here
page-seat-kept = Kept for a friend
page-seat-kept-about = for whoever has the invitation link
page-host = host
page-ready = ready
page-not-ready = not ready yet
page-person = player
page-twin = This name looks like somebody else's here.
page-sit = Sit here
page-invite-bot = Invite { $name }
page-clear = Free the seat
page-start = Start the game
page-start-open = { $count ->
    [one] { $count } seat is still open: invite somebody, or a bot.
   *[other] { $count } seats are still open: invite somebody, or bots.
}
page-start-unready = { $count ->
    [one] { $count } player is not ready yet.
   *[other] { $count } players are not ready yet.
}
page-be-ready = I am ready
page-unready = Wait, not yet
page-wait-host = The host of the table starts the game.
page-watching-open = Take an open seat, or stay and watch.
page-watching-kept = The free seats are kept for invited players: ask the host of the table for the invitation link, or stay and watch.
page-watching-full = All seats are taken; you can stay and watch.
page-leave = Leave my seat
page-invite = Invite
page-invite-private = Whoever has this link can sit down.
page-invite-watch = This link lets people watch. Only the host of the table has the link that gives a seat.
page-invite-here = For now this link works on this computer only. For others to come, open the page by an address they can reach.
page-invite-public = This table is listed for all; this link also gives a kept seat.
page-invite-qr = The link as a QR code
page-invite-link = The link to this table
page-copy = Copy the link
page-copied = Copied.
page-share = Share
page-terms = Terms of this game

## At the table

page-your-turn = Your turn
page-details = Details
page-menu = Menu
page-talk = Chat
page-talk-empty = Nobody has written anything yet.
page-talk-say = Message
page-talk-send = Send
page-beside = spectator
page-mute = mute
page-muted = You no longer see what { $who } writes.
page-not-heard = You do not see what { $who } writes.
page-hear = unmute
page-heard = You see what { $who } writes again.
page-sending = One moment…
page-why-other = Something else is asked now: “{ $question }”
page-away = away
page-resigned = seat given up
page-paused = The game is paused.
page-you-away = Your time ran out, so a stand-in plays for you.
page-you-resigned = You have resigned; a stand-in plays on.
page-you-watch = You are watching: you see what lies face up.
page-return = Take my seat back
page-line-lost = The connection is lost. Reconnecting; what you see may be out of date.
page-undo = Undo
page-telling-now = What has happened is still being shown.
page-telling-again = Once more: what has happened since your last move.
page-told-next = Next
page-told-skip = Skip
page-key-space = space
page-told-again = Since your last move
page-told-once-more = The last moves again
page-told-now = being shown
page-told-last = shown last
page-propose-undo = Ask to undo my move
page-propose-pause = Propose a pause
page-resume = Propose to resume
page-proposed-undo = { $who } asks to undo a move.
page-proposed-pause = { $who } proposes a pause.
page-proposed-resume = { $who } proposes to resume.
page-proposed-wait = Waiting for the others.
# How long follows, as a clock shows it.
page-proposed-until = If nobody objects, the game resumes in
page-agree = Agree
page-decline = Decline
page-declined = Not everybody agrees.
page-share-table = Share this table
page-resign = Resign
page-resign-sure = A stand-in then plays on your seat, and you cannot come back to it.
page-resign-yes = Resign for good
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-rules = Rules
page-rules-whole = The whole rulebook
page-rules-table = The rules of this table
page-rules-edition = As which edition has them

## After the end

page-result = Result
page-you-won = You won!
page-won = { $count ->
    [one] { $who } wins
   *[other] Shared victory: { $who }
}
page-rank = Place { $rank }
page-total = Total
page-tie-zavarushka = Of those with equal points, whoever is earlier in turn order stands higher.
page-tie-dark_tales = Of those with equal points, whoever has more items and cards in hand together stands higher.
page-tie-grimm_forest = Of those with as many houses, whoever has more of brick stands higher, then of wood, then whoever has the first builder's token of the sturdiest material.
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-rematch = Play again
page-rematch-join = To the next game
page-record = Save the record
page-seed = Was it fair?
page-seed-about = The seed from which everything was dealt and shuffled. Its hash was shown from the beginning; with the record anybody can check every step.
page-seed-hash = Hash of the seed:
page-undone = { $count ->
    [one] Moves that others had seen were undone once.
   *[other] Moves that others had seen were undone { $count } times.
}
page-replay = Replay
page-replay-of = Replay: { $game }
page-replay-begin = The game begins.
page-replay-chose = { $who } chooses: { $what }.
page-replay-play = Play
page-replay-stop = Stop
page-eyes = As seen by
page-eyes-beside = a spectator
page-eyes-all = everybody at once
page-hands = What everybody has in hand
page-hand-none = No cards.
page-step = Step
page-step-first = To the beginning
page-step-back = One step back
page-step-on = One step on
page-step-last = To the end

## With others

page-friends = Play with friends
page-friends-about = You get a table with a link and a QR code. Whoever has the link takes a seat; bots take the empty ones if you like.
page-fill = { $count ->
    [one] A bot for the empty seat
   *[other] Bots for the empty seats
}
page-fill-start = { $count ->
    [one] A bot for the empty seat, and start
   *[other] Bots for the empty seats, and start
}
page-network = Let my home network in
page-network-about = Phones and computers in your home network or Wi-Fi then find this page at { $address }, and whoever has the link of a table can come to it. The internet cannot. Nothing is encrypted on the way; switch it off when you have played.
page-network-off = For now this link works on this computer only.
page-network-none = This computer is in no home network.
page-rated = counts for the ratings
page-rated-not = not rated
page-rated-friends = among friends: not rated. If somebody is silent for two minutes, the others may let a bot answer.
page-silent = { $who } has been silent for a while.
page-silent-remind = Remind
page-silent-reminded = { $who } has been reminded.
page-silent-once = Let a bot answer once
page-silent-stay = Let a bot play until they return
# The same in a few letters, for a phone.
page-silent-once-short = Bot, once
page-silent-stay-short = Bot till they return
page-reminder = The others are waiting for you.
page-you-stood-in = A bot plays for you until you are back.
page-seat-back = You have your seat back.
page-stood-in = { $count ->
    [one] A bot answered once for { $who }.
   *[other] A bot answered { $count } times for { $who }.
}
page-here = { $count ->
    [one] { $count } person is here now
   *[other] { $count } people are here now
}
page-quick = With the next who comes
page-quick-about = A game for two with a clock: 5 minutes each, plus 20 seconds for each decision.
page-quick-go = Find somebody to play with
page-quick-seeking = { $game }: somebody is waiting for you!
page-quick-bots = If nobody comes within a minute, start with a bot
page-quick-waiting = Waiting for the next who comes…
# How long follows, as a clock shows it.
page-quick-in = A bot sits down in
page-quick-waited = Waiting for
page-filters = Which tables
page-filter-any = any
page-filter-none = No such table at the moment.
page-speed-live = with a clock
page-speed-correspondence = by correspondence
page-tables-running = Games to watch
page-running-none = No public game is being played at the moment.
page-watch = watch

## Lists of tables

page-tables-mine = Mine
page-tables-none = You are not sitting at any table now.
page-tables-lobby = Open to all
page-lobby-none = No table is waiting for players at the moment.
page-tables-past = Finished
page-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
page-status-playing = in play
page-status-over = over
page-status-broken = cannot be continued

## The rulebook

page-search = Search rules and cards
page-search-none = Nothing like that is in these rules.
page-cards-found = Cards
page-contents = Contents

## Me

page-name = My name
page-save = Save
page-saved = Saved.
page-be-guest = Play as a guest
page-account = Account
page-account-about = With a login and a password you are the same person on other devices. Your games stay with you; no e-mail is asked for.
page-account-make = Create an account
page-account-made = Done: you have an account now.
page-login = Login
page-password = Password (8 characters or more)
page-sign-in = Sign in
page-sign-in-about = If you already have an account.
page-results = Results
page-results-none = No game of yours has ended yet.
page-game = Game
page-rating = Rating
page-played = Played
page-games-won = Won
page-history = Past games
page-place = place { $rank } of { $players }
page-leaving = Leaving
page-sign-out = Sign out
page-sign-out-about = You can come back with your login and password.
page-sign-out-guest = A guest who signs out cannot come back to their tables: create an account first.
page-sign-out-everywhere = Sign out everywhere
page-forget = Delete me
page-forget-about = Your name, settings and results are deleted, your seats are given up. This cannot be undone.
page-forget-type = Type your name, { $name }, to be sure:
page-forget-yes = Delete for good
page-forgotten = Nothing about you is kept here any more.

## Settings

page-language = Language
page-theme = Colours
page-theme-auto = as the system has it
page-theme-light = day
page-theme-dark = night
page-size = Text size
page-size-small = small
page-size-normal = normal
page-size-large = large
page-size-huge = very large
page-motion = Animations
page-motion-full = full
page-motion-fast = fast
page-motion-off = none
page-telling = Others’ moves
page-telling-slow = one by one, slowly
page-telling-normal = one by one
page-telling-fast = one by one, fast
page-telling-off = all at once
page-sound = Sounds: cards dealt, a bell when it is my turn, a chord at the end
page-marks = Large marks beside the colours of the seats
page-bot-pace-mine = How soon bots answer at tables I open
page-hints = Hints in my first games
page-hint-next = Got it
page-hint-no-more = No more hints
page-settings-about = These are kept in this browser.
page-settings-about-known = These are kept in this browser and on the server: with an account they come along to your other devices.

## Credits

page-credits-games = The games
page-credits-games-about = This is an unofficial fan work. The games belong to their authors and publishers. Rules, figures and names are facts; all texts, drawings and code are our own, but for what is named below.
page-credits-unknown = the rule book names no author
page-credits-icons = Pictures
page-credits-icons-about = Icons by
page-credits-fonts = Fonts
page-credits-code = Programs
page-credits-license = Taletable itself is free software under the MIT license.

## What the games are like

page-about-zavarushka = A king without children, and everybody wants his land. Six turns, seven cards: crowd the tiles, let dragons loose and put a dwarf under it all.
page-about-fairy_tale = Four peoples, one story each. Keep a card, pass the rest, and tell your tale with twelve of them, while the others turn your pages face down.
page-about-dark_tales = Castles, witches and swords: everybody adds a card to the same dark tale and turns it to their own advantage, by day and by night.
page-about-grimm_forest = Nephews and nieces of three famous pigs race to build three houses. Gather straw, wood and brick, and guess where the others will go.

## Where something is amiss

page-lost-nothing = There is nothing here
page-lost-about-nothing = This page has moved, or there is no such table.
page-lost-away = The server cannot be reached
page-lost-about-away = Check your connection and try again.
page-lost-broken = This table cannot be continued
page-lost-about-broken = What is stored does not fit the rules. Other tables are not affected.
page-error = Something went wrong.
page-error-away = The server cannot be reached.
page-error-too-fast = That was too much at once; wait a little.
page-error-unread = The server did not understand that.
page-error-elsewhere = The server takes this page for another site. If it is behind a proxy, the proxy must pass the Host header on.

## What bots are called: by their character and seat, with a title by their level

page-bot-name-plain-0 = Owl
page-bot-name-plain-1 = Raven
page-bot-name-plain-2 = Fox
page-bot-name-plain-3 = Hedgehog
page-bot-name-plain-4 = Badger
page-bot-name-builder-0 = Beaver
page-bot-name-builder-1 = Swallow
page-bot-name-builder-2 = Ant
page-bot-name-builder-3 = Mole
page-bot-name-builder-4 = Bee
page-bot-name-gambler-0 = Lynx
page-bot-name-gambler-1 = Hare
page-bot-name-gambler-2 = Rooster
page-bot-name-gambler-3 = Falcon
page-bot-name-gambler-4 = Goat
page-bot-name-miser-0 = Hamster
page-bot-name-miser-1 = Magpie
page-bot-name-miser-2 = Squirrel
page-bot-name-miser-3 = Toad
page-bot-name-miser-4 = Jackdaw
page-bot-name-trickster-0 = Cuckoo
page-bot-name-trickster-1 = Weasel
page-bot-name-trickster-2 = Jay
page-bot-name-trickster-3 = Starling
page-bot-name-trickster-4 = Marten
page-bot-title-novice = Little { $name }
page-bot-title-strong = Wise { $name }
page-bot-title-master = Master { $name }

## A first game

page-how-short = How to play in two minutes
page-gentle = A gentle game
page-gentle-bots = { $count ->
    [one] you and a friendly bot that is new to the game
   *[other] you and { $count } friendly bots that are new to the game
}
page-gentle-cards-fairy_tale = the basic deck of 80 cards
page-gentle-cards-dark_tales = the base game, without expansions
page-gentle-cards-grimm_forest = the basic cards
page-full = The full game
page-full-bots = { $count ->
    [one] you and a bot that plays sensibly
   *[other] you and { $count } bots that play sensibly
}
page-full-cards-fairy_tale = the advanced deck of 100 cards
page-full-cards-dark_tales = the base game with The Little Mermaid
page-full-cards-grimm_forest = all cards, the advanced ones too
page-full-tick = The full game.
page-full-more-fairy_tale = Twenty expert cards join: tales that score under conditions, heroes that hunt the Shadow, and the Trickster.
page-full-more-dark_tales = The Little Mermaid joins: 24 more cards, and pacts with the sea witch.
page-full-more-grimm_forest = The advanced fables and friends join.
page-full-more-bots = The bots know what they are doing.
page-quick-rules = rules: { $edition }
page-hints-tick = Hints on the way.
page-hints-about = Your first turn is explained step by step.
page-implied-grimm_forest-edition-standard = In our rules: { $value }.
page-implied-grimm_forest-edition-ru = In the Russian edition: { $value }.
page-implied-grimm_forest-edition-pl = In the Polish edition: { $value }.
page-how-goal = The goal
page-how-editions = Two editions
page-how-more = Good to know
page-how-book = The whole rulebook, clause by clause
page-how-done = Ready?
page-hint-waits = Now you!

# Answers and previews
page-on-board = Choose on the board
page-previews = Show what a choice would bring
page-all-answers = Show all answers beside the question, those on the board too
page-preview-you = you { $points }
page-preview-other = { $who } { $points }
page-preview-best = up to { $points } ({ $what })
page-preview-nothing = no points at once

# The gallery of cards
page-gallery = All cards
page-signs = What the signs mean
page-gallery-of = All cards: { $game }
page-gallery-search = Search by name or text
page-gallery-unseen = Only those not all seen yet
page-gallery-count = { $count } of { $all }
page-gallery-none = No card is like that.
page-gallery-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}
page-gallery-seen = seen: { $seen }
page-gallery-by-edition = Edition
page-gallery-by-advanced = Cards
page-gallery-by-deck = Deck
page-gallery-by-expansion = Expansion

## Learning from games; the rest of it stands in page_study.ftl

page-review = Review
page-whatif = What if…
page-hint = Hint
page-hints-term = Engine’s hints
page-hints-term-about = May players ask the engine for the best answers? It says what it would do and why, from what the player can know.
page-hints-rated = Rated games have no hints.
page-practice = Practice
page-practice-back = Back to the replay
page-practice-about = A practice table: everything lies as it did in a game that is over. It counts for nothing.

page-challenges = Challenges
page-challenges-short = The same deal for everybody: daily, weekly, or your own
page-deal-results = Compare with others
page-statistics = Statistics
page-statistics-short = What your games show, and which cards you overrate
