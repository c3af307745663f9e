# Własne słowa terminala.

cli-you = ty
cli-bot-novice = bot: nowicjusz
cli-bot-casual = bot: amator
cli-bot-strong = bot: mocny
cli-bot-master = bot: mistrz
cli-bot-random = bot: gra losowo
cli-bot-greedy = bot: prosty
cli-bot-greedy-0 = bot: prosty (greedy-0)
cli-character-builder = budowniczy
cli-character-gambler = ryzykant
cli-character-miser = skąpiec
cli-character-trickster = figlarz
cli-thinks = { $who } myśli…
cli-hand = Masz na ręce:
cli-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
cli-turn = tura { $turn } z { $turns }
cli-choose = Twój wybór (numer lub nazwa, ? to pomoc):
cli-help = Wpisz numer odpowiedzi, jej nazwę albo pierwsze litery; nazwy mogą być polskie, rosyjskie lub angielskie. Poza tym: ? – zasada, z której wynika pytanie; ? i karta albo inna odpowiedź – co ona robi (i dlaczego teraz jest niemożliwa); ? i numer punktu – treść tego punktu; rules – wszystkie zasady; undo – cofnięcie tego, czego nikt jeszcze nie widział; hint – najlepsze odpowiedzi na podstawie tego, co możesz wiedzieć; save [plik] – zapis; quit – wyjście.
cli-help-dark_tales = ☀ to dzień, ☾ to noc. Pod każdą scenerią są jej wymiany albo to, za co dostaje się punkty na końcu.
cli-help-fairy_tale = Karta w nawiasie jest zakryta; liczba po karcie to punkty, które teraz daje.
cli-help-grimm_forest = Dom jest narysowany tak: ▁ podłoga, ▄ ściany, ▲ dach. Strzałka wskazuje, kto ma zdecydować.
cli-help-zavarushka = Postacie na polu są wymienione od góry; zZ oznacza zablokowaną.
cli-help-short = Wpisz numer od 1 do { $last } albo ?, aby uzyskać pomoc.
cli-unknown = Nie rozumiem: „{ $word }”. Wpisz numer od 1 do { $last } albo ?, aby uzyskać pomoc.
cli-several = „{ $word }” może oznaczać: { $names }.
cli-other-question = Teraz pytanie jest inne: „{ $question }”
cli-undone = Ruch cofnięty.
cli-saved = Zapisano w { $file }. Aby grać dalej: { $command }
cli-save-failed = Nie udało się zapisać { $file }: { $reason }. Gra trwa, spróbuj innej nazwy.
cli-resumed = Wracamy do gry zapisanej w { $file }.
cli-ask-save = Zapisać grę przed wyjściem? (t/n)
cli-no-more-input = Nie ma już danych wejściowych, gra zatrzymana.
cli-goodbye = Do zobaczenia.
cli-over = Koniec gry.
cli-total = Razem
cli-rank = { $rank }. { $name }

cli-draft = Draft { $draft } z { $drafts }; karty idą { $way }.
cli-pack = Karty przed tobą:
cli-passed = Te karty podano dalej: { $cards }

cli-round = Runda { $round }; pierwszy gracz: { $name }.
cli-fables = { $count ->
    [one] { $count } baśń
    [few] { $count } baśnie
   *[many] { $count } baśni
}
cli-friend = towarzysz: { $card }
cli-played = zagrano: { $card }
cli-due = działa w tej rundzie: { $card }
cli-looking = Widzisz:
cli-top = Na wierzchu talii:
cli-known = Wiesz, że { $name } ma: { $cards }
cli-proposed = Zasady: { $choice }, zaproponowane dla twojego języka. Inne zasady: --option { $option }
cli-forest = Baśnie: w talii { $deck }, odrzucone { $discard }. Towarzysze: w talii { $friends }, odrzuceni { $gone }.
cli-editions = { $one } i { $other }: { $count ->
    [0] brak różnic.
    [one] { $count } różnica.
    [few] { $count } różnice.
   *[many] { $count } różnic.
}

cli-tale = Kart w talii: { $deck }, odrzuconych: { $discard }.
cli-middle = Na środku:
cli-pacts = { $count ->
    [one] { $count } pakt
    [few] { $count } pakty
   *[many] { $count } paktów
}
cli-own-pacts = Twoje pakty:
cli-tokens = Żetony:
cli-stack = Żetonów w stosie: { $tokens }.
cli-ball = Na karcie „Bal w pałacu”:
cli-dance = Mogą zatańczyć:

cli-card-id = karta
cli-card-name = nazwa angielska
cli-card-copies = kopie
cli-card-faction = frakcja
cli-card-kind = rodzaj
cli-card-points = punkty
cli-card-effect = co robi
cli-card-expert = talia
cli-card-sort = rodzaj
cli-card-advanced = dla zaawansowanych
cli-card-deck = pudełko
cli-card-tokens = żetony
cli-card-note = nuta
cli-card-goes = dokąd trafia
cli-card-lasting = działa stale
cli-card-first = pierwszy warunek
cli-card-second = drugi warunek
cli-card-light = jasna strona
cli-card-dark = ciemna strona
cli-card-line = wiersz { $number }
cli-card-source = skąd to wiadomo
cli-card-sources = Skąd to wiadomo: { $shares }.

cli-source-book = instrukcja gry
cli-source-public = źródła publiczne
cli-source-inferred = wniosek
cli-source-house = nasze

