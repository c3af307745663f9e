page-home = Do gier
page-home-title = Jaka baśń dziś wieczorem?
page-nav = Strony
page-tables = Stoły
page-puzzles = Zadania
page-settings = Ustawienia
page-me = Ja
page-close = Zamknij
page-play-now = Zagraj teraz
page-you = ty
page-over = Koniec gry.
page-waiting-for = Czekamy na: { $who }.
page-decides = teraz decyduje
page-thinks = myśli
page-board = Plansza
page-prompt = Twoja decyzja
page-answers-list = Wybierz z listy ({ $count })
page-log = Przebieg gry
page-log-times = { $count } razy
page-log-more = jeszcze { $count }
page-log-less = zwiń
page-log-round = Runda { $round }
page-rule = Zasada { $clause }
page-seat-open = Wolne miejsce

page-name-title = Jak się do ciebie zwracać?
page-name-about = To imię zobaczą inni gracze. Bez rejestracji.
page-name-go = Do stołu

## The shelf

page-home-about = Cztery baśniowe gry planszowe: ze znajomymi albo z botami. Bez rejestracji.
page-go-on = Twoje gry
page-new-table = Przygotuj stół
page-how = Jak grać
page-players = { $from }–{ $to } graczy
page-minutes = około { $minutes } min
page-weight = Złożoność: { $weight } z 5
page-join = Dołącz do stołu
page-join-about = Otrzymany link lub kod
page-join-go = Dołącz
page-lobby-link = Otwarte stoły czekające na graczy
page-credits = O projekcie
page-for-programs = Dla programistów
page-loading = Chwileczkę…
page-yes = tak
page-no = nie
page-cancel = Anuluj

## A new table

page-new-title = Nowy stół
page-seats = Miejsca
page-how-many = Ilu graczy?
page-seat-who = Kto siedzi na miejscu { $number }
page-seat-person = Ktoś, kogo zaproszę
page-seat-anybody = Ktokolwiek
page-seat-bot = Bot: { $level }
page-level = Siła bota na miejscu { $number }
page-level-novice = nowicjusz
page-level-casual = amator
page-level-strong = mocny
page-level-master = mistrz
page-level-random = gra losowo
page-level-greedy = prosty
page-level-greedy-0 = prosty
page-level-about-novice = wybacza błędy i sam bywa niemądry: na pierwszą grę
page-level-about-casual = gra rozsądnie, z tury na turę
page-level-about-strong = myśli naprzód: ty też musisz pomyśleć
page-level-about-master = gra najlepiej, jak umiemy; może myśleć kilka sekund
page-character = Charakter bota na miejscu { $number }
page-character-none = bez upodobań
page-character-builder = budowniczy
page-character-gambler = ryzykant
page-character-miser = skąpiec
page-character-trickster = figlarz
page-character-about-builder = lubi punkty od razu
page-character-about-gambler = lubi zaryzykować
page-character-about-miser = lubi grać bezpiecznie
page-character-about-trickster = lubi przeszkadzać innym
page-bots-all = Wszystkie boty
page-bots-all-level = Siła wszystkich botów
page-bots-all-character = Charakter wszystkich botów
page-bots-various = różne
page-bot-pace = Jak szybko odpowiadają boty?
page-bot-pace-instant = od razu
page-bot-pace-unhurried = bez pośpiechu, około sekundy
page-bot-pace-slow = powoli
page-public-about = Stół zobaczą wszyscy, którzy szukają gry.
page-options = Zasady
page-options-more = { $count ->
    [one] Jeszcze { $count } zasada, która różni wydania
    [few] Jeszcze { $count } zasady, które różnią wydania
   *[other] Jeszcze { $count } zasad, które różnią wydania
}
page-options-clash = Te zasady nie pasują do siebie: nie da się według nich grać.
page-proposed = Proponujemy to wydanie, bo ukazało się w twoim języku. Możesz wybrać inne.
page-by-chance = losowo
page-choice-seat = miejsce { $number }
page-choice-dark_tales-expansion-none = bez dodatku
page-choice-dark_tales-expansion-mermaid = Mała Syrenka
page-choice-dark_tales-expansion-cinderella = Kopciuszek
page-choice-fairy_tale-deck-basic = podstawowa, 80 kart
page-choice-fairy_tale-deck-advanced = pełna, 100 kart
page-choice-grimm_forest-advanced-all = wszystkie karty
page-choice-grimm_forest-advanced-basic = gra podstawowa
page-clock = Czas
page-clock-about = Ile czasu na namysł?
page-clock-none = bez limitu
page-clock-live-is = { $minutes } min i dodatkowo { $seconds } s na każdą decyzję
page-clock-correspondence-is = { $hours } h na każdą decyzję
page-stand-in = Kto gra za osobę, której skończył się czas?
page-stand-in-default = nikt: ruch wykona się sam
page-create = Otwórz stół
page-create-start = Zacznij grę

