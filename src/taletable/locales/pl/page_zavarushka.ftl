page-zavarushka-kingdom = Królestwo
page-zavarushka-hand = Twoja ręka
page-zavarushka-pad = Punkty teraz
page-zavarushka-pad-end = Punkty
page-zavarushka-sum = Razem
page-zavarushka-players = Gracze
page-zavarushka-turn = Tura { $turn } z { $turns }
page-zavarushka-turns-left = { $count ->
    [0] nie zostało już tur
    [one] została { $count } tura
    [few] zostały { $count } tury
   *[many] zostało { $count } tur
}
page-zavarushka-cards = { $count ->
    [0] brak kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
page-zavarushka-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
page-zavarushka-active = teraz gra
page-zavarushka-skipped = ostatnia tura pominięta
page-zavarushka-asleep = postać zablokowana
page-zavarushka-empty = nikogo tu nie ma
page-zavarushka-place = { $tile }, { $terrain }
page-zavarushka-somebody = { $card } ({ $who })
page-zavarushka-from-top = Od góry: { $cards }
page-zavarushka-seen = Teraz w królestwie: { $count } z { $all }
page-zavarushka-no-points-yet = na razie bez punktów

## Co można zrobić

page-zavarushka-hint-card = Wybierz kartę albo przeciągnij ją na pole.
page-zavarushka-hint-tile = { $card }: wybierz podświetlone pole albo dotknij karty jeszcze raz, aby wróciła na rękę.
page-zavarushka-hint-witch = Weź jedną z podświetlonych wierzchnich postaci, potem tę, z którą się zamieni; albo przeciągnij jedną na drugą.
page-zavarushka-hint-swap = { $card }: z kim zamienić miejscami? Wybierz podświetlone pole.
page-zavarushka-hint-wizard = Weź jedną z podświetlonych wierzchnich postaci, potem wybierz pole; albo przeciągnij ją tam.
page-zavarushka-hint-move = { $card }: dokąd przenieść? Wybierz podświetlone pole.
page-zavarushka-hint-watch = Oglądasz tę grę: karty na rękach są zakryte.
page-zavarushka-hint-wait = To nie twoja tura.
page-zavarushka-hint-rest = Zostało ci na ręce

## Wróżka

page-zavarushka-fairy = Kolejność na { $tile }, od dołu
page-zavarushka-fairy-help = Przeciągnij karty albo wybierz dwie, które zamienią się miejscami; z klawiatury kartę przesuwają strzałki.
page-zavarushka-fairy-done = Ułóż tak
page-zavarushka-fairy-bottom = dół
page-zavarushka-fairy-top = góra
page-zavarushka-fairy-card = { $card } ({ $who }), miejsce { $place } od dołu
page-zavarushka-fairy-fixed = { $card } ({ $who }) zostaje na miejscu

## Pierwsza gra

page-zavarushka-tour-land = To pole królestwa. Są tu wieże, zamki, lasy i farmy: ile punktów dadzą twoje postacie, zależy od tego, gdzie leżą i kto jest obok.
page-zavarushka-tour-hand = To twoja ręka: siedem z twoich dziesięciu postaci. W każdej ze swoich sześciu tur kładziesz jedną z nich.
page-zavarushka-tour-card = Zatrzymaj się na karcie, aby zobaczyć, co robi. Symbole na dole: w kwadracie to, co liczy się na jej polu, w kółku to, co liczy się na polach obok.
page-zavarushka-tour-play = Twoja pierwsza tura: kliknij kartę, którą chcesz zagrać. Możesz jeszcze zmienić zdanie.
page-zavarushka-tour-tile = Na podświetlone pola można położyć tę kartę: kliknij jedno z nich. Na jednym polu nie ma dwóch postaci o tej samej nazwie.
page-zavarushka-tour-pad = To była cała tura; zostało jeszcze pięć. Notes liczy sam: ile kto ma punktów w tej chwili i za co.
page-zavarushka-tour-asleep = Postacie pod Smokiem są zablokowane i nie dają punktów, dopóki nad Smokiem nie położy się Rycerza.
page-zavarushka-tour-power = Mocy można użyć teraz albo nigdy. Można też zostawić wszystko bez zmian.
page-zavarushka-tour-last = Twoja ostatnia tura: Smoka i Krasnoluda nie można już zagrać.

## Jak grać: w dwie minuty

page-zavarushka-how-goal = Król nie ma następcy, a jego ziemie przypadną temu, kto zasiedli je najzręczniej. Rozmieść swoje postacie tam, gdzie dadzą najwięcej punktów.
page-zavarushka-how-turn = Twoja tura
page-zavarushka-how-1 = Masz na ręce siedem ze swoich dziesięciu postaci; trzy w tej grze nie wystąpią. Zagraj jedną z siedmiu.
    .title = Wybierz postać
page-zavarushka-how-2 = Może to być każde pole, byle nie leżała na nim jeszcze postać o tej samej nazwie, choćby innego koloru.
    .title = Połóż ją na polu
page-zavarushka-how-3 = Nowe karty trafiają na wierzch. Tylko Krasnolud wchodzi pod wszystkich: za każdą postać nad nim, której nic nie blokuje, jest punkt.
    .title = Na wierzch albo pod spód
page-zavarushka-how-4 = Kto leży pod Smokiem, jest zablokowany i nic nie daje; tylko Krasnoludowi to nie szkodzi. Rycerz nad Smokiem uwalnia wszystkich. Wróżka, Wiedźma w lesie i Czarodziej przy wieży mogą przełożyć karty, gdy tylko się pojawią.
    .title = Uwaga na smoki
page-zavarushka-how-5 = Znaki na dole karty mówią, co ona lubi: w kwadracie na swoim polu, w kółku na polach, które stykają się z nim bokiem. Ten Król dostaje 1 za zamek, 1 za farmę i 1 za las.
    .title = Dobrzy sąsiedzi
page-zavarushka-how-6 = Gdy każdy ma za sobą sześć tur, punktują zwykłe postacie, których nic nie blokuje; magiczne nie dają punktów. Wygrywa ten, kto ma ich najwięcej, a przy remisie ten, kto grał wcześniej. Pamiętaj: w ostatniej turze nie zagrasz ani Smoka, ani Krasnoluda.
    .title = Koniec gry

# Co robi postać: na jej karcie w ręce
page-zavarushka-brief-king = 1 w zamku, po 1 za farmę i las obok
page-zavarushka-brief-queen = 1 z Królem, po 1 za każdą swoją postać obok
page-zavarushka-brief-princess = 2 w wieży, 1 z Rycerzem
page-zavarushka-brief-knight = 3 z Księżniczką
page-zavarushka-brief-peasant = 1 na farmie, po 1 za Króla i Królową obok
page-zavarushka-brief-dwarf = Po 1 za każdą postać nad nim; leży na spodzie
page-zavarushka-brief-dragon = Blokuje wszystkich pod sobą, oprócz Krasnoluda
page-zavarushka-brief-witch = W lesie: zamienia dwie wierzchnie postacie
page-zavarushka-brief-fairy = Dowolna kolejność na swoim polu
page-zavarushka-brief-wizard = Przy wieży: przenosi wierzchnią postać

# Co znaczą symbole na kartach i polach
page-zavarushka-sign-here = w ramce: punkty za to, co jest na tym samym polu
page-zavarushka-sign-near = w przerywanym kółku: punkty za każdą postać lub teren na polach, które stykają się bokiem
page-zavarushka-sign-coin = na monecie: ile punktów postać daje w tej chwili
page-zavarushka-sign-asleep = zablokowana przez Smoka: nie daje punktów
page-zavarushka-sign-anybody = dowolna postać: u Krasnoluda każda nad nim, u Królowej każda w jej kolorze obok
page-zavarushka-sign-swap = dwie wierzchnie postacie zamieniają się miejscami
page-zavarushka-sign-move = wierzchnia postać przechodzi na inne pole
page-zavarushka-sign-shuffle = postacie na polu układa się w dowolnej kolejności
