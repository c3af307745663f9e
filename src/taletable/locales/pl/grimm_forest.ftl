grimm_forest-title = Las braci Grimm

## Nazwy

grimm_forest-card-friendly-game = Partia w kości
    .acc = Partię w kości
grimm_forest-card-big-bad-wolf = Wielki Zły Wilk
    .acc = Wielkiego Złego Wilka
grimm_forest-card-bridge-troll = Troll spod mostu
    .acc = Trolla spod mostu
grimm_forest-card-whisker = O włos
    .acc = O włos
grimm_forest-card-oracle = Pytanie do wyroczni
    .acc = Pytanie do wyroczni
grimm_forest-card-crystal-ball = Kryształowa kula
    .acc = Kryształową kulę
grimm_forest-card-curse = Klątwa ciemności
    .acc = Klątwę ciemności
grimm_forest-card-cutting-corners = Tanim kosztem
    .acc = Tanim kosztem
grimm_forest-card-dragon = Smok
    .acc = Smoka
grimm_forest-card-faerie-feast = Uczta wróżek
    .acc = Ucztę wróżek
grimm_forest-card-ghostly-whispers = Szept duchów
    .acc = Szept duchów
grimm_forest-card-giant = Olbrzym
    .acc = Olbrzyma
grimm_forest-card-grandmas-house = Dom babuni
    .acc = Dom babuni
grimm_forest-card-harvest-moon = Księżyc żniwiarzy
    .acc = Księżyc żniwiarzy
grimm_forest-card-hidden-stash = Skrytka
    .acc = Skrytkę
grimm_forest-card-hired-help = Najemnicy
    .acc = Najemników
grimm_forest-card-little-helpers = Mali majstrowie
    .acc = Małych majstrów
grimm_forest-card-lonely-castle = Zapomniany zamek
    .acc = Zapomniany zamek
grimm_forest-card-magic-flute = Czarodziejski flet
    .acc = Czarodziejski flet
grimm_forest-card-mysterious-stranger = Wędrowiec
    .acc = Wędrowca
grimm_forest-card-night-of-revelry = Noc zabawy
    .acc = Noc zabawy
grimm_forest-card-powerful-friends = Możni przyjaciele
    .acc = Możnych przyjaciół
grimm_forest-card-roar = Ryk
    .acc = Ryk
grimm_forest-card-royal-wedding = Królewskie wesele
    .acc = Królewskie wesele
grimm_forest-card-search-the-past = Głosy przeszłości
    .acc = Głosy przeszłości
grimm_forest-card-share-the-wealth = Podziel się bogactwem
    .acc = Podziel się bogactwem
grimm_forest-card-spy-network = Sieć szpiegów
    .acc = Sieć szpiegów
grimm_forest-card-taxation = Podatki
    .acc = Podatki
grimm_forest-card-thoughtful-gift = Podarek z namysłem
    .acc = Podarek z namysłem
grimm_forest-card-wandering-merchant = Wędrowny handlarz
    .acc = Wędrownego handlarza
grimm_forest-card-wishing-well = Studnia życzeń
    .acc = Studnię życzeń
grimm_forest-card-wolf = Wilk
    .acc = Wilka
grimm_forest-card-aladdin = Aladyn
    .acc = Aladyna
grimm_forest-card-ali-baba = Ali Baba
    .acc = Ali Babę
grimm_forest-card-cinderella = Kopciuszek
    .acc = Kopciuszka
grimm_forest-card-evil-queen = Zła Królowa
    .acc = Złą Królową
grimm_forest-card-fairy-godmother = Wróżka Chrzestna
    .acc = Wróżkę Chrzestną
grimm_forest-card-frog-prince = Żabi Książę
    .acc = Żabiego Księcia
grimm_forest-card-gingerbread-man = Piernikowy Ludzik
    .acc = Piernikowego Ludzika
grimm_forest-card-golden-goose = Złota Gęś
    .acc = Złotą Gęś
grimm_forest-card-goldilocks = Złotowłosa
    .acc = Złotowłosą
grimm_forest-card-hansel-and-gretel = Jaś i Małgosia
    .acc = Jasia i Małgosię
grimm_forest-card-huntsman = Myśliwy
    .acc = Myśliwego
grimm_forest-card-jack = Jaś od fasoli
    .acc = Jasia od fasoli
grimm_forest-card-little-mermaid = Mała Syrenka
    .acc = Małą Syrenkę
grimm_forest-card-pinocchio = Pinokio
    .acc = Pinokia
grimm_forest-card-puss-in-boots = Kot w Butach
    .acc = Kota w Butach
grimm_forest-card-rapunzel = Roszpunka
    .acc = Roszpunkę
grimm_forest-card-red-riding-hood = Czerwony Kapturek
    .acc = Czerwonego Kapturka
grimm_forest-card-robin-hood = Robin Hood
    .acc = Robin Hooda
grimm_forest-card-rumpelstiltskin = Rumpelsztyk
    .acc = Rumpelsztyka
grimm_forest-card-seven-dwarves = Siedmiu Krasnoludków
    .acc = Siedmiu Krasnoludków
grimm_forest-card-sleeping-beauty = Śpiąca Królewna
    .acc = Śpiącą Królewnę
grimm_forest-card-snow-white = Królewna Śnieżka
    .acc = Królewnę Śnieżkę
grimm_forest-card-thumbelina = Calineczka
    .acc = Calineczkę
grimm_forest-card-tom-thumb = Tomcio Paluch
    .acc = Tomcia Palucha
