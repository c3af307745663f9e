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

page-zavarushka-tour-land = To jest królestwo. Wieże, zamki, lasy i farmy: ile punktów dadzą twoje postacie, zależy od tego, gdzie leżą i kto jest obok.
page-zavarushka-tour-hand = To twoja ręka: siedem z twoich dziesięciu postaci. W każdej ze swoich sześciu tur kładziesz jedną z nich.
page-zavarushka-tour-card = Zatrzymaj się na karcie, aby zobaczyć, co robi. Symbole na dole: w kwadracie to, co liczy się na jej polu, w kółku to, co liczy się na polach obok.
page-zavarushka-tour-tile = Na podświetlone pola można położyć tę kartę. Na jednym polu nie ma dwóch postaci o tej samej nazwie.
page-zavarushka-tour-pad = Notes liczy sam: ile kto ma punktów w tej chwili i za co.
page-zavarushka-tour-asleep = Postacie pod Smokiem są zablokowane i nie dają punktów, dopóki nad Smokiem nie położy się Rycerza.
page-zavarushka-tour-power = Mocy można użyć teraz albo nigdy. Można też zostawić wszystko bez zmian.
page-zavarushka-tour-last = Twoja ostatnia tura: Smoka i Krasnoluda nie można już zagrać.

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
