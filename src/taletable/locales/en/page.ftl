page-home = To the games
page-home-title = Which tale tonight?
page-nav = Pages
page-tables = Tables
page-settings = Settings
page-me = Me
page-close = Close
page-play-now = Play now
page-you = you
page-over = The game is over.
page-waiting-for = Waiting for { $who }.
page-decides = decides now
page-prompt = What you are asked
page-answers-list = Choose from a list ({ $count })
page-log = What has happened
page-rule = Rule { $clause }
page-seat-open = Open seat

page-name-title = What shall we call you?
page-name-about = A name as the others see it; no registration.
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
page-join-go = Come in
page-lobby-link = Public tables that wait for players
page-credits = Credits
page-for-programs = For developers
page-loading = One moment…
page-yes = yes
page-no = no
page-cancel = Cancel

## A new table

page-new-title = A new table
page-seats = Seats
page-how-many = How many play?
page-seat-who = Who sits on seat { $number }
page-seat-person = Somebody I invite
page-seat-anybody = Anybody
page-seat-bot = A bot: { $level }
page-level = How strong the bot is
page-level-random = plays at random
page-level-greedy = takes what it can get
page-public-about = The table is listed for all who look for a game.
page-options = The rules
page-options-more = { $count ->
    [one] { $count } more rule on which the editions differ
   *[other] { $count } more rules on which the editions differ
}
page-options-clash = Nobody can play with these rules: they do not go together.
page-proposed = Proposed because this edition is published in your language. You can choose another one.
page-proposed-rules = Rules: { $choice }. For other rules, open a new table.
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
page-clock-about = How long may one think?
page-clock-none = no clock
page-clock-live-is = { $minutes } min, plus { $seconds } s for each decision
page-clock-correspondence-is = { $hours } h for each decision
page-stand-in = Who plays for somebody whose time is out?
page-stand-in-default = nobody: the plainest answer
page-create = Open the table
page-create-start = Begin the game

## The waiting room

page-waiting-room = The waiting room
page-seat-open-about = anybody may sit here
page-seat-kept = Kept for a friend
page-seat-kept-about = for whoever has the invitation link
page-host = host
page-ready = ready
page-not-ready = not ready yet
page-person = player
page-twin = This name looks like that of somebody else here.
page-sit = Sit here
page-invite-bot = Invite { $name }
page-clear = Free the seat
page-start = Begin the game
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
page-wait-host = The game begins when whoever opened the table starts it.
page-watching-open = Take an open seat, or stay and watch.
page-watching-kept = The free seats are kept for those who are invited: ask whoever opened this table for the invitation link, or stay and watch.
page-watching-full = All seats are taken; you can stay and watch.
page-leave = Leave my seat
page-invite = Invite
page-invite-private = Whoever has this link can sit down.
page-invite-watch = With this link one can watch. Only whoever opened the table has the link that gives a seat.
page-invite-here = This address is known to this computer only. For others to come, open the page by an address they can reach.
page-invite-public = This table is listed for all; with this link one gets a kept seat, too.
page-invite-qr = The link as a QR code
page-invite-link = The link to this table
page-copy = Copy the link
page-copied = Copied.
page-share = Share
page-terms = What is agreed on

## At the table

page-your-turn = Your turn
page-menu = Menu
page-talk = Talk
page-talk-empty = Nobody has said anything yet.
page-talk-say = Say something
page-talk-send = Say
page-beside = watching
page-mute = mute
page-muted = You no longer hear { $who }.
page-not-heard = You do not hear { $who }.
page-hear = hear again
page-heard = You hear { $who } again.
page-sending = One moment…
page-why-other = Something else is asked now: “{ $question }”
page-away = away
page-resigned = has given up
page-paused = The game is paused.
page-you-away = Your time was out, so a stand-in plays for you.
page-you-resigned = You have given this seat up; a stand-in plays on.
page-you-watch = You are watching: you see what lies open.
page-return = Take my seat back
page-line-lost = The connection is lost. Reconnecting; what you see may be out of date.
page-undo = Take back
page-propose-undo = Ask to take my move back
page-propose-pause = Propose a pause
page-resume = Propose to go on
page-proposed-undo = { $who } would like to take a move back.
page-proposed-pause = { $who } proposes a pause.
page-proposed-resume = { $who } proposes to go on.
page-proposed-wait = Waiting for the others.
# How long follows, as a clock shows it.
page-proposed-until = If nobody objects, the game goes on in
page-agree = I agree
page-decline = No
page-declined = Not everybody agrees.
page-share-table = Share this table
page-resign = Give up
page-resign-sure = A bot or a stand-in then plays on your seat, and you cannot come back to it.
page-resign-yes = Give up for good
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-rules = Rules
page-rules-whole = The whole rulebook
page-rules-table = The rules of this table
page-rules-edition = As which edition has them

