dark_tales-title = Dark Tales

## Names

dark_tales-card-night = Night
dark_tales-card-day = Day
dark_tales-card-enchantment = Enchantment
dark_tales-card-cursed-castle = Cursed Castle
dark_tales-card-enchanted-forest = Enchanted Forest
dark_tales-card-hidden-cave = Hidden Cave
dark_tales-card-dragon = Dragon
dark_tales-card-ogre = Ogre
dark_tales-card-dark-lord = Dark Lord
dark_tales-card-creature-of-the-night = Creature of the Night
dark_tales-card-old-sage = Old Sage
dark_tales-card-king = King
dark_tales-card-young-hero = Young Hero
dark_tales-card-merchant = Merchant
dark_tales-card-wizard = Wizard
dark_tales-card-princess = Princess
dark_tales-card-witch = Witch
dark_tales-card-fairy = Fairy
dark_tales-card-gypsy = Gypsy
dark_tales-card-secret-helper = Secret Helper
dark_tales-card-little-mermaid = Little Mermaid
dark_tales-card-mermaid-prince = Prince at Sea
dark_tales-card-sea-witch = Sea Witch
dark_tales-card-shipwreck = Shipwreck
dark_tales-card-sea-king = Sea King
dark_tales-card-mermaid-sisters = Mermaid Sisters
dark_tales-card-sea-monster = Sea Monster
dark_tales-card-coral-palace = Coral Palace
dark_tales-card-cinderella = Cinderella
dark_tales-card-cinderella-prince = Prince
dark_tales-card-stepmother = Stepmother
dark_tales-card-stepsisters = Stepsisters
dark_tales-card-rich-man = Rich Man
dark_tales-card-midnight = Midnight
dark_tales-card-hazel-tree = Hazel Tree
dark_tales-card-palace-stairs = Palace Stairs

# Who puts a question: a card, or a deal of the setting.

dark_tales-source-night = Night
dark_tales-source-day = Day
dark_tales-source-enchantment = Enchantment
dark_tales-source-cursed-castle = Cursed Castle
dark_tales-source-enchanted-forest = Enchanted Forest
dark_tales-source-hidden-cave = Hidden Cave
dark_tales-source-dragon = Dragon
dark_tales-source-ogre = Ogre
dark_tales-source-dark-lord = Dark Lord
dark_tales-source-creature-of-the-night = Creature of the Night
dark_tales-source-old-sage = Old Sage
dark_tales-source-king = King
dark_tales-source-young-hero = Young Hero
dark_tales-source-merchant = Merchant
dark_tales-source-wizard = Wizard
dark_tales-source-princess = Princess
dark_tales-source-witch = Witch
dark_tales-source-fairy = Fairy
dark_tales-source-gypsy = Gypsy
dark_tales-source-secret-helper = Secret Helper
dark_tales-source-little-mermaid = Little Mermaid
dark_tales-source-mermaid-prince = Prince at Sea
dark_tales-source-sea-witch = Sea Witch
dark_tales-source-shipwreck = Shipwreck
dark_tales-source-sea-king = Sea King
dark_tales-source-mermaid-sisters = Mermaid Sisters
dark_tales-source-sea-monster = Sea Monster
dark_tales-source-coral-palace = Coral Palace
dark_tales-source-cinderella = Cinderella
dark_tales-source-cinderella-prince = Prince
dark_tales-source-stepmother = Stepmother
dark_tales-source-stepsisters = Stepsisters
dark_tales-source-rich-man = Rich Man
dark_tales-source-midnight = Midnight
dark_tales-source-hazel-tree = Hazel Tree
dark_tales-source-palace-stairs = Palace Stairs
dark_tales-source-foul-potion = Foul Brew
dark_tales-source-kiss-of-love = Love's Kiss
dark_tales-source-lost-voice = Lost Voice
dark_tales-source-legs-for-a-tail = Legs for a Tail
dark_tales-source-silver-knife = Silver Knife
dark_tales-source-pearl-ransom = Pearl Ransom
dark_tales-source-scale-mail = Scale Mail
dark_tales-source-broken-wand = Broken Wand
dark_tales-source-tide-of-night = Tide of Night
dark_tales-source-dawn-foam = Foam of Dawn
dark_tales-source-drowned-sailor = Drowned Sailor
dark_tales-source-sunken-chest = Sunken Chest
dark_tales-source-sisters-hair = Sisters' Hair
dark_tales-source-captains-oath = Captain's Oath
dark_tales-source-storm-in-a-bottle = Storm in a Bottle
dark_tales-source-eels-bargain = Eel's Bargain
dark_tales-source-anchor-chain = Anchor Chain
dark_tales-source-mirror-of-tides = Mirror of Tides
dark_tales-source-empty-shell = Empty Shell
dark_tales-source-three-hundred-years = Three Hundred Years
dark_tales-source-deal = Deal

