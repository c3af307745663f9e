dark_tales-title = Dark Tales

## Names
#
# The two Princes have the same name in their boxes, which are not played with together.

dark_tales-card-night = Night
    .a = a Night card
dark_tales-card-day = Day
    .a = a Day card
dark_tales-card-enchantment = Enchantment
    .a = an Enchantment
dark_tales-card-cursed-castle = Cursed Castle
    .a = a Cursed Castle
dark_tales-card-enchanted-forest = Enchanted Forest
    .a = an Enchanted Forest
dark_tales-card-hidden-cave = Hidden Cave
    .a = a Hidden Cave
dark_tales-card-dragon = Dragon
    .a = a Dragon
dark_tales-card-ogre = Ogre
    .a = an Ogre
dark_tales-card-dark-lord = Dark Lord
    .a = a Dark Lord
dark_tales-card-creature-of-the-night = Creature of the Night
    .a = a Creature of the Night
dark_tales-card-old-sage = Old Sage
    .a = an Old Sage
dark_tales-card-king = King
    .a = a King
dark_tales-card-young-hero = Young Hero
    .a = a Young Hero
dark_tales-card-merchant = Merchant
    .a = a Merchant
dark_tales-card-wizard = Wizard
    .a = a Wizard
dark_tales-card-princess = Princess
    .a = a Princess
dark_tales-card-witch = Witch
    .a = a Witch
dark_tales-card-fairy = Fairy
    .a = a Fairy
dark_tales-card-gypsy = Gypsy
    .a = a Gypsy
dark_tales-card-secret-helper = Secret Helper
    .a = a Secret Helper
dark_tales-card-little-mermaid = Little Mermaid
    .a = a Little Mermaid
dark_tales-card-mermaid-prince = Prince
    .a = a Prince
dark_tales-card-sea-witch = Sea Witch
    .a = a Sea Witch
dark_tales-card-shipwreck = Shipwreck
    .a = a Shipwreck
dark_tales-card-sea-king = Sea King
    .a = a Sea King
dark_tales-card-mermaid-sisters = Mermaid Sisters
    .a = the Mermaid Sisters
dark_tales-card-sea-monster = Sea Monster
    .a = a Sea Monster
dark_tales-card-coral-palace = Coral Palace
    .a = a Coral Palace
dark_tales-card-cinderella = Cinderella
    .a = Cinderella
dark_tales-card-cinderella-prince = Prince
    .a = a Prince
dark_tales-card-stepmother = Stepmother
    .a = a Stepmother
dark_tales-card-stepsisters = Stepsisters
    .a = the Stepsisters
dark_tales-card-rich-man = Rich Man
    .a = a Rich Man
dark_tales-card-midnight = Midnight
    .a = a Midnight card
dark_tales-card-hazel-tree = Hazel Tree
    .a = a Hazel Tree
dark_tales-card-palace-stairs = Palace Stairs
    .a = the Palace Stairs

# Why something happens or is asked: a card, a pact, a deal of the setting, the beginning of a turn, or a ball.

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
dark_tales-source-mermaid-prince = Prince
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
dark_tales-source-foul-potion = Foul Potion
dark_tales-source-kiss-of-love = Kiss of Love
dark_tales-source-lost-voice = Lost Voice
dark_tales-source-legs-for-a-tail = Legs for a Tail
dark_tales-source-silver-knife = Silver Knife
dark_tales-source-pearl-ransom = Pearl Ransom
dark_tales-source-scale-mail = Scale Mail
dark_tales-source-broken-wand = Broken Wand
dark_tales-source-tide-of-night = Tide of Night
dark_tales-source-dawn-foam = Dawn Foam
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
dark_tales-source-deal = Setting A
dark_tales-source-turn = Start of turn
dark_tales-source-ball = Ball

dark_tales-item-coin = coin
    .a = a coin
    .one = coin
    .many = coins
    .plural = coins
dark_tales-item-sword = sword
    .a = a sword
    .one = sword
    .many = swords
    .plural = swords
dark_tales-item-armour = armour
    .a = a suit of armour
    .one = suit of armour
    .many = suits of armour
    .plural = suits of armour
dark_tales-item-wand = magic wand
    .a = a magic wand
    .one = magic wand
    .many = magic wands
    .plural = magic wands
dark_tales-item-any = item
    .a = any item
    .one = item
    .many = items of your choice
    .plural = items

# What stands between the last two of several words.
dark_tales-or = or
    .plural = and

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
    .a = a Night card