## After the end

page-result = The result
page-you-won = You have won!
page-won = { $count ->
    [one] The winner: { $who }
   *[other] The winners: { $who }
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
page-undone =
    { $count ->
        [one] Moves that others had seen were taken back once.
       *[other] Moves that others had seen were taken back { $count } times.
    }
page-replay = Replay
page-replay-of = Replay: { $game }
page-replay-begin = The game begins.
page-replay-chose = { $who } chooses: { $what }.
page-replay-play = Play
page-replay-stop = Stop
page-eyes = Seen by
page-eyes-beside = a spectator
page-eyes-all = everybody at once
page-hands = What everybody holds
page-hand-none = No cards.
page-step = Step
page-step-first = To the beginning
page-step-back = One step back
page-step-on = One step on
page-step-last = To the end

## Lists of tables

page-tables-mine = Mine
page-tables-none = You sit at no table now.
page-tables-lobby = Open to all
page-lobby-none = No table waits for players at the moment.
page-tables-past = Finished
page-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
page-status-playing = in play
page-status-over = over
page-status-broken = cannot be continued

## The rulebook

page-search = Search the rules
page-search-none = Nothing of the kind is in these rules.
page-contents = Contents

## Me

page-name = My name
page-save = Save
page-saved = Saved.
page-be-guest = Play as a guest
page-account = Account
page-account-about = With a login and a password you are the same person on other devices. Your games stay with you; no e-mail is asked for.
page-account-make = Make an account
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
page-sign-out-guest = A guest who signs out cannot come back to their tables: make an account first.
page-sign-out-everywhere = Sign out everywhere
page-forget = Delete me
page-forget-about = Your name, settings and results are deleted, your seats are given up. This cannot be undone.
page-forget-type = Type your name, { $name }, to be sure:
page-forget-yes = Delete for good
page-forgotten = Nothing of you is left here.

## Settings

page-language = Language
page-theme = Colours
page-theme-auto = as the system
page-theme-light = day
page-theme-dark = night
page-size = Size of the text
page-size-small = small
page-size-normal = normal
page-size-large = large
page-size-huge = very large
page-motion = Motion
page-motion-full = full
page-motion-fast = brisk
page-motion-off = none
page-sound = Sounds: cards dealt, a bell when it is my turn, a chord at the end
page-marks = Large marks beside the colours of the seats
page-hints = Hints in my first games
page-hint-next = Got it
page-hint-no-more = No more hints
page-settings-about = These are kept in this browser.
page-settings-about-known = These are kept in this browser and on the server: with an account they come along to your other devices.

## Credits

page-credits-games = The games
page-credits-games-about = The games belong to their authors and publishers. Rules and cards are told in our own words, and no art of theirs is used.
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
page-lost-about-nothing = The page you look for has moved, or the table does not exist.
page-lost-away = The server cannot be reached
page-lost-about-away = Check your connection and try again.
page-lost-broken = This table cannot be continued
page-lost-about-broken = What is stored does not fit the rules. Other tables are not touched.
page-error = Something went wrong.
page-error-away = The server cannot be reached.
page-error-too-fast = That was too much at once; wait a little.
page-error-unread = The server did not understand that.
page-error-elsewhere = The server takes this page for that of another site. If it stands behind a proxy, the proxy must pass the Host header on.

page-character-0 = Owl
page-character-1 = Raven
page-character-2 = Fox
page-character-3 = Hedgehog
page-character-4 = Badger
