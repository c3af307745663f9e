zavarushka-title = Niebajkowa awantura

zavarushka-option-first = Kto zaczyna: decyduje los albo zawsze gracz na tym miejscu.

## Imiona

zavarushka-card-king = Król
    .acc = Króla
    .gen = Króla
zavarushka-card-queen = Królowa
    .acc = Królową
    .gen = Królowej
zavarushka-card-princess = Księżniczka
    .acc = Księżniczkę
    .gen = Księżniczki
zavarushka-card-knight = Rycerz
    .acc = Rycerza
    .gen = Rycerza
zavarushka-card-peasant = Chłop
    .acc = Chłopa
    .gen = Chłopa
zavarushka-card-dwarf = Krasnolud
    .acc = Krasnoluda
    .gen = Krasnoluda
zavarushka-card-dragon = Smok
    .acc = Smoka
    .gen = Smoka
zavarushka-card-witch = Wiedźma
    .acc = Wiedźmę
    .gen = Wiedźmy
zavarushka-card-fairy = Wróżka
    .acc = Wróżkę
    .gen = Wróżki
zavarushka-card-wizard = Czarodziej
    .acc = Czarodzieja
    .gen = Czarodzieja

zavarushka-terrain-tower = wieża
zavarushka-terrain-castle = zamek
zavarushka-terrain-forest = las
zavarushka-terrain-farm = farma

zavarushka-seat-0 = Czerwony
zavarushka-seat-1 = Niebieski
zavarushka-seat-2 = Żółty
zavarushka-seat-3 = Zielony

zavarushka-action-card = { $card }
zavarushka-action-tile = { $tile }
zavarushka-action-pass = zostaw wszystko bez zmian
zavarushka-action-pass-fairy-next = { $laid ->
    [0] zostaw dotychczasową kolejność
   *[other] pozostałe zostaw w dotychczasowej kolejności
}

## Pytania

zavarushka-ask-card = Którą postać zagrywasz?
zavarushka-ask-tile = Gdzie kładziesz { $card-acc }?
zavarushka-ask-witch-one = Wiedźma może zamienić miejscami wierzchnie postacie z dwóch pól. Wybierz pierwsze pole.
zavarushka-ask-witch-two = Z kim zamieni się miejscami { $card } ({ $seat }) z { $tile }?
zavarushka-ask-fairy-next = Wróżka może ułożyć postacie na { $tile } w dowolnej kolejności. Kto będzie { $place }. od dołu?
zavarushka-ask-wizard-from = Czarodziej może przenieść wierzchnią postać. Z którego pola?
zavarushka-ask-wizard-to = Na które pole przenieść { $card-acc } ({ $seat }) z { $tile }?

## Wydarzenia

zavarushka-event-begins = Zaczyna { $seat }.
zavarushka-event-placed = { $seat } kładzie { $card-acc } na { $tile }.
zavarushka-event-skipped = { $seat } ma tylko Smoka i Krasnoluda i pomija ostatnią turę.
zavarushka-event-passed = { $card }: { $seat } zostawia wszystko bez zmian.
zavarushka-event-swapped = Wiedźma: { $seat } zamienia miejscami { $card_one-acc } ({ $seat_one }) na { $tile_one } i { $card_two-acc } ({ $seat_two }) na { $tile_two }.
zavarushka-event-rearranged = Wróżka: { $seat } zmienia kolejność postaci na { $tile }.
zavarushka-event-moved = Czarodziej: { $seat } przenosi { $card-acc } ({ $seat_card }) z { $tile_from } na { $tile_to }.

## Punkty

zavarushka-why-castle = w zamku
zavarushka-why-farms = { $count ->
    [one] { $count } farma obok
    [few] { $count } farmy obok
   *[many] { $count } farm obok
}
zavarushka-why-forests = { $count ->
    [one] { $count } las obok
    [few] { $count } lasy obok
   *[many] { $count } lasów obok
}
zavarushka-why-with-king = razem z Królem
zavarushka-why-own-near = { $count ->
    [one] { $count } postać jej koloru obok
    [few] { $count } postacie jej koloru obok
   *[many] { $count } postaci jej koloru obok
}
zavarushka-why-tower = w wieży
zavarushka-why-with-knight = razem z Rycerzem
zavarushka-why-with-princess = razem z Księżniczką
zavarushka-why-farm = na farmie
zavarushka-why-kings-near = { $count ->
    [one] { $count } Król obok
    [few] { $count } Królowie obok
   *[many] { $count } Królów obok
}
zavarushka-why-queens-near = { $count ->
    [one] { $count } Królowa obok
    [few] { $count } Królowe obok
   *[many] { $count } Królowych obok
}
zavarushka-why-above = { $count ->
    [one] { $count } postać nad nim
    [few] { $count } postacie nad nim
   *[many] { $count } postaci nad nim
}
zavarushka-why-nothing = tutaj nie daje punktów
zavarushka-why-blocked = blokuje Smok
zavarushka-why-absent = poza królestwem

## Odmowy

zavarushka-refusal-must-place = Trzeba położyć postać: z tury nie można zrezygnować.
zavarushka-refusal-wants-card = Teraz wybierz postać, a nie pole.
zavarushka-refusal-wants-tile = Teraz wybierz pole, a nie postać.
zavarushka-refusal-not-in-hand = Nie masz na ręce { $card-gen }.
zavarushka-refusal-not-last-turn = W ostatniej turze nie wolno zagrać { $card-gen }.
zavarushka-refusal-no-tile = W tym królestwie nie ma takiego pola: są tu pola od { $first } do { $last }.
zavarushka-refusal-same-name = Na { $tile } jest już { $card }: na jednym polu nie ma dwóch postaci o tej samej nazwie.
zavarushka-refusal-same-name-swap = Po zamianie między { $tile_other } i { $tile } na jednym polu byłyby dwie postacie o tej samej nazwie.
zavarushka-refusal-same-tile = Pole { $tile } jest już wybrane, potrzebne jest inne.
zavarushka-refusal-empty-tile = Na { $tile } nikogo nie ma.
zavarushka-refusal-only-dwarf = Na { $tile } jest tylko Krasnolud, a on nigdy nie jest wierzchnią postacią.
zavarushka-refusal-no-partner = Wierzchnia postać z { $tile } nie ma z kim zamienić się miejscami.
zavarushka-refusal-dwarf-stays = { $card } na { $tile } zostaje na samym dole.
zavarushka-refusal-has-place = { $card } na { $tile } ma już wybrane nowe miejsce.
zavarushka-refusal-not-on-tile = Na { $tile } nie ma { $card-gen }.
