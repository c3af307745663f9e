dark_tales-title = Mroczne baśnie

## Nazwy

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
dark_tales-card-secret-helper = Tajemnicza Pomocnica
    .acc = Tajemniczą Pomocnicę

# Kto zadaje pytanie: karta albo wymiana ze scenerii.

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
dark_tales-source-secret-helper = Tajemnicza Pomocnica
dark_tales-source-deal = Wymiana

dark_tales-item-coin = moneta
    .acc = monetę
    .gen = monety
    .few = monety
    .many = monet
    .each = każdą twoją monetę
dark_tales-item-sword = miecz
    .acc = miecz
    .gen = miecza
    .few = miecze
    .many = mieczy
    .each = każdy twój miecz
dark_tales-item-armour = zbroja
    .acc = zbroję
    .gen = zbroi
    .few = zbroje
    .many = zbroi
    .each = każdą twoją zbroję
dark_tales-item-wand = różdżka
    .acc = różdżkę
    .gen = różdżki
    .few = różdżki
    .many = różdżek
    .each = każdą twoją różdżkę
dark_tales-item-any = dowolny przedmiot
    .acc = dowolny przedmiot
    .gen = dowolnego przedmiotu
    .few = dowolne przedmioty
    .many = dowolnych przedmiotów
    .each = każdy twój przedmiot

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
dark_tales-what-secret-helper = Tajemnicza Pomocnica
    .acc = Tajemniczą Pomocnicę
    .each = każdą Tajemniczą Pomocnicę
dark_tales-what-any = karta
    .acc = kartę
    .each = każdą kartę

dark_tales-zone-front = przed siebie
dark_tales-zone-middle = na środek
dark_tales-zone-discard = na stos kart odrzuconych

dark_tales-setting-a1 = A1 Bitwa o zapomnianą krainę
dark_tales-setting-a2 = A2 Porwana księżniczka
dark_tales-setting-a3 = A3 Oblężone królestwo
dark_tales-setting-a4 = A4 Pakt w leśnej głuszy
dark_tales-setting-a6 = A6 Sztorm na morzu
dark_tales-setting-b1 = B1 Smoczy skarbiec
dark_tales-setting-b2 = B2 Żelazna armia
dark_tales-setting-b3 = B3 Ostatnie zaklęcie
dark_tales-setting-b4 = B4 Królewski dwór
dark_tales-setting-b6 = B6 Zatopiony skarb

dark_tales-seat-0 = Czerwony
dark_tales-seat-1 = Niebieski
dark_tales-seat-2 = Żółty
dark_tales-seat-3 = Zielony

dark_tales-line-cards = Karty
dark_tales-line-effects = Działania kart
dark_tales-line-lasting = Działania trwałe
dark_tales-line-deals = Wymiany
dark_tales-line-ending = Sceneria B

dark_tales-action-card = { $card }
dark_tales-action-item = { $item }
dark_tales-action-seat = { $seat }
dark_tales-action-deal = wymiana { $deal }
dark_tales-action-middle = pośrodku
dark_tales-action-yes = tak
dark_tales-action-pass = nie, dziękuję

## Pytania

dark_tales-ask-use = Której wymiany ze scenerii dokonujesz?
dark_tales-ask-card = Którą kartę zagrywasz?
dark_tales-ask-may = { $verb ->
    [draw] { $source }: czy dobierasz z talii?
    [use] { $source }: czy dokonujesz teraz wymiany?
    [deal] { $source }: czy dokonujesz tej wymiany?
   *[other] { $source }: czy korzystasz?
}
dark_tales-ask-item = { $verb ->
    [pay] { $source }: który przedmiot oddajesz do puli?
   *[other] { $source }: który przedmiot bierzesz?
}
dark_tales-ask-target = { $verb ->
    [discard] { $source }: którą kartę odrzucasz?
    [remove] { $source }: którą kartę usuwasz z gry?
   *[other] { $source }: którą kartę bierzesz na rękę?
}
dark_tales-ask-where = { $source }: wybierasz { $card-acc }. Gdzie leży ta karta?
dark_tales-ask-discarded = { $source }: którą z odrzuconych kart bierzesz na rękę?
dark_tales-ask-victim = { $source }: którego gracza wskazujesz?
dark_tales-ask-loot = { $source }: który przedmiot ma ci oddać { $seat }?
dark_tales-ask-give = { $source }: którą kartę dostanie od ciebie { $seat }?
dark_tales-ask-deal = { $source }: której wymiany dokonujesz?

