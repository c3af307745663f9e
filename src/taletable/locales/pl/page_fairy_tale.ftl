## Przebieg gry

page-fairy_tale-draft = Draft { $draft } z { $drafts }
page-fairy_tale-pick = Zostaw kartę { $number } z { $all }
page-fairy_tale-play = Zagraj kartę { $number } z { $all }
page-fairy_tale-end = Liczenie punktów
page-fairy_tale-over = Baśń opowiedziana
page-fairy_tale-to = do gracza { $who }
page-fairy_tale-from = od gracza { $who }
page-fairy_tale-deck = Talia: { $count }
page-fairy_tale-thrown = Odrzucone przez każdego: { $count }
page-fairy_tale-pack = Pakiet przed tobą
page-fairy_tale-passing = Karta zostawiona; pakiet czeka, by pójść { $to }.
page-fairy_tale-kept = Zostawione przez ciebie
page-fairy_tale-hand = Twoja ręka
page-fairy_tale-chosen = Zagrywasz
page-fairy_tale-chosen-none = zakryta, póki wszyscy nie wybiorą
page-fairy_tale-nothing-kept = Tu trafi to, co zostawisz.
page-fairy_tale-naming = Twoja Szelma może uchodzić za kartę
page-fairy_tale-beside = Oglądasz ten stół.
page-fairy_tale-open-pack = Wybiera z
page-fairy_tale-open-hand = Na ręce
page-fairy_tale-open-chosen = Zagrywa

## Rzędy

page-fairy_tale-row = Rząd gracza { $who }
page-fairy_tale-mine = Twój rząd
page-fairy_tale-partner = twój partner
page-fairy_tale-team = Drużyna: { $points }
page-fairy_tale-sum = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
page-fairy_tale-thinks = myśli
page-fairy_tale-ready = gotowe
page-fairy_tale-holds = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
page-fairy_tale-stands-for = uchodzi za kartę „{ $card }”
page-fairy_tale-face-down = zakryta
page-fairy_tale-marked = zostanie obrócona
page-fairy_tale-open-count = { $category }: odkryte { $count }

## Na kartach

page-fairy_tale-of-dragons = smoków
page-fairy_tale-of-forest = lasu
page-fairy_tale-of-knights = rycerzy
page-fairy_tale-of-shadow = cienia
page-fairy_tale-of-character = postaci
page-fairy_tale-of-place = miejsc
page-fairy_tale-of-tale = pieśni
page-fairy_tale-of-any = { "" }

page-fairy_tale-kind-character = postać
page-fairy_tale-kind-place = miejsce
page-fairy_tale-kind-tale = pieśń

page-fairy_tale-per = za każdą kartę
page-fairy_tale-most = jeśli nikt nie ma więcej
page-fairy_tale-set = jeśli masz co najmniej
page-fairy_tale-named = jeśli obok leży

page-fairy_tale-you-flip = { $amount ->
    [one] Zakryj { $amount } swoją kartę { $of }.
    [few] Zakryj { $amount } swoje karty { $of }.
   *[many] Zakryj { $amount } swoich kart { $of }.
}
page-fairy_tale-all-flip = { $amount ->
    [one] Każdy zakrywa { $amount } swoją kartę { $of }.
    [few] Każdy zakrywa { $amount } swoje karty { $of }.
   *[many] Każdy zakrywa { $amount } swoich kart { $of }.
}
page-fairy_tale-you-unflip = { $amount ->
    [one] Odkryj { $amount } swoją kartę { $of }.
    [few] Odkryj { $amount } swoje karty { $of }.
   *[many] Odkryj { $amount } swoich kart { $of }.
}
page-fairy_tale-all-unflip = { $amount ->
    [one] Każdy odkrywa { $amount } swoją kartę { $of }.
    [few] Każdy odkrywa { $amount } swoje karty { $of }.
   *[many] Każdy odkrywa { $amount } swoich kart { $of }.
}
page-fairy_tale-hunt = Polowanie: ujawnione razem z nią karty { $of } wchodzą zakryte.
page-fairy_tale-almighty = Na końcu uchodzi za jedną kartę o dowolnej innej nazwie.