grimm_forest-card-woodcutter = Drwal
    .acc = Drwala

grimm_forest-location-field = Pole
    .to = na Pole
    .at = na Polu
    .from = z Pola
grimm_forest-location-forest = Las
    .to = do Lasu
    .at = w Lesie
    .from = z Lasu
grimm_forest-location-brickyard = Cegielnia
    .to = do Cegielni
    .at = w Cegielni
    .from = z Cegielni
grimm_forest-location-market = Targ
    .to = na Targ
    .at = na Targu
    .from = z Targu

grimm_forest-gather-field = karta zbioru: Pole
grimm_forest-gather-forest = karta zbioru: Las
grimm_forest-gather-brickyard = karta zbioru: Cegielnia
grimm_forest-gather-market = karta zbioru: Targ

grimm_forest-resource-straw = słoma
    .acc = słomę
    .gen = słomy
    .from = ze słomy
grimm_forest-resource-wood = drewno
    .acc = drewno
    .gen = drewna
    .from = z drewna
grimm_forest-resource-brick = cegły
    .acc = cegły
    .gen = cegieł
    .from = z cegieł

grimm_forest-section-straw-floor = słomiana podłoga
    .acc = słomianą podłogę
    .gen = słomianej podłogi
grimm_forest-section-straw-walls = słomiane ściany
    .acc = słomiane ściany
    .gen = słomianych ścian
grimm_forest-section-straw-roof = słomiany dach
    .acc = słomiany dach
    .gen = słomianego dachu
grimm_forest-section-wood-floor = drewniana podłoga
    .acc = drewnianą podłogę
    .gen = drewnianej podłogi
grimm_forest-section-wood-walls = drewniane ściany
    .acc = drewniane ściany
    .gen = drewnianych ścian
grimm_forest-section-wood-roof = drewniany dach
    .acc = drewniany dach
    .gen = drewnianego dachu
grimm_forest-section-brick-floor = ceglana podłoga
    .acc = ceglaną podłogę
    .gen = ceglanej podłogi
grimm_forest-section-brick-walls = ceglane ściany
    .acc = ceglane ściany
    .gen = ceglanych ścian
grimm_forest-section-brick-roof = ceglany dach
    .acc = ceglany dach
    .gen = ceglanego dachu

grimm_forest-gain-straw = zyskaj słomę
grimm_forest-gain-wood = zyskaj drewno
grimm_forest-gain-brick = zyskaj cegłę

grimm_forest-build-straw-floor = zbuduj słomianą podłogę
grimm_forest-build-straw-walls = zbuduj słomiane ściany
grimm_forest-build-straw-roof = zbuduj słomiany dach
grimm_forest-build-wood-floor = zbuduj drewnianą podłogę
grimm_forest-build-wood-walls = zbuduj drewniane ściany
grimm_forest-build-wood-roof = zbuduj drewniany dach
grimm_forest-build-brick-floor = zbuduj ceglaną podłogę
grimm_forest-build-brick-walls = zbuduj ceglane ściany
grimm_forest-build-brick-roof = zbuduj ceglany dach

grimm_forest-house-straw-floor = słomiany dom z samą podłogą
grimm_forest-house-straw-walls = słomiany dom ze ścianami
grimm_forest-house-straw-roof = słomiany dom z dachem
grimm_forest-house-wood-floor = drewniany dom z samą podłogą
grimm_forest-house-wood-walls = drewniany dom ze ścianami
grimm_forest-house-wood-roof = drewniany dom z dachem

grimm_forest-guess-alone = będzie sama
grimm_forest-guess-together = nie będzie sama
grimm_forest-plot-board = zwykła działka
grimm_forest-plot-corner = działka „Tanim kosztem”
grimm_forest-look-gather = karta zbioru
grimm_forest-look-fable = baśń
grimm_forest-reward-resources = po jednym surowcu każdego rodzaju
grimm_forest-reward-fables = dwie baśnie
grimm_forest-reward-friend = przyjaciel

grimm_forest-seat-0 = Pomarańczowy
grimm_forest-seat-1 = Niebieski
grimm_forest-seat-2 = Fioletowy
grimm_forest-seat-3 = Zielony

grimm_forest-sort-plain = baśń
grimm_forest-sort-monster = potwór
grimm_forest-sort-next-round = następna runda
grimm_forest-sort-unique = wyjątkowa lokacja
grimm_forest-sort-friend = przyjaciel

grimm_forest-line-straw = Słomiane domy
grimm_forest-line-wood = Drewniane domy
grimm_forest-line-brick = Ceglane domy

## Wybory

grimm_forest-action-gather = { $gather }
grimm_forest-action-location = { $location }
grimm_forest-action-resource = { $resource }
grimm_forest-action-seat = { $seat }
grimm_forest-action-card = { $card }
grimm_forest-action-gain = { $gain }
grimm_forest-action-build = { $build }
grimm_forest-action-house = { $house }
grimm_forest-action-plot = { $plot }
grimm_forest-action-look = { $look }
grimm_forest-action-reward = { $reward }
grimm_forest-action-draw = dobierz baśń
grimm_forest-action-special = użyj akcji specjalnej przyjaciela
grimm_forest-action-release = odpraw przyjaciela
grimm_forest-action-alone = będzie sama
grimm_forest-action-together = nie będzie sama
grimm_forest-action-keep = zostaw sobie
grimm_forest-action-yes = tak
grimm_forest-action-pass = nie, dziękuję

## Pytania