## The waiting room

page-waiting-room = Poczekalnia
page-seat-open-about = może tu usiąść każdy
page-seat-kept = Miejsce dla gościa
page-seat-kept-about = dla osoby, która ma link z zaproszeniem
page-host = gospodarz stołu
page-ready = może zaczynać
page-not-ready = jeszcze się szykuje
page-person = gracz
page-twin = Jest tu inny gracz o podobnym imieniu.
page-sit = Usiądź tutaj
page-invite-bot = Zaproś: { $name }
page-clear = Zwolnij miejsce
page-start = Zacznij grę
page-start-open = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce: zaproś kogoś albo dodaj bota.
    [few] Wolne są jeszcze { $count } miejsca: zaproś kogoś albo dodaj boty.
   *[other] Wolnych jest jeszcze { $count } miejsc: zaproś kogoś albo dodaj boty.
}
page-start-unready = { $count ->
    [one] Czekamy jeszcze na { $count } gracza.
    [few] Czekamy jeszcze na { $count } graczy.
   *[other] Czekamy jeszcze na { $count } graczy.
}
page-be-ready = Możemy zaczynać
page-unready = Poczekajcie na mnie
page-wait-host = Grę rozpocznie gospodarz stołu.
page-watching-open = Zajmij wolne miejsce albo zostań i oglądaj.
page-watching-kept = Wolne miejsca są dla zaproszonych: poproś gospodarza stołu o link z zaproszeniem albo zostań i oglądaj.
page-watching-full = Wszystkie miejsca są zajęte; możesz zostać i oglądać.
page-leave = Wstań od stołu
page-invite = Zaproś
page-invite-private = Kto ma ten link, może usiąść do stołu.
page-invite-watch = Ten link pozwala oglądać grę. Link, który daje miejsce przy stole, ma gospodarz stołu.
page-invite-here = Link działa na razie tylko na tym komputerze. Aby mogli dołączyć inni, otwórz stronę pod adresem, który jest dla nich dostępny.
page-invite-public = Ten stół jest widoczny dla wszystkich; z linkiem można zająć także miejsce dla gościa.
page-invite-qr = Link jako kod QR
page-invite-link = Link do tego stołu
page-copy = Skopiuj link
page-copied = Skopiowano.
page-share = Udostępnij
page-terms = Warunki gry

## At the table

page-your-turn = Twoja kolej
page-details = Szczegóły
page-menu = Menu
page-talk = Czat
page-talk-empty = Nikt jeszcze niczego nie napisał.
page-talk-say = Wiadomość
page-talk-send = Wyślij
page-beside = widz
page-mute = wycisz
page-muted = { $who }: wiadomości ukryte.
page-not-heard = { $who }: wiadomości ukryte.
page-hear = wyłącz wyciszenie
page-heard = { $who }: wiadomości znowu widoczne.
page-sending = Chwileczkę…
page-why-other = Teraz pytanie jest inne: „{ $question }”
page-away = chwilowo bez gracza
page-resigned = miejsce oddane
page-paused = Gra jest wstrzymana.
page-you-away = Twój czas się skończył i gra za ciebie zastępca.
page-you-resigned = To miejsce zostało oddane; dalej gra na nim zastępca.
page-you-watch = Oglądasz: widzisz wszystko, co leży odkryte.
page-return = Wróć na miejsce
page-line-lost = Utracono połączenie. Łączymy ponownie; to, co widać na ekranie, może być nieaktualne.
page-undo = Cofnij ruch
page-telling-now = Jeszcze pokazujemy, co się wydarzyło.
page-telling-again = Jeszcze raz: co się wydarzyło od twojego ostatniego ruchu.
page-told-next = Dalej
page-told-skip = Pomiń
page-key-space = spacja
page-told-again = Od mojego ostatniego ruchu
page-told-once-more = Ostatnie ruchy jeszcze raz
page-told-now = pokazujemy
page-told-last = pokazane
page-propose-undo = Poproś o cofnięcie mojego ruchu
page-propose-pause = Zaproponuj przerwę
page-resume = Zaproponuj wznowienie
page-proposed-undo = { $who } prosi o cofnięcie ruchu.
page-proposed-pause = { $who } proponuje przerwę.
page-proposed-resume = { $who } proponuje wznowienie gry.
page-proposed-wait = Czekamy na pozostałych.
# How long follows, as a clock shows it.
page-proposed-until = Jeśli nikt się nie sprzeciwi, gra ruszy za
page-agree = Zgadzam się
page-decline = Odrzuć
page-declined = Nie wszyscy się zgadzają.
page-share-table = Udostępnij link do stołu
page-resign = Poddaj się
page-resign-sure = Dalej na twoim miejscu zagra zastępca i nie da się już wrócić.
page-resign-yes = Poddaj się ostatecznie
page-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
}
page-rules = Zasady gry
page-rules-whole = Wszystkie zasady
page-rules-table = Zasady tego stołu
page-rules-edition = Według którego wydania

## After the end

page-result = Wynik
page-you-won = Wygrywasz!
page-won = { $count ->
    [one] Wygrywa { $who }
   *[other] Wspólne zwycięstwo: { $who }
}
page-rank = { $rank }. miejsce
page-total = Razem
page-tie-zavarushka = Przy równej liczbie punktów wyżej jest ten, kto grał wcześniej.
page-tie-dark_tales = Przy równej liczbie punktów wyżej jest ten, kto ma w sumie więcej przedmiotów i kart na ręce.
page-tie-grimm_forest = Przy równej liczbie domów wyżej jest ten, kto ma więcej domów z cegły, potem z drewna, potem ten, kto ma żeton premii pierwszego budowniczego najtrwalszego materiału.
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-rematch = Zagraj jeszcze raz
page-rematch-join = Do następnej gry
page-record = Pobierz zapis gry
page-seed = Czy rozdanie było uczciwe?
page-seed-about = Ziarno, z którego powstały wszystkie rozdania i tasowania. Jego skrót pokazano na samym początku; mając zapis gry, każdy może sprawdzić każdy krok.
page-seed-hash = Skrót ziarna:
page-undone = { $count ->
    [one] Ruchy, które inni już widzieli, cofnięto jeden raz.
   *[many] Ruchy, które inni już widzieli, cofnięto { $count } razy.
}
page-replay = Powtórka
page-replay-of = Powtórka: { $game }
page-replay-begin = Początek gry.
page-replay-chose = { $who } wybiera: { $what }.
page-replay-play = Odtwarzaj
page-replay-stop = Stop
page-eyes = Czyimi oczami
page-eyes-beside = widza
page-eyes-all = wszystkich naraz
page-hands = Co kto ma na ręce
page-hand-none = Brak kart.
page-step = Krok
page-step-first = Na początek
page-step-back = Krok wstecz
page-step-on = Krok naprzód
page-step-last = Na koniec

## Z innymi

page-friends = Graj ze znajomymi
page-friends-about = Dostaniesz stół z linkiem i kodem QR. Kto ma link, ten siada; puste miejsca mogą zająć boty.
page-fill = { $count ->
    [one] Bot na puste miejsce
   *[other] Boty na puste miejsca
}
page-fill-start = { $count ->
    [one] Bot na puste miejsce i zaczynamy
   *[other] Boty na puste miejsca i zaczynamy
}
page-network = Wpuść moją sieć domową
page-network-about = Telefony i komputery w twojej sieci domowej lub Wi-Fi otworzą tę stronę pod adresem { $address }, a kto ma link do stołu, może się dosiąść. Z internetu nikt tu nie wejdzie. Dane w sieci nie są szyfrowane; po grze możesz to wyłączyć.
page-network-off = Link działa na razie tylko na tym komputerze.
page-network-none = Ten komputer nie jest w sieci domowej.
page-rated = liczy się do rankingu
page-rated-not = bez rankingu
page-rated-friends = wśród znajomych, bez rankingu. Jeśli ktoś milczy dwie minuty, pozostali mogą poprosić bota o odpowiedź.
page-silent = { $who }: od dawna brak odpowiedzi.
page-silent-remind = Przypomnij
page-silent-reminded = { $who }: wysłano przypomnienie.
page-silent-once = Niech bot odpowie raz
page-silent-stay = Niech bot gra do powrotu
# To samo krócej, na telefon.
page-silent-once-short = Bot, raz
page-silent-stay-short = Bot do powrotu
page-reminder = Pozostali czekają na ciebie.
page-you-stood-in = Do twojego powrotu gra za ciebie bot.
page-seat-back = Znów grasz samodzielnie.
page-stood-in = { $count ->
    [one] { $who }: bot odpowiedział za tę osobę { $count } raz.
    [few] { $who }: bot odpowiedział za tę osobę { $count } razy.
   *[many] { $who }: bot odpowiedział za tę osobę { $count } razy.
}
page-here = { $count ->
    [one] Teraz jest tu { $count } osoba
    [few] Teraz są tu { $count } osoby
   *[many] Teraz jest tu { $count } osób
}
page-quick = Z pierwszą osobą, która przyjdzie
page-quick-about = Partia dla dwóch osób z zegarem: po 5 minut i po 20 sekund na każdą decyzję.
page-quick-go = Znajdź kogoś do gry
page-quick-seeking = { $game }: ktoś już na ciebie czeka!
page-quick-bots = Jeśli przez minutę nikt nie przyjdzie, zacznij z botem
page-quick-waiting = Czekamy na pierwszą osobę, która przyjdzie…
# Dalej stoi, ile zostało, jak na zegarze.
page-quick-in = Bot usiądzie za
page-quick-waited = Czas czekania:
page-filters = Które stoły
page-filter-any = obojętnie
page-filter-none = W tej chwili nie ma takich stołów.
page-speed-live = z zegarem
page-speed-correspondence = korespondencyjnie
page-tables-running = Gry do oglądania
page-running-none = W tej chwili nikt nie gra przy widzach.
page-watch = oglądaj

## Lists of tables

page-tables-mine = Moje
page-tables-none = Nie siedzisz teraz przy żadnym stole.
page-tables-lobby = Otwarte dla wszystkich
page-lobby-none = Żaden stół nie czeka teraz na graczy.
page-tables-past = Zakończone
page-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
page-status-playing = gra trwa
page-status-over = zakończona
page-status-broken = nie można kontynuować

## The rulebook

page-search = Szukaj w zasadach i wśród kart
page-search-none = W tych zasadach nie ma niczego takiego.
page-cards-found = Karty
page-contents = Spis treści

## Me

page-name = Moje imię
page-save = Zapisz
page-saved = Zapisano.
page-be-guest = Graj jako gość
page-account = Konto
page-account-about = Login i hasło pozwalają grać pod tym samym imieniem na innych urządzeniach. Twoje gry zostają z tobą; nie pytamy o e-mail.
page-account-make = Załóż konto
page-account-made = Gotowe: masz konto.
page-login = Login
page-password = Hasło (co najmniej 8 znaków)
page-sign-in = Zaloguj się
page-sign-in-about = Jeśli masz już konto.
page-results = Wyniki
page-results-none = Nie masz jeszcze żadnej zakończonej gry.
page-game = Gra
page-rating = Ranking
page-played = Rozegrane
page-games-won = Wygrane
page-history = Poprzednie gry
page-place = { $rank }. miejsce z { $players }
page-leaving = Wyjście
page-sign-out = Wyloguj się
page-sign-out-about = Możesz wrócić, podając login i hasło.
page-sign-out-guest = Gość po wylogowaniu nie wróci do swoich stołów: najpierw załóż konto.
page-sign-out-everywhere = Wyloguj się wszędzie
page-forget = Usuń mnie
page-forget-about = Imię, ustawienia i wyniki zostaną usunięte, a twoje miejsca przy stołach zwolnione. Tego nie da się cofnąć.
page-forget-type = Dla pewności wpisz swoje imię, { $name }:
page-forget-yes = Usuń na zawsze
page-forgotten = Wszystkie dane o tobie zostały usunięte.

## Settings

page-language = Język
page-theme = Wygląd
page-theme-auto = jak w systemie
page-theme-light = jasny
page-theme-dark = ciemny
page-size = Wielkość tekstu
page-size-small = mały
page-size-normal = zwykły
page-size-large = duży
page-size-huge = bardzo duży
page-motion = Animacje
page-motion-full = pełne
page-motion-fast = szybkie
page-motion-off = bez animacji
page-telling = Ruchy innych
page-telling-slow = po kolei, wolno
page-telling-normal = po kolei
page-telling-fast = po kolei, szybko
page-telling-off = wszystkie naraz
page-sound = Dźwięki: rozdawanie kart, sygnał mojej kolejki, akord na koniec
page-marks = Duże znaki obok kolorów graczy
page-bot-pace-mine = Jak szybko odpowiadają boty przy moich stołach
page-hints = Podpowiedzi w pierwszych grach
page-hint-next = Jasne
page-hint-no-more = Nie pokazuj więcej
page-settings-about = Ustawienia są przechowywane w tej przeglądarce.
page-settings-about-known = Ustawienia są przechowywane w tej przeglądarce i na serwerze: z kontem masz je także na innych urządzeniach.

## Credits

page-credits-games = Gry
page-credits-games-about = To nieoficjalna praca fanów. Gry należą do swoich autorów i wydawców. Zasady, liczby i nazwy to fakty; wszystkie teksty, rysunki i kod są nasze własne, oprócz tego, co wymieniono poniżej.
page-credits-unknown = instrukcja nie podaje autora
page-credits-icons = Obrazki
page-credits-icons-about = Ikony narysowali:
page-credits-fonts = Czcionki
page-credits-code = Programy
page-credits-license = Sam Taletable jest wolnym oprogramowaniem na licencji MIT.

## What the games are like

page-about-zavarushka = Król nie ma dzieci, a jego ziem chcą wszyscy. Sześć tur, siedem kart: zajmujcie miejsca, wypuszczajcie smoki i podłóżcie wszystkim krasnoluda.
page-about-fairy_tale = Cztery ludy, każdy ze swoją historią. Zatrzymaj kartę, podaj resztę i opowiedz baśń z dwunastu, gdy inni odwracają twoje strony.
page-about-dark_tales = Zamki, wiedźmy i miecze: każdy dokłada kartę do tej samej mrocznej baśni i obraca ją na swoją korzyść, w dzień i w nocy.
page-about-grimm_forest = Bratankowie i bratanice trzech słynnych świnek ścigają się, kto pierwszy zbuduje trzy domy. Zbierajcie słomę, drewno i cegły i zgadujcie, dokąd pójdą inni.

## Where something is amiss

page-lost-nothing = Tu niczego nie ma
page-lost-about-nothing = Strona została przeniesiona albo nie ma takiego stołu.
page-lost-away = Serwer nie odpowiada
page-lost-about-away = Sprawdź połączenie i spróbuj ponownie.
page-lost-broken = Tego stołu nie można kontynuować
page-lost-about-broken = To, co zapisano, nie zgadza się z zasadami. Innych stołów to nie dotyczy.
page-error = Coś poszło nie tak.
page-error-away = Serwer nie odpowiada.
page-error-too-fast = Za dużo naraz; poczekaj chwilę.
page-error-unread = Serwer nie zrozumiał tego żądania.
page-error-elsewhere = Serwer uznał tę stronę za obcą witrynę. Jeśli stoi przed nim proxy, musi ono przekazywać nagłówek Host.

## What bots are called: by their character and seat, with a title by their level

# The gender is for the title before the name.
page-bot-name-plain-0 = Sowa
    .gender = f
page-bot-name-plain-1 = Kruk
    .gender = m
page-bot-name-plain-2 = Lis
    .gender = m
page-bot-name-plain-3 = Jeż
    .gender = m
page-bot-name-plain-4 = Borsuk
    .gender = m
page-bot-name-builder-0 = Bóbr
    .gender = m
page-bot-name-builder-1 = Jaskółka
    .gender = f
page-bot-name-builder-2 = Mrówka
    .gender = f
page-bot-name-builder-3 = Kret
    .gender = m
page-bot-name-builder-4 = Pszczoła
    .gender = f
page-bot-name-gambler-0 = Ryś
    .gender = m
page-bot-name-gambler-1 = Zając
    .gender = m
page-bot-name-gambler-2 = Kogut
    .gender = m
page-bot-name-gambler-3 = Sokół
    .gender = m
page-bot-name-gambler-4 = Koza
    .gender = f
page-bot-name-miser-0 = Chomik
    .gender = m
page-bot-name-miser-1 = Sroka
    .gender = f
page-bot-name-miser-2 = Wiewiórka
    .gender = f
page-bot-name-miser-3 = Ropucha
    .gender = f
page-bot-name-miser-4 = Kawka
    .gender = f
page-bot-name-trickster-0 = Kukułka
    .gender = f
page-bot-name-trickster-1 = Łasica
    .gender = f
page-bot-name-trickster-2 = Sójka
    .gender = f
page-bot-name-trickster-3 = Szpak
    .gender = m
page-bot-name-trickster-4 = Kuna
    .gender = f
page-bot-title-novice = { $name-gender ->
    [f] Mała
   *[m] Mały
} { $name }
page-bot-title-strong = { $name-gender ->
    [f] Mądra
   *[m] Mądry
} { $name }
page-bot-title-master = { $name-gender ->
    [f] Mistrzyni
   *[m] Mistrz
} { $name }

## Pierwsza gra

page-how-short = Jak grać: w dwie minuty
page-gentle = Łagodna gra
page-gentle-bots = { $count ->
    [one] ty i życzliwy bot nowicjusz
    [few] ty i { $count } życzliwe boty nowicjusze
   *[many] ty i { $count } życzliwych botów nowicjuszy
}
page-gentle-cards-fairy_tale = talia podstawowa: 80 kart
page-gentle-cards-dark_tales = gra podstawowa, bez dodatków
page-gentle-cards-grimm_forest = karty podstawowe
page-full = Pełna gra
page-full-bots = { $count ->
    [one] ty i bot, który gra rozsądnie
    [few] ty i { $count } boty, które grają rozsądnie
   *[many] ty i { $count } botów, które grają rozsądnie
}
page-full-cards-fairy_tale = pełna talia: 100 kart
page-full-cards-dark_tales = gra podstawowa i dodatek „Mała Syrenka”
page-full-cards-grimm_forest = wszystkie karty, także zaawansowane
page-full-tick = Pełna gra.
page-full-more-fairy_tale = Dochodzi dwadzieścia kart dla doświadczonych: opowieści, które punktują pod warunkiem, bohaterowie, którzy polują na karty cienia, i Szelma.
page-full-more-dark_tales = Dochodzi „Mała Syrenka”: 24 karty więcej i pakty z morską wiedźmą.
page-full-more-grimm_forest = Dochodzą zaawansowane baśnie i towarzysze.
page-full-more-bots = Boty wiedzą, co robią.
page-quick-rules = zasady: { $edition }
page-hints-tick = Podpowiedzi w trakcie gry.
page-hints-about = Pierwszą turę przejdziemy razem, krok po kroku.
page-implied-grimm_forest-edition-standard = W naszych zasadach: { $value }.
page-implied-grimm_forest-edition-ru = W wydaniu rosyjskim: { $value }.
page-implied-grimm_forest-edition-pl = W wydaniu polskim: { $value }.
page-how-goal = Cel gry
page-how-editions = Dwa wydania
page-how-more = Warto wiedzieć
page-how-book = Wszystkie zasady, punkt po punkcie
page-how-done = Zaczynamy?
page-hint-waits = Teraz ty!

# Odpowiedzi i co przyniosą
page-on-board = Wybierz na planszy
page-previews = Pokazuj, co przyniesie wybór
page-all-answers = Pokazuj przy pytaniu wszystkie odpowiedzi, także te z planszy
page-preview-you = ty { $points }
page-preview-other = { $who } { $points }
page-preview-best = do { $points } ({ $what })
page-preview-nothing = na razie bez punktów

# Wszystkie karty
page-gallery = Wszystkie karty
page-signs = Co znaczą symbole
page-gallery-of = Wszystkie karty: { $game }
page-gallery-search = Szukaj w nazwach i tekstach
page-gallery-unseen = Tylko te, których jeszcze nie widać w komplecie
page-gallery-count = { $count } z { $all }
page-gallery-none = Nie ma takiej karty.
page-gallery-copies = { $count ->
    [one] jeden egzemplarz
    [few] { $count } egzemplarze
   *[many] { $count } egzemplarzy
}
page-gallery-seen = widziane: { $seen }
page-gallery-by-edition = Wydanie
page-gallery-by-advanced = Karty
page-gallery-by-deck = Talia
page-gallery-by-expansion = Dodatek

## Nauka z partii; reszta jest w page_study.ftl

page-review = Analiza
page-whatif = Co gdyby…
page-hint = Podpowiedź
page-hints-term = Podpowiedzi silnika
page-hints-term-about = Czy wolno pytać silnik o najlepsze odpowiedzi? Powie, co by wybrał i dlaczego, na podstawie tego, co gracz może wiedzieć.
page-hints-rated = W partiach rankingowych nie ma podpowiedzi.
page-practice = Ćwiczenie
page-practice-back = Wróć do powtórki
page-practice-about = Stół do ćwiczeń: wszystko leży tak jak w skończonej partii. Nic się nie liczy do rankingu.

page-challenges = Wyzwania
page-challenges-short = To samo rozdanie dla wszystkich: dnia, tygodnia albo twoje
page-deal-results = Porównaj z innymi
page-statistics = Statystyki
page-statistics-short = Co pokazują twoje gry i które karty przeceniasz