dark_tales-what-day = Day
    .a = a Day card
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
dark_tales-what-mermaid-prince = Prince
    .a = a Prince
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
    .a = Cinderella
dark_tales-what-cinderella-prince = Prince
    .a = a Prince
dark_tales-what-stepmother = Stepmother
    .a = a Stepmother
dark_tales-what-stepsisters = Stepsisters
    .a = the Stepsisters
dark_tales-what-rich-man = Rich Man
    .a = a Rich Man
dark_tales-what-midnight = Midnight
    .a = a Midnight card
dark_tales-what-hazel-tree = Hazel Tree
    .a = a Hazel Tree
dark_tales-what-palace-stairs = Palace Stairs
    .a = the Palace Stairs
dark_tales-what-any = card
    .a = any card

dark_tales-pact-foul-potion = Foul Potion
dark_tales-pact-kiss-of-love = Kiss of Love
dark_tales-pact-lost-voice = Lost Voice
dark_tales-pact-legs-for-a-tail = Legs for a Tail
dark_tales-pact-silver-knife = Silver Knife
dark_tales-pact-pearl-ransom = Pearl Ransom
dark_tales-pact-scale-mail = Scale Mail
dark_tales-pact-broken-wand = Broken Wand
dark_tales-pact-tide-of-night = Tide of Night
dark_tales-pact-dawn-foam = Dawn Foam
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
    .a = a pumpkin
    .many = pumpkins
dark_tales-picture-coach = coach
    .a = a coach
    .many = coaches
dark_tales-picture-mouse = mouse
    .a = a mouse
    .many = mice
dark_tales-picture-horse = horse
    .a = a horse
    .many = horses
dark_tales-picture-bird = bird
    .a = a bird
    .many = birds
dark_tales-picture-jewels = jewels
    .a = jewels
    .many = jewels
dark_tales-picture-dress = dress
    .a = a dress
    .many = dresses
dark_tales-picture-slipper = slipper
    .a = a slipper
    .many = slippers

dark_tales-zone-front = goes in front of you
dark_tales-zone-middle = goes into the middle
dark_tales-zone-discard = goes onto the discard pile

dark_tales-setting-a1 = A1 The Battle of the Forgotten Lands
dark_tales-setting-a2 = A2 The Kidnapped Princess
dark_tales-setting-a3 = A3 The Besieged Kingdom
dark_tales-setting-a4 = A4 The Bargain in the Wood
dark_tales-setting-a6 = A6 The Storm at Sea
dark_tales-setting-b1 = B1 The Dragon's Hidden Treasure
dark_tales-setting-b2 = B2 The Iron Army
dark_tales-setting-b3 = B3 The Last Spell
dark_tales-setting-b4 = B4 The Royal Court
dark_tales-setting-b6 = B6 The Sunken Hoard
dark_tales-setting-a-cinderella = A Cinderella
dark_tales-setting-b-cinderella = B Cinderella

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
dark_tales-action-deal = the { $deal } deal of setting A
dark_tales-deal-1 = first
dark_tales-deal-2 = second
dark_tales-deal-3 = third
dark_tales-action-pact = { $pact }
dark_tales-action-token = { $token }
dark_tales-action-take = take a token
dark_tales-action-middle = in the middle
dark_tales-action-yes = yes
dark_tales-action-pass = no, thank you

# Answers that have another name in their question.

dark_tales-choice-best = best pairs (+{ $points })
dark_tales-choice-stop = no more dances

## Questions

dark_tales-ask-use = { $count ->
    [0] Do you make a deal of setting A?
   *[other] Do you make a deal of setting A, or play a pact instead?
}
dark_tales-ask-card = Which card do you play?
dark_tales-ask-may = { $source } lets you { $deal }. Do you?
dark_tales-ask-item = { $verb ->
    [pay] { $source }: which item do you pay?
   *[other] { $source }: which item do you take?
}
dark_tales-ask-target = { $verb ->
    [discard] { $source }: which card is discarded?
    [remove] { $source }: which card is removed from the game?
   *[other] { $source }: which card do you take into your hand?
}
dark_tales-ask-where = { $source }: { $card } lies in several places. Which one do you choose?
dark_tales-ask-discarded = { $source }: which discarded card do you take into your hand?
dark_tales-ask-victim = { $source }: which player?
dark_tales-ask-loot = { $source }: which item do you take from { $seat }?
dark_tales-ask-give = { $source }: which card do you give to { $seat }?
dark_tales-ask-deal = { $source }: which deal do you make?
dark_tales-ask-drop = { $source }: which pact do you discard?
dark_tales-ask-hand = { $verb ->
    [enter] { $source }: which card do you lay in front of you?
    [play] { $source }: which card do you play for it?
    [throw] { $source }: which card do you discard?
   *[other] { $source }: which card do you show?
}
dark_tales-ask-call = { $source }: whose Prince do you take into your hand?
dark_tales-ask-second = { $source }, second condition: { $deal }. Do you?
dark_tales-ask-token = { $count ->
    [one] { $source }: do you take a token, or turn over one of yours?
   *[other] { $source }: do you take a token, or turn over one of yours? { $count } more times.
}
dark_tales-ask-turn-over = { $verb ->
    [shed-token] { $source }: which token do you discard?
   *[other] { $source }: which token do you turn over?
}
dark_tales-ask-dance = Who dances? Choose a card in front of you for the next pair.
dark_tales-ask-partner = Which partner for { $card }?
dark_tales-ask-with = { $card }: the one in front of you, or the one in the middle?