grimm_forest-ask-guess = Aladyn: czy twoja świnka będzie w tej rundzie sama?
grimm_forest-ask-announce = Pinokio: którą kartę zbioru zapowiadasz?
grimm_forest-ask-who = { $name ->
    [ali-baba] { $card }: od kogo bierzesz surowiec?
    [sleeping-beauty] { $card }: kto zagra w tej rundzie kartę z wierzchu talii?
    [evil-queen] { $card }: komu zaglądasz w karty?
    [crystal-ball] { $card }: czyją kartę zbioru podglądasz?
    [wishing-well] { $card }: czyją kartę zbioru zamieniasz?
    [bridge-troll] { $card }: kto płaci myto?
    [thoughtful-gift] { $card }: kto dostanie twój podarek?
   *[other] { $card }: od kogo bierzesz dwa surowce?
}
grimm_forest-ask-well = Studnia życzeń: czyją kartę zbioru dostanie w zamian { $seat }?
grimm_forest-ask-where = { $name ->
    [whisker] { $card }: dokąd uciekasz?
    [harvest-moon] { $card }: skąd bierzesz połowę? W tej rundzie nikt tam nie zbierał.
    [tom-thumb] { $card }: skąd bierzesz surowiec?
   *[other] Gdzie kładziesz { $card-acc }?
}
grimm_forest-ask-tower = { $count ->
    [one] Który surowiec trafia do wieży Roszpunki?
   *[other] Który surowiec trafia do wieży Roszpunki? Do położenia: { $count }.
}
grimm_forest-ask-beans = Jaś od fasoli: jakie dwa jednakowe surowce dokładasz na Targ?
grimm_forest-ask-gain = { $kinds ->
    [one] { $card }: jaki surowiec zyskujesz ({ $count })?
   *[mixed] { $card }: jaki surowiec zyskujesz? Do wzięcia: { $count }.
}
grimm_forest-ask-lose = { $card }: jaki surowiec tracisz?
grimm_forest-ask-give = { $card }: co dostanie od ciebie { $seat }? Do oddania: { $count }.
grimm_forest-ask-take = { $kinds ->
    [one] { $card }: jaki surowiec ma ci oddać { $seat }? Najwyżej { $count } tego rodzaju.
   *[mixed] { $card }: co ma ci oddać { $seat }? Do wzięcia: { $count }.
}
grimm_forest-ask-grab = { $card }: co bierzesz { $location-from }? Do wzięcia: { $count }.
grimm_forest-ask-draft-one = Co bierzesz z Targu?
grimm_forest-ask-commit = Dokąd wysyłasz swoją świnkę?
grimm_forest-ask-fable = Którą baśń zagrywasz?
grimm_forest-ask-look = Zła Królowa: { $seat } ma przed sobą dwie karty. Którą podglądasz?
grimm_forest-ask-pay = Najemnicy: czym płacisz? Do zapłaty: { $count }.
grimm_forest-ask-swap = Kryształowa kula: na którą kartę zbioru wymieniasz swoją?
grimm_forest-ask-friend = { $name ->
    [frog-prince] { $card }: którego odrzuconego przyjaciela bierzesz?
   *[other] { $card }: którego przyjaciela wybierasz?
}
grimm_forest-ask-use = { $name ->
    [oracle] { $card }: bierzesz od każdego losową baśń?
    [gingerbread-man] { $card }: bierzesz po surowcu z każdej lokacji, zamiast gdziekolwiek iść?
   *[other] { $card }: lecisz zamiast tego do losowej lokacji?
}
grimm_forest-ask-stop = { $card_monster } zaraz zaatakuje { $location-at }. Czy { $card } ma go powstrzymać?
grimm_forest-ask-house = Wielki Zły Wilk: w który dom dmucha? Część straci { $seat }.
grimm_forest-ask-house-plot = Wielki Zły Wilk: { $seat } straci { $section-acc }. Na której działce?
grimm_forest-ask-keep = { $card }: którą baśń zatrzymujesz? Do zatrzymania: { $count }.
grimm_forest-ask-top = Złotowłosa: która baśń ma leżeć na wierzchu talii?
grimm_forest-ask-recover = Głosy przeszłości: którą baśń odzyskujesz? Do wzięcia: { $count }.
grimm_forest-ask-gift = Podarek z namysłem: co dostanie od ciebie { $seat }? W podarku jest już: { $count }.
grimm_forest-ask-return = Podarek z namysłem: jaki surowiec ({ $count }) dostanie od ciebie w zamian { $seat }?
grimm_forest-ask-trade = Wędrowny handlarz: jaki surowiec oddajesz (2)?
grimm_forest-ask-trade-for = Wędrowny handlarz: jaki surowiec (3) dostajesz za { $resource-acc }?
grimm_forest-ask-surrender = Królewna Śnieżka: którą baśń dostanie od ciebie { $seat }?
grimm_forest-ask-offer = Spotykasz przyjaciela: { $card }. Zostawiasz sobie czy oddajesz komuś?
grimm_forest-ask-tuck = Mała Syrenka: którą kartę zbioru wsuwasz pod nią?
grimm_forest-ask-menu = { $count ->
    [0] Nie masz już akcji.
    [one] Co robisz? Została jedna akcja.
    [few] Co robisz? Zostały { $count } akcje.
   *[other] Co robisz? Zostało { $count } akcji.
}
grimm_forest-ask-plot = Na której działce budujesz { $section-acc }?
grimm_forest-ask-puss = Kot w Butach: co budujesz?
grimm_forest-ask-helper = Kot w Butach: budujesz { $section-acc }. Kto płaci za ciebie jeden surowiec?
grimm_forest-ask-spin = Rumpelsztyk: w co zamienia się twoja słoma?
grimm_forest-ask-reward = Tytuł pierwszego budowniczego jest twój. Jaką nagrodę wybierasz?
grimm_forest-ask-spend = Wróżka Chrzestna: którą baśń odrzucasz? Do odrzucenia: { $count }.
grimm_forest-ask-order = Działa teraz kilka twoich kart. Która pierwsza?