## Czego brakuje

page-fairy_tale-now-per = teraz { $count } × { $each } = { $points }
page-fairy_tale-met = spełnione
page-fairy_tale-more = { $count ->
    [one] potrzebna jeszcze { $count } karta { $of }
    [few] potrzebne jeszcze { $count } karty { $of }
   *[many] potrzeba jeszcze { $count } kart { $of }
}
page-fairy_tale-more-most = { $count ->
    [one] potrzebna jeszcze { $count } karta { $of }, by dogonić: { $who }
    [few] potrzebne jeszcze { $count } karty { $of }, by dogonić: { $who }
   *[many] potrzeba jeszcze { $count } kart { $of }, by dogonić: { $who }
}
page-fairy_tale-more-card = potrzebna karta „{ $card }”
page-fairy_tale-asleep = leży zakryta: „{ $card }”
page-fairy_tale-wanted = potrzebna kartom: { $cards }
page-fairy_tale-gives = Daje teraz
page-fairy_tale-copies = { $count ->
    [one] { $count } w talii
    [few] { $count } w talii
   *[many] { $count } w talii
}
page-fairy_tale-seen = widziane dotąd: { $count }
page-fairy_tale-when = Gdy wchodzi do gry
page-fairy_tale-points = Punkty
page-fairy_tale-clause = Reguła { $clause }
page-fairy_tale-tag-counts = liczy się jej
page-fairy_tale-tag-wants = czeka na nią
page-fairy_tale-tag-turns = obróci się?

## Obracanie

page-fairy_tale-open-now = Wybierz kartę swojego rzędu, by ją odkryć
page-fairy_tale-close-now = Wybierz kartę swojego rzędu, by ją zakryć
page-fairy_tale-because = { $who }: „{ $card }”

## Pamięć

page-fairy_tale-memory = Co przeszło obok
page-fairy_tale-memory-pack = { $turn ->
    [one] Oddane po pierwszym spojrzeniu
    [few] Oddane jako numer { $turn }
   *[many] Oddane jako numer { $turn }
}
page-fairy_tale-memory-gone = Odrzucone przez innych, o ile możesz wiedzieć
page-fairy_tale-memory-own = Odrzucone przez ciebie
page-fairy_tale-memory-none = Jeszcze nic.

## Pierwsza gra

page-fairy_tale-tour-pick = Przed tobą leży pięć kart. Kliknij tę, którą zostawiasz; reszta pójdzie do sąsiada, a ty dostaniesz inny pakiet.
page-fairy_tale-tour-way = Strzałka pokazuje, dokąd idą pakiety: w jednym drafcie w lewo, w następnym w prawo.
page-fairy_tale-tour-partners = Najedź na kartę albo przytrzymaj ją: jej partnerzy zapalą się wszędzie i przeczytasz, czego jej brakuje.
page-fairy_tale-tour-hand = To zostawione przez ciebie karty. Trzy z pięciu zagrasz, dwie odrzucisz.
page-fairy_tale-tour-lay = Wybierz kartę do zagrania. Leży zakryta, póki wszyscy nie wybiorą; potem wszystkie ujawnia się razem.
page-fairy_tale-tour-row = Zagrane karty stoją w rzędach, po trzy na draft. Liczba na karcie to tyle, ile daje teraz.
page-fairy_tale-tour-turn = Efekt obraca karty twojego rzędu. Kliknij jedną z podświetlonych; zakryta nic nie daje, ale można ją znów odkryć.
page-fairy_tale-tour-name = Twoja Szelma bierze nazwę innej karty. Nazwy, które coś ci dają, stoją pierwsze.