## Events

dark_tales-event-begins = { $seat } begins. The settings are { $setting } and { $setting_other }.
dark_tales-event-drew = { $count ->
    [one] { $source }: { $seat } draws a card.
   *[other] { $source }: { $seat } draws { $count } cards.
}
dark_tales-event-drawn = { $source }: { $seat } has drawn { $card-a }.
dark_tales-event-barred = { $source }: { $seat } may not draw, because of a Witch in front of another player.
dark_tales-event-dealt = { $seat } makes deal { $number } of setting A: { $deal }.
dark_tales-event-played = { $seat } plays { $card-a }.
dark_tales-event-idle = The { $card } card has no effect.
dark_tales-event-scored = { $card }: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dark_tales-event-scored-lasting = { $card }, lasting effect: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dark_tales-event-scored-deal = { $source }: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dark_tales-event-lost = { $source }: { $seat } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dark_tales-event-took = { $source }: { $seat } takes { $item-a }.
dark_tales-event-paid = { $source }: { $seat } pays { $item-a }.
dark_tales-event-robbed = { $source }: { $seat } takes { $item-a } from { $seat_other }.
dark_tales-event-discarded = { $source }: { $seat } discards { $card-a }.
dark_tales-event-removed = { $source } removes { $card-a } from the game.
dark_tales-event-fetched = { $source }: { $seat } takes { $card-a } into the hand.
dark_tales-event-slipped = { $source }: { $seat } gives a card to { $seat_to }.
dark_tales-event-slipped-seen = { $source }: it is { $card-a } that { $seat } gives to { $seat_to }.
dark_tales-event-night = { $source }: night falls.
dark_tales-event-day = { $source }: day breaks.
dark_tales-event-ended = { $seat } has no card left: the tale is told.

dark_tales-event-bound = { $source }: { $seat } takes a pact.
dark_tales-event-bound-by = { $source }: the pact of { $seat } is { $pact }.
dark_tales-event-freed = { $source }: { $seat } discards the pact { $pact }.
dark_tales-event-bargained = { $seat } plays the pact { $pact }.
dark_tales-event-scored-pact = { $source }: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dark_tales-event-showed = { $source }: { $seat } shows { $card-a }.
dark_tales-event-entered = { $source }: { $seat } lays down { $card-a }, without points or effect.

dark_tales-event-token = { $count ->
    [one] { $source }: { $seat } takes a token with { $picture-a }.
   *[other] { $source }: { $seat } takes a token with { $count } { $picture-many }.
}
dark_tales-event-turned = { $source }: { $seat } turns a token over, from { $count ->
    [one] { $picture-a }
   *[other] { $count } { $picture-many }
} to { $count_below ->
    [one] { $picture_below-a }
   *[other] { $count_below } { $picture_below-many }
}.
dark_tales-event-shed = { $source }: { $seat } discards a token with { $count ->
    [one] { $picture-a }
   *[other] { $count } { $picture-many }
}, and { $count_below ->
    [one] { $picture_below-a }
   *[other] { $count_below } { $picture_below-many }
} below.
dark_tales-event-stays = { $source }: the { $card } card stays where it is.
dark_tales-event-invited = { $source } sends { $card-a } onto the Ball at the Palace card.
dark_tales-event-ball = { $source } removes { $card-a }, the third card: a ball begins at the palace!
dark_tales-event-danced = { $seat }: { $card-a } and { $card_other-a } dance.
dark_tales-event-scored-ball = { $source }: { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dark_tales-event-left = The { $card } card is discarded from the middle after the ball.

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
dark_tales-why-count-held = { $item-plural }
dark_tales-why-count-pairs = pairs of { $item-a } and { $item_other-a }
dark_tales-why-count-sets = sets of items
dark_tales-why-count-beyond = items beyond the sets
dark_tales-why-count-most = most { $item-many }
dark_tales-why-count-in-front = cards in front of the player

## Card texts
#
# Steps are read one after the other; a text that begins with a mark follows the word before it.

dark_tales-text-is = { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $zone }
dark_tales-text-may = you may
dark_tales-text-and = and
dark_tales-text-comma = ,
dark_tales-text-if = if
dark_tales-text-for = to
dark_tales-text-if-day = if it is day,
dark_tales-text-if-night = if it is night,
dark_tales-text-with = if { $what-a } is in play,
dark_tales-text-with-another = if another { $what } is in play,
dark_tales-text-lasting = at the end of each of your turns,
dark_tales-text-lasting-if = at the end of each of your turns,
dark_tales-text-ban = while this card lies in front of you, effects do not let the other players draw cards
dark_tales-text-tokens = { $count ->
    [one] take a token or turn over one of yours
   *[other] { $count } times: take a token or turn over one of yours
}
dark_tales-text-note = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} when it dances
dark_tales-text-watch = at every ball, score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each dancing { $what } card, whoever it lies in front of
dark_tales-text-for-all = then everyone may, you first:
dark_tales-text-kept = if you still hold this pact at the end of the game, you lose 3 points
dark_tales-text-token = { $count ->
    [one] { $picture }
   *[other] { $count } { $picture-many }
}: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} at a ball

dark_tales-step-score = score { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dark_tales-step-more-by-day = , and { $count } more if it is day
dark_tales-step-more-by-night = , and { $count } more if it is night
dark_tales-step-score-per = score { $count ->
    [one] { $count } point
   *[other] { $count } points
} for each { $what } in play
dark_tales-step-score-per-max = score { $count ->
    [one] { $count } point
   *[other] { $count } points
} for each { $what } in play, { $max } at most
dark_tales-step-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
dark_tales-step-take = { $count ->
    [1] take { $item-a }
   *[other] take { $count } { $item-many }
}
dark_tales-step-take-but = { $count ->
    [1] take any item but { $item-a }
   *[other] take any { $count } items but { $item-many }
}
dark_tales-step-take-among = take any { $count } items that are { $item-many }
dark_tales-step-pay = { $count ->
    [1] pay { $item-a }
   *[other] pay { $count } { $item-many }
}
dark_tales-step-pay-but = { $count ->
    [1] pay any item but { $item-a }
   *[other] pay any { $count } items but { $item-many }
}
dark_tales-step-pay-among = pay any { $count } items that are { $item-many }
dark_tales-step-also = { $count ->
    [1] { $item-a }
   *[other] { $count } { $item-many }
}
dark_tales-step-also-but = { $count ->
    [1] any item but { $item-a }
   *[other] any { $count } items but { $item-many }
}
dark_tales-step-also-among = any { $count } items that are { $item-many }
dark_tales-step-discard = discard { $what-a } in play
dark_tales-step-discard-front = discard { $what-a } in front of you
dark_tales-step-remove = remove { $what-a } in play from the game
dark_tales-step-remove-top = remove the top card of the discard pile from the game
dark_tales-step-rob = take an item from another player
dark_tales-step-fetch = take { $what-a } in play into your hand
dark_tales-step-fetch-top = take the top card of the discard pile into your hand
dark_tales-step-fetch-discard = take { $what-a } from the discard pile into your hand
dark_tales-step-fetch-discard-but = take { $what-a } except { $what_but-a } from the discard pile into your hand
dark_tales-step-swap = take a random card from another player's hand and give that player a card in return
dark_tales-step-use = make a deal of setting A
dark_tales-step-again = play one more card this turn
dark_tales-step-night = night falls
dark_tales-step-day = day breaks
dark_tales-step-change = day turns into night, or night into day
dark_tales-step-take-pact = take a pact
dark_tales-step-all-pacts = every player takes a pact, you too
dark_tales-step-drop-pact = discard one of your pacts
dark_tales-step-enter = lay { $what-a } from your hand in front of you, without points or effect
dark_tales-step-call = take { $what-a } from the discard pile into your hand; only if none is there, you may take one lying in front of another player
dark_tales-step-play = play { $what-a } from your hand
dark_tales-step-show = show { $what-a } from your hand
dark_tales-step-show-hand = show your whole hand, if it has { $count } cards or more,
dark_tales-step-show-pair = show two cards of one kind from your hand
dark_tales-step-throw = { $count ->
    [one] discard a card from your hand
   *[other] discard { $count } cards from your hand
}
dark_tales-step-give = give a card from your hand to another player
dark_tales-step-have = you have { $what-a } in front of you
dark_tales-step-have-both = you have { $what-a } and { $what_other-a } in front of you
dark_tales-step-be-night = it is night
dark_tales-step-be-day = it is day
dark_tales-step-hold-cards = { $count ->
    [one] you hold no more than one card
   *[other] you hold no more than { $count } cards
}
dark_tales-step-hold-nothing = you have no items
dark_tales-step-lose = lose { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dark_tales-step-score-shown = score { $count ->
    [one] { $count } point
   *[other] { $count } points
} for each { $picture } showing in front of any player
dark_tales-step-turn-token = turn over one of your tokens
dark_tales-step-shed-token = discard one of your tokens

dark_tales-counts-held = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $item-one } you have
dark_tales-counts-pairs = { $points ->
    [one] { $points } point
   *[other] { $points } points
} more for each pair of { $item-a } and { $item_other-a }
dark_tales-counts-sets = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each set of all four items
dark_tales-counts-beyond = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each item beyond the sets
dark_tales-counts-most = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if you have the most { $item-many }; all who tie for most score them
dark_tales-counts-in-front = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $what } in front of you
dark_tales-counts-showing = most { $picture-many } on tokens: { $count ->
    [1] { $first ->
    [one] { $first } point
   *[other] { $first } points
}
    [2] first place { $first ->
    [one] { $first } point
   *[other] { $first } points
}, second { $second }
    [3] first place { $first ->
    [one] { $first } point
   *[other] { $first } points
}, second { $second }, third { $third }
   *[other] first place { $first ->
    [one] { $first } point
   *[other] { $first } points
}, second { $second }, third { $third }, fourth { $fourth }
}
dark_tales-counts-tokens = score the points on your tokens
dark_tales-counts-turning = turn over your { $picture-many }
dark_tales-counts-dancing = form pairs: each dancing card in front of you scores 1 point, or what its note says