## Wydarzenia

grimm_forest-event-round = Runda { $round }. Pierwszym graczem jest { $seat }.
grimm_forest-event-prince = Książę zabiera { $location-from } { $resource-acc } ({ $count }).
grimm_forest-event-due = W tej rundzie działa baśń „{ $card }” ({ $seat }).
grimm_forest-event-guessed = { $card }: { $seat } zgaduje, że świnka { $guess }.
grimm_forest-event-announced = { $card }: { $seat } zapowiada: { $location }.
grimm_forest-event-dreams = { $card }: { $seat } zagra kartę z wierzchu talii.
grimm_forest-event-stored = { $seat } kładzie na karcie Roszpunki { $resource-acc } ({ $count }).
grimm_forest-event-looked = { $card }: { $seat } podgląda kartę, którą ma przed sobą { $seat_other }.
grimm_forest-event-saw-gather = Karta zbioru, którą ma przed sobą { $seat_other }: { $location }.
grimm_forest-event-saw-fable = Baśń, którą ma przed sobą { $seat_other }: „{ $card }”.
grimm_forest-event-played = { $seat } zagrywa baśń „{ $card }”.
grimm_forest-event-fluted = { $seat } gra na flecie, a { $card } idzie za muzyką.
grimm_forest-event-laid = { $seat } kładzie { $card-acc } { $location-at }.
grimm_forest-event-unpaid = { $name ->
    [hired-help] { $seat } nie płaci, więc karta „{ $card }” zostaje odrzucona.
   *[other] { $seat } odrzuca kartę „{ $card }”, bo nie ma dla niej wolnej lokacji.
}
grimm_forest-event-swapped = { $card }: { $seat } wymienia swoją kartę zbierania.
grimm_forest-event-cursed = { $card }: { $seat } kładzie przed sobą losową kartę zbierania.
grimm_forest-event-redrawn = { $seat } ma teraz przed sobą kartę zbioru: { $location }.
grimm_forest-event-exchanged = { $card }: { $seat } i { $seat_other } zamieniają się kartami zbierania.
grimm_forest-event-turned = { $seat } odkrywa kartę zbierania: { $location }.
grimm_forest-event-moved = { $card }: { $seat } idzie { $location-to }.
grimm_forest-event-ran = { $card }: { $seat } nigdzie w tej rundzie nie idzie.
grimm_forest-event-added = { $card }: { $location-at } przybywa { $resource-gen } ({ $count }).
grimm_forest-event-grabbed = { $card }: { $seat } bierze { $location-from } { $resource-acc } ({ $count }).
grimm_forest-event-devoured = { $card } niszczy { $location-at } { $resource-acc } ({ $count }).
grimm_forest-event-gathered = { $seat } zbiera { $location-at } { $resource-acc } ({ $count }).
grimm_forest-event-gained = { $card }: { $seat } zyskuje { $resource-acc } ({ $count }).
grimm_forest-event-lost = { $card }: { $seat } traci { $resource-acc } ({ $count }).
grimm_forest-event-passed = { $card }: { $seat } oddaje { $resource-acc } ({ $count }), dostaje { $seat_to }.
grimm_forest-event-fetched = { $seat } zyskuje { $resource-acc } (1).
grimm_forest-event-drew = { $count ->
    [one] { $seat } dobiera baśń.
    [few] { $seat } dobiera { $count } baśnie.
   *[other] { $seat } dobiera { $count } baśni.
}
grimm_forest-event-drawn = { $seat } dobiera baśń „{ $card }”.
grimm_forest-event-peeked = { $count ->
    [one] { $card }: { $seat } ogląda baśń z talii.
    [few] { $card }: { $seat } ogląda { $count } baśnie z talii.
   *[many] { $card }: { $seat } ogląda { $count } baśni z talii.
}
grimm_forest-event-threw = { $card_by }: { $seat } odrzuca baśń „{ $card }”.
grimm_forest-event-recovered = { $card_by }: { $seat } bierze baśń „{ $card }” ze stosu kart odrzuconych.
grimm_forest-event-slipped = { $card_by }: { $seat } oddaje baśń, dostaje ją { $seat_to }.
grimm_forest-event-slipped-seen = { $card_by }: to baśń „{ $card }” – oddaje { $seat }, dostaje { $seat_to }.
grimm_forest-event-reshuffled = Odrzucone baśnie zostają potasowane i tworzą nową talię.
grimm_forest-event-stopped = { $card } ({ $seat }) powstrzymuje { $card_monster-acc }.
grimm_forest-event-blown = { $card }: { $seat } traci { $section-acc }.
grimm_forest-event-corner = { $seat } ma dodatkową działkę: „Tanim kosztem”.
grimm_forest-event-busier = { $count ->
    [one] { $card }: { $seat } ma o jedną akcję więcej.
    [few] { $card }: { $seat } ma o { $count } akcje więcej.
   *[other] { $card }: { $seat } ma o { $count } akcji więcej.
}
grimm_forest-event-hindered = { $card }: { $seat } ma o jedną akcję mniej.
grimm_forest-event-spent = { $name ->
    [grandmas-house] Przyszedł stwór: karta „{ $card }” { $location-at } zostaje odrzucona.
    [lonely-castle] Za dużo tu gości: karta „{ $card }” { $location-at } zostaje odrzucona.
   *[other] Nikt nie przyszedł: karta „{ $card }” { $location-at } zostaje odrzucona.
}
grimm_forest-event-built = { $seat } buduje { $section-acc } za { $count }.
grimm_forest-event-first = Pierwszy w grze dom { $resource-from } kończy { $seat }.
grimm_forest-event-special = { $seat } używa akcji specjalnej: { $card }.
grimm_forest-event-met = { $seat } spotyka { $card-acc }.
grimm_forest-event-befriended = { $seat } ma nowego przyjaciela: { $card }.
grimm_forest-event-parted = { $name ->
    [giant] Olbrzym: { $seat } traci { $card-acc }.
    [frog-prince] { $seat } odrzuca { $card-acc } dla nowego towarzysza.
    [stopped] { $seat } odrzuca { $card-acc }, by powstrzymać stwora.
    [released] { $seat } odrzuca { $card-acc } w zamian za surowce.
   *[other] Przychodzi nowy towarzysz, a { $seat } żegna { $card-acc }.
}
grimm_forest-event-ended = Gra kończy się po rundzie { $round }.
grimm_forest-event-idle = Karta „{ $card }” ({ $seat }) niczego nie zmienia.
grimm_forest-event-went = { $seat } wyrusza { $location-to }.
grimm_forest-event-drew-by = { $count ->
    [one] { $card }: { $seat } dobiera baśń.
    [few] { $card }: { $seat } dobiera { $count } baśnie.
   *[many] { $card }: { $seat } dobiera { $count } baśni.
}
grimm_forest-event-came = { $card_by }: wśród gości jest { $card }.
grimm_forest-event-met-by = { $card_by }: { $seat } spotyka { $card-acc }.
grimm_forest-event-given = { $seat } oddaje towarzysza ({ $card }), dostaje go { $seat_to }.
grimm_forest-event-rewarded = { $seat } bierze nagrodę pierwszego budowniczego: { $reward }.

