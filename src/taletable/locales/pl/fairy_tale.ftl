fairy_tale-title = Baśń

## Nazwy: .printed to nazwa wydrukowana na karcie; gdzie brak źródła, nazwa jest nasza i powtórzona

fairy_tale-card-children-of-the-dragon = Dzieci Smoka
    .printed = Children of the Dragon
fairy_tale-card-sky-dance-dragon = Podniebny Smok
    .printed = Sky-Dance Dragon
fairy_tale-card-bronze-dragon = Spiżowy Smok
    .printed = Bronze Dragon
fairy_tale-card-silver-dragon = Srebrny Smok
    .printed = Silver Dragon
fairy_tale-card-dragons-lair = Smocze Leże
    .printed = Dragon's Lair
fairy_tale-card-dragons-tale-1 = Opowieść smoka – rozdział 1
    .printed = Dragon's Tale – Chapter 1
fairy_tale-card-dragons-tale-2 = Opowieść smoka – rozdział 2
    .printed = Dragon's Tale – Chapter 2
fairy_tale-card-dragons-tale-3 = Opowieść smoka – rozdział 3
    .printed = Dragon's Tale – Chapter 3
fairy_tale-card-dragons-tale-4 = Opowieść smoka – rozdział 4
    .printed = Dragon's Tale – Chapter 4
fairy_tale-card-gold-dragon = Złoty Smok
    .printed = The Gold Dragon
fairy_tale-card-mischievous-fairy = Psotna Wróżka
    .printed = Mischievous Fairy
fairy_tale-card-bard = Bard
    .printed = Bard
fairy_tale-card-dwarven-warrior = Krasnoludzki Wojownik
    .printed = Dwarven Warrior
fairy_tale-card-elf-maid = Elfka
    .printed = Elfka
fairy_tale-card-toadstool-ring = Grzybowy Krąg
    .printed = Grzybowy Krąg
fairy_tale-card-fairys-tale-1 = Opowieść wróżki – rozdział 1
    .printed = Fairy's Tale – Chapter 1
fairy_tale-card-fairys-tale-2 = Opowieść wróżki – rozdział 2
    .printed = Fairy's Tale – Chapter 2
fairy_tale-card-fairys-tale-3 = Opowieść wróżki – rozdział 3
    .printed = Fairy's Tale – Chapter 3
fairy_tale-card-fairys-tale-4 = Opowieść wróżki – rozdział 4
    .printed = Fairy's Tale – Chapter 4
fairy_tale-card-fairy-queen = Królowa Wróżek
    .printed = The Fairy Queen
fairy_tale-card-homesteaders = Osadnicy
    .printed = Homesteaders
fairy_tale-card-knight-of-the-round-table = Rycerz Okrągłego Stołu
    .printed = Knight of the Round Table
fairy_tale-card-lady = Dama
    .printed = Dama
fairy_tale-card-court-mage = Nadworny Mag
    .printed = Nadworny Mag
fairy_tale-card-royal-keep = Królewski Zamek
    .printed = Królewski Zamek
fairy_tale-card-knights-tale-1 = Opowieść rycerza – rozdział 1
    .printed = Knight's Tale – Chapter 1
fairy_tale-card-knights-tale-2 = Opowieść rycerza – rozdział 2
    .printed = Knight's Tale – Chapter 2
fairy_tale-card-knights-tale-3 = Opowieść rycerza – rozdział 3
    .printed = Knight's Tale – Chapter 3
fairy_tale-card-knights-tale-4 = Opowieść rycerza – rozdział 4
    .printed = Knight's Tale – Chapter 4
fairy_tale-card-emperor = Cesarz
    .printed = Cesarz
fairy_tale-card-demon = Demon
    .printed = Demon
fairy_tale-card-vampire = Wampir
    .printed = Vampire
fairy_tale-card-werewolf = Wilkołak
    .printed = Werewolf
fairy_tale-card-black-castle = Czarny Zamek
    .printed = Czarny Zamek
fairy_tale-card-shadowkings-tale-1 = Opowieść Króla Cieni – rozdział 1
    .printed = Shadowking's Tale – Chapter 1
fairy_tale-card-shadowkings-tale-2 = Opowieść Króla Cieni – rozdział 2
    .printed = Shadowking's Tale – Chapter 2
fairy_tale-card-shadowkings-tale-3 = Opowieść Króla Cieni – rozdział 3
    .printed = Shadowking's Tale – Chapter 3
fairy_tale-card-shadowkings-tale-4 = Opowieść Króla Cieni – rozdział 4
    .printed = Shadowking's Tale – Chapter 4
fairy_tale-card-trickster = Szelma
    .printed = The Trickster

fairy_tale-name-printed = { $card } ({ $card-printed })
fairy_tale-name-ours = { $card } (nazwa nasza)

fairy_tale-category-dragonvale = smoki
    .one = kartę smoków
    .nom = karta smoków
    .few = karty smoków
    .many = kart smoków
fairy_tale-category-fairywood = wróżki
    .one = kartę wróżek
    .nom = karta wróżek
    .few = karty wróżek
    .many = kart wróżek