dark_tales-item-coin = coin
    .a = a coin
    .many = coins
dark_tales-item-sword = sword
    .a = a sword
    .many = swords
dark_tales-item-armour = armour
    .a = a suit of armour
    .many = suits of armour
dark_tales-item-wand = wand
    .a = a wand
    .many = wands
dark_tales-item-any = item of your choice
    .a = an item of your choice
    .many = items of your choice

# What a step is about: kinds of cards, or cards by name.

dark_tales-what-man = man
    .a = a man
dark_tales-what-woman = woman
    .a = a woman
dark_tales-what-villain = villain
    .a = a villain
dark_tales-what-place = place
    .a = a place
dark_tales-what-event = event
    .a = an event
dark_tales-what-night = Night
    .a = a Night
dark_tales-what-day = Day
    .a = a Day
dark_tales-what-enchantment = Enchantment
    .a = an Enchantment
dark_tales-what-cursed-castle = Cursed Castle
    .a = a Cursed Castle
dark_tales-what-enchanted-forest = Enchanted Forest
    .a = an Enchanted Forest
dark_tales-what-hidden-cave = Hidden Cave
    .a = a Hidden Cave
dark_tales-what-dragon = Dragon
    .a = a Dragon
dark_tales-what-ogre = Ogre
    .a = an Ogre
dark_tales-what-dark-lord = Dark Lord
    .a = a Dark Lord
dark_tales-what-creature-of-the-night = Creature of the Night
    .a = a Creature of the Night
dark_tales-what-old-sage = Old Sage
    .a = an Old Sage
dark_tales-what-king = King
    .a = a King
dark_tales-what-young-hero = Young Hero
    .a = a Young Hero
dark_tales-what-merchant = Merchant
    .a = a Merchant
dark_tales-what-wizard = Wizard
    .a = a Wizard
dark_tales-what-princess = Princess
    .a = a Princess
dark_tales-what-witch = Witch
    .a = a Witch
dark_tales-what-fairy = Fairy
    .a = a Fairy
dark_tales-what-gypsy = Gypsy
    .a = a Gypsy
dark_tales-what-secret-helper = Secret Helper
    .a = a Secret Helper
dark_tales-what-little-mermaid = Little Mermaid
    .a = a Little Mermaid
dark_tales-what-mermaid-prince = Prince at Sea
    .a = a Prince at Sea
dark_tales-what-sea-witch = Sea Witch
    .a = a Sea Witch
dark_tales-what-shipwreck = Shipwreck
    .a = a Shipwreck
dark_tales-what-sea-king = Sea King
    .a = a Sea King
dark_tales-what-mermaid-sisters = Mermaid Sisters
    .a = the Mermaid Sisters
dark_tales-what-sea-monster = Sea Monster
    .a = a Sea Monster
dark_tales-what-coral-palace = Coral Palace
    .a = a Coral Palace
dark_tales-what-cinderella = Cinderella
    .a = a Cinderella
dark_tales-what-cinderella-prince = Prince
    .a = a Prince
dark_tales-what-stepmother = Stepmother
    .a = a Stepmother
dark_tales-what-stepsisters = Stepsisters
    .a = the Stepsisters