## Punkty

grimm_forest-why-houses = { $count ->
    [0] pierwszy budowniczy
   *[other] { $first ->
        [0] z dachem
       *[other] z dachem, pierwszy budowniczy
    }
}
grimm_forest-points = { $points ->
    [one] { $points } dom
    [few] { $points } domy
   *[many] { $points } domów
}

## Ustawienia

grimm_forest-option-edition = Czyje reguły: nasze, z wydania rosyjskiego czy z polskiego. Każdą z reguł poniżej można też wybrać osobno.
grimm_forest-option-advanced = Wszystkie karty albo gra podstawowa, bez kart oznaczonych jako zaawansowane.
grimm_forest-option-turn_actions = Czy obie akcje tury trzeba wykonać.
grimm_forest-option-roar_window = Kiedy rozlega się Ryk.
grimm_forest-option-aladdin = Co daje Aladyn za trafną odpowiedź.
grimm_forest-option-frog_prince = Skąd bierze się nowy przyjaciel Żabiego Księcia.
grimm_forest-option-merchant = Czy Wędrownemu handlarzowi można odmówić.
grimm_forest-option-grandma_discard = Kiedy odrzuca się Dom babuni.
grimm_forest-option-powerful_friends = Co robi jednemu graczowi kilka kart „Możni przyjaciele”.
grimm_forest-option-hired_help = Czy to, co przynoszą Najemnicy, liczy się jako zebrane.
grimm_forest-option-rapunzel_types = Co można położyć na karcie Roszpunki w jednej rundzie.
grimm_forest-option-huntsman_cancels = Które stwory w swojej lokacji powstrzymuje Myśliwy.
grimm_forest-option-troll_target = Kogo może wskazać gracz z Trollem spod mostu.
grimm_forest-option-choice_types = Co daje Uczta wróżek, a zabiera Partia w kości.
grimm_forest-option-gift_types = Co może się znaleźć w Podarku z namysłem.
grimm_forest-option-bga_order = W jakiej kolejności działają karty przed zbiorem.
grimm_forest-option-deck_file = Własny arkusz kart zamiast naszego.

grimm_forest-choice-edition-standard = nasze reguły
grimm_forest-choice-edition-ru = wydanie rosyjskie
grimm_forest-choice-edition-pl = wydanie polskie
grimm_forest-choice-turn_actions-must = trzeba je wykonać
grimm_forest-choice-turn_actions-may = można je pominąć
grimm_forest-choice-roar_window-before_gather = przed zbiorem
grimm_forest-choice-roar_window-end_gather = na koniec fazy zbioru
grimm_forest-choice-aladdin-each = po jednym surowcu każdego rodzaju
grimm_forest-choice-aladdin-one = jeden surowiec do wyboru
grimm_forest-choice-frog_prince-deck = z wierzchu talii
grimm_forest-choice-frog_prince-discard = wybrany spośród odrzuconych przyjaciół
grimm_forest-choice-merchant-may = każdy może odmówić
grimm_forest-choice-merchant-must = kto może dokonać wymiany, musi
grimm_forest-choice-grandma_discard-on_location = gdy jest na nim potwór
grimm_forest-choice-grandma_discard-any_played = gdy w tej rundzie zagrano jakiegokolwiek potwora
grimm_forest-choice-powerful_friends-no_stack = odbierają najwyżej jedną akcję
grimm_forest-choice-powerful_friends-stack = każda odbiera jedną akcję
grimm_forest-choice-hired_help-gained = nie, liczy się jako zyskane
grimm_forest-choice-hired_help-gathered = tak, liczy się jako zebrane
grimm_forest-choice-rapunzel_types-one = dwa surowce jednego rodzaju
grimm_forest-choice-rapunzel_types-mixed = dwa dowolne surowce
grimm_forest-choice-huntsman_cancels-one = jednego w rundzie, jeśli gracz zechce
grimm_forest-choice-huntsman_cancels-all = każdego
grimm_forest-choice-troll_target-opponent = przeciwnika
grimm_forest-choice-troll_target-any = dowolnego gracza, nawet siebie
grimm_forest-choice-choice_types-mixed = dowolne surowce, także różne
grimm_forest-choice-choice_types-one = surowce jednego rodzaju
grimm_forest-choice-gift_types-one = do trzech surowców jednego rodzaju
grimm_forest-choice-gift_types-mixed = do trzech dowolnych surowców
grimm_forest-choice-bga_order-turn_order = w kolejności graczy
grimm_forest-choice-bga_order-escape_first = najpierw te, które pozwalają uciec

## Teksty kart

grimm_forest-text-friendly-game = Koniec fazy zbioru: weź dwa surowce od przeciwnika w swojej lokacji.
grimm_forest-text-friendly-game-one = Koniec fazy zbioru: weź dwa surowce jednego rodzaju od przeciwnika w swojej lokacji.
grimm_forest-text-big-bad-wolf = Potwór. Koniec fazy zbioru: każdy tutaj traci najwyższą część jednego domu ze słomy lub z drewna; dom wybierasz ty.
grimm_forest-text-bridge-troll = Potwór. Koniec fazy zbioru: wybrany przeciwnik tutaj oddaje ci połowę zebranych surowców.
grimm_forest-text-bridge-troll-any = Potwór. Koniec fazy zbioru: wybrany gracz tutaj oddaje ci połowę zebranych surowców.
grimm_forest-text-whisker = Przed zbiorem: ucieknij przed potworem do dowolnej innej lokacji. Jeśli w tej rundzie nie zagrano potwora, dobierz baśń.
grimm_forest-text-oracle = Koniec fazy zbioru, jeśli twoja świnka jest sama: możesz wziąć losową baśń od każdego przeciwnika.
grimm_forest-text-crystal-ball = Po odkryciu: podejrzyj kartę zbioru przeciwnika; potem możesz wymienić swoją.
grimm_forest-text-curse = Po odkryciu: każdy przeciwnik zagrywa losową kartę zbioru zamiast wybranej.
grimm_forest-text-cutting-corners = Koniec fazy zbioru, jeśli twoja świnka jest sama: dostajesz dodatkową działkę, na której każda część kosztuje o jeden mniej.
grimm_forest-text-dragon = Potwór. Przed zbiorem: każdy tutaj traci wszystkie surowce.
grimm_forest-text-faerie-feast = Następna runda. Na jej początku połóż tę kartę w lokacji. Na koniec fazy zbioru każdy tam zyskuje trzy surowce do wyboru.
grimm_forest-text-faerie-feast-one = Następna runda. Na jej początku połóż tę kartę w lokacji. Na koniec fazy zbioru każdy tam zyskuje trzy surowce jednego rodzaju do wyboru.
grimm_forest-text-ghostly-whispers = Koniec fazy zbioru, jeśli twoja świnka jest sama: dobierz cztery baśnie, zatrzymaj dwie.
grimm_forest-text-giant = Potwór. Koniec fazy zbioru: każdy tutaj odrzuca przyjaciela, baśnie z ręki i po jednym surowcu każdego rodzaju.
grimm_forest-text-grandmas-house = Wyjątkowa lokacja. Wszystkie potwory przychodzą tutaj. Koniec fazy zbioru: każdy tutaj zyskuje dwa surowce. Znika, gdy jest tu potwór.
grimm_forest-text-grandmas-house-any_played = Wyjątkowa lokacja. Wszystkie potwory przychodzą tutaj. Koniec fazy zbioru: każdy tutaj zyskuje dwa surowce. Znika, gdy zagrano potwora.
grimm_forest-text-harvest-moon = Koniec fazy zbierania: weź połowę (zaokrągloną w dół) tego, co leży w lokacji, w której nikt w tej rundzie nie zbierał.
grimm_forest-text-hidden-stash = Koniec fazy zbioru: każdy w twojej lokacji zyskuje dwa surowce tego rodzaju, który ona daje.
grimm_forest-text-hired-help = Po odkryciu: zapłać dwa surowce albo odrzuć tę kartę. W następnej rundzie zyskujesz drugie tyle, ile zbierzesz.
grimm_forest-text-hired-help-gathered = Po odkryciu: zapłać dwa surowce albo odrzuć tę kartę. W następnej rundzie zbierasz dwa razy tyle.
grimm_forest-text-little-helpers = Koniec fazy zbioru, jeśli twoja świnka jest sama: masz w tej rundzie o dwie akcje więcej.
grimm_forest-text-lonely-castle = Wyjątkowa lokacja. Koniec fazy zbioru: gracz, którego świnka jest tu sama, zyskuje po jednym surowcu każdego rodzaju. Znika, gdy są tu trzy świnki (w grze dwuosobowej dwie).
grimm_forest-text-magic-flute = Po odkryciu: weź na rękę wszystkie potwory zagrane w tej rundzie.
grimm_forest-text-mysterious-stranger = Koniec fazy zbioru, jeśli twoja świnka jest sama: dobierz przyjaciela.
grimm_forest-text-night-of-revelry = Po odkryciu: każdy dostaje nowego przyjaciela. Swojego wybierasz, pozostałych rozdziela los.
grimm_forest-text-powerful-friends = Koniec fazy zbioru: każdy przeciwnik w twojej lokacji ma o jedną akcję mniej, a ty za każdego z nich masz o jedną więcej. Nikt nie traci więcej niż jednej.
grimm_forest-text-powerful-friends-stack = Koniec fazy zbioru: każdy przeciwnik w twojej lokacji ma o jedną akcję mniej, a ty za każdego z nich masz o jedną więcej.
grimm_forest-text-roar = Przed zbiorem: każdy przeciwnik w twojej lokacji ucieka do losowej lokacji.
grimm_forest-text-roar-end_gather = Koniec fazy zbioru: każdy przeciwnik w twojej lokacji ucieka do losowej lokacji.
grimm_forest-text-royal-wedding = Wyjątkowa lokacja. Koniec fazy zbioru: kogo tu nie ma, ten traci surowiec. Znika, gdy nikogo tu nie ma.
grimm_forest-text-search-the-past = Koniec fazy zbioru, jeśli twoja świnka nie jest sama: weź dwie dowolne baśnie ze stosu kart odrzuconych.
grimm_forest-text-share-the-wealth = Koniec fazy zbioru: każdy przeciwnik, który zebrał co najmniej pięć surowców, oddaje ci dwa z nich.
grimm_forest-text-spy-network = Koniec fazy zbioru: dobierz baśń za każdego gracza w swojej lokacji, także za siebie.
grimm_forest-text-taxation = Następna runda, koniec fazy zbioru: każdy przeciwnik spoza twojej lokacji traci połowę wszystkich surowców, najpierw cegły.
grimm_forest-text-thoughtful-gift = Koniec fazy zbioru: daj przeciwnikowi do trzech surowców jednego rodzaju; dostaniesz tyle samo innego.
grimm_forest-text-thoughtful-gift-mixed = Koniec fazy zbioru: daj przeciwnikowi do trzech surowców; dostaniesz tyle samo jednego rodzaju, którego wśród nich nie było.
grimm_forest-text-wandering-merchant = Koniec fazy zbioru: każdy w twojej lokacji może wymienić dwa surowce jednego rodzaju na trzy innego.
grimm_forest-text-wandering-merchant-must = Koniec fazy zbioru: każdy w twojej lokacji musi wymienić dwa surowce jednego rodzaju na trzy innego.
grimm_forest-text-wishing-well = Po odkryciu: zamień miejscami dowolne dwie zakryte karty zbioru.
grimm_forest-text-wolf = Potwór. Przed zbiorem: jeśli jest tu świnka, przepadają wszystkie surowce w tej lokacji.
grimm_forest-text-aladdin = Początek rundy: zgadnij, czy twoja świnka będzie sama. Za trafną odpowiedź zyskujesz po jednym surowcu każdego rodzaju.
grimm_forest-text-aladdin-one = Początek rundy: zgadnij, czy twoja świnka będzie sama. Za trafną odpowiedź zyskujesz surowiec.
grimm_forest-text-ali-baba = Początek rundy: weź surowiec od przeciwnika; oddaj go, jeśli zbieracie w jednej lokacji.
grimm_forest-text-cinderella = Po odkryciu kart zbioru: idziesz do swojej lokacji przed innymi i bierzesz dwa surowce; potem zbierasz jak zwykle.
grimm_forest-text-evil-queen = Wybierasz karty na końcu, po podejrzeniu karty zbioru albo baśni przeciwnika.
grimm_forest-text-fairy-godmother = Akcja specjalna: dobierz dwie baśnie. W swojej turze: odrzuć ją i dwie baśnie, aby zyskać dwa surowce.
grimm_forest-text-frog-prince = Koniec fazy zbioru, jeśli twoja świnka nie jest sama: odrzuć go, dobierz nowego przyjaciela z talii i zyskaj surowiec.
grimm_forest-text-frog-prince-discard = Koniec fazy zbioru, jeśli twoja świnka nie jest sama: odrzuć go, weź innego przyjaciela spośród odrzuconych i zyskaj surowiec.
grimm_forest-text-gingerbread-man = Po odkryciu kart zbioru: możesz nigdzie nie iść i wziąć po surowcu z każdej lokacji.
grimm_forest-text-golden-goose = Koniec fazy zbioru, jeśli twoja świnka jest sama: zyskaj surowiec. W swojej turze: odrzuć ją, aby zyskać dwa surowce.
grimm_forest-text-goldilocks = Akcja specjalna: obejrzyj trzy baśnie z wierzchu talii, zatrzymaj jedną, dwie odłóż z powrotem.
grimm_forest-text-hansel-and-gretel = Ściany kosztują przeciwników o jeden surowiec więcej; ten surowiec dostajesz ty.
grimm_forest-text-huntsman = Każdy przeciwnik, który ma baśnie, musi jedną zagrać. Raz w rundzie możesz powstrzymać stwora w swojej lokacji, aby zyskać po jednym surowcu każdego rodzaju.
grimm_forest-text-huntsman-all = Każdy przeciwnik, który ma baśnie, musi jedną zagrać. Myśliwy powstrzymuje każdego potwora w twojej lokacji, a ty za każdym razem zyskujesz po jednym surowcu każdego rodzaju.
grimm_forest-text-jack = Po odkryciu kart zbioru: w twojej lokacji przybywają dwa surowce. Odrzuć go, aby powstrzymać Olbrzyma.
grimm_forest-text-little-mermaid = Gdy ją dostajesz: zostaw sobie tylko dwie karty zbioru. Akcja specjalna: zyskaj po jednym surowcu każdego rodzaju.
grimm_forest-text-pinocchio = Początek rundy: zapowiedz kartę zbioru. Jeśli dotrzymasz słowa, zyskujesz dwa surowce tego rodzaju, który daje jej lokacja.
grimm_forest-text-puss-in-boots = Akcja specjalna: zbuduj część; jeden surowiec z jej ceny możesz wziąć od przeciwnika.
grimm_forest-text-rapunzel = Początek rundy: połóż na niej dwa surowce jednego rodzaju z puli. Akcja specjalna, jeśli twoja świnka jest sama: weź wszystko, co na niej leży.
grimm_forest-text-rapunzel-mixed = Początek rundy: połóż na niej dwa dowolne surowce z puli. Akcja specjalna, jeśli twoja świnka jest sama: weź wszystko, co na niej leży.
grimm_forest-text-red-riding-hood = Akcja specjalna: odrzuć pięć baśni z talii i weź każdego Wilka spośród nich, a jeśli żadnego nie ma, dobierz baśń. Odrzuć tę kartę, aby powstrzymać Wilka albo Wielkiego Złego Wilka.
grimm_forest-text-robin-hood = Koniec fazy budowy: każdy przeciwnik, który ma więcej surowców niż ty, oddaje ci jeden.
grimm_forest-text-rumpelstiltskin = Początek fazy budowy: zyskaj 1 słomę. Akcja specjalna: cała twoja słoma zamienia się w drewno albo w cegły.
grimm_forest-text-seven-dwarves = Koniec fazy zbioru, jeśli twoja świnka jest sama: masz w tej rundzie o jedną akcję więcej.
grimm_forest-text-sleeping-beauty = Początek rundy: wybrany przez ciebie gracz zagrywa jako baśń tej rundy kartę z wierzchu talii, bez podglądania.
grimm_forest-text-snow-white = Koniec fazy zbioru: każdy przeciwnik w twojej lokacji oddaje ci baśń, a jeśli żadnej nie ma, surowiec.
grimm_forest-text-thumbelina = Po odkryciu kart zbioru: możesz zamiast do swojej lokacji iść do innej, losowej.
grimm_forest-text-tom-thumb = Początek rundy: możesz wziąć surowiec z dowolnej lokacji.
grimm_forest-text-woodcutter = Akcja specjalna: 2 drewna dla ciebie i 2 do Lasu. Odrzuć go, aby powstrzymać dowolnego potwora.

