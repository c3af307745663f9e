zavarushka-title = Niebajkowa awantura

zavarushka-option-first = Kto zaczyna: decyduje los albo zawsze miejsce o tym numerze.

## Imiona

zavarushka-card-king = Król
    .acc = Króla
zavarushka-card-queen = Królowa
    .acc = Królową
zavarushka-card-princess = Księżniczka
    .acc = Księżniczkę
zavarushka-card-knight = Rycerz
    .acc = Rycerza
zavarushka-card-peasant = Chłop
    .acc = Chłopa
zavarushka-card-dwarf = Krasnolud
    .acc = Krasnoluda
zavarushka-card-dragon = Smok
    .acc = Smoka
zavarushka-card-witch = Wiedźma
    .acc = Wiedźmę
zavarushka-card-fairy = Wróżka
    .acc = Wróżkę
zavarushka-card-wizard = Czarodziej
    .acc = Czarodzieja

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
zavarushka-action-pass = zostaw jak jest

## Pytania

zavarushka-ask-card = Kogo zagrywasz?
zavarushka-ask-tile = Gdzie trafia karta „{ $card }”?
zavarushka-ask-witch-one = Wiedźma może zamienić miejscami wierzchnie postacie dwóch pól. Które pole jest pierwsze?
zavarushka-ask-witch-two = Z wierzchnią postacią którego pola zamienia się „{ $card }” ({ $seat }) z { $tile }?
zavarushka-ask-fairy-next = Wróżka może ułożyć { $tile } w dowolnej kolejności. Kto będzie { $place }. od dołu?
zavarushka-ask-wizard-from = Czarodziej może przenieść wierzchnią postać. Z którego pola?
zavarushka-ask-wizard-to = Na które pole idzie „{ $card }” ({ $seat }) z { $tile }?

## Wydarzenia

zavarushka-event-begins = Zaczyna { $seat }.
zavarushka-event-placed = { $seat } kładzie { $card-acc } na { $tile }.
zavarushka-event-skipped = { $seat } ma tylko Smoka i Krasnoluda i pomija ostatnią turę.
zavarushka-event-passed = { $seat } zostawia wszystko jak jest.
zavarushka-event-swapped = { $seat } zamienia miejscami { $card_one-acc } ({ $seat_one }) na { $tile_one } i { $card_two-acc } ({ $seat_two }) na { $tile_two }.
zavarushka-event-rearranged = { $seat } zmienia kolejność postaci na { $tile }.
zavarushka-event-moved = { $seat } przenosi { $card-acc } ({ $seat_card }) z { $tile_from } na { $tile_to }.

## Punkty

zavarushka-why-castle = na zamku
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
zavarushka-why-tower = na wieży
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
zavarushka-why-blocked = pod Smokiem
zavarushka-why-absent = poza królestwem

## Odmowy

zavarushka-refusal-must-place = Trzeba położyć postać: tury nie można oddać.
zavarushka-refusal-wants-card = Tu potrzebna jest postać, a nie pole.
zavarushka-refusal-wants-tile = Tu potrzebne jest pole, a nie postać.
zavarushka-refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
zavarushka-refusal-not-last-turn = W ostatniej turze nie wolno zagrać karty „{ $card }”.
zavarushka-refusal-no-tile = W tym królestwie nie ma takiego pola: są tu pola od { $first } do { $last }.
zavarushka-refusal-same-name = Na { $tile } leży już „{ $card }”: na jednym polu nie ma dwóch postaci o tym samym imieniu.
zavarushka-refusal-same-name-swap = Po zamianie { $tile_other } z { $tile } na jednym polu byłyby dwie postacie o tym samym imieniu.
zavarushka-refusal-same-tile = Pole { $tile } jest już wybrane, potrzebne jest inne.
zavarushka-refusal-empty-tile = Na { $tile } nikogo nie ma.
zavarushka-refusal-only-dwarf = Na { $tile } jest tylko Krasnolud, a on nigdy nie jest wierzchnią postacią.
zavarushka-refusal-no-partner = Wierzchnia postać { $tile } nie ma z kim zamienić się miejscami.
zavarushka-refusal-dwarf-stays = { $card } zostaje na samym dole { $tile }.
zavarushka-refusal-has-place = { $card } na { $tile } ma już nowe miejsce.
zavarushka-refusal-not-on-tile = Na { $tile } nie ma karty „{ $card }”.
