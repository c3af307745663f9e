page-dark_tales-middle = pośrodku
page-dark_tales-front = przed graczem { $who }
page-dark_tales-front-none = Na razie bez kart
page-dark_tales-hand = na twojej ręce
page-dark_tales-hand-none = Nie masz kart na ręce.
page-dark_tales-neither = ani dzień, ani noc
page-dark_tales-deck = Talia: { $count }
page-dark_tales-discard = Karty odrzucone: { $count }
page-dark_tales-removed = Poza grą: { $count }
page-dark_tales-supply = Pula
page-dark_tales-supply-of = W puli: { $item } × { $count }
page-dark_tales-item-of = { $who }: { $item } × { $count }
page-dark_tales-points = Punkty: { $points }
page-dark_tales-points-now = Gdyby gra skończyła się teraz: { $points }
page-dark_tales-holds = Karty na ręce: { $count }
page-dark_tales-known = { $card }: wiesz, że tę kartę ma { $who }
page-dark_tales-copies = { $copies ->
    [one] Jedna taka karta w grze,
    [few] { $copies } takie karty w grze,
   *[many] { $copies } takich kart w grze,
} widziane dotąd: { $seen }.

page-dark_tales-pacts = Twoje pakty
page-dark_tales-pacts-none = Brak paktów
page-dark_tales-pacts-of = Pakty: { $count }
page-dark_tales-pact-deck = Pakty: { $count }
page-dark_tales-pact-discard = Odrzucone: { $count }

page-dark_tales-tokens = Żetony
page-dark_tales-tokens-none = Na razie bez żetonów
page-dark_tales-token-below = Na odwrocie: { $what }
page-dark_tales-token-hidden = Co jest na odwrocie, wie tylko właściciel.
page-dark_tales-stack = Żetony w stosie: { $count }
page-dark_tales-ball = „Bal w pałacu”: kart { $count } z 2. Trzecia rozpoczyna bal.
page-dark_tales-ball-now = Bal w pałacu
page-dark_tales-ball-choose = Wybierz pary

page-dark_tales-tour-hand = To twoje karty. W każdej turze zagrywasz jedną, nawet jeśli nic ci nie daje.
page-dark_tales-tour-card = Liczba to punkty, które karta daje od razu; znak na dole mówi, dokąd trafia: przed ciebie, na środek albo na stos kart odrzuconych.
page-dark_tales-tour-time = Dzień albo noc: jedne działania są możliwe tylko za dnia, inne tylko nocą.
page-dark_tales-tour-deal = Raz w turze, przed zagraniem karty, możesz skorzystać z wymiany ze scenerii A. Podświetlone jest to, na co cię stać. Nie chcesz? Po prostu zagraj kartę.
page-dark_tales-tour-play = Twoja pierwsza tura: kliknij kartę, którą chcesz zagrać.
page-dark_tales-tour-end = To była cała tura. Za scenerię B punkty liczy się na końcu; mała liczba obok punktów to twój wynik, gdyby gra skończyła się teraz.
page-dark_tales-tour-target = Wybierz kartę prosto ze stołu: wszystko, co można wybrać, jest podświetlone.
page-dark_tales-tour-pacts = Pakty z morską wiedźmą dają wiele, jeśli spełnisz warunek, a zatrzymane do końca kosztują po trzy punkty.
page-dark_tales-tour-tokens = Żetony mają dwie strony. Jasne punktują na balach, ciemne na końcu gry.
page-dark_tales-tour-ball = Karta usunięta z gry trafia na kartę „Bal w pałacu”; trzecia otwiera bal, na którym twoi mężczyźni i kobiety tańczą w parach.

## Jak grać: w dwie minuty

page-dark_tales-how-goal = Wspólnie, karta po karcie, opowiadacie jedną mroczną baśń, a każdy chce na niej zyskać najwięcej: punkty za to, co zagrywa, za to, co leży na stole, i za to, co liczy się na końcu.
page-dark_tales-how-turn = Twoja tura
page-dark_tales-how-1 = Zaczynasz z trzema kartami, a w każdej turze dobierasz z talii następną. Na ręce może ich być dowolnie dużo.
    .title = Dobierz kartę
page-dark_tales-how-2 = Zanim zagrasz, możesz jeden raz zapłacić za jedną z wymian ze scenerii A: przedmiotami, które dały ci karty, na przykład mieczem i zbroją.
    .title = Skorzystaj z wymiany
page-dark_tales-how-3 = Potem trzeba zagrać kartę. Znak u dołu mówi, dokąd trafi: przed ciebie, na środek stołu albo na stos kart odrzuconych.
    .title = Zagraj kartę
page-dark_tales-how-4 = Zdobywasz tyle punktów, ile stoi w rogu. Potem dzieje się to, co mówi karta, od góry do dołu i na tyle, na ile się da; wybór masz tylko tam, gdzie stoi „jeśli chcesz”.
    .title = Najpierw punkty, potem działania
page-dark_tales-how-5 = Karta pośrodku pokazuje, czy jest dzień, czy noc, a niektóre działania są możliwe tylko o jednej z tych pór. Na koniec tury karty leżące przed tobą mogą zadziałać jeszcze raz.
    .title = Dzień i noc
page-dark_tales-how-6 = Gdy talia się wyczerpie, gracie dalej bez dobierania. Kiedy ktoś zaczyna turę z pustą ręką, baśń się kończy: sceneria B dodaje swoje punkty, a wygrywa ten, kto ma ich najwięcej. O remisie rozstrzygają przedmioty i karty na ręce.
    .title = Koniec gry
page-dark_tales-how-more = Dwa dodatki odmieniają baśń. „Mała Syrenka” wnosi pakty z morską wiedźmą: spełnione dobrze płacą, zatrzymane kosztują po trzy punkty. „Kopciuszek” wnosi żetony i bale w pałacu, na których pary tańczą o punkty.
