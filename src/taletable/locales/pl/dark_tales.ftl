dark_tales-title = Mroczne baśnie

## Nazwy
#
# Obaj Książęta noszą w swoich pudełkach tę samą nazwę; z obydwoma dodatkami naraz się nie gra.

dark_tales-card-night = Noc
    .acc = Noc
dark_tales-card-day = Dzień
    .acc = Dzień
dark_tales-card-enchantment = Zaklęcie
    .acc = Zaklęcie
dark_tales-card-cursed-castle = Przeklęty Zamek
    .acc = Przeklęty Zamek
dark_tales-card-enchanted-forest = Zaczarowany Las
    .acc = Zaczarowany Las
dark_tales-card-hidden-cave = Ukryta Jaskinia
    .acc = Ukrytą Jaskinię
dark_tales-card-dragon = Smok
    .acc = Smoka
dark_tales-card-ogre = Ogr
    .acc = Ogra
dark_tales-card-dark-lord = Mroczny Władca
    .acc = Mrocznego Władcę
dark_tales-card-creature-of-the-night = Stwór Nocy
    .acc = Stwora Nocy
dark_tales-card-old-sage = Stary Mędrzec
    .acc = Starego Mędrca
dark_tales-card-king = Król
    .acc = Króla
dark_tales-card-young-hero = Młody Bohater
    .acc = Młodego Bohatera
dark_tales-card-merchant = Kupiec
    .acc = Kupca
dark_tales-card-wizard = Czarodziej
    .acc = Czarodzieja
dark_tales-card-princess = Księżniczka
    .acc = Księżniczkę
dark_tales-card-witch = Wiedźma
    .acc = Wiedźmę
dark_tales-card-fairy = Wróżka
    .acc = Wróżkę
dark_tales-card-gypsy = Cyganka
    .acc = Cygankę
dark_tales-card-secret-helper = Tajna Pomocnica
    .acc = Tajną Pomocnicę
dark_tales-card-little-mermaid = Mała Syrenka
    .acc = Małą Syrenkę
dark_tales-card-mermaid-prince = Książę
    .acc = Księcia
dark_tales-card-sea-witch = Wiedźma Morska
    .acc = Wiedźmę Morską
dark_tales-card-shipwreck = Rozbicie Statku
    .acc = Rozbicie Statku
dark_tales-card-sea-king = Król Mórz
    .acc = Króla Mórz
dark_tales-card-mermaid-sisters = Siostry Syrenki
    .acc = Siostry Syrenki
dark_tales-card-sea-monster = Potwór Morski
    .acc = Potwora Morskiego
dark_tales-card-coral-palace = Koralowy Pałac
    .acc = Koralowy Pałac
dark_tales-card-cinderella = Kopciuszek
    .acc = Kopciuszka
dark_tales-card-cinderella-prince = Książę
    .acc = Księcia
dark_tales-card-stepmother = Macocha
    .acc = Macochę
dark_tales-card-stepsisters = Przyrodnie Siostry
    .acc = Przyrodnie Siostry
dark_tales-card-rich-man = Bogacz
    .acc = Bogacza
dark_tales-card-midnight = Północ
    .acc = Północ
dark_tales-card-hazel-tree = Leszczyna
    .acc = Leszczynę
dark_tales-card-palace-stairs = Pałacowe Schody
    .acc = Pałacowe Schody

# Dlaczego coś się dzieje albo kto pyta: karta, pakt, wymiana ze scenerii, początek tury albo bal.

dark_tales-source-night = Noc
dark_tales-source-day = Dzień
dark_tales-source-enchantment = Zaklęcie
dark_tales-source-cursed-castle = Przeklęty Zamek
dark_tales-source-enchanted-forest = Zaczarowany Las
dark_tales-source-hidden-cave = Ukryta Jaskinia
dark_tales-source-dragon = Smok
dark_tales-source-ogre = Ogr
dark_tales-source-dark-lord = Mroczny Władca
dark_tales-source-creature-of-the-night = Stwór Nocy
dark_tales-source-old-sage = Stary Mędrzec
dark_tales-source-king = Król
dark_tales-source-young-hero = Młody Bohater
dark_tales-source-merchant = Kupiec
dark_tales-source-wizard = Czarodziej
dark_tales-source-princess = Księżniczka
dark_tales-source-witch = Wiedźma
dark_tales-source-fairy = Wróżka
dark_tales-source-gypsy = Cyganka
dark_tales-source-secret-helper = Tajna Pomocnica
dark_tales-source-little-mermaid = Mała Syrenka
dark_tales-source-mermaid-prince = Książę
dark_tales-source-sea-witch = Wiedźma Morska
dark_tales-source-shipwreck = Rozbicie Statku
dark_tales-source-sea-king = Król Mórz
dark_tales-source-mermaid-sisters = Siostry Syrenki
dark_tales-source-sea-monster = Potwór Morski
dark_tales-source-coral-palace = Koralowy Pałac
dark_tales-source-cinderella = Kopciuszek
dark_tales-source-cinderella-prince = Książę
dark_tales-source-stepmother = Macocha
dark_tales-source-stepsisters = Przyrodnie Siostry
dark_tales-source-rich-man = Bogacz
dark_tales-source-midnight = Północ
dark_tales-source-hazel-tree = Leszczyna
dark_tales-source-palace-stairs = Pałacowe Schody
dark_tales-source-foul-potion = Cuchnąca mikstura
dark_tales-source-kiss-of-love = Pocałunek miłości
dark_tales-source-lost-voice = Utracony głos
dark_tales-source-legs-for-a-tail = Nogi za ogon
dark_tales-source-silver-knife = Srebrny nóż
dark_tales-source-pearl-ransom = Okup w perłach
dark_tales-source-scale-mail = Zbroja z łusek
dark_tales-source-broken-wand = Złamana różdżka
dark_tales-source-tide-of-night = Nocny przypływ
dark_tales-source-dawn-foam = Piana o świcie
dark_tales-source-drowned-sailor = Utopiony marynarz
dark_tales-source-sunken-chest = Zatopiona skrzynia
dark_tales-source-sisters-hair = Włosy sióstr
dark_tales-source-captains-oath = Przysięga kapitana
dark_tales-source-storm-in-a-bottle = Sztorm w butelce
dark_tales-source-eels-bargain = Układ z węgorzem
dark_tales-source-anchor-chain = Łańcuch kotwicy
dark_tales-source-mirror-of-tides = Zwierciadło przypływów
dark_tales-source-empty-shell = Pusta muszla
dark_tales-source-three-hundred-years = Trzysta lat
dark_tales-source-deal = Sceneria A
dark_tales-source-turn = Początek tury
dark_tales-source-ball = Bal

dark_tales-item-coin = złota moneta
    .acc = złotą monetę
    .gen = złotej monety
    .few = złote monety
    .many = złotych monet
    .each = każdą twoją złotą monetę
    .plural = złote monety
dark_tales-item-sword = miecz
    .acc = miecz
    .gen = miecza
    .few = miecze
    .many = mieczy
    .each = każdy twój miecz
    .plural = miecze
dark_tales-item-armour = zbroja
    .acc = zbroję
    .gen = zbroi
    .few = zbroje
    .many = zbroi
    .each = każdą twoją zbroję
    .plural = zbroje
dark_tales-item-wand = różdżka
    .acc = różdżkę
    .gen = różdżki
    .few = różdżki
    .many = różdżek
    .each = każdą twoją różdżkę
    .plural = różdżki
dark_tales-item-any = przedmiot
    .acc = dowolny przedmiot
    .gen = dowolnego przedmiotu
    .few = dowolne przedmioty
    .many = dowolnych przedmiotów
    .each = każdy twój przedmiot
    .plural = przedmioty

# Co stoi przed ostatnim z kilku słów.
dark_tales-or = albo
    .each = i
    .plural = i

# Czego dotyczy działanie: rodzajów kart albo kart z nazwy.

dark_tales-what-man = mężczyzna
    .acc = mężczyznę
    .each = każdego mężczyznę
dark_tales-what-woman = kobieta
    .acc = kobietę
    .each = każdą kobietę
dark_tales-what-villain = złoczyńca
    .acc = złoczyńcę
    .each = każdego złoczyńcę
dark_tales-what-place = miejsce
    .acc = miejsce
    .each = każde miejsce
dark_tales-what-event = wydarzenie
    .acc = wydarzenie
    .each = każde wydarzenie
dark_tales-what-night = Noc
    .acc = Noc
    .each = każdą Noc
dark_tales-what-day = Dzień
    .acc = Dzień
    .each = każdy Dzień
dark_tales-what-enchantment = Zaklęcie
    .acc = Zaklęcie
    .each = każde Zaklęcie
dark_tales-what-cursed-castle = Przeklęty Zamek
    .acc = Przeklęty Zamek
    .each = każdy Przeklęty Zamek
dark_tales-what-enchanted-forest = Zaczarowany Las
    .acc = Zaczarowany Las
    .each = każdy Zaczarowany Las
dark_tales-what-hidden-cave = Ukryta Jaskinia
    .acc = Ukrytą Jaskinię
    .each = każdą Ukrytą Jaskinię
dark_tales-what-dragon = Smok
    .acc = Smoka
    .each = każdego Smoka
dark_tales-what-ogre = Ogr
    .acc = Ogra
    .each = każdego Ogra
dark_tales-what-dark-lord = Mroczny Władca
    .acc = Mrocznego Władcę
    .each = każdego Mrocznego Władcę
dark_tales-what-creature-of-the-night = Stwór Nocy
    .acc = Stwora Nocy
    .each = każdego Stwora Nocy
dark_tales-what-old-sage = Stary Mędrzec
    .acc = Starego Mędrca
    .each = każdego Starego Mędrca
dark_tales-what-king = Król
    .acc = Króla
    .each = każdego Króla
dark_tales-what-young-hero = Młody Bohater
    .acc = Młodego Bohatera
    .each = każdego Młodego Bohatera
dark_tales-what-merchant = Kupiec
    .acc = Kupca
    .each = każdego Kupca
dark_tales-what-wizard = Czarodziej
    .acc = Czarodzieja
    .each = każdego Czarodzieja
dark_tales-what-princess = Księżniczka
    .acc = Księżniczkę
    .each = każdą Księżniczkę
dark_tales-what-witch = Wiedźma
    .acc = Wiedźmę
    .each = każdą Wiedźmę
dark_tales-what-fairy = Wróżka
    .acc = Wróżkę
    .each = każdą Wróżkę
dark_tales-what-gypsy = Cyganka
    .acc = Cygankę
    .each = każdą Cygankę
dark_tales-what-secret-helper = Tajna Pomocnica
    .acc = Tajną Pomocnicę
    .each = każdą Tajną Pomocnicę
dark_tales-what-little-mermaid = Mała Syrenka
    .acc = Małą Syrenkę
    .each = każdą Małą Syrenkę
dark_tales-what-mermaid-prince = Książę
    .acc = Księcia
    .each = każdego Księcia
dark_tales-what-sea-witch = Wiedźma Morska
    .acc = Wiedźmę Morską
    .each = każdą Wiedźmę Morską
dark_tales-what-shipwreck = Rozbicie Statku
    .acc = Rozbicie Statku
    .each = każde Rozbicie Statku
dark_tales-what-sea-king = Król Mórz
    .acc = Króla Mórz
    .each = każdego Króla Mórz
dark_tales-what-mermaid-sisters = Siostry Syrenki
    .acc = Siostry Syrenki
    .each = każde Siostry Syrenki
dark_tales-what-sea-monster = Potwór Morski
    .acc = Potwora Morskiego
    .each = każdego Potwora Morskiego
dark_tales-what-coral-palace = Koralowy Pałac
    .acc = Koralowy Pałac
    .each = każdy Koralowy Pałac
dark_tales-what-cinderella = Kopciuszek
    .acc = Kopciuszka
    .each = każdego Kopciuszka
dark_tales-what-cinderella-prince = Książę
    .acc = Księcia
    .each = każdego Księcia
dark_tales-what-stepmother = Macocha
    .acc = Macochę
    .each = każdą Macochę
dark_tales-what-stepsisters = Przyrodnie Siostry
    .acc = Przyrodnie Siostry
    .each = każde Przyrodnie Siostry
dark_tales-what-rich-man = Bogacz
    .acc = Bogacza
    .each = każdego Bogacza
dark_tales-what-midnight = Północ
    .acc = Północ
    .each = każdą Północ
dark_tales-what-hazel-tree = Leszczyna
    .acc = Leszczynę
    .each = każdą Leszczynę
dark_tales-what-palace-stairs = Pałacowe Schody
    .acc = Pałacowe Schody
    .each = każde Pałacowe Schody
dark_tales-what-any = karta
    .acc = dowolną kartę
    .each = każdą kartę

dark_tales-pact-foul-potion = Cuchnąca mikstura
dark_tales-pact-kiss-of-love = Pocałunek miłości
dark_tales-pact-lost-voice = Utracony głos
dark_tales-pact-legs-for-a-tail = Nogi za ogon
dark_tales-pact-silver-knife = Srebrny nóż
dark_tales-pact-pearl-ransom = Okup w perłach
dark_tales-pact-scale-mail = Zbroja z łusek
dark_tales-pact-broken-wand = Złamana różdżka
dark_tales-pact-tide-of-night = Nocny przypływ
dark_tales-pact-dawn-foam = Piana o świcie
dark_tales-pact-drowned-sailor = Utopiony marynarz
dark_tales-pact-sunken-chest = Zatopiona skrzynia
dark_tales-pact-sisters-hair = Włosy sióstr
dark_tales-pact-captains-oath = Przysięga kapitana
dark_tales-pact-storm-in-a-bottle = Sztorm w butelce
dark_tales-pact-eels-bargain = Układ z węgorzem
dark_tales-pact-anchor-chain = Łańcuch kotwicy
dark_tales-pact-mirror-of-tides = Zwierciadło przypływów
dark_tales-pact-empty-shell = Pusta muszla
dark_tales-pact-three-hundred-years = Trzysta lat