## Refusals

dark_tales-refusal-other = The question asks for something else.
dark_tales-refusal-must-play = You must play a card, even if it does you no good.
dark_tales-refusal-must-choose = This is not optional: you must choose something.
dark_tales-refusal-not-in-hand = You do not have { $card-a } in your hand.
dark_tales-refusal-not-discarded = { $card } cannot be taken from the discard pile.
dark_tales-refusal-not-in-play = { $card } is not among the cards that can be chosen.
dark_tales-refusal-no-item = You cannot choose { $item-a } here: there is none, or it is not asked for.
dark_tales-refusal-no-player = { $seat } cannot be chosen.
dark_tales-refusal-no-deal = You cannot pay for deal { $number } of { $setting }: { $deal }.
dark_tales-refusal-no-pact = You cannot meet the first condition of the pact { $pact }.
dark_tales-refusal-not-held = You do not hold the pact { $pact }.
dark_tales-refusal-cannot = You cannot do what is asked for: you lack a card or an item for it.
dark_tales-refusal-wrong-card = { $card } is not of the kind that is asked for.
dark_tales-refusal-no-dancer = { $card } has nobody to dance with here.
dark_tales-refusal-no-token = You have no such token.
dark_tales-refusal-no-stack = There are no tokens left to take.

## Piles

dark_tales-pile-supply = In the supply: { $items }.
dark_tales-pile-discard = On the discard pile: { $card }.
dark_tales-pile-removed = Out of the game: { $count }.
dark_tales-pile-pacts = Pacts in the deck { $deck }, discarded { $discard }.
dark_tales-pile-top = On top: { $side }.

## Options

dark_tales-option-expansion = Play with an expansion: The Little Mermaid (pacts with the sea witch) or Cinderella (tokens and balls at the palace).
dark_tales-option-short = A shorter game: ten different cards of the base game are taken out.
dark_tales-option-setting_a = The setting that says what items are good for: by chance, or this one.
dark_tales-option-setting_b = The setting that counts at the end: by chance, or this one.
dark_tales-option-deck_file = A card sheet of one's own, instead of ours.

# Previews: what is certain about an answer before it is given.
dark_tales-preview-end = at the end, as things stand: { $points }