cli-word-base = gra podstawowa
cli-word-mermaid = Mała Syrenka
cli-word-cinderella = Kopciuszek
cli-word-pacts = Mała Syrenka: pakt
cli-word-tokens = Kopciuszek: żeton
cli-word-expert = pełna
cli-word-A = tak

cli-verify-hash = Skrót zgadza się z ziarnem tej gry.
cli-verify-other-hash = Skrót nie zgadza się z ziarnem tej gry: jest nim { $hash }.
cli-verify-own-hash = Ziarno w tym zapisie ma skrót { $hash }. Nie sprawdzono, czy to ten sam, który pokazano na początku gry: porównaj je albo podaj go po --verify.
cli-verify-no-hash = Tej gry nie rozdano z ukrytego ziarna, więc nie ma skrótu; sprawdzono tylko zasady.
cli-verify-rules = Gra przebiegła zgodnie z zasadami aż do końca.

cli-backed-up = Bazę danych skopiowano do { $file }, a kopię sprawdzono.
cli-restored = Bazę danych przywrócono z { $file }.
cli-restored-old = Poprzednia baza jest zachowana jako { $file }.
cli-keys-rotated = Ciasteczka są podpisywane nowym kluczem. Podpisane wcześniej pozostają ważne.
cli-keys-dropped = Ciasteczka są podpisywane nowym kluczem. Podpisane wcześniej straciły ważność.

cli-decimal-mark = ,
cli-arena-title = Arena: { $game }
cli-arena-playing = Trwa gra
cli-arena-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, miejsc przy stole: { $seats }, ziarno { $seed }.
cli-arena-resumed = Kontynuacja { $file }: { $count ->
    [one] jest tam już { $count } gra.
    [few] są tam już { $count } gry.
   *[many] jest tam już { $count } gier.
}
cli-arena-interrupted = Przerwano. Rozegrane gry są w { $file }; to samo polecenie zacznie od tego miejsca.
cli-arena-stopped = Przerwano. Nic nie zapisano; z --out PLIK wyniki zostają i można je dograć później.
cli-arena-above = Rozstrzygnięte: udział wygranych { $bot } jest większy niż { $share }.
cli-arena-below = Rozstrzygnięte: udział wygranych { $bot } jest mniejszy niż { $share }.
cli-arena-undecided = Nie rozstrzygnięto, czy udział wygranych { $bot } jest większy, czy mniejszy niż { $share }.
cli-arena-anytime = Przedziały udziałów są ważne w każdej chwili, choć gra mogła skończyć się wcześniej; dlatego są szersze niż zwykle.
cli-arena-faults = { $bot }: { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
   *[many] { $count } odpowiedzi
} z { $of } zastąpiono domyślną ({ $kinds }).
cli-arena-illegal = niezgodne z zasadami:
cli-arena-late = za późno:
cli-arena-died = program się zakończył:
cli-arena-failed = błędy:
cli-arena-report = Raport jest w { $file }.
cli-arena-bot = bot
cli-arena-games = gier
cli-arena-share = udział wygranych
cli-arena-wins = wygrane
cli-arena-interval = 95 %
cli-arena-even = po równo
cli-arena-points = punkty
cli-arena-elo = Elo
cli-arena-rating = ranking (Elo)
cli-arena-ms = ms
cli-arena-time = czas decyzji, ms
cli-arena-seat = Miejsce { $number }
cli-arena-by-seat = udział wygranych według miejsca
cli-arena-length = decyzji w grze
cli-arena-legend = Odcinek to 95-procentowy przedział ufności; linia przerywana to udział, jaki miałyby równe sobie boty.
cli-arena-options = opcje gry

cli-balance-title = Balans: { $game }
cli-balance-games = Na wszystkich miejscach { $bot }; dla każdej liczby graczy { $games ->
    [one] { $games } rozdanie
    [few] { $games } rozdania
   *[many] { $games } rozdań
}, ziarno { $seed }.
cli-balance-caveat = Wszystko to mówi o tym, jak gra { $bot }. Lepszy gracz może inaczej wykorzystać kartę albo miejsce.
cli-balance-players = Graczy: { $seats }
cli-balance-by-place = miejsce w kolejności gry
cli-balance-place = Miejsce { $number }
cli-balance-figure = wielkość
cli-balance-mean = średnio
cli-balance-gap = różnica, p.p.
cli-balance-gap-points = różnica
cli-balance-points = punkty gracza
cli-balance-length = długość gry w turach lub rundach
cli-balance-sources = punkty według źródła
cli-balance-winner = zwycięzcy
cli-balance-held = karty na ręce
cli-balance-played = zagrane karty
cli-balance-joined = karty, które dołączyły do gracza
cli-balance-times = razy
cli-balance-legend = Wykresy kart pokazują w punktach procentowych, o ile częściej wygrywają ci, którzy mieli kartę, w porównaniu ze średnią wszystkich kart albo z tą samą kartą przy innych zasadach. Odcinek to 95-procentowy przedział ufności; co może być przypadkiem, jest blade.
cli-balance-chance = Sprawdzonych wielkości: { $tested }. Przez sam przypadek poza swoimi przedziałami leżałoby około { $expected }, a leży { $outside }. Gwiazdka oznacza to, co zostaje, gdy fałszywych gwiazdek ma być najwyżej 5 %: { $marked }.
cli-balance-all = wszystkie wielkości
cli-balance-data = dane