## Wydarzenia

dark_tales-event-begins = Grę zaczyna { $seat }. Scenerie: „{ $setting }” i „{ $setting_other }”.
dark_tales-event-drew = { $count ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $count } karty.
   *[other] { $seat } dobiera { $count } kart.
}
dark_tales-event-drawn = { $seat } dobiera { $card-acc }.
dark_tales-event-dealt = { $seat } dokonuje wymiany { $number }.
dark_tales-event-played = { $seat } zagrywa { $card-acc }.
dark_tales-event-scored = { $points ->
    [one] { $card }: { $seat } zdobywa { $points } punkt.
    [few] { $card }: { $seat } zdobywa { $points } punkty.
   *[other] { $card }: { $seat } zdobywa { $points } punktów.
}
dark_tales-event-scored-deal = { $points ->
    [one] Wymiana: { $seat } zdobywa { $points } punkt.
    [few] Wymiana: { $seat } zdobywa { $points } punkty.
   *[other] Wymiana: { $seat } zdobywa { $points } punktów.
}
dark_tales-event-took = { $seat } bierze { $item-acc }.
dark_tales-event-paid = { $seat } oddaje do puli { $item-acc }.
dark_tales-event-robbed = { $seat_other } traci { $item-acc }, zyskuje { $seat }.
dark_tales-event-discarded = { $seat } odrzuca { $card-acc }.
dark_tales-event-removed = Karta „{ $card }” zostaje usunięta z gry.
dark_tales-event-fetched = { $seat } bierze na rękę { $card-acc }.
dark_tales-event-slipped = { $seat } oddaje kartę, dostaje ją { $seat_to }.
dark_tales-event-slipped-seen = To karta „{ $card }”: oddaje { $seat }, dostaje { $seat_to }.
dark_tales-event-night = Jest noc.
dark_tales-event-day = Jest dzień.
dark_tales-event-ended = { $seat } nie ma już kart na ręce: baśń dobiega końca.

## Punkty

dark_tales-why-so-far = { $points }
dark_tales-why-count-held = posiadane przedmioty: { $points }
dark_tales-why-count-pairs = pary przedmiotów: { $points }
dark_tales-why-count-sets = komplety przedmiotów: { $points }
dark_tales-why-count-beyond = przedmioty spoza kompletów: { $points }
dark_tales-why-count-most = najwięcej przedmiotów danego rodzaju: { $points }
dark_tales-why-count-in-front = karty przed graczem: { $points }

## Teksty kart

dark_tales-text-is = { $what }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $zone }
dark_tales-text-may = jeśli chcesz:
dark_tales-text-and = i
dark_tales-text-by-day = za dnia:
dark_tales-text-by-night = nocą:
dark_tales-text-for = w zamian:
dark_tales-text-lasting = na koniec każdej twojej tury:
dark_tales-text-ban = dopóki ta karta leży przed tobą, żadne działanie nie pozwala innym dobierać kart

dark_tales-step-score = { $count ->
    [one] zdobądź { $count } punkt
    [few] zdobądź { $count } punkty
   *[other] zdobądź { $count } punktów
}
dark_tales-step-score-per = { $count ->
    [one] zdobądź { $count } punkt za { $what-each } na stole
    [few] zdobądź { $count } punkty za { $what-each } na stole
   *[other] zdobądź { $count } punktów za { $what-each } na stole
}
dark_tales-step-score-per-max = { $count ->
    [one] zdobądź { $count } punkt za { $what-each } na stole, łącznie najwyżej { $max }
    [few] zdobądź { $count } punkty za { $what-each } na stole, łącznie najwyżej { $max }
   *[other] zdobądź { $count } punktów za { $what-each } na stole, łącznie najwyżej { $max }
}
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
dark_tales-step-pay = { $count ->
    [one] oddaj do puli { $item-acc }
    [few] oddaj do puli { $count } { $item-few }
   *[other] oddaj do puli { $count } { $item-many }
}
dark_tales-step-discard = odrzuć ze stołu { $what-acc }
dark_tales-step-discard-front = odrzuć sprzed siebie { $what-acc }
dark_tales-step-remove = usuń z gry { $what-acc } ze stołu
dark_tales-step-remove-top = usuń z gry wierzchnią kartę stosu kart odrzuconych
dark_tales-step-rob = zabierz przedmiot innemu graczowi
dark_tales-step-fetch = weź na rękę { $what-acc } ze stołu
dark_tales-step-fetch-top = weź na rękę wierzchnią kartę stosu kart odrzuconych
dark_tales-step-fetch-discard = weź na rękę { $what-acc } ze stosu kart odrzuconych
dark_tales-step-fetch-discard-but = weź na rękę { $what-acc } ze stosu kart odrzuconych, ale nie { $card-acc }
dark_tales-step-swap = weź losową kartę z ręki innego gracza i oddaj w zamian jedną ze swoich
dark_tales-step-use = dokonaj wymiany ze scenerii A
dark_tales-step-again = zagraj w tej turze jeszcze jedną kartę
dark_tales-step-night = zapada noc
dark_tales-step-day = nastaje dzień

dark_tales-counts-held = { $points ->
    [one] { $points } punkt za { $item-each }
    [few] { $points } punkty za { $item-each }
   *[other] { $points } punktów za { $item-each }
}
dark_tales-counts-pairs = { $points ->
    [one] { $points } punkt za każdą parę różnych przedmiotów ({ $item })
    [few] { $points } punkty za każdą parę różnych przedmiotów ({ $item })
   *[other] { $points } punktów za każdą parę różnych przedmiotów ({ $item })
}
dark_tales-counts-sets = { $points ->
    [one] { $points } punkt za każdy komplet czterech różnych przedmiotów
    [few] { $points } punkty za każdy komplet czterech różnych przedmiotów
   *[other] { $points } punktów za każdy komplet czterech różnych przedmiotów
}
dark_tales-counts-beyond = { $points ->
    [one] { $points } punkt za każdy przedmiot spoza kompletów
    [few] { $points } punkty za każdy przedmiot spoza kompletów
   *[other] { $points } punktów za każdy przedmiot spoza kompletów
}
dark_tales-counts-most = { $points ->
    [one] { $points } punkt za najwięcej { $item-many }
    [few] { $points } punkty za najwięcej { $item-many }
   *[other] { $points } punktów za najwięcej { $item-many }
}
dark_tales-counts-in-front = { $points ->
    [one] { $points } punkt za { $what-each } przed tobą
    [few] { $points } punkty za { $what-each } przed tobą
   *[other] { $points } punktów za { $what-each } przed tobą
}

## Odmowy

dark_tales-refusal-other = To nie jest odpowiedź na to pytanie.
dark_tales-refusal-must-play = Musisz zagrać kartę.
dark_tales-refusal-must-choose = Tutaj musisz coś wybrać.
dark_tales-refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
dark_tales-refusal-not-discarded = Karty „{ $card }” nie można wziąć ze stosu kart odrzuconych.
dark_tales-refusal-not-in-play = Karty „{ $card }” nie ma wśród tych, które możesz wybrać.
dark_tales-refusal-no-item = Nie możesz teraz wybrać { $item-gen }.
dark_tales-refusal-no-player = { $seat }: tego gracza nie możesz wskazać.
dark_tales-refusal-no-deal = Nie możesz opłacić wymiany { $number } ze scenerii „{ $setting }”.

## Ustawienia

dark_tales-option-setting_a = Sceneria, która mówi, do czego służą przedmioty: losowa albo ta.
dark_tales-option-setting_b = Sceneria, która daje punkty na koniec: losowa albo ta.
dark_tales-option-deck_file = Własny arkusz kart zamiast naszego.
