## The course of a round

page-grimm_forest-steps = Przebieg rundy
page-grimm_forest-round = Runda { $round }
page-grimm_forest-step-start = Początek
page-grimm_forest-step-select = Wybór kart
page-grimm_forest-step-reveal = Baśnie
page-grimm_forest-step-cards = Karty zbiorów
page-grimm_forest-step-before = Przed zebraniem
page-grimm_forest-step-gather = Zbieranie
page-grimm_forest-step-end = Po zebraniu
page-grimm_forest-step-build = Budowa
page-grimm_forest-step-close = Porządki
page-grimm_forest-about-rest = Zaczyna się nowa runda.
page-grimm_forest-about-start = Początek rundy: działają karty początku rundy.
page-grimm_forest-about-select = Każdy w tajemnicy zagrywa kartę zbiorów i, jeśli chce, baśń.
page-grimm_forest-about-reveal = Baśnie są odkryte; działają te, które działają po odkryciu.
page-grimm_forest-about-cards = Karty zbiorów są odkryte; zaraz świnki ruszą w drogę.
page-grimm_forest-about-before = Świnki są na miejscu; działają stwory i inne karty przed zebraniem surowców.
page-grimm_forest-about-gather = Świnka, która jest sama, zabiera wszystko; kilka dzieli się po równo.
page-grimm_forest-about-end = Działają karty końca fazy zbierania.
page-grimm_forest-about-build = Po kolei każdy ma dwie akcje: baśń, surowiec, budowa lub akcja specjalna.
page-grimm_forest-about-close = Porządki: świnki wracają do domu, na lokacje dokłada się surowce.
page-grimm_forest-about-over = Domy stoją. Gra skończona.
page-grimm_forest-skip = Pomiń

## The table

page-grimm_forest-supply = Pula
page-grimm_forest-costs = kosztuje { $count } tego surowca
page-grimm_forest-part-floor = podłoga
page-grimm_forest-part-walls = ściany
page-grimm_forest-part-roof = dach
page-grimm_forest-sections-left = zostało: { $count }
page-grimm_forest-decks = Talie
page-grimm_forest-deck-fable = Baśnie w talii: { $count }
page-grimm_forest-deck-friend = Towarzysze w talii: { $count }
page-grimm_forest-discard-fable = Odrzucone baśnie: { $count }
page-grimm_forest-discard-friend = Odrzuceni towarzysze: { $count }
page-grimm_forest-nothing = Tu jeszcze nic nie ma.
page-grimm_forest-top = Wiesz, co leży na wierzchu talii:
page-grimm_forest-copies = W talii: { $count }; widzisz teraz: { $seen }.
page-grimm_forest-laid-by = Kartę położył gracz { $who }.
page-grimm_forest-pig = świnka gracza { $who }
page-grimm_forest-prince = Królewicz
page-grimm_forest-prince-about = Na początku każdej rundy zabiera połowę surowców z jednej lokacji.
page-grimm_forest-offer = Odkryto kartę towarzysza.
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
page-grimm_forest-asleep = W tej rundzie zagrywa kartę z wierzchu talii baśni
page-grimm_forest-forced = W tej rundzie musi zagrać baśń
page-grimm_forest-token = Premia pierwszego budowniczego: { $resource }
page-grimm_forest-houses = Domy gracza { $who }
page-grimm_forest-hand-of = Baśnie na ręce gracza { $who }: { $count }
page-grimm_forest-known = Na ręce gracza { $who } znasz:
page-grimm_forest-friend-of = Towarzysz gracza { $who }
page-grimm_forest-gather-of = Karta zbiorów gracza { $who }: { $where }
page-grimm_forest-fable-of = Baśń gracza { $who }
page-grimm_forest-due-of = Działa w tej rundzie dla gracza { $who }
page-grimm_forest-face-down = zakryta
page-grimm_forest-gather = karta zbiorów
page-grimm_forest-gather-about = Wysyła tam świnkę. { $count ->
    [0] Teraz nic tam nie leży.
   *[other] Teraz leży tam: { $what }.
}
page-grimm_forest-ran = nigdzie nie idzie
page-grimm_forest-special = Akcja specjalna
page-grimm_forest-release = Odrzuć

## The hand