dark_tales-what-rich-man = Rich Man
    .a = a Rich Man
dark_tales-what-midnight = Midnight
    .a = a Midnight
dark_tales-what-hazel-tree = Hazel Tree
    .a = a Hazel Tree
dark_tales-what-palace-stairs = Palace Stairs
    .a = the Palace Stairs
dark_tales-what-any = card
    .a = a card

dark_tales-pact-foul-potion = Foul Brew
dark_tales-pact-kiss-of-love = Love's Kiss
dark_tales-pact-lost-voice = Lost Voice
dark_tales-pact-legs-for-a-tail = Legs for a Tail
dark_tales-pact-silver-knife = Silver Knife
dark_tales-pact-pearl-ransom = Pearl Ransom
dark_tales-pact-scale-mail = Scale Mail
dark_tales-pact-broken-wand = Broken Wand
dark_tales-pact-tide-of-night = Tide of Night
dark_tales-pact-dawn-foam = Foam of Dawn
dark_tales-pact-drowned-sailor = Drowned Sailor
dark_tales-pact-sunken-chest = Sunken Chest
dark_tales-pact-sisters-hair = Sisters' Hair
dark_tales-pact-captains-oath = Captain's Oath
dark_tales-pact-storm-in-a-bottle = Storm in a Bottle
dark_tales-pact-eels-bargain = Eel's Bargain
dark_tales-pact-anchor-chain = Anchor Chain
dark_tales-pact-mirror-of-tides = Mirror of Tides
dark_tales-pact-empty-shell = Empty Shell
dark_tales-pact-three-hundred-years = Three Hundred Years

# Tokens, by the side that is up; one's own can be looked at from below.

dark_tales-token-pumpkin-coach-dark = pumpkin (coach below)
dark_tales-token-pumpkin-coach-light = coach (pumpkin below)
dark_tales-token-mouse-horse-dark = mouse (horse below)
dark_tales-token-mouse-horse-light = horse (mouse below)
dark_tales-token-mice-horses-dark = two mice (horses below)
dark_tales-token-mice-horses-light = horses (two mice below)
dark_tales-token-bird-jewels-dark = bird (jewels below)
dark_tales-token-bird-jewels-light = jewels (bird below)
dark_tales-token-birds-dress-dark = two birds (dress below)
dark_tales-token-birds-dress-light = dress (two birds below)
dark_tales-token-mouse-slipper-dark = mouse (slipper below)
dark_tales-token-mouse-slipper-light = slipper (mouse below)

dark_tales-picture-pumpkin = pumpkin
dark_tales-picture-coach = coach
dark_tales-picture-mouse = mouse
dark_tales-picture-horse = horse
dark_tales-picture-bird = bird
dark_tales-picture-jewels = jewels
dark_tales-picture-dress = dress
dark_tales-picture-slipper = slipper

dark_tales-zone-front = before you
dark_tales-zone-middle = middle
dark_tales-zone-discard = discard

dark_tales-setting-a1 = A1 The Battle of the Lost Lands
dark_tales-setting-a2 = A2 The Stolen Princess
dark_tales-setting-a3 = A3 The Besieged Kingdom
dark_tales-setting-a4 = A4 The Bargain in the Wood
dark_tales-setting-a6 = A6 The Storm at Sea
dark_tales-setting-b1 = B1 The Dragon's Hoard
dark_tales-setting-b2 = B2 The Iron Army
dark_tales-setting-b3 = B3 The Last Spell
dark_tales-setting-b4 = B4 The Royal Court
dark_tales-setting-b6 = B6 The Sunken Treasure
dark_tales-setting-a-ball = A Cinderella: The Ball
dark_tales-setting-b-ball = B Cinderella: The Last Ball

dark_tales-seat-0 = Red
dark_tales-seat-1 = Blue
dark_tales-seat-2 = Yellow
dark_tales-seat-3 = Green

