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
dark_tales-source-deal = Deal

dark_tales-item-coin = coin
dark_tales-item-sword = sword
dark_tales-item-armour = armour
dark_tales-item-wand = wand
dark_tales-item-any = item of your choice

# What a step is about: kinds of cards, or cards by name.

dark_tales-what-man = man
dark_tales-what-woman = woman
dark_tales-what-villain = villain
dark_tales-what-place = place
dark_tales-what-event = event
dark_tales-what-night = Night
dark_tales-what-day = Day
dark_tales-what-enchantment = Enchantment
dark_tales-what-cursed-castle = Cursed Castle
dark_tales-what-enchanted-forest = Enchanted Forest
dark_tales-what-hidden-cave = Hidden Cave
dark_tales-what-dragon = Dragon
dark_tales-what-ogre = Ogre
dark_tales-what-dark-lord = Dark Lord
dark_tales-what-creature-of-the-night = Creature of the Night
dark_tales-what-old-sage = Old Sage
dark_tales-what-king = King
dark_tales-what-young-hero = Young Hero
dark_tales-what-merchant = Merchant
dark_tales-what-wizard = Wizard
dark_tales-what-princess = Princess
dark_tales-what-witch = Witch
dark_tales-what-fairy = Fairy
dark_tales-what-gypsy = Gypsy
dark_tales-what-secret-helper = Secret Helper
dark_tales-what-any = card

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

dark_tales-seat-0 = Red
dark_tales-seat-1 = Blue
dark_tales-seat-2 = Yellow
dark_tales-seat-3 = Green

dark_tales-line-cards = Cards
dark_tales-line-effects = Effects
dark_tales-line-lasting = Lasting effects
dark_tales-line-deals = Deals
dark_tales-line-ending = Setting B

dark_tales-action-card = { $card }
dark_tales-action-item = { $item }
dark_tales-action-seat = { $seat }
dark_tales-action-deal = deal { $deal }
dark_tales-action-middle = in the middle
dark_tales-action-yes = yes
dark_tales-action-pass = no, thank you

## Questions

dark_tales-ask-use = Which deal of the setting do you make?
dark_tales-ask-card = Which card do you play?
dark_tales-ask-may = { $verb ->
    [draw] { $source }: do you draw?
    [use] { $source }: do you make a deal now?
    [deal] { $source }: do you make this deal?
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
dark_tales-event-took = { $seat } takes a { $item }.
dark_tales-event-paid = { $seat } pays a { $item }.
dark_tales-event-robbed = { $seat } takes a { $item } from { $seat_other }.
dark_tales-event-discarded = { $card } is discarded by { $seat }.
dark_tales-event-removed = { $card } is removed from the game.
dark_tales-event-fetched = { $seat } takes { $card } into the hand.
dark_tales-event-slipped = A card goes from { $seat } to { $seat_to }.
dark_tales-event-slipped-seen = It is { $card } that goes from { $seat } to { $seat_to }.
dark_tales-event-night = It is night.
dark_tales-event-day = It is day.
dark_tales-event-ended = { $seat } has no card left: the tale is told.

## Points

dark_tales-why-so-far = { $points }
dark_tales-why-count-held = items held: { $points }
dark_tales-why-count-pairs = pairs of items: { $points }
dark_tales-why-count-sets = sets of items: { $points }
dark_tales-why-count-beyond = items beyond the sets: { $points }
dark_tales-why-count-most = most of an item: { $points }
dark_tales-why-count-in-front = cards before you: { $points }

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

dark_tales-step-score = score { $count }
dark_tales-step-score-per = score { $count } for each { $what } in play
dark_tales-step-score-per-max = score { $count } for each { $what } in play, { $max } at most
dark_tales-step-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
dark_tales-step-take = take { $count } { $item }
dark_tales-step-pay = pay { $count } { $item }
dark_tales-step-discard = discard a { $what } in play
dark_tales-step-discard-front = discard a { $what } before you
dark_tales-step-remove = remove a { $what } in play from the game
dark_tales-step-remove-top = remove the top card of the discard pile from the game
dark_tales-step-rob = take an item from another player
dark_tales-step-fetch = take a { $what } in play into your hand
dark_tales-step-fetch-top = take the top card of the discard pile into your hand
dark_tales-step-fetch-discard = take a discarded { $what } into your hand
dark_tales-step-fetch-discard-but = take a discarded { $what } into your hand, but no { $card }
dark_tales-step-swap = take a card at random from another player's hand and give one back
dark_tales-step-use = make a deal of setting A
dark_tales-step-again = play one more card this turn
dark_tales-step-night = it becomes night
dark_tales-step-day = it becomes day

dark_tales-counts-held = { $points } for each { $item } you hold
dark_tales-counts-pairs = { $points } for each pair of { $item }
dark_tales-counts-sets = { $points } for each set of all four items
dark_tales-counts-beyond = { $points } for each item beyond the sets
dark_tales-counts-most = { $points } for most { $item }
dark_tales-counts-in-front = { $points } for each { $what } before you

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

## Options

dark_tales-option-setting_a = The setting that says what items are good for: by chance, or this one.
dark_tales-option-setting_b = The setting that counts at the end: by chance, or this one.
dark_tales-option-deck_file = A card sheet of one's own, instead of ours.
