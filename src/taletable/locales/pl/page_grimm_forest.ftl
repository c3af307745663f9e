## The course of a round

page-grimm_forest-steps = Przebieg rundy
page-grimm_forest-round = Runda { $round }
page-grimm_forest-step-start = Początek
page-grimm_forest-step-select = Wybór kart
page-grimm_forest-step-reveal = Baśnie
page-grimm_forest-step-cards = Karty zbioru
page-grimm_forest-step-before = Przed zbiorem
page-grimm_forest-step-gather = Zbiór
page-grimm_forest-step-end = Po zbiorze
page-grimm_forest-step-build = Budowa
page-grimm_forest-step-close = Wieczór
page-grimm_forest-about-rest = Zaczyna się nowa runda.
page-grimm_forest-about-start = Runda się zaczyna: działają karty początku rundy.
page-grimm_forest-about-select = Każdy w tajemnicy wybiera kartę zbioru i, jeśli chce, baśń.
page-grimm_forest-about-reveal = Baśnie są odkryte; działają te, które działają przy odkryciu.
page-grimm_forest-about-cards = Karty zbioru są odkryte; zaraz świnki ruszą w drogę.
page-grimm_forest-about-before = Świnki są na miejscu; potwory i sztuczki przed zbiorem.
page-grimm_forest-about-gather = Jedna świnka zabiera wszystko, kilka dzieli się po równo.
page-grimm_forest-about-end = Działają karty końca fazy zbioru.
page-grimm_forest-about-build = Po kolei każdy ma dwie akcje: dobrać kartę, wziąć surowiec, budować.
page-grimm_forest-about-close = Dzień się kończy: świnki wracają do domu, lokacje się zapełniają.
page-grimm_forest-about-over = Domy stoją. Gra skończona.
page-grimm_forest-skip = Pomiń

## The table

page-grimm_forest-supply = Pula
page-grimm_forest-costs = kosztuje { $count } tego materiału
page-grimm_forest-part-floor = podłoga
page-grimm_forest-part-walls = ściany
page-grimm_forest-part-roof = dach
page-grimm_forest-sections-left = zostało: { $count }
page-grimm_forest-decks = Talie
page-grimm_forest-deck-fable = Baśnie w talii: { $count }
page-grimm_forest-deck-friend = Przyjaciele w talii: { $count }
page-grimm_forest-discard-fable = Odrzucone baśnie: { $count }
page-grimm_forest-discard-friend = Odrzuceni przyjaciele: { $count }
page-grimm_forest-nothing = Tu jeszcze nic nie ma.
page-grimm_forest-top = Wiesz, co leży na wierzchu talii:
page-grimm_forest-copies = W talii: { $count }; widzisz teraz: { $seen }.
page-grimm_forest-laid-by = Kartę położył gracz { $who }.
page-grimm_forest-pig = świnka gracza { $who }
page-grimm_forest-prince = Książę
page-grimm_forest-prince-about = Na początku każdej rundy zabiera połowę z jednej lokacji.
page-grimm_forest-offer = Przyszedł przyjaciel.
page-grimm_forest-fold = Spójrz na stół

## The yards

page-grimm_forest-first = Pierwszy gracz
page-grimm_forest-left = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
page-grimm_forest-builds = buduje
page-grimm_forest-more = akcje: { $count }
page-grimm_forest-asleep = W tej rundzie zagrywa wierzchnią kartę talii
page-grimm_forest-forced = W tej rundzie musi zagrać baśń
page-grimm_forest-token = Pierwszy budowniczy, materiał: { $resource }
page-grimm_forest-houses = Domy gracza { $who }
page-grimm_forest-hand-of = Baśnie na ręce gracza { $who }: { $count }
page-grimm_forest-known = Na ręce gracza { $who } widziano:
page-grimm_forest-friend-of = Przyjaciel gracza { $who }
page-grimm_forest-gather-of = Karta zbioru gracza { $who }: { $where }
page-grimm_forest-fable-of = Baśń gracza { $who }
page-grimm_forest-due-of = Działa w tej rundzie dla gracza { $who }
page-grimm_forest-face-down = zakryta
page-grimm_forest-gather = karta zbioru
page-grimm_forest-gather-about = Wysyła tam świnkę. { $count ->
    [0] Teraz nic tam nie leży.
   *[other] Teraz leży tam: { $what }.
}
page-grimm_forest-ran = nigdzie nie idzie
page-grimm_forest-special = Akcja specjalna
page-grimm_forest-release = Odpraw

## The hand

page-grimm_forest-your-hand = Twoje karty
page-grimm_forest-no-fables = Nie masz jeszcze baśni. Dobiera się je podczas budowy.
page-grimm_forest-tucked = pod Małą Syrenką
page-grimm_forest-pass-fable = Bez baśni
page-grimm_forest-pass-menu = Zakończ turę
page-grimm_forest-pass-gift = To wszystko
page-grimm_forest-pass-swap = Zostawiam swoją

## The first game

page-grimm_forest-tour-goal = Postaw trzy całe domy przed innymi. Z czego są, jest obojętne; cegła rozstrzyga tylko remisy i żaden wilk jej nie zdmuchnie.
page-grimm_forest-tour-gather = Każdy w tajemnicy wysyła dokądś świnkę. Kto jest sam, zabiera wszystko; kilka świnek dzieli się po równo. Kliknij lokację albo kartę zbioru.
page-grimm_forest-tour-fable = Możesz dołożyć jedną zakrytą baśń. Najedź na kartę albo przytrzymaj ją dłużej, aby ją przeczytać.
page-grimm_forest-tour-story = Wiersz pod przebiegiem rundy mówi, co się właśnie stało i co będzie dalej.
page-grimm_forest-tour-build = Teraz dwie akcje: kliknij talię, aby dobrać baśń, stosik w puli, aby wziąć surowiec, albo świecący dom, aby budować.
page-grimm_forest-tour-floor = Aby zacząć dom, kliknij wolną działkę albo podłogę w puli: podłoga kosztuje 2, ściany 4, dach 6 jednego materiału.
page-grimm_forest-tour-friend = Przyszedł przyjaciel. Pomaga swojemu graczowi co rundę; nieproszonego można oddać komuś innemu.