dark_tales-line-cards = Cards
dark_tales-line-effects = Effects
dark_tales-line-lasting = Lasting effects
dark_tales-line-deals = Deals
dark_tales-line-ending = Setting B
dark_tales-line-pacts = Pacts
dark_tales-line-balls = Balls
dark_tales-line-kept = Pacts kept
dark_tales-line-last-ball = Tokens

dark_tales-action-card = { $card }
dark_tales-action-item = { $item }
dark_tales-action-seat = { $seat }
dark_tales-action-deal = deal { $deal }
dark_tales-action-pact = { $pact }
dark_tales-action-token = { $token }
dark_tales-action-take = take a token
dark_tales-action-middle = in the middle
dark_tales-action-yes = yes
dark_tales-action-pass = no, thank you

## Questions

dark_tales-ask-use = Which deal do you make, if any?
dark_tales-ask-card = Which card do you play?
dark_tales-ask-may = { $verb ->
    [draw] { $source }: do you draw?
    [use] { $source }: do you make a deal now?
    [deal] { $source }: do you make this deal?
    [drop-pact] { $source }: do you discard a pact?
    [enter] { $source }: do you lay a card before you?
    [turn-token] { $source }: do you turn a token?
    [shed-token] { $source }: do you discard a token?
   *[other] { $source }: do you want to?
}
dark_tales-ask-item = { $verb ->
    [pay] { $source }: which item do you pay?
   *[other] { $source }: which item do you take?
}
dark_tales-ask-target = { $verb ->
    [discard] { $source }: which card is discarded?
    [remove] { $source }: which card is removed from the game?
   *[other] { $source }: which card do you take into your hand?
}
dark_tales-ask-where = { $source }: { $card } lying where?
dark_tales-ask-discarded = { $source }: which discarded card do you take into your hand?
dark_tales-ask-victim = { $source }: which player?
dark_tales-ask-loot = { $source }: which item do you take from { $seat }?
dark_tales-ask-give = { $source }: which card do you give to { $seat }?
dark_tales-ask-deal = { $source }: which deal do you make?
dark_tales-ask-drop = { $source }: which pact do you discard?
dark_tales-ask-hand = { $verb ->
    [enter] { $source }: which card do you lay before you?
    [play] { $source }: which card do you play for it?
    [throw] { $source }: which card do you discard?
   *[other] { $source }: which card do you show?
}
dark_tales-ask-call = { $source }: whose Prince do you take into your hand?
dark_tales-ask-second = { $source }: do you meet the second condition?
dark_tales-ask-token = { $count ->
    [one] Do you take a token, or turn one of yours?
   *[other] Do you take a token, or turn one of yours? ({ $count } times)
}
dark_tales-ask-turn-over = { $verb ->
    [shed-token] { $source }: which token do you discard?
   *[other] { $source }: which token do you turn over?
}
dark_tales-ask-dance = Who dances? The best pairs bring you { $points }: yes, or choose a card to pair; no ends your dances.
dark_tales-ask-partner = Who dances with { $card }?
dark_tales-ask-with = { $card }: the one before you, or the one in the middle?

## Events

dark_tales-event-begins = { $seat } begins. The settings are { $setting } and { $setting_other }.
dark_tales-event-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
dark_tales-event-drawn = { $seat } has drawn { $card }.
dark_tales-event-dealt = { $seat } makes deal { $number }.
dark_tales-event-played = { $seat } plays { $card }.
dark_tales-event-scored = { $card }: { $seat } scores { $points }.
dark_tales-event-scored-deal = The deal: { $seat } scores { $points }.
dark_tales-event-took = { $seat } takes { $item-a }.
dark_tales-event-paid = { $seat } pays { $item-a }.
dark_tales-event-robbed = { $seat } takes { $item-a } from { $seat_other }.
dark_tales-event-discarded = { $card } is discarded by { $seat }.
dark_tales-event-removed = { $card } is removed from the game.
dark_tales-event-fetched = { $seat } takes { $card } into the hand.
dark_tales-event-slipped = A card goes from { $seat } to { $seat_to }.
dark_tales-event-slipped-seen = It is { $card } that goes from { $seat } to { $seat_to }.
dark_tales-event-night = It is night.
dark_tales-event-day = It is day.
dark_tales-event-ended = { $seat } has no card left: the tale is told.