## Odmowy

grimm_forest-refusal-other = To nie jest odpowiedź na to pytanie.
grimm_forest-refusal-must-choose = Tu trzeba coś wybrać.
grimm_forest-refusal-must-act = Masz jeszcze akcję, którą trzeba wykonać.
grimm_forest-refusal-must-play = Myśliwy chce usłyszeć baśń: musisz jakąś zagrać.
grimm_forest-refusal-no-market = Targ jest tylko w grze czteroosobowej.
grimm_forest-refusal-tucked = Twoja karta zbioru „{ $location }” leży pod Małą Syrenką.
grimm_forest-refusal-on-table = Twoja karta zbioru „{ $location }” leży już na stole.
grimm_forest-refusal-monster-there = Inny potwór jest już { $location-at }.
grimm_forest-refusal-grandma = Nie { $location-to }: wszystkie potwory idą do Domu babuni.
grimm_forest-refusal-unique-there = Inna wyjątkowa lokacja leży już { $location-at }.
grimm_forest-refusal-same-place = Twoja świnka już jest { $location-at }.
grimm_forest-refusal-gathered-there = Nie { $location-from }: w tej rundzie ktoś tam zbierał.
grimm_forest-refusal-nothing-there = Nie { $location-from }: nie ma tam czego brać.
grimm_forest-refusal-no-resource = Nie możesz teraz wybrać { $resource-gen }.
grimm_forest-refusal-no-player = Tego gracza nie można teraz wybrać: { $seat }.
grimm_forest-refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
grimm_forest-refusal-not-discarded = Wśród odrzuconych baśni nie ma karty „{ $card }”.
grimm_forest-refusal-not-among = Karty „{ $card }” nie ma wśród kart do wyboru.
grimm_forest-refusal-no-action = Nie masz już akcji.
grimm_forest-refusal-no-deck = Nie ma już baśni do dobrania.
grimm_forest-refusal-no-section = Nie ma już w zapasie { $section-gen }.
grimm_forest-refusal-not-yet = Nie masz na czym zbudować { $section-gen }.
grimm_forest-refusal-unfinished = Masz już nieukończony dom { $resource-from }.
grimm_forest-refusal-no-plot = Nie ma na to wolnej działki.
grimm_forest-refusal-too-dear = Koszt { $section-gen }: { $resource } ({ $count }).
grimm_forest-refusal-no-house = Nie ma domu, z którego można by zdmuchnąć { $section-acc }.
grimm_forest-refusal-no-special = Nie masz przyjaciela z akcją specjalną.
grimm_forest-refusal-used = { $card }: tej akcji specjalnej już w tej turze użyto.
grimm_forest-refusal-not-now = { $card }: akcja specjalna nic by teraz nie dała.
grimm_forest-refusal-no-release = Nie masz przyjaciela, którego można za coś odprawić.
