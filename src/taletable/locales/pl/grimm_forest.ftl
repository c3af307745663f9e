grimm_forest-title = Baśniowy Bór

## Nazwy

grimm_forest-card-friendly-game = Partyjka na rozluźnienie
    .acc = Partyjkę na rozluźnienie
grimm_forest-card-big-bad-wolf = Wielki Zły Wilk
    .acc = Wielkiego Złego Wilka
grimm_forest-card-bridge-troll = Troll Mostowy
    .acc = Trolla Mostowego
grimm_forest-card-chinny-chin-chin = Spryciarz
    .acc = Spryciarza
grimm_forest-card-consult-the-oracle = Słowa wyroczni
    .acc = Słowa wyroczni
grimm_forest-card-crystal-ball = Kryształowa kula
    .acc = Kryształową kulę
grimm_forest-card-curse-of-darkness = Klątwa ciemności
    .acc = Klątwę ciemności
grimm_forest-card-cutting-corners = Na skróty
    .acc = kartę „Na skróty”
grimm_forest-card-dragon = Smok
    .acc = Smoka
grimm_forest-card-faerie-feast = Wróżkowa strawa
    .acc = Wróżkową strawę
grimm_forest-card-ghostly-whispers = Szepty z zaświatów
    .acc = Szepty z zaświatów
grimm_forest-card-giant = Olbrzym
    .acc = Olbrzyma
grimm_forest-card-grandmas-house = Domek Babci
    .acc = Domek Babci
grimm_forest-card-harvest-moon = Pełnia
    .acc = Pełnię
grimm_forest-card-hidden-stash = Ukryty skarbiec
    .acc = Ukryty skarbiec
grimm_forest-card-hired-help = Siła robocza
    .acc = Siłę roboczą
grimm_forest-card-little-helpers = Mali pomocnicy
    .acc = Małych pomocników
grimm_forest-card-lonely-castle = Samotne zamczysko
    .acc = Samotne zamczysko
grimm_forest-card-magic-flute = Magiczny flet
    .acc = Magiczny flet
grimm_forest-card-mysterious-stranger = Tajemniczy nieznajomy
    .acc = Tajemniczego nieznajomego
grimm_forest-card-night-of-revelry = Noc uciech
    .acc = Noc uciech
grimm_forest-card-powerful-friends = Potężni przyjaciele
    .acc = Potężnych przyjaciół
grimm_forest-card-roar = Ryk
    .acc = Ryk
grimm_forest-card-royal-wedding = Królewskie wesele
    .acc = Królewskie wesele
grimm_forest-card-search-the-past = Powrót do przeszłości
    .acc = Powrót do przeszłości
grimm_forest-card-share-the-wealth = Co za dużo, to niezdrowo
    .acc = kartę „Co za dużo, to niezdrowo”
grimm_forest-card-spy-network = Siatka szpiegowska
    .acc = Siatkę szpiegowską
grimm_forest-card-taxation = Opodatkowanie
    .acc = Opodatkowanie
grimm_forest-card-thoughtful-gift = Przemyślany podarunek
    .acc = Przemyślany podarunek
grimm_forest-card-wandering-merchant = Wędrowny kupiec
    .acc = Wędrownego kupca
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
grimm_forest-card-frog-prince = Zaklęty Książę
    .acc = Zaklętego Księcia
grimm_forest-card-gingerbread-man = Ciastek
    .acc = Ciastka
grimm_forest-card-golden-goose = Złota Gęś
    .acc = Złotą Gęś
grimm_forest-card-goldilocks = Złotowłosa
    .acc = Złotowłosą
grimm_forest-card-hansel-and-gretel = Jaś i Małgosia
    .acc = Jasia i Małgosię
grimm_forest-card-huntsman = Myśliwy
    .acc = Myśliwego
grimm_forest-card-jack-the-giant-slayer = Jaś Pogromca Olbrzymów
    .acc = Jasia Pogromcę Olbrzymów
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
grimm_forest-card-seven-dwarves = Siedem Krasnoludków
    .acc = Siedem Krasnoludków
grimm_forest-card-sleeping-beauty = Śpiąca Królewna
    .acc = Śpiącą Królewnę
grimm_forest-card-snow-white = Śnieżka
    .acc = Śnieżkę
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

grimm_forest-gather-field = Zbierz słomę (Pole)
grimm_forest-gather-forest = Zbierz drewno (Las)
grimm_forest-gather-brickyard = Zbierz cegły (Cegielnia)
grimm_forest-gather-market = Zbierz z targu

grimm_forest-resource-straw = słoma
    .acc = słomę
    .gen = słomy
    .from = ze słomy
    .few = słomy
    .many = słomy
grimm_forest-resource-wood = drewno
    .acc = drewno
    .gen = drewna
    .from = z drewna
    .few = drewna
    .many = drewna
grimm_forest-resource-brick = cegła
    .acc = cegłę
    .gen = cegły
    .from = z cegły
    .few = cegły
    .many = cegieł

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

grimm_forest-gain-straw = weź słomę
grimm_forest-gain-wood = weź drewno
grimm_forest-gain-brick = weź cegłę

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
grimm_forest-plot-corner = działka „Na skróty”
grimm_forest-look-gather = karta zbiorów
grimm_forest-look-fable = baśń
grimm_forest-reward-resources = po jednym surowcu każdego rodzaju
grimm_forest-reward-fables = dwie baśnie
grimm_forest-reward-friend = towarzysz

grimm_forest-seat-0 = Pomarańczowy
grimm_forest-seat-1 = Niebieski
grimm_forest-seat-2 = Fioletowy
grimm_forest-seat-3 = Zielony

grimm_forest-sort-plain = baśń
grimm_forest-sort-monster = stwór
grimm_forest-sort-next-round = następna tura
grimm_forest-sort-unique = unikatowa lokacja
grimm_forest-sort-friend = towarzysz

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
grimm_forest-action-special = użyj akcji specjalnej towarzysza
grimm_forest-action-release = odrzuć towarzysza
grimm_forest-action-alone = będzie sama
grimm_forest-action-together = nie będzie sama
grimm_forest-action-keep = zatrzymaj
grimm_forest-action-yes = tak
grimm_forest-action-pass = nie, dziękuję

## Pytania

grimm_forest-ask-guess = Aladyn: czy twoja świnka będzie w tej rundzie sama?
grimm_forest-ask-announce = Pinokio: którą kartę zbiorów zapowiadasz?
grimm_forest-ask-who = { $name ->
    [ali-baba] { $card }: komu kradniesz surowiec?
    [sleeping-beauty] { $card }: kto zagra w tej rundzie kartę z wierzchu talii baśni?
    [evil-queen] { $card }: komu zaglądasz w karty?
    [crystal-ball] { $card }: czyją kartę zbiorów podglądasz?
    [wishing-well] { $card }: czyją kartę zbiorów zamieniasz?
    [bridge-troll] { $card }: kto oddaje ci połowę zebranych surowców?
    [thoughtful-gift] { $card }: kogo obdarowujesz?
   *[other] { $card }: komu zabierasz dwa surowce?
}
grimm_forest-ask-well = Studnia życzeń: pierwszą kartę zbiorów ma { $seat }. Z czyją ją zamieniasz?
grimm_forest-ask-where = { $name ->
    [chinny-chin-chin] { $card }: dokąd uciekasz?
    [harvest-moon] { $card }: z której lokacji, na której nikt w tej rundzie nie zbierał, bierzesz połowę surowców?
    [tom-thumb] { $card }: skąd bierzesz surowiec?
   *[other] Gdzie kładziesz { $card-acc }?
}
grimm_forest-ask-tower = { $count ->
    [one] Jaki surowiec kładziesz na Roszpunce?
   *[other] Jaki surowiec kładziesz na Roszpunce? Do położenia: { $count }.
}
grimm_forest-ask-beans = Jaś Pogromca Olbrzymów: jakie dwa jednakowe surowce dokładasz na Targ?
grimm_forest-ask-gain = { $kinds ->
    [one] { $card }: jaki surowiec otrzymujesz? Jeden rodzaj, sztuk: { $count }.
   *[mixed] { $card }: jaki surowiec otrzymujesz? Do wybrania: { $count }.
}
grimm_forest-ask-lose = { $card }: jaki surowiec odrzucasz?
grimm_forest-ask-give = { $card }: co oddajesz graczowi { $seat }? Do oddania: { $count }.
grimm_forest-ask-take = { $kinds ->
    [one] { $card }: jaki surowiec zabierasz graczowi { $seat }? Najwyżej { $count }, wszystkie jednego rodzaju.
   *[mixed] { $card }: co zabierasz graczowi { $seat }? Do zabrania: { $count }.
}
grimm_forest-ask-grab = { $card }: co bierzesz { $location-from }? Do wzięcia: { $count }.
grimm_forest-ask-draft-one = Co bierzesz z Targu?
grimm_forest-ask-commit = Którą kartę zbiorów zagrywasz?
grimm_forest-ask-fable = Którą baśń zagrywasz?
grimm_forest-ask-look = Zła Królowa: którą kartę gracza { $seat } podglądasz?
grimm_forest-ask-pay = Siła robocza: czym płacisz? Do zapłaty: { $count }.
grimm_forest-ask-swap = Kryształowa kula: na którą kartę zbiorów zmieniasz swoją?
grimm_forest-ask-friend = { $name ->
    [frog-prince] { $card }: którego odrzuconego towarzysza bierzesz?
   *[other] { $card }: którego towarzysza wybierasz?
}
grimm_forest-ask-use = { $name ->
    [consult-the-oracle] { $card }: zabierasz każdemu przeciwnikowi losową baśń?
    [gingerbread-man] { $card }: bierzesz po surowcu z każdej lokacji, zamiast gdziekolwiek iść?
   *[other] { $card }: idziesz zamiast tego na losową lokację?
}
grimm_forest-ask-stop = { $card_monster } zaraz zadziała { $location-at }. Czy { $card } ma go anulować?
grimm_forest-ask-house = Wielki Zły Wilk: który dom traci najwyższy segment? Właściciel: { $seat }.
grimm_forest-ask-house-plot = Wielki Zły Wilk: { $seat } traci { $section-acc }. Na której działce?
grimm_forest-ask-keep = { $card }: którą baśń zatrzymujesz? Do zatrzymania: { $count }.
grimm_forest-ask-top = Złotowłosa: która baśń ma leżeć na samym wierzchu talii?
grimm_forest-ask-recover = Powrót do przeszłości: którą odrzuconą baśń bierzesz? Do wzięcia: { $count }.
grimm_forest-ask-gift = Przemyślany podarunek: co dajesz graczowi { $seat }? W podarunku jest już: { $count }.
grimm_forest-ask-return = Przemyślany podarunek: co oddajesz w zamian graczowi { $seat }? Jeden rodzaj, sztuk: { $count }.
grimm_forest-ask-trade = Wędrowny kupiec: jakie 2 jednakowe surowce oddajesz?
grimm_forest-ask-trade-for = Wędrowny kupiec: oddajesz 2 { $resource-few }. Jakie 3 jednakowe surowce bierzesz?
grimm_forest-ask-surrender = Śnieżka: którą baśń oddajesz graczowi { $seat }?
grimm_forest-ask-offer = Dobierasz towarzysza: { $card }. Zatrzymujesz czy oddajesz?
grimm_forest-ask-tuck = Mała Syrenka: którą kartę zbiorów wsuwasz pod nią?
grimm_forest-ask-menu = { $count ->
    [0] Nie masz już akcji.
    [one] Co robisz? Została jedna akcja.
    [few] Co robisz? Zostały { $count } akcje.
   *[other] Co robisz? Zostało { $count } akcji.
}
grimm_forest-ask-plot = Na której działce budujesz { $section-acc }?
grimm_forest-ask-puss = Kot w Butach: co budujesz?
grimm_forest-ask-helper = Kot w Butach: budujesz { $section-acc }. Kto płaci za ciebie jeden surowiec?
grimm_forest-ask-spin = Rumpelsztyk: na co wymieniasz całą słomę?
grimm_forest-ask-reward = Premia pierwszego budowniczego: co wybierasz?
grimm_forest-ask-spend = Wróżka Chrzestna: którą baśń odrzucasz? Do odrzucenia: { $count }.
grimm_forest-ask-order = Działa teraz kilka twoich kart. Która pierwsza?

## Wydarzenia

grimm_forest-event-round = Runda { $round }. Pierwszy gracz: { $seat }.
grimm_forest-event-prince = { $count ->
    [0] Królewicz nie ma czego zabrać { $location-from }.
    [one] Królewicz zabiera { $location-from } { $count } { $resource-acc }.
    [few] Królewicz zabiera { $location-from } { $count } { $resource-few }.
   *[many] Królewicz zabiera { $location-from } { $count } { $resource-many }.
}
grimm_forest-event-due = Przypomnienie: w tej rundzie działa karta „{ $card }” ({ $seat }).
grimm_forest-event-guessed = { $card }: { $seat } zgaduje, że świnka { $guess }.
grimm_forest-event-announced = { $card }: { $seat } zapowiada kartę zbiorów: { $location }.
grimm_forest-event-dreams = { $card }: { $seat } zagra w tej rundzie kartę z wierzchu talii baśni.
grimm_forest-event-stored = { $count ->
    [one] { $seat } kładzie na Roszpunce { $count } { $resource-acc }.
    [few] { $seat } kładzie na Roszpunce { $count } { $resource-few }.
   *[many] { $seat } kładzie na Roszpunce { $count } { $resource-many }.
}
grimm_forest-event-looked = { $card }: { $seat } podgląda kartę gracza { $seat_other }.
grimm_forest-event-saw-gather = Karta zbiorów gracza { $seat_other }: { $location }.
grimm_forest-event-saw-fable = Baśń gracza { $seat_other }: „{ $card }”.
grimm_forest-event-played = { $seat } zagrywa baśń „{ $card }”.
grimm_forest-event-fluted = Magiczny flet: { $seat } bierze na rękę kartę „{ $card }”.
grimm_forest-event-laid = { $seat } kładzie { $card-acc } { $location-at }.
grimm_forest-event-unpaid = { $name ->
    [hired-help] { $seat } nie płaci i odrzuca kartę „{ $card }”.
   *[other] { $seat } odrzuca kartę „{ $card }”, bo nie ma dla niej wolnej lokacji.
}
grimm_forest-event-swapped = { $card }: { $seat } zmienia swoją kartę zbiorów.
grimm_forest-event-cursed = { $card }: { $seat } zagrywa losową kartę zbiorów.
grimm_forest-event-redrawn = { $seat } ma teraz przed sobą kartę zbiorów: { $location }.
grimm_forest-event-exchanged = { $card }: { $seat } i { $seat_other } zamieniają się kartami zbiorów.
grimm_forest-event-turned = { $seat } odkrywa kartę zbiorów: { $location }.
grimm_forest-event-moved = { $card }: { $seat } idzie { $location-to }.
grimm_forest-event-ran = { $card }: { $seat } nigdzie w tej rundzie nie idzie.
grimm_forest-event-added = { $count ->
    [one] { $card } dokłada { $location-to } { $count } { $resource-acc }.
    [few] { $card } dokłada { $location-to } { $count } { $resource-few }.
   *[many] { $card } dokłada { $location-to } { $count } { $resource-many }.
}
grimm_forest-event-grabbed = { $count ->
    [one] { $card }: { $seat } bierze { $location-from } { $count } { $resource-acc }.
    [few] { $card }: { $seat } bierze { $location-from } { $count } { $resource-few }.
   *[many] { $card }: { $seat } bierze { $location-from } { $count } { $resource-many }.
}
grimm_forest-event-devoured = { $count ->
    [one] { $card } niszczy { $location-at } { $count } { $resource-acc }.
    [few] { $card } niszczy { $location-at } { $count } { $resource-few }.
   *[many] { $card } niszczy { $location-at } { $count } { $resource-many }.
}
grimm_forest-event-gathered = { $count ->
    [one] { $seat } zbiera { $location-at } { $count } { $resource-acc }.
    [few] { $seat } zbiera { $location-at } { $count } { $resource-few }.
   *[many] { $seat } zbiera { $location-at } { $count } { $resource-many }.
}
grimm_forest-event-gained = { $count ->
    [one] { $card }: { $seat } otrzymuje { $count } { $resource-acc }.
    [few] { $card }: { $seat } otrzymuje { $count } { $resource-few }.
   *[many] { $card }: { $seat } otrzymuje { $count } { $resource-many }.
}
grimm_forest-event-lost = { $count ->
    [one] { $card }: { $seat } traci { $count } { $resource-acc }.
    [few] { $card }: { $seat } traci { $count } { $resource-few }.
   *[many] { $card }: { $seat } traci { $count } { $resource-many }.
}
grimm_forest-event-passed = { $count ->
    [one] { $card }: { $seat } oddaje { $count } { $resource-acc } graczowi { $seat_to }.
    [few] { $card }: { $seat } oddaje { $count } { $resource-few } graczowi { $seat_to }.
   *[many] { $card }: { $seat } oddaje { $count } { $resource-many } graczowi { $seat_to }.
}
grimm_forest-event-fetched = { $seat } bierze 1 { $resource-acc }.
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
grimm_forest-event-slipped = { $card_by }: { $seat } oddaje baśń graczowi { $seat_to }.
grimm_forest-event-slipped-seen = { $card_by }: { $seat } oddaje baśń „{ $card }” graczowi { $seat_to }.
grimm_forest-event-reshuffled = Odrzucone baśnie zostają potasowane i tworzą nową talię.
grimm_forest-event-stopped = { $card } ({ $seat }) anuluje { $card_monster-acc }.
grimm_forest-event-blown = { $card }: { $seat } traci { $section-acc }.
grimm_forest-event-corner = { $seat } ma dodatkową działkę: „Na skróty”.
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
grimm_forest-event-tidied = Koniec zbierania, zaczyna się budowa.
grimm_forest-event-built = { $count ->
    [one] { $seat } buduje { $section-acc } za { $count } surowiec.
    [few] { $seat } buduje { $section-acc } za { $count } surowce.
   *[many] { $seat } buduje { $section-acc } za { $count } surowców.
}
grimm_forest-event-first = Premia pierwszego budowniczego: { $seat } kończy pierwszy dom { $resource-from }.
grimm_forest-event-special = { $card }: { $seat } używa akcji specjalnej.
grimm_forest-event-met = { $seat } dobiera kartę towarzysza: { $card }.
grimm_forest-event-befriended = { $seat } ma nowego towarzysza: { $card }.
grimm_forest-event-parted = { $name ->
    [giant] Olbrzym: { $seat } traci { $card-acc }.
    [frog-prince] { $seat } odrzuca { $card-acc } dla nowego towarzysza.
    [stopped] { $seat } odrzuca { $card-acc }, by anulować stwora.
    [released] { $seat } odrzuca { $card-acc } w zamian za surowce.
   *[other] Przychodzi nowy towarzysz: { $seat } odrzuca { $card-acc }.
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
grimm_forest-event-given = { $seat } oddaje towarzysza graczowi { $seat_to }: { $card }.
grimm_forest-event-rewarded = { $seat } otrzymuje premię pierwszego budowniczego: { $reward }.

## Punkty

grimm_forest-why-houses = { $first ->
    [0] ukończone
   *[other] premia pierwszego budowniczego
}
grimm_forest-points = { $points ->
    [one] { $points } dom
    [few] { $points } domy
   *[many] { $points } domów
}

## Ustawienia

grimm_forest-option-edition = Czyje zasady: nasze, z wydania rosyjskiego czy z polskiego. Każdą z zasad poniżej można też wybrać osobno.
grimm_forest-option-advanced = Wszystkie karty albo gra podstawowa, bez kart zaawansowanych.
grimm_forest-option-turn_actions = Czy obie akcje tury trzeba wykonać.
grimm_forest-option-roar_window = Kiedy działa Ryk.
grimm_forest-option-aladdin = Co daje Aladyn za trafną odpowiedź.
grimm_forest-option-frog_prince = Skąd bierze się nowy towarzysz za Zaklętego Księcia.
grimm_forest-option-merchant = Czy z Wędrownego kupca można nie skorzystać.
grimm_forest-option-grandma_discard = Kiedy odrzuca się Domek Babci.
grimm_forest-option-powerful_friends = Ile akcji odbiera jednemu graczowi kilka kart „Potężni przyjaciele”.
grimm_forest-option-hired_help = Czy to, co daje Siła robocza, liczy się jako zebrane.
grimm_forest-option-rapunzel_types = Co można położyć na Roszpunce w jednej rundzie.
grimm_forest-option-huntsman_cancels = Które stwory na swojej lokacji anuluje Myśliwy.
grimm_forest-option-troll_target = Kogo może wybrać gracz z Trollem Mostowym.
grimm_forest-option-choice_types = Co daje Wróżkowa strawa, a zabiera Partyjka na rozluźnienie.
grimm_forest-option-gift_types = Co może się znaleźć w Przemyślanym podarunku.
grimm_forest-option-bga_order = W jakiej kolejności działają karty przed zebraniem surowców.
grimm_forest-option-deck_file = Własny arkusz kart zamiast naszego.

grimm_forest-choice-edition-standard = nasze zasady
grimm_forest-choice-edition-ru = wydanie rosyjskie
grimm_forest-choice-edition-pl = wydanie polskie
grimm_forest-choice-turn_actions-must = trzeba je wykonać
grimm_forest-choice-turn_actions-may = można je pominąć
grimm_forest-choice-roar_window-before_gather = przed zebraniem surowców
grimm_forest-choice-roar_window-end_gather = na koniec fazy zbierania
grimm_forest-choice-aladdin-each = po jednym surowcu każdego rodzaju
grimm_forest-choice-aladdin-one = jeden surowiec do wyboru
grimm_forest-choice-frog_prince-deck = z wierzchu talii
grimm_forest-choice-frog_prince-discard = wybrany spośród odrzuconych towarzyszy
grimm_forest-choice-merchant-may = można
grimm_forest-choice-merchant-must = nie: kto może dokonać wymiany, musi
grimm_forest-choice-grandma_discard-on_location = gdy jest na nim stwór
grimm_forest-choice-grandma_discard-any_played = gdy w tej rundzie zagrano jakiegokolwiek stwora
grimm_forest-choice-powerful_friends-no_stack = najwyżej jedną
grimm_forest-choice-powerful_friends-stack = każda po jednej
grimm_forest-choice-hired_help-gained = nie, to surowce otrzymane
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

grimm_forest-text-friendly-game = Koniec fazy zbierania: zabierz jednemu przeciwnikowi na swojej lokacji 2 wybrane surowce.
grimm_forest-text-friendly-game-one = Koniec fazy zbierania: zabierz jednemu przeciwnikowi na swojej lokacji 2 surowce wybranego rodzaju.
grimm_forest-text-big-bad-wolf = Stwór. Koniec fazy zbierania: każdy gracz tutaj traci najwyższy segment jednego słomianego lub drewnianego domu, ukończonego albo nie. Domy wybierasz ty.
grimm_forest-text-bridge-troll = Stwór. Koniec fazy zbierania: wybierz przeciwnika tutaj. Oddaje ci połowę tego, co zebrał w tej rundzie, z zaokrągleniem w dół; sam wybiera, które surowce.
grimm_forest-text-bridge-troll-any = Stwór. Koniec fazy zbierania: wybierz gracza tutaj. Oddaje ci połowę tego, co zebrał w tej rundzie, z zaokrągleniem w dół; sam wybiera, które surowce.
grimm_forest-text-chinny-chin-chin = Przed zebraniem surowców: jeśli jesteś na lokacji ze stworem, możesz przejść na dowolną inną. Jeśli w tej rundzie nie zagrano żadnego stwora, dobierz baśń.
grimm_forest-text-consult-the-oracle = Koniec fazy zbierania, jeśli twoja świnka jest sama: możesz wziąć losową baśń z ręki każdego przeciwnika.
grimm_forest-text-crystal-ball = Po odkryciu: podejrzyj kartę zbiorów przeciwnika. Potem możesz zmienić swoją na inną z ręki.
grimm_forest-text-curse-of-darkness = Po odkryciu: każdy przeciwnik tasuje zagraną kartę zbiorów z pozostałymi i zagrywa losową. Może ją obejrzeć.
grimm_forest-text-cutting-corners = Koniec fazy zbierania, jeśli twoja świnka jest sama: ta karta na stałe staje się twoją dodatkową działką. Każdy segment na niej kosztuje o 1 surowiec mniej.
grimm_forest-text-dragon = Stwór. Przed zebraniem surowców: każdy gracz tutaj odrzuca wszystkie swoje surowce.
grimm_forest-text-faerie-feast = Następna tura. Na początku następnej rundy połóż tę kartę na dowolnej lokacji. Koniec fazy zbierania: każdy gracz na niej otrzymuje 3 surowce do wyboru.
grimm_forest-text-faerie-feast-one = Następna tura. Na początku następnej rundy połóż tę kartę na dowolnej lokacji. Koniec fazy zbierania: każdy gracz na niej otrzymuje 3 surowce wybranego rodzaju.
grimm_forest-text-ghostly-whispers = Koniec fazy zbierania, jeśli twoja świnka jest sama: dobierz 4 baśnie, 2 zatrzymaj, pozostałe odrzuć.
grimm_forest-text-giant = Stwór. Koniec fazy zbierania: każdy gracz tutaj odrzuca towarzysza, wszystkie baśnie z ręki i po jednym surowcu każdego rodzaju.
grimm_forest-text-grandmas-house = Unikatowa lokacja. Dopóki jest w grze, wszystkie stwory kładzie się tutaj, bez względu na ich liczbę. Koniec fazy zbierania: każdy gracz tutaj otrzymuje 2 surowce do wyboru. Odrzuć, jeśli jest tu stwór.
grimm_forest-text-grandmas-house-any_played = Unikatowa lokacja. Dopóki jest w grze, wszystkie stwory kładzie się tutaj, bez względu na ich liczbę. Koniec fazy zbierania: każdy gracz tutaj otrzymuje 2 surowce do wyboru. Odrzuć, jeśli w tej rundzie zagrano stwora.
grimm_forest-text-harvest-moon = Koniec fazy zbierania: weź połowę surowców, z zaokrągleniem w dół, z lokacji, na której nikt w tej rundzie nie zbierał.
grimm_forest-text-hidden-stash = Koniec fazy zbierania: każdy gracz na twojej lokacji, także ty, otrzymuje 2 surowce, które ona daje; na Targu 2 surowce wybranego przez siebie rodzaju.
grimm_forest-text-hired-help = Po odkryciu: zapłać 2 dowolne surowce albo odrzuć tę kartę. Następna tura: otrzymujesz z puli drugie tyle tych samych surowców, ile zbierzesz.
grimm_forest-text-hired-help-gathered = Po odkryciu: zapłać 2 dowolne surowce albo odrzuć tę kartę. Następna tura: zbierasz dwa razy tyle, nadwyżkę z puli.
grimm_forest-text-little-helpers = Koniec fazy zbierania, jeśli twoja świnka jest sama: możesz wykonać 2 dodatkowe akcje w tej fazie budowy.
grimm_forest-text-lonely-castle = Unikatowa lokacja. Koniec fazy zbierania: gracz, którego świnka jest tu sama, otrzymuje po jednym surowcu każdego rodzaju. Odrzuć, jeśli są tu co najmniej trzy świnki (w grze 2-osobowej dwie).
grimm_forest-text-magic-flute = Po odkryciu, przed wszystkim innym: weź na rękę wszystkie stwory zagrane w tej rundzie. Teraz nie działają.
grimm_forest-text-mysterious-stranger = Koniec fazy zbierania, jeśli twoja świnka jest sama: dobierz towarzysza i zatrzymaj go albo oddaj innemu graczowi.
grimm_forest-text-night-of-revelry = Po odkryciu: dobierz tylu towarzyszy, ilu jest graczy, jednego wybierz dla siebie, a pozostałych losowo rozdaj przeciwnikom. Każdy musi zmienić towarzysza.
grimm_forest-text-powerful-friends = Koniec fazy zbierania: każdy przeciwnik na twojej lokacji ma w tej rundzie o 1 akcję mniej, a ty za każdego z nich o 1 więcej. Dwie takie karty nie odbierają nikomu więcej niż 1 akcji.
grimm_forest-text-powerful-friends-stack = Koniec fazy zbierania: każdy przeciwnik na twojej lokacji ma w tej rundzie o 1 akcję mniej, a ty za każdego z nich o 1 więcej.
grimm_forest-text-roar = Przed zebraniem surowców: każdy przeciwnik na twojej lokacji tasuje zagraną kartę zbiorów z pozostałymi, losuje jedną i od razu tam idzie. Jeśli wylosuje twoją lokację, zostaje.
grimm_forest-text-roar-end_gather = Koniec fazy zbierania: każdy przeciwnik na twojej lokacji tasuje zagraną kartę zbiorów z pozostałymi, losuje jedną i od razu tam idzie. Jeśli wylosuje twoją lokację, zostaje.
grimm_forest-text-royal-wedding = Unikatowa lokacja. Koniec fazy zbierania: każdy gracz, którego tu nie ma, odrzuca 1 wybrany przez siebie surowiec. Odrzuć, jeśli nikogo tu nie ma.
grimm_forest-text-search-the-past = Koniec fazy zbierania, jeśli na twojej lokacji jest przeciwnik: weź na rękę 2 dowolne karty ze stosu odrzuconych baśni.
grimm_forest-text-share-the-wealth = Koniec fazy zbierania: każdy przeciwnik, który zebrał w tej rundzie 5 lub więcej surowców, oddaje ci 2 z nich, które sam wybiera.
grimm_forest-text-spy-network = Koniec fazy zbierania: dobierz 1 baśń za każdego gracza na swojej lokacji, także za siebie.
grimm_forest-text-taxation = Następna tura. Koniec fazy zbierania następnej rundy: każdy przeciwnik spoza twojej lokacji odrzuca połowę wszystkich swoich surowców, z zaokrągleniem w dół: najpierw cegły, potem drewno, potem słomę.
grimm_forest-text-thoughtful-gift = Koniec fazy zbierania: daj przeciwnikowi do 3 surowców jednego rodzaju, może być 0. Oddaje ci tyle samo innego rodzaju, który sam wybiera. Możesz wybrać tylko tego, kto ma czym się odwdzięczyć.
grimm_forest-text-thoughtful-gift-mixed = Koniec fazy zbierania: daj przeciwnikowi do 3 dowolnych surowców, może być 0. Oddaje ci tyle samo jednego wybranego przez siebie rodzaju, którego w podarunku nie było. Możesz wybrać tylko tego, kto ma czym się odwdzięczyć.
grimm_forest-text-wandering-merchant = Koniec fazy zbierania: każdy gracz na twojej lokacji, także ty, może wymienić 2 surowce jednego rodzaju na 3 surowce innego rodzaju z puli.
grimm_forest-text-wandering-merchant-must = Koniec fazy zbierania: każdy gracz na twojej lokacji, także ty, musi, jeśli może, wymienić 2 surowce jednego rodzaju na 3 surowce innego rodzaju z puli.
grimm_forest-text-wishing-well = Po odkryciu: bez podglądania zamień miejscami dwie dowolne zakryte karty zbiorów. Ich gracze mogą obejrzeć, co dostali.
grimm_forest-text-wolf = Stwór. Przed zebraniem surowców: jeśli jest tu choć jedna świnka, wszystkie surowce stąd trafiają do puli.
grimm_forest-text-aladdin = Początek rundy: zgadnij, czy twoja świnka będzie sama. Koniec fazy zbierania, jeśli masz rację: otrzymujesz po jednym surowcu każdego rodzaju.
grimm_forest-text-aladdin-one = Początek rundy: zgadnij, czy twoja świnka będzie sama. Koniec fazy zbierania, jeśli masz rację: otrzymujesz 1 surowiec do wyboru.
grimm_forest-text-ali-baba = Początek rundy: ukradnij przeciwnikowi 1 wybrany surowiec. Jeśli w tej rundzie zbiera on na twojej lokacji, oddaj go.
grimm_forest-text-cinderella = Po odkryciu kart zbiorów: idziesz na swoją lokację przed innymi i bierzesz z niej 2 surowce; nie liczą się jako zebrane. Potem zbierasz jak zwykle.
grimm_forest-text-evil-queen = Zagrywasz karty po wszystkich innych, po podejrzeniu karty zbiorów albo baśni jednego przeciwnika.
grimm_forest-text-fairy-godmother = Akcja specjalna: dobierz 2 baśnie. W swojej turze: możesz odrzucić ją i 2 baśnie z ręki, aby otrzymać 2 surowce do wyboru.
grimm_forest-text-frog-prince = Koniec fazy zbierania, jeśli na twojej lokacji jest przeciwnik: odrzuć tę kartę, dobierz nowego towarzysza z talii i otrzymaj 1 surowiec do wyboru.
grimm_forest-text-frog-prince-discard = Koniec fazy zbierania, jeśli na twojej lokacji jest przeciwnik: odrzuć tę kartę, weź dowolnego innego towarzysza spośród odrzuconych i otrzymaj 1 surowiec do wyboru.
grimm_forest-text-gingerbread-man = Po odkryciu kart zbiorów: możesz nigdzie nie iść i wziąć po 1 surowcu z każdej lokacji. Wtedy nie zbierasz w tej rundzie, a twoja świnka nie jest na żadnej lokacji: ani sama, ani z innymi.
grimm_forest-text-golden-goose = Koniec fazy zbierania, jeśli twoja świnka jest sama: otrzymujesz 1 surowiec do wyboru. W swojej turze: możesz ją odrzucić, aby otrzymać 2 surowce do wyboru.
grimm_forest-text-goldilocks = Akcja specjalna: obejrzyj 3 baśnie z wierzchu talii, 1 weź na rękę, 2 odłóż na wierzch w dowolnej kolejności.
grimm_forest-text-hansel-and-gretel = Przeciwnicy płacą za ściany o 1 surowiec tego samego rodzaju więcej i oddają go tobie.
grimm_forest-text-huntsman = Początek rundy: każdy przeciwnik, który ma baśnie, musi jedną zagrać. Raz w rundzie możesz anulować stwora na swojej lokacji, aby otrzymać po jednym surowcu każdego rodzaju.
grimm_forest-text-huntsman-all = Początek rundy: każdy przeciwnik, który ma baśnie, musi jedną zagrać. Myśliwy anuluje każdego stwora na twojej lokacji, a ty za każdym razem otrzymujesz po jednym surowcu każdego rodzaju.
grimm_forest-text-jack-the-giant-slayer = Po odkryciu kart zbiorów: dołóż na swoją lokację 2 surowce, które ona daje; na Targ 2 surowce wybranego rodzaju. Możesz go odrzucić, aby anulować Olbrzyma.
grimm_forest-text-little-mermaid = Gdy ją otrzymujesz, zostaw na ręce 2 karty zbiorów, a pozostałe połóż pod nią: nie możesz ich używać, dopóki z tobą jest. Akcja specjalna: otrzymujesz po jednym surowcu każdego rodzaju.
grimm_forest-text-pinocchio = Początek rundy: zapowiedz kartę zbiorów. Koniec fazy zbierania, jeśli dotrzymasz słowa: otrzymujesz 2 surowce, które daje jej lokacja; za Targ 2 surowce wybranego rodzaju.
grimm_forest-text-puss-in-boots = Akcja specjalna: zbuduj segment według zwykłych zasad; 1 surowiec z jego kosztu możesz wziąć od przeciwnika.
grimm_forest-text-rapunzel = Początek rundy: połóż na niej 2 surowce jednego rodzaju z puli. Akcja specjalna, jeśli twoja świnka jest sama: weź wszystko, co na niej leży. Gdy Roszpunka odchodzi, wszystko to wraca do puli.
grimm_forest-text-rapunzel-mixed = Początek rundy: połóż na niej 2 dowolne surowce z puli. Akcja specjalna, jeśli twoja świnka jest sama: weź wszystko, co na niej leży. Gdy Roszpunka odchodzi, wszystko to wraca do puli.
grimm_forest-text-red-riding-hood = Akcja specjalna: odrzuć 5 baśni z wierzchu talii i weź z nich wszystkie Wilki; jeśli nie ma żadnego, dobierz baśń. Możesz odrzucić tę kartę, aby anulować Wilka albo Wielkiego Złego Wilka.
grimm_forest-text-robin-hood = Koniec fazy budowy: każdy przeciwnik, który ma więcej surowców niż ty, oddaje ci 1 wybrany przez siebie.
grimm_forest-text-rumpelstiltskin = Początek fazy budowy: otrzymujesz 1 słomę. Akcja specjalna: oddaj do puli całą swoją słomę i weź tyle samo drewna albo tyle samo cegieł.
grimm_forest-text-seven-dwarves = Koniec fazy zbierania, jeśli twoja świnka jest sama: możesz wykonać 1 dodatkową akcję w tej fazie budowy.
grimm_forest-text-sleeping-beauty = Początek rundy: wybierz gracza, możesz także siebie. Zamiast baśni z ręki zagrywa on w tej rundzie, bez podglądania, kartę z wierzchu talii baśni.
grimm_forest-text-snow-white = Koniec fazy zbierania: każdy przeciwnik na twojej lokacji oddaje ci wybraną przez siebie baśń, a jeśli żadnej nie ma, 1 surowiec, który wybierasz ty.
grimm_forest-text-thumbelina = Po odkryciu kart zbiorów: możesz wylosować jedną ze swoich niezagranych kart zbiorów i pójść tam.
grimm_forest-text-tom-thumb = Początek rundy: możesz wziąć 1 surowiec z dowolnej lokacji.
grimm_forest-text-woodcutter = Akcja specjalna: otrzymujesz 2 drewna i dokładasz 2 drewna do Lasu. Możesz go odrzucić, aby anulować dowolnego stwora.

## Odmowy

grimm_forest-refusal-other = Teraz pytanie dotyczy czegoś innego.
grimm_forest-refusal-must-choose = Tu trzeba coś wybrać.
grimm_forest-refusal-must-act = Masz jeszcze akcję, którą trzeba wykonać.
grimm_forest-refusal-must-play = Z powodu Myśliwego musisz zagrać baśń.
grimm_forest-refusal-no-market = Targ jest tylko w grze 4-osobowej.
grimm_forest-refusal-tucked = Twoja karta zbiorów „{ $location }” leży pod Małą Syrenką.
grimm_forest-refusal-on-table = Twoja karta zbiorów „{ $location }” leży już na stole.
grimm_forest-refusal-monster-there = Inny stwór jest już { $location-at }.
grimm_forest-refusal-grandma = Nie { $location-to }: wszystkie stwory idą do Domku Babci.
grimm_forest-refusal-unique-there = Inna unikatowa lokacja leży już { $location-at }.
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
grimm_forest-refusal-no-section = Nie ma już w puli { $section-gen }.
grimm_forest-refusal-not-yet = Nie masz na czym zbudować { $section-gen }.
grimm_forest-refusal-unfinished = Masz już nieukończony dom { $resource-from }.
grimm_forest-refusal-no-plot = Nie ma na to wolnej działki.
grimm_forest-refusal-too-dear = { $count ->
    [one] Aby zbudować { $section-acc }, trzeba zapłacić { $count } { $resource-acc }.
    [few] Aby zbudować { $section-acc }, trzeba zapłacić { $count } { $resource-few }.
   *[many] Aby zbudować { $section-acc }, trzeba zapłacić { $count } { $resource-many }.
}
grimm_forest-refusal-no-house = Nie ma domu, z którego można by zdmuchnąć { $section-acc }.
grimm_forest-refusal-no-special = Nie masz towarzysza z akcją specjalną.
grimm_forest-refusal-used = { $card }: akcji specjalnej już w tej turze użyto.
grimm_forest-refusal-not-now = { $card }: akcja specjalna nic by teraz nie dała.
grimm_forest-refusal-no-release = Nie masz towarzysza, którego można odrzucić w zamian za surowce.

# Podgląd: co wiadomo o odpowiedzi, zanim padnie.
grimm_forest-or = lub
grimm_forest-preview-alone = jeśli będziesz tam bez innych i żadna karta nie przeszkodzi:
grimm_forest-preview-amount = { $resource } – { $count }
grimm_forest-preview-empty = teraz nic tam nie leży
grimm_forest-preview-house = dom ukończony: { $count } z 3
grimm_forest-preview-build = potem możesz zbudować: { $section }
grimm_forest-preview-nothing = potem nie starczy na żaden element