dark_tales-event-bound = { $seat } takes a pact.
dark_tales-event-bound-by = The pact of { $seat } is { $pact }.
dark_tales-event-freed = { $seat } discards the pact { $pact }.
dark_tales-event-bargained = { $seat } plays the pact { $pact }.
dark_tales-event-scored-pact = The pact: { $seat } scores { $points }.
dark_tales-event-showed = { $seat } shows { $card }.
dark_tales-event-entered = { $seat } lays down { $card }.

dark_tales-event-token = { $seat } takes a token: { $picture } × { $count }.
dark_tales-event-turned = { $seat } turns over a token: { $picture } becomes { $picture_new }.
dark_tales-event-shed = { $seat } discards a token: { $picture }, with { $picture_below } below.
dark_tales-event-stays = { $card } stays.
dark_tales-event-invited = { $card } goes onto the Ball card.
dark_tales-event-ball = { $card } is the third to leave: a ball begins at the palace!
dark_tales-event-danced = { $seat }: { $card } dances with { $card_other }.
dark_tales-event-scored-ball = The ball: { $seat } scores { $points }.
dark_tales-event-left = { $card } leaves the middle after the ball.

## Points

dark_tales-why-kept = { $count ->
    [one] { $count } pact
   *[other] { $count } pacts
}
dark_tales-why-most-pumpkin = pumpkins
dark_tales-why-most-coach = coaches
dark_tales-why-most-mouse = mice
dark_tales-why-most-horse = horses
dark_tales-why-most-bird = birds
dark_tales-why-most-jewels = jewels
dark_tales-why-most-dress = dresses
dark_tales-why-most-slipper = slippers
dark_tales-why-count-held = items held
dark_tales-why-count-pairs = pairs of items
dark_tales-why-count-sets = sets of items
dark_tales-why-count-beyond = items beyond the sets
dark_tales-why-count-most = most of an item
dark_tales-why-count-in-front = cards before you

## Card texts