page-grimm_forest-your-hand = Twoje karty
page-grimm_forest-no-fables = Nie masz jeszcze baśni. Dobiera się je w fazie budowy.
page-grimm_forest-tucked = pod Małą Syrenką
page-grimm_forest-pass-fable = Bez baśni
page-grimm_forest-pass-menu = Zakończ turę
page-grimm_forest-pass-gift = To wszystko
page-grimm_forest-pass-swap = Zostawiam swoją

## The first game

page-grimm_forest-tour-goal = Tu staną twoje domy. Wybuduj trzy przed innymi. Z czego są, jest obojętne; cegła rozstrzyga tylko remisy, a wilk jej nie zdmuchnie.
page-grimm_forest-tour-gather = Każdy w tajemnicy wysyła dokądś świnkę. Świnka, która jest sama, zabiera wszystko; kilka dzieli się po równo. Kliknij lokację albo kartę zbiorów.
page-grimm_forest-tour-fable = Możesz dołożyć jedną zakrytą baśń. Najedź na kartę albo przytrzymaj ją dłużej, aby ją przeczytać.
page-grimm_forest-tour-story = Wiersz pod przebiegiem rundy mówi, co się właśnie stało i co będzie dalej.
page-grimm_forest-tour-build = Teraz dwie akcje: kliknij talię, aby dobrać baśń, stosik w puli, aby wziąć surowiec, albo świecący dom, aby budować.
page-grimm_forest-tour-second = Została jeszcze jedna akcja. Może być taka sama.
page-grimm_forest-tour-floor = Aby zacząć dom, kliknij wolną działkę albo podłogę w puli: podłoga kosztuje 2 surowce, ściany 4, dach 6, wszystkie jednego rodzaju.
page-grimm_forest-tour-round = To była cała runda. Lokacje znów się zapełniły, a pierwszy jest teraz inny gracz. I tak dalej, aż ktoś będzie miał trzy domy.
page-grimm_forest-tour-friend = Dobierasz towarzysza. Pomaga swojemu graczowi co rundę; niechcianego można oddać komuś innemu.

## Jak grać: w dwie minuty

page-grimm_forest-how-goal = Wygrywa ten, kto pierwszy ma trzy domy pod dachem. Słoma, drewno czy cegła: wszystko jedno.
page-grimm_forest-how-turn = Runda
page-grimm_forest-how-1 = Każdy w tajemnicy wybiera, dokąd pójdzie jego świnka: na pole, do lasu czy do cegielni. Na tej karcie można położyć jedną zakrytą baśń.
    .title = Wybierz miejsce
page-grimm_forest-how-2 = Najpierw odkrywa się baśnie, a z niektórymi przychodzą stwory; potem karty zbiorów i każda świnka biegnie na swoje miejsce.
    .title = Wszystko wychodzi na jaw
page-grimm_forest-how-3 = Świnka, która jest sama, zabiera wszystko. Jeśli jest ich kilka, dzielą się po równo, a to, czego podzielić się nie da, czeka na następną rundę.
    .title = Zbieraj
page-grimm_forest-how-4 = Potem każdy po kolei ma dwie akcje: dobrać baśń, wziąć dowolny surowiec, budować albo skorzystać z akcji specjalnej towarzysza. Może to być dwa razy to samo.
    .title = Dwie akcje
page-grimm_forest-how-5 = 2 surowce za podłogę, 4 za ściany, 6 za dach, wszystkie jednego rodzaju. Razem ze ścianami wprowadza się towarzysz, który pomaga; za pierwszy ukończony dom z każdego materiału jest premia.
    .title = Buduj
page-grimm_forest-how-6 = Jeśli po turach wszystkich graczy ktoś ma trzy ukończone domy, gra się kończy. Jeśli ma je kilka osób, rozstrzyga liczba domów z cegły, potem z drewna.
    .title = Koniec gry
page-grimm_forest-how-more = We dwoje gra się z Królewiczem, który co rundę zabiera połowę surowców z jednej lokacji; we czworo dochodzi Targ, na którym są wszystkie trzy surowce.
page-grimm_forest-how-editions = Wydanie rosyjskie i polskie trochę się różnią. W rosyjskim obie akcje trzeba wykonać, a Ryk działa przed zebraniem surowców; w polskim akcje można pominąć, a Ryk działa po nim. Inaczej działa też kilkanaście kart: przy stole zawsze widzisz teksty wydania, według którego grasz.