# Żetony, według strony, która jest na wierzchu; swoje można obejrzeć także od spodu.

dark_tales-token-pumpkin-coach-dark = dynia (pod spodem kareta)
dark_tales-token-pumpkin-coach-light = kareta (pod spodem dynia)
dark_tales-token-mouse-horse-dark = mysz (pod spodem koń)
dark_tales-token-mouse-horse-light = koń (pod spodem mysz)
dark_tales-token-mice-horses-dark = dwie myszy (pod spodem dwa konie)
dark_tales-token-mice-horses-light = dwa konie (pod spodem dwie myszy)
dark_tales-token-bird-jewels-dark = ptak (pod spodem klejnoty)
dark_tales-token-bird-jewels-light = klejnoty (pod spodem ptak)
dark_tales-token-birds-dress-dark = dwa ptaki (pod spodem suknia)
dark_tales-token-birds-dress-light = suknia (pod spodem dwa ptaki)
dark_tales-token-mouse-slipper-dark = mysz (pod spodem pantofelek)
dark_tales-token-mouse-slipper-light = pantofelek (pod spodem mysz)

dark_tales-picture-pumpkin = dynia
    .few = dynie
    .many = dyń
    .each = każdą dynię
dark_tales-picture-coach = kareta
    .few = karety
    .many = karet
    .each = każdą karetę
dark_tales-picture-mouse = mysz
    .few = myszy
    .many = myszy
    .each = każdą mysz
dark_tales-picture-horse = koń
    .few = konie
    .many = koni
    .each = każdego konia
dark_tales-picture-bird = ptak
    .few = ptaki
    .many = ptaków
    .each = każdego ptaka
dark_tales-picture-jewels = klejnoty
    .few = klejnoty
    .many = klejnotów
    .each = każde klejnoty
dark_tales-picture-dress = suknia
    .few = suknie
    .many = sukni
    .each = każdą suknię
dark_tales-picture-slipper = pantofelek
    .few = pantofelki
    .many = pantofelków
    .each = każdy pantofelek

dark_tales-zone-front = kładziesz przed sobą
dark_tales-zone-middle = kładziesz na środku
dark_tales-zone-discard = odkładasz na stos kart odrzuconych

dark_tales-setting-a1 = A1 Bitwa o Zapomniane Krainy
dark_tales-setting-a2 = A2 Porwana księżniczka
dark_tales-setting-a3 = A3 Oblężone królestwo
dark_tales-setting-a4 = A4 Układ w leśnej głuszy
dark_tales-setting-a6 = A6 Sztorm na morzu
dark_tales-setting-b1 = B1 Ukryty skarb smoka
dark_tales-setting-b2 = B2 Żelazna armia
dark_tales-setting-b3 = B3 Ostatnie zaklęcie
dark_tales-setting-b4 = B4 Królewski dwór
dark_tales-setting-b6 = B6 Zatopiony skarb
dark_tales-setting-a-cinderella = A Kopciuszek
dark_tales-setting-b-cinderella = B Kopciuszek

dark_tales-seat-0 = Czerwony
dark_tales-seat-1 = Niebieski
dark_tales-seat-2 = Żółty
dark_tales-seat-3 = Zielony

dark_tales-line-cards = Karty
dark_tales-line-effects = Działania kart
dark_tales-line-lasting = Działania trwałe
dark_tales-line-deals = Wymiany
dark_tales-line-ending = Sceneria B
dark_tales-line-pacts = Pakty
dark_tales-line-balls = Bale
dark_tales-line-kept = Zatrzymane pakty
dark_tales-line-last-ball = Żetony

dark_tales-action-card = { $card }
dark_tales-action-item = { $item }
dark_tales-action-seat = { $seat }
dark_tales-action-deal = { $deal } wymiana ze scenerii A
dark_tales-deal-1 = pierwsza
dark_tales-deal-2 = druga
dark_tales-deal-3 = trzecia
dark_tales-action-pact = { $pact }
dark_tales-action-token = { $token }
dark_tales-action-take = weź żeton
dark_tales-action-middle = pośrodku
dark_tales-action-yes = tak
dark_tales-action-pass = nie, dziękuję

# Odpowiedzi, które w pytaniu nazywają się inaczej.

dark_tales-choice-best = najlepsze pary (+{ $points })
dark_tales-choice-stop = koniec tańców

## Pytania

dark_tales-ask-use = { $count ->
    [0] Czy korzystasz z wymiany ze scenerii A?
   *[other] Czy korzystasz z wymiany ze scenerii A albo zamiast tego zagrywasz pakt?
}
dark_tales-ask-card = Którą kartę zagrywasz?
dark_tales-ask-may = { $source }: jeśli chcesz, { $deal }. Korzystasz?
dark_tales-ask-item = { $verb ->
    [pay] { $source }: który przedmiot oddajesz do puli?
   *[other] { $source }: który przedmiot bierzesz?
}
dark_tales-ask-target = { $verb ->
    [discard] { $source }: którą kartę odrzucasz?
    [remove] { $source }: którą kartę usuwasz z gry?
   *[other] { $source }: którą kartę bierzesz na rękę?
}
dark_tales-ask-where = { $source }: kart „{ $card }” jest na stole kilka. Gdzie leży ta, którą wybierasz?
dark_tales-ask-discarded = { $source }: którą z odrzuconych kart bierzesz na rękę?
dark_tales-ask-victim = { $source }: którego gracza wskazujesz?
dark_tales-ask-loot = { $source }: który przedmiot ma ci oddać { $seat }?
dark_tales-ask-give = { $source }: którą kartę dostanie od ciebie { $seat }?
dark_tales-ask-deal = { $source }: z której wymiany korzystasz?
dark_tales-ask-drop = { $source }: który pakt odrzucasz?
dark_tales-ask-hand = { $verb ->
    [enter] { $source }: którą kartę kładziesz przed sobą?
    [play] { $source }: którą kartę zagrywasz, żeby spełnić warunek?
    [throw] { $source }: którą kartę odrzucasz?
   *[other] { $source }: którą kartę pokazujesz?
}
dark_tales-ask-call = { $source }: czyjego Księcia bierzesz na rękę?
dark_tales-ask-second = { $source }, drugi warunek: { $deal }. Spełniasz go?
dark_tales-ask-token = { $count ->
    [one] { $source }: bierzesz żeton czy odwracasz jeden ze swoich?
   *[other] { $source }: bierzesz żeton czy odwracasz jeden ze swoich? Jeszcze { $count } razy.
}
dark_tales-ask-turn-over = { $verb ->
    [shed-token] { $source }: który żeton odrzucasz?
   *[other] { $source }: który żeton odwracasz?
}
dark_tales-ask-dance = Kto tańczy? Wybierz swoją kartę do następnej pary.
dark_tales-ask-partner = Do pary staje { $card }. Z kim?
dark_tales-ask-with = { $card }: karta przed tobą czy ta pośrodku?

## Zdarzenia

dark_tales-event-begins = Zaczyna { $seat }. W grze są scenerie „{ $setting }” i „{ $setting_other }”.
dark_tales-event-drew = { $count ->
    [one] { $source }: { $seat } dobiera kartę.
    [few] { $source }: { $seat } dobiera { $count } karty.
   *[other] { $source }: { $seat } dobiera { $count } kart.
}
dark_tales-event-drawn = { $source }: { $seat } dobiera kartę „{ $card }”.
dark_tales-event-barred = { $source }: { $seat } nie może dobrać kart, bo nie pozwala na to cudza Wiedźma.
dark_tales-event-dealt = { $seat } korzysta z wymiany { $number }: „{ $deal }”.
dark_tales-event-played = { $seat } zagrywa { $card-acc }.
dark_tales-event-idle = Działanie karty „{ $card }” nic nie daje.
dark_tales-event-scored = { $card }: { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
dark_tales-event-scored-lasting = { $card }, działanie trwałe: { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
dark_tales-event-scored-deal = { $source }: { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
dark_tales-event-lost = { $source }: { $seat } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
dark_tales-event-took = { $source }: { $seat } bierze { $item-acc }.
dark_tales-event-paid = { $source }: { $seat } oddaje do puli { $item-acc }.
dark_tales-event-robbed = { $source }: { $seat } zabiera { $item-acc }, oddaje { $seat_other }.
dark_tales-event-discarded = { $source }: { $seat } odrzuca { $card-acc }.
dark_tales-event-removed = { $source }: karta „{ $card }” zostaje usunięta z gry.
dark_tales-event-fetched = { $source }: { $seat } bierze na rękę { $card-acc }.
dark_tales-event-slipped = { $source }: { $seat } oddaje kartę, dostaje ją { $seat_to }.
dark_tales-event-slipped-seen = { $source }: { $seat } oddaje { $card-acc }, dostaje { $seat_to }.
dark_tales-event-night = { $source }: zapada noc.
dark_tales-event-day = { $source }: nastaje dzień.
dark_tales-event-ended = { $seat } nie ma już kart na ręce: baśń dobiega końca.

dark_tales-event-bound = { $source }: { $seat } bierze pakt.
dark_tales-event-bound-by = { $source }: { $seat } bierze pakt „{ $pact }”.
dark_tales-event-freed = { $source }: { $seat } odrzuca pakt „{ $pact }”.
dark_tales-event-bargained = { $seat } zagrywa pakt „{ $pact }”.
dark_tales-event-scored-pact = { $source }: { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
dark_tales-event-showed = { $source }: { $seat } pokazuje { $card-acc }.
dark_tales-event-entered = { $source }: { $seat } kładzie przed sobą { $card-acc }, bez punktów i działań.

dark_tales-event-token = { $count ->
    [one] { $source }: { $seat } bierze żeton: { $picture }.
    [few] { $source }: { $seat } bierze żeton: { $count } { $picture-few }.
   *[other] { $source }: { $seat } bierze żeton: { $count } { $picture-many }.
}
dark_tales-event-turned = { $source }: { $seat } odwraca żeton. Było: { $count ->
    [one] { $picture }
    [few] { $count } { $picture-few }
   *[other] { $count } { $picture-many }
}, jest: { $count_below ->
    [one] { $picture_below }
    [few] { $count_below } { $picture_below-few }
   *[other] { $count_below } { $picture_below-many }
}.
dark_tales-event-shed = { $source }: { $seat } odrzuca żeton: { $count ->
    [one] { $picture }
    [few] { $count } { $picture-few }
   *[other] { $count } { $picture-many }
}, pod spodem { $count_below ->
    [one] { $picture_below }
    [few] { $count_below } { $picture_below-few }
   *[other] { $count_below } { $picture_below-many }
}.
dark_tales-event-stays = { $source }: karta „{ $card }” zostaje na swoim miejscu.
dark_tales-event-invited = { $source }: karta „{ $card }” trafia na kartę „Bal w pałacu”.
dark_tales-event-ball = { $source }: karta „{ $card }” odchodzi jako trzecia. W pałacu zaczyna się bal!
dark_tales-event-danced = { $seat }: w parze tańczą { $card } i { $card_other }.
dark_tales-event-scored-ball = { $source }: { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
dark_tales-event-left = Po balu karta „{ $card }” ze środka zostaje odrzucona.

## Punkty

dark_tales-why-kept = { $count ->
    [one] { $count } pakt
    [few] { $count } pakty
   *[other] { $count } paktów
}
dark_tales-why-most-pumpkin = dynie
dark_tales-why-most-coach = karety
dark_tales-why-most-mouse = myszy
dark_tales-why-most-horse = konie
dark_tales-why-most-bird = ptaki
dark_tales-why-most-jewels = klejnoty
dark_tales-why-most-dress = suknie
dark_tales-why-most-slipper = pantofelki
dark_tales-why-count-held = { $item-plural }
dark_tales-why-count-pairs = pary: { $item } i { $item_other }
dark_tales-why-count-sets = komplety przedmiotów
dark_tales-why-count-beyond = przedmioty spoza kompletów
dark_tales-why-count-most = najwięcej { $item-many }
dark_tales-why-count-in-front = karty przed graczem

## Teksty kart
#
# Działania czyta się jedno po drugim; tekst, który zaczyna się od znaku, łączy się ze słowem przed nim.

dark_tales-text-is = { $what }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $zone }
dark_tales-text-may = jeśli chcesz,
dark_tales-text-and = i
dark_tales-text-comma = ,
dark_tales-text-if = jeśli
dark_tales-text-for = , a w zamian
dark_tales-text-if-day = jeśli jest dzień,
dark_tales-text-if-night = jeśli jest noc,
dark_tales-text-with = jeśli w grze jest { $what },
dark_tales-text-with-another = jeśli oprócz tej karty w grze jest { $what },
dark_tales-text-lasting = na koniec każdej swojej tury
dark_tales-text-lasting-if = na koniec każdej swojej tury,
dark_tales-text-ban = dopóki ta karta leży przed tobą, inni gracze nie mogą dobierać kart dzięki działaniom
dark_tales-text-tokens = { $count ->
    [one] weź żeton albo odwróć jeden ze swoich
   *[other] { $count } razy weź żeton albo odwróć jeden ze swoich
}
dark_tales-text-note = w tańcu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
dark_tales-text-watch = na każdym balu zdobądź { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za każdą tańczącą kartę „{ $what }”, przed kimkolwiek leży
dark_tales-text-for-all = potem każdy, zaczynając od ciebie, jeśli chce:
dark_tales-text-kept = jeśli zatrzymasz ten pakt do końca gry, stracisz 3 punkty
dark_tales-text-token = { $count ->
    [one] { $picture }
    [few] { $count } { $picture-few }
   *[other] { $count } { $picture-many }
}: na balu { $points ->
    [0] bez punktów
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

dark_tales-step-score = zdobądź { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
dark_tales-step-more-by-day = , a za dnia jeszcze { $count }
dark_tales-step-more-by-night = , a nocą jeszcze { $count }
dark_tales-step-score-per = zdobądź { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
} za { $what-each } w grze
dark_tales-step-score-per-max = zdobądź { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
} za { $what-each } w grze, łącznie najwyżej { $max }
dark_tales-step-draw = { $count ->
    [one] dobierz kartę
    [few] dobierz { $count } karty
   *[other] dobierz { $count } kart
}
dark_tales-step-take = { $count ->
    [one] weź { $item-acc }
    [few] weź { $count } { $item-few }
   *[other] weź { $count } { $item-many }
}
dark_tales-step-take-but = { $count ->
    [one] weź dowolny przedmiot oprócz { $item-gen }
    [few] weź { $count } dowolne przedmioty oprócz { $item-many }
   *[other] weź { $count } dowolnych przedmiotów oprócz { $item-many }
}
dark_tales-step-take-among = { $count ->
    [few] weź { $count } przedmioty do wyboru: { $item-plural }
   *[other] weź { $count } przedmiotów do wyboru: { $item-plural }
}
dark_tales-step-pay = { $count ->
    [one] oddaj do puli { $item-acc }
    [few] oddaj do puli { $count } { $item-few }
   *[other] oddaj do puli { $count } { $item-many }
}
dark_tales-step-pay-but = { $count ->
    [one] oddaj do puli dowolny przedmiot oprócz { $item-gen }
    [few] oddaj do puli { $count } dowolne przedmioty oprócz { $item-many }
   *[other] oddaj do puli { $count } dowolnych przedmiotów oprócz { $item-many }
}
dark_tales-step-pay-among = { $count ->
    [few] oddaj do puli { $count } przedmioty do wyboru: { $item-plural }
   *[other] oddaj do puli { $count } przedmiotów do wyboru: { $item-plural }
}
dark_tales-step-also = { $count ->
    [one] { $item-acc }
    [few] { $count } { $item-few }
   *[other] { $count } { $item-many }
}
dark_tales-step-also-but = { $count ->
    [one] dowolny przedmiot oprócz { $item-gen }
    [few] { $count } dowolne przedmioty oprócz { $item-many }
   *[other] { $count } dowolnych przedmiotów oprócz { $item-many }
}
dark_tales-step-also-among = { $count ->
    [few] { $count } przedmioty do wyboru: { $item-plural }
   *[other] { $count } przedmiotów do wyboru: { $item-plural }
}
dark_tales-step-discard = odrzuć ze stołu { $what-acc }
dark_tales-step-discard-front = odrzuć sprzed siebie { $what-acc }
dark_tales-step-remove = usuń z gry { $what-acc } ze stołu
dark_tales-step-remove-top = usuń z gry wierzchnią kartę stosu kart odrzuconych
dark_tales-step-rob = zabierz przedmiot innemu graczowi
dark_tales-step-fetch = weź na rękę { $what-acc } ze stołu
dark_tales-step-fetch-top = weź na rękę wierzchnią kartę stosu kart odrzuconych
dark_tales-step-fetch-discard = weź na rękę { $what-acc } ze stosu kart odrzuconych
dark_tales-step-fetch-discard-but = weź na rękę { $what-acc } ze stosu kart odrzuconych, ale nie { $what_but-acc }
dark_tales-step-swap = weź losową kartę z ręki innego gracza i oddaj mu w zamian jedną ze swoich
dark_tales-step-use = skorzystaj z wymiany ze scenerii A
dark_tales-step-again = zagraj w tej turze jeszcze jedną kartę
dark_tales-step-night = zapada noc
dark_tales-step-day = nastaje dzień
dark_tales-step-change = dzień zmienia się w noc albo noc w dzień
dark_tales-step-take-pact = weź pakt
dark_tales-step-all-pacts = każdy gracz, ty też, bierze pakt
dark_tales-step-drop-pact = odrzuć jeden ze swoich paktów
dark_tales-step-enter = połóż przed sobą z ręki { $what-acc }, bez punktów i działań
dark_tales-step-call = weź na rękę { $what-acc } ze stosu kart odrzuconych; tylko jeśli tam takiej karty nie ma, możesz wziąć tę, która leży przed innym graczem
dark_tales-step-play = zagraj z ręki { $what-acc }
dark_tales-step-show = pokaż z ręki { $what-acc }
dark_tales-step-show-hand = pokaż wszystkie karty z ręki (co najmniej { $count })
dark_tales-step-show-pair = pokaż z ręki dwie karty tego samego rodzaju
dark_tales-step-throw = { $count ->
    [one] odrzuć kartę z ręki
    [few] odrzuć { $count } karty z ręki
   *[other] odrzuć { $count } kart z ręki
}
dark_tales-step-give = oddaj innemu graczowi kartę z ręki
dark_tales-step-have = masz przed sobą { $what-acc }
dark_tales-step-have-both = masz przed sobą { $what-acc } i { $what_other-acc }
dark_tales-step-be-night = jest noc
dark_tales-step-be-day = jest dzień
dark_tales-step-hold-cards = { $count ->
    [one] masz na ręce najwyżej jedną kartę
    [few] masz na ręce najwyżej { $count } karty
   *[other] masz na ręce najwyżej { $count } kart
}
dark_tales-step-hold-nothing = nie masz żadnych przedmiotów
dark_tales-step-lose = strać { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
dark_tales-step-score-shown = zdobądź { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
} za { $picture-each } na żetonach wszystkich graczy
dark_tales-step-turn-token = odwróć jeden ze swoich żetonów
dark_tales-step-shed-token = odrzuć jeden ze swoich żetonów

dark_tales-counts-held = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za { $item-each }
dark_tales-counts-pairs = dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za każdą parę: { $item } i { $item_other }
dark_tales-counts-sets = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za każdy komplet czterech różnych przedmiotów
dark_tales-counts-beyond = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za każdy przedmiot spoza kompletów
dark_tales-counts-most = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, jeśli masz najwięcej { $item-many }; przy remisie dostaje je każdy z remisujących
dark_tales-counts-in-front = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za { $what-each } przed tobą
dark_tales-counts-showing = { $count ->
    [1] najwięcej { $picture-many } na żetonach: { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[other] { $first } punktów
}
    [2] najwięcej { $picture-many } na żetonach: pierwsze miejsce { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[other] { $first } punktów
}, drugie { $second }
    [3] najwięcej { $picture-many } na żetonach: pierwsze miejsce { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[other] { $first } punktów
}, drugie { $second }, trzecie { $third }
   *[other] najwięcej { $picture-many } na żetonach: pierwsze miejsce { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[other] { $first } punktów
}, drugie { $second }, trzecie { $third }, czwarte { $fourth }
}
dark_tales-counts-tokens = zdobądź punkty ze swoich żetonów
dark_tales-counts-turning = odwróć swoje { $picture-few }
dark_tales-counts-dancing = utwórz pary: każda tańcząca karta przed tobą daje 1 punkt albo tyle, ile podaje jej nuta

## Odmowy

dark_tales-refusal-other = Pytanie dotyczy czegoś innego.
dark_tales-refusal-must-play = Musisz zagrać kartę, nawet jeśli nic ci to nie da.
dark_tales-refusal-must-choose = Zrezygnować nie można: musisz coś wybrać.
dark_tales-refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
dark_tales-refusal-not-discarded = Karty „{ $card }” nie można wziąć ze stosu kart odrzuconych.
dark_tales-refusal-not-in-play = Karty „{ $card }” nie ma wśród tych, które możesz wybrać.
dark_tales-refusal-no-item = Nie możesz wybrać { $item-gen }: brakuje tego przedmiotu albo tu nie pasuje.
dark_tales-refusal-no-player = { $seat }: tego gracza nie możesz wskazać.
dark_tales-refusal-no-deal = Nie masz czym zapłacić za wymianę { $number } ze scenerii „{ $setting }”: { $deal }.
dark_tales-refusal-no-pact = Nie możesz spełnić pierwszego warunku paktu „{ $pact }”.
dark_tales-refusal-not-held = Nie masz paktu „{ $pact }”.
dark_tales-refusal-cannot = Nie możesz tego zrobić: brakuje ci odpowiedniej karty albo przedmiotu.
dark_tales-refusal-wrong-card = Karta „{ $card }” nie pasuje: potrzebna jest karta innego rodzaju.
dark_tales-refusal-no-dancer = Karta „{ $card }” nie ma tu z kim tańczyć.
dark_tales-refusal-no-token = Nie masz takiego żetonu.
dark_tales-refusal-no-stack = W stosie nie ma już żetonów.

## Stosy

dark_tales-pile-supply = W puli: { $items }.
dark_tales-pile-discard = Na wierzchu kart odrzuconych: { $card }.
dark_tales-pile-removed = Poza grą: { $count }.
dark_tales-pile-pacts = Paktów w talii { $deck }, odrzuconych { $discard }.
dark_tales-pile-top = Wierzchni żeton: { $side }.

## Ustawienia

dark_tales-option-expansion = Gra z dodatkiem: „Mała Syrenka” (pakty z morską wiedźmą) albo „Kopciuszek” (żetony i bale w pałacu).
dark_tales-option-short = Krótsza gra: usuwa się dziesięć różnych kart gry podstawowej.
dark_tales-option-setting_a = Sceneria A, która mówi, do czego służą przedmioty: losowa albo ta.
dark_tales-option-setting_b = Sceneria B, która daje punkty na koniec: losowa albo ta.
dark_tales-option-deck_file = Własny arkusz kart zamiast naszego.

# Podgląd: co wiadomo o odpowiedzi, zanim padnie.
dark_tales-preview-end = na koniec, jeśli nic się nie zmieni: { $points }