dark_tales-text-is = { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $zone }
dark_tales-text-may = you may
dark_tales-text-and = and
dark_tales-text-by-day = by day:
dark_tales-text-by-night = by night:
dark_tales-text-for = and for that
dark_tales-text-lasting = at the end of each of your turns:
dark_tales-text-ban = while it lies before you, effects do not let others draw
dark_tales-text-with = with { $card } in play:
dark_tales-text-with-another = with another { $what } in play:
dark_tales-text-tokens = { $count ->
    [one] take or turn a token
   *[other] take or turn a token, { $count } times
}
dark_tales-text-note = dancing it scores { $points }
dark_tales-text-watch = at every ball: score { $points } for each dancing { $card }
dark_tales-text-for-all = for everybody who likes:
dark_tales-text-kept = kept until the end: −3
dark_tales-text-token = { $picture } × { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at a ball

dark_tales-step-score = score { $count }
dark_tales-step-score-per = score { $count } for each { $what } in play
dark_tales-step-score-per-max = score { $count } for each { $what } in play, { $max } at most
dark_tales-step-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
dark_tales-step-take = { $count ->
    [1] take { $item-a }
   *[other] take { $count } { $item-many }
}
dark_tales-step-pay = { $count ->
    [1] pay { $item-a }
   *[other] pay { $count } { $item-many }
}
dark_tales-step-discard = discard { $what-a } in play
dark_tales-step-discard-front = discard { $what-a } before you
dark_tales-step-remove = remove { $what-a } in play from the game
dark_tales-step-remove-top = remove the top card of the discard pile from the game
dark_tales-step-rob = take an item from another player
dark_tales-step-fetch = take { $what-a } in play into your hand
dark_tales-step-fetch-top = take the top card of the discard pile into your hand
dark_tales-step-fetch-discard = take { $what-a } from the discard pile into your hand
dark_tales-step-fetch-discard-but = take { $what-a } from the discard pile into your hand, but no { $card }
dark_tales-step-swap = take a card at random from another player's hand and give one back
dark_tales-step-use = make a deal of setting A
dark_tales-step-again = play one more card this turn
dark_tales-step-night = it becomes night
dark_tales-step-day = it becomes day
dark_tales-step-change = day becomes night, or night day
dark_tales-step-take-pact = take a pact
dark_tales-step-all-pacts = everybody takes a pact
dark_tales-step-drop-pact = discard one of your pacts
dark_tales-step-enter = lay { $what-a } from your hand before you, without points or effect
dark_tales-step-call = take { $card } from the discard pile into your hand; if none is there, you may take one from before another player
dark_tales-step-play = play { $what-a } from your hand
dark_tales-step-show = show { $what-a } from your hand
dark_tales-step-show-hand = show your whole hand of { $count } cards or more
dark_tales-step-show-pair = show two cards of one kind
dark_tales-step-throw = { $count ->
    [one] discard a card from your hand
   *[other] discard { $count } cards from your hand
}
dark_tales-step-give = give a card from your hand to another player
dark_tales-step-have = have { $what-a } before you
dark_tales-step-be-night = it must be night
dark_tales-step-be-day = it must be day
dark_tales-step-hold-cards = { $count ->
    [one] hold one card at most
   *[other] hold { $count } cards at most
}
dark_tales-step-hold-nothing = hold no items
dark_tales-step-lose = lose { $count }
dark_tales-step-score-shown = score { $count } for each { $picture } that lies before anybody
dark_tales-step-turn-token = turn over one of your tokens
dark_tales-step-shed-token = discard one of your tokens

dark_tales-counts-held = { $points } for each { $item } you hold
dark_tales-counts-pairs = { $points } for each pair of { $item-many }
dark_tales-counts-sets = { $points } for each set of all four items
dark_tales-counts-beyond = { $points } for each item beyond the sets
dark_tales-counts-most = { $points } for the most { $item-many }
dark_tales-counts-in-front = { $points } for each { $what } before you
dark_tales-counts-showing = { $points } for most on tokens: { $picture }
dark_tales-counts-tokens = score what is on your tokens
dark_tales-counts-turning = turn over your tokens that show: { $picture }
dark_tales-counts-dancing = pairs dance: 1 for each of your dancing cards, or what its note says

## Refusals

dark_tales-refusal-other = That does not answer the question.
dark_tales-refusal-must-play = You must play a card.
dark_tales-refusal-must-choose = Here you must choose something.
dark_tales-refusal-not-in-hand = You do not hold { $card }.
dark_tales-refusal-not-discarded = { $card } cannot be taken from the discard pile.
dark_tales-refusal-not-in-play = { $card } is not among the cards that can be chosen.
dark_tales-refusal-no-item = There is no { $item } to choose.
dark_tales-refusal-no-player = { $seat } cannot be chosen.
dark_tales-refusal-no-deal = You cannot pay for deal { $number } of { $setting }.
dark_tales-refusal-no-pact = You cannot meet the first condition of { $pact }.
dark_tales-refusal-not-held = You do not hold the pact { $pact }.
dark_tales-refusal-cannot = You cannot do that now.
dark_tales-refusal-wrong-card = { $card } will not do here.
dark_tales-refusal-no-dancer = { $card } has nobody to dance with here.
dark_tales-refusal-no-token = You have no such token.
dark_tales-refusal-no-stack = There are no tokens left to take.

## Options

dark_tales-option-expansion = Play with an expansion: The Little Mermaid (pacts with the sea witch) or Cinderella (tokens and balls at the palace).
dark_tales-option-short = A shorter game: ten different cards of the base game are taken out.
dark_tales-option-setting_a = The setting that says what items are good for: by chance, or this one.
dark_tales-option-setting_b = The setting that counts at the end: by chance, or this one.
dark_tales-option-deck_file = A card sheet of one's own, instead of ours.