fairy_tale-category-holy-empire = rycerze
    .one = kartę rycerzy
    .nom = karta rycerzy
    .few = karty rycerzy
    .many = kart rycerzy
fairy_tale-category-shadow = cień
    .one = kartę cienia
    .nom = karta cienia
    .few = karty cienia
    .many = kart cienia
fairy_tale-category-character = postacie
    .one = kartę postaci
    .nom = karta postaci
    .few = karty postaci
    .many = kart postaci
fairy_tale-category-place = miejsca
    .one = kartę miejsca
    .nom = karta miejsca
    .few = karty miejsc
    .many = kart miejsc
fairy_tale-category-tale = opowieści
    .one = kartę opowieści
    .nom = karta opowieści
    .few = karty opowieści
    .many = kart opowieści
fairy_tale-category-any = dowolne
    .one = kartę dowolnej frakcji
    .nom = karta dowolnej frakcji
    .few = karty dowolnej frakcji
    .many = kart dowolnej frakcji

fairy_tale-kind-character = postać
fairy_tale-kind-place = miejsce
fairy_tale-kind-tale = opowieść

fairy_tale-seat-0 = Czerwony
fairy_tale-seat-1 = Niebieski
fairy_tale-seat-2 = Żółty
fairy_tale-seat-3 = Zielony
fairy_tale-seat-4 = Biały

fairy_tale-way-left = w lewo
fairy_tale-way-right = w prawo
fairy_tale-line-partner = Partner
fairy_tale-sum-team = { $points ->
    [one] { $points } punkt, drużyna { $team }
    [few] { $points } punkty, drużyna { $team }
   *[many] { $points } punktów, drużyna { $team }
}

fairy_tale-action-card = { $card }

## Pytania

fairy_tale-ask-pick = Którą kartę zatrzymujesz? To { $number }. z pięciu; reszta idzie { $way }.
fairy_tale-ask-lay = Którą kartę zagrywasz? To { $number }. z trzech.
fairy_tale-ask-choose-open = { $left ->
    [1] „{ $card_cause }”: którą ze swoich { $category-many } odkrywasz?
   *[other] „{ $card_cause }”: odkryj { $left } ze swoich { $category-many }. Którą teraz?
}
fairy_tale-ask-choose-close = { $left ->
    [1] „{ $card_cause }”: którą ze swoich { $category-many } zakrywasz?
   *[other] „{ $card_cause }”: zakryj { $left } ze swoich { $category-many }. Którą teraz?
}
fairy_tale-ask-naming = { $useful ->
    [0] Jako która karta liczy się Szelma? Żadna nazwa nie da ci punktów.
    [1] Jako która karta liczy się Szelma? Twoim kartom przyda się „{ $card_best }”.
   *[other] Jako która karta liczy się Szelma? Twoim kartom przydadzą się, od najlepszej: { $card_best }.
}

## Wydarzenia

fairy_tale-event-draft = Draft { $draft } z { $drafts }: karty idą { $way }.
fairy_tale-event-passed = Wszyscy zatrzymali po karcie, reszta idzie { $way }.
fairy_tale-event-played = { $seat } zagrywa kartę „{ $card }”.
fairy_tale-event-hunted = { $seat } zagrywa kartę „{ $card }”, ale poluje na nią „{ $card_cause }”: wchodzi do gry zakryta.
fairy_tale-event-opened = { $seat } odkrywa kartę „{ $card }” z powodu karty „{ $card_cause }”.
fairy_tale-event-closed = { $seat } zakrywa kartę „{ $card }” z powodu karty „{ $card_cause }”.
fairy_tale-event-idle = Efekt karty „{ $card }” ({ $seat }) przepada: żadna karta nie pasuje.
fairy_tale-event-discarded = { $count ->
    [one] { $seat } odrzuca { $count } kartę.
    [few] { $seat } odrzuca { $count } karty.
   *[many] { $seat } odrzuca { $count } kart.
}
fairy_tale-event-named = { $seat } ogłasza: Szelma liczy się jako „{ $card }”.

## Punkty

fairy_tale-why-printed = { "" }
fairy_tale-why-per = po { $points } za każdą kartę „{ $card }”, odkrytych: { $count }
fairy_tale-why-met = warunek spełniony
fairy_tale-why-not-most = ktoś ma więcej { $category-many }: { $most } do { $have }
fairy_tale-why-not-any = ani jednej odkrytej { $category-few }
fairy_tale-why-too-few = za mało { $category-many }: { $have } z { $need }
fairy_tale-why-too-few-both = za mało { $category-many } ({ $have } z { $need }) i { $category_other-many } ({ $have_other } z { $need_other })
fairy_tale-why-missing = brakuje karty „{ $card }”
fairy_tale-why-missing-both = brakuje kart „{ $card }” i „{ $card_other }”
fairy_tale-why-face-down = zakryta
fairy_tale-why-stands-for = liczy się jako „{ $card }”
fairy_tale-why-partner = punkty partnera: { $seat }

## Odmowy

