## Przebieg gry

page-fairy_tale-draft = Draft { $draft } z { $drafts }
page-fairy_tale-pick = Zatrzymaj kartę { $number } z { $all }
page-fairy_tale-play = Zagraj kartę { $number } z { $all }
page-fairy_tale-end = Liczenie punktów
page-fairy_tale-over = Baśń opowiedziana
page-fairy_tale-to = do gracza { $who }
page-fairy_tale-from = od gracza { $who }
page-fairy_tale-deck = Talia: { $count }
page-fairy_tale-thrown = Odrzucone przez każdego: { $count }
page-fairy_tale-pack = Karty przed tobą
page-fairy_tale-passing = Karta wybrana; reszta zaraz pójdzie { $to }.
page-fairy_tale-kept = Zatrzymane przez ciebie
page-fairy_tale-hand = Twoja ręka
page-fairy_tale-chosen = Zagrywasz
page-fairy_tale-chosen-none = zakryta, aż wszyscy wybiorą
page-fairy_tale-nothing-kept = Tu trafią karty, które zatrzymasz.
page-fairy_tale-naming = Szelma może się liczyć jako
page-fairy_tale-beside = Oglądasz tę partię.
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
page-fairy_tale-stands-for = liczy się jako „{ $card }”
page-fairy_tale-face-down = zakryta
page-fairy_tale-marked = zostanie obrócona
page-fairy_tale-open-count = { $category }: odkryte { $count }

## Na kartach

page-fairy_tale-per = za każdą kartę
page-fairy_tale-most = jeśli masz najwięcej:
page-fairy_tale-set = jeśli masz co najmniej:
page-fairy_tale-named = jeśli masz kartę

## Czego brakuje

page-fairy_tale-now-per = teraz { $count } × { $each } = { $points }
page-fairy_tale-met = spełnione
page-fairy_tale-more = { $count ->
    [one] potrzebna jeszcze { $count } { $of-nom }
    [few] potrzebne jeszcze { $count } { $of-few }
   *[many] potrzeba jeszcze { $count } { $of-many }
}
page-fairy_tale-more-most = { $count ->
    [one] potrzebna jeszcze { $count } { $of-nom }, by dogonić: { $who }
    [few] potrzebne jeszcze { $count } { $of-few }, by dogonić: { $who }
   *[many] potrzeba jeszcze { $count } { $of-many }, by dogonić: { $who }
}
page-fairy_tale-more-card = potrzebna karta „{ $card }”
page-fairy_tale-asleep = karta „{ $card }” jest zakryta
page-fairy_tale-wanted = potrzebna kartom: { $cards }
page-fairy_tale-gives = Daje teraz
page-fairy_tale-copies = { $count ->
    [one] { $count } w talii
    [few] { $count } w talii
   *[many] { $count } w talii
}
page-fairy_tale-seen = widzianych dotąd: { $count }
page-fairy_tale-when = Gdy wchodzi do gry
page-fairy_tale-on-card = (na karcie: { $words })
page-fairy_tale-points = Punkty
page-fairy_tale-clause = Zasada { $clause }
page-fairy_tale-tag-counts = liczy się do niej
page-fairy_tale-tag-wants = potrzebuje jej
page-fairy_tale-tag-turns = może się obrócić

## Obracanie

page-fairy_tale-open-now = Wybierz ze swojego rzędu kartę, którą odkryjesz
page-fairy_tale-close-now = Wybierz ze swojego rzędu kartę, którą zakryjesz
page-fairy_tale-because = { $who }: „{ $card }”

## Pamięć

page-fairy_tale-memory = Co przeszło przez twoje ręce
page-fairy_tale-memory-pack = { $turn ->
    [1] Podane za pierwszym razem
    [2] Podane za drugim razem
    [3] Podane za trzecim razem
   *[other] Podane za czwartym razem
}
page-fairy_tale-memory-gone = Odrzucone przez innych – to, o czym możesz wiedzieć
page-fairy_tale-memory-own = Odrzucone przez ciebie
page-fairy_tale-memory-none = Jeszcze nic.

## Pierwsza gra

page-fairy_tale-tour-pick = Przed tobą leży pięć kart. Kliknij tę, którą zatrzymujesz; reszta pójdzie do sąsiada, a ty dostaniesz inne.
page-fairy_tale-tour-way = Strzałka pokazuje, dokąd idą karty: w jednym drafcie w lewo, w następnym w prawo.
page-fairy_tale-tour-partners = Najedź na kartę albo ją przytrzymaj: zapalą się wszystkie karty, z którymi jest związana, i przeczytasz, czego jej brakuje.
page-fairy_tale-tour-hand = To karty, które zatrzymujesz. Trzy z pięciu zagrasz, dwie odrzucisz.
page-fairy_tale-tour-lay = Wybierz kartę do zagrania. Leży zakryta, aż wszyscy wybiorą; potem karty ujawnia się razem.
page-fairy_tale-tour-row = Zagrane karty leżą w rzędach, po trzy na draft. Liczba na karcie to punkty, które daje teraz.
page-fairy_tale-tour-whole = To był cały draft; zostały jeszcze trzy. Teraz karty idą w drugą stronę.
page-fairy_tale-tour-turn = Efekt obraca karty twojego rzędu. Kliknij jedną z podświetlonych; zakryta nic nie daje, ale można ją znów odkryć.
page-fairy_tale-tour-name = Szelma bierze nazwę innej karty. Nazwy, które coś ci dają, stoją pierwsze.

## Jak grać: w dwie minuty

page-fairy_tale-how-goal = Twoją baśń opowie dwanaście kart. Zbieraj te, które wzmacniają się nawzajem: na końcu liczy się wszystko, co leży przed tobą odkryte.
page-fairy_tale-how-turn = Jeden z czterech draftów
page-fairy_tale-how-1 = Dostajesz pięć kart. Zatrzymaj jedną; nikt nie widzi, którą.
    .title = Zatrzymaj jedną
page-fairy_tale-how-2 = Resztę dostaje sąsiad, a do ciebie trafia to, co zostawił inny: w pierwszym drafcie w lewo, w następnym w prawo. I tak dalej, aż zatrzymasz pięć kart.
    .title = Resztę podaj dalej
page-fairy_tale-how-3 = Z pięciu kart zagrywasz trzy, jedną po drugiej: wszyscy wybierają w tajemnicy i odsłaniają razem. Dwie zbędne wypadają z gry.
    .title = Zagraj trzy
page-fairy_tale-how-4 = Niektóre karty, gdy się pojawiają, obracają inne: najpierw odkrywają, potem zakrywają; w pełnej talii jeszcze wcześniej polują bohaterowie. Zakryta karta nic nie jest warta, póki coś jej znów nie odkryje.
    .title = Karty się obracają
page-fairy_tale-how-5 = Jedne karty są po prostu warte tyle, ile na nich stoi. Inne liczą: Spiżowy Smok daje 3 za każdego Rycerza Okrągłego Stołu w twoim rzędzie, więc za dwóch daje 6.
    .title = Karty, które idą w parze
page-fairy_tale-how-6 = Po czterech draftach przed każdym leży dwanaście kart. Dodaj punkty odkrytych: wygrywa ten, kto ma najwięcej, a przy równej liczbie miejsce jest wspólne.
    .title = Koniec gry
page-fairy_tale-how-more = Pełna talia ma jeszcze dwadzieścia kart dla obytych z grą: opowieści, które punktują pod warunkiem, bohaterów i Szelmę, który bierze nazwę innej karty. Z nią może grać nawet pięć osób.