fairy_tale-refusal-not-in-pack = Wśród kart przed tobą nie ma karty „{ $card }”.
fairy_tale-refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
fairy_tale-refusal-not-in-row = Nie masz w swoim rzędzie karty „{ $card }”.
fairy_tale-refusal-open-already = Karta „{ $card }” jest już odkryta.
fairy_tale-refusal-closed-already = Karta „{ $card }” jest już zakryta.
fairy_tale-refusal-marked-already = Karta „{ $card }” jest już wśród tych, które zostaną obrócone.
fairy_tale-refusal-not-fitting = Karta „{ $card }” nie pasuje: „{ $card_cause }” obraca tylko { $category-few }.
fairy_tale-refusal-enough = Karty „{ $card }” nie można już wybrać: obróciłoby się mniej kart, niż to możliwe.
fairy_tale-refusal-not-itself = Szelma może się liczyć tylko jako inna karta.
fairy_tale-refusal-not-in-deck = Karty „{ $card }” nie ma w tej talii.

## Ustawienia

fairy_tale-option-deck = Talia podstawowa z 80 kart (do czterech graczy) albo pełna ze 100 (do pięciu).
fairy_tale-option-drafts = Ile draftów ma partia; więcej niż cztery, jeśli starczy talii.
fairy_tale-option-teams = We czworo w dwóch drużynach: partnerzy siedzą naprzeciw siebie i dodają punkty.
fairy_tale-option-draft_memory = Czy przypominać karty, które przeszły przez twoje ręce.
fairy_tale-option-deck_file = Własny arkusz kart zamiast naszego.

## Teksty kart

fairy_tale-text-is = { $category }, { $kind }
fairy_tale-text-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
fairy_tale-text-counts = { $points ->
    [one] { $points } punkt za każdą twoją kartę „{ $card }”
    [few] { $points } punkty za każdą twoją kartę „{ $card }”
   *[many] { $points } punktów za każdą twoją kartę „{ $card }”
}
fairy_tale-text-most = { $points ->
    [one] { $points } punkt, jeśli masz najwięcej { $category-many } (remis wystarcza)
    [few] { $points } punkty, jeśli masz najwięcej { $category-many } (remis wystarcza)
   *[many] { $points } punktów, jeśli masz najwięcej { $category-many } (remis wystarcza)
}
fairy_tale-text-set = { $points ->
    [one] { $points } punkt, jeśli masz co najmniej { $need ->
        [one] { $need } { $category-one }
        [few] { $need } { $category-few }
       *[many] { $need } { $category-many }
    }
    [few] { $points } punkty, jeśli masz co najmniej { $need ->
        [one] { $need } { $category-one }
        [few] { $need } { $category-few }
       *[many] { $need } { $category-many }
    }
   *[many] { $points } punktów, jeśli masz co najmniej { $need ->
        [one] { $need } { $category-one }
        [few] { $need } { $category-few }
       *[many] { $need } { $category-many }
    }
}
fairy_tale-text-and-set = { $need ->
    [one] i { $need } { $category-one }
    [few] i { $need } { $category-few }
   *[many] i { $need } { $category-many }
}
fairy_tale-text-card = { $points ->
    [one] { $points } punkt, jeśli masz kartę „{ $card }”
    [few] { $points } punkty, jeśli masz kartę „{ $card }”
   *[many] { $points } punktów, jeśli masz kartę „{ $card }”
}
fairy_tale-text-and-card = i „{ $card }”
fairy_tale-text-hunt = Polowanie: inne { $category-few } ujawnione razem z nią wchodzą do gry zakryte i nie działają
fairy_tale-text-you-unflip = { $amount ->
    [one] Odkryj { $amount } swoją { $category-one }
    [few] Odkryj { $amount } swoje { $category-few }
   *[many] Odkryj { $amount } swoich { $category-many }
}
fairy_tale-text-all-unflip = { $amount ->
    [one] Każdy odkrywa { $amount } swoją { $category-one }
    [few] Każdy odkrywa { $amount } swoje { $category-few }
   *[many] Każdy odkrywa { $amount } swoich { $category-many }
}
fairy_tale-text-you-flip = { $amount ->
    [one] Zakryj { $amount } swoją { $category-one }
    [few] Zakryj { $amount } swoje { $category-few }
   *[many] Zakryj { $amount } swoich { $category-many }
}
fairy_tale-text-all-flip = { $amount ->
    [one] Każdy zakrywa { $amount } swoją { $category-one }
    [few] Każdy zakrywa { $amount } swoje { $category-few }
   *[many] Każdy zakrywa { $amount } swoich { $category-many }
}
fairy_tale-text-almighty = Przy liczeniu punktów liczy się jako jedna dowolna inna karta
fairy_tale-text-expert = pełna

# Between the last two of several words.
fairy_tale-or = albo
fairy_tale-and = i

# Podgląd: co wiadomo o karcie, zanim zostanie wybrana.
fairy_tale-preview-now = jeśli rzędy zostaną jak teraz
fairy_tale-preview-lacks = do jej { $points } punktów:
