page-home = Do gier
page-home-title = Jaka baśń dziś wieczorem?
page-nav = Strony
page-tables = Stoły
page-settings = Ustawienia
page-me = Ja
page-close = Zamknij
page-play-now = Zagraj teraz
page-you = ty
page-over = Gra skończona.
page-waiting-for = Czekamy na: { $who }.
page-decides = decyduje teraz
page-prompt = Pytanie do ciebie
page-answers-list = Wybierz z listy ({ $count })
page-log = Co się wydarzyło
page-rule = Reguła { $clause }
page-seat-open = Wolne miejsce

page-name-title = Jak się do ciebie zwracać?
page-name-about = Imię, które zobaczą inni; bez rejestracji.
page-name-go = Do stołu

## The shelf

page-home-about = Cztery baśniowe gry planszowe: ze znajomymi albo z botami. Bez rejestracji.
page-go-on = Twoje gry
page-new-table = Przygotuj stół
page-how = Jak grać
page-players = { $from }–{ $to } graczy
page-minutes = około { $minutes } min
page-weight = Złożoność: { $weight } na 5
page-join = Dołącz do stołu
page-join-about = Otrzymany link lub kod
page-join-go = Wejdź
page-lobby-link = Otwarte stoły, które czekają na graczy
page-credits = Podziękowania
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
page-level = Jak silny jest bot
page-level-random = gra losowo
page-level-greedy = bierze, co się da
page-public-about = Stół zobaczą wszyscy, którzy szukają gry.
page-options = Zasady
page-options-more = { $count ->
    [one] Jeszcze { $count } zasada, którą wydania różnią się między sobą
    [few] Jeszcze { $count } zasady, którymi wydania różnią się między sobą
   *[other] Jeszcze { $count } zasad, którymi wydania różnią się między sobą
}
page-options-clash = Z takimi zasadami nie da się grać: nie pasują do siebie.
page-by-edition = jak w wydaniu
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
page-clock-about = Jak długo można myśleć?
page-clock-none = bez zegara
page-clock-live-is = { $minutes } min i dodatkowo { $seconds } s za każdą decyzję
page-clock-correspondence-is = { $hours } h na każdą decyzję
page-stand-in = Kto gra za kogoś, komu skończył się czas?
page-stand-in-default = nikt: najprostsza odpowiedź
page-create = Otwórz stół
page-create-start = Zacznij grę

## The waiting room

page-waiting-room = Poczekalnia
page-seat-open-about = może tu usiąść każdy
page-seat-kept = Miejsce dla gościa
page-seat-kept-about = dla tego, kto ma link z zaproszeniem
page-host = gospodarz stołu
page-ready = może zaczynać
page-not-ready = jeszcze się szykuje
page-person = gracz
page-twin = Jest tu ktoś inny o podobnie wyglądającym imieniu.
page-sit = Usiądź tutaj
page-invite-bot = Zaproś: { $name }
page-clear = Zwolnij miejsce
page-start = Zacznij grę
page-start-open = { $count ->
    [one] Jeszcze { $count } miejsce jest wolne: zaproś kogoś albo bota.
    [few] Jeszcze { $count } miejsca są wolne: zaproś kogoś albo boty.
   *[other] Jeszcze { $count } miejsc jest wolnych: zaproś kogoś albo boty.
}
page-start-unready = { $count ->
    [one] Czekamy na gotowość { $count } gracza.
    [few] Czekamy na gotowość { $count } graczy.
   *[other] Czekamy na gotowość { $count } graczy.
}
page-be-ready = Możemy zaczynać
page-unready = Poczekajcie na mnie
page-wait-host = Grę zacznie osoba, która otworzyła stół.
page-watching-open = Zajmij wolne miejsce albo zostań i oglądaj.
page-watching-kept = Wolne miejsca czekają na zaproszonych: poproś gospodarza stołu o link z zaproszeniem albo zostań i oglądaj.
page-watching-full = Wszystkie miejsca są zajęte; możesz zostać i oglądać.
page-leave = Wstań od stołu
page-invite = Zaproś
page-invite-private = Kto ma ten link, może usiąść do stołu.
page-invite-watch = Z tym linkiem można oglądać. Link, który daje miejsce, ma tylko gospodarz stołu.
page-invite-here = Ten adres zna tylko ten komputer. Aby mogli przyjść inni, otwórz stronę pod adresem, do którego mają dostęp.
page-invite-public = Ten stół widać na liście; z linkiem można zająć też miejsce dla gościa.
page-invite-qr = Link jako kod QR
page-invite-link = Link do tego stołu
page-copy = Skopiuj link
page-copied = Skopiowano.
page-share = Udostępnij
page-terms = Co ustalono

## At the table

page-your-turn = Twoja kolej
page-menu = Menu
page-talk = Rozmowa
page-talk-empty = Nikt jeszcze nic nie powiedział.
page-talk-say = Powiedz coś
page-talk-send = Powiedz
page-beside = widz
page-mute = wycisz
page-muted = Nie słyszysz już: { $who }.
page-not-heard = Nie słyszysz: { $who }.
page-hear = słuchaj znowu
page-heard = Znowu słyszysz: { $who }.
page-sending = Chwileczkę…
page-why-other = Teraz pytanie jest inne: „{ $question }”
page-away = chwilowo bez gracza
page-resigned = miejsce oddane
page-paused = Gra jest wstrzymana.
page-you-away = Czas się skończył i gra za ciebie zastępca.
page-you-resigned = To miejsce jest oddane; dalej gra zastępca.
page-you-watch = Oglądasz: widzisz to, co leży odkryte.
page-return = Wróć na miejsce
page-line-lost = Utracono połączenie. Łączymy ponownie; to, co widzisz, może być nieaktualne.
page-undo = Cofnij
page-propose-undo = Poproś o cofnięcie mojego ruchu
page-propose-pause = Zaproponuj przerwę
page-resume = Zaproponuj wznowienie
page-proposed-undo = { $who } prosi o cofnięcie ruchu.
page-proposed-pause = { $who } proponuje przerwę.
page-proposed-resume = { $who } proponuje wznowienie gry.
page-proposed-wait = Czekamy na pozostałych.
# How long follows, as a clock shows it.
page-proposed-until = Jeśli nikt się nie sprzeciwi, gra ruszy za
page-agree = Zgoda
page-decline = Nie
page-declined = Nie wszyscy się zgadzają.
page-share-table = Udostępnij stół
page-resign = Poddaj się
page-resign-sure = Dalej na twoim miejscu zagra zastępca i nie da się już wrócić.
page-resign-yes = Poddaj się ostatecznie
page-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
}
page-rules = Reguły
page-rules-whole = Cała instrukcja

## After the end

page-result = Wynik
page-you-won = Zwycięstwo!
page-won = { $count ->
    [one] Wygrywa: { $who }
   *[other] Wygrywają: { $who }
}
page-rank = Miejsce { $rank }
page-total = Razem
page-tie-zavarushka = Przy równych punktach wyżej jest ten, kto jest wcześniej w kolejności tur.
page-tie-dark_tales = Przy równych punktach wyżej jest ten, kto ma łącznie więcej przedmiotów i kart na ręce.
page-tie-grimm_forest = Przy równej liczbie domów wyżej jest ten, kto ma więcej domów z cegły, potem z drewna, potem ten, kto ma żeton premii pierwszego budowniczego najtrwalszego materiału.
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-rematch = Jeszcze raz
page-rematch-join = Do następnej gry
page-record = Zapisz partię
page-seed = Czy było uczciwie?
page-seed-about = Ziarno, z którego wszystko rozdano i potasowano. Jego skrót był widoczny od początku; mając zapis, każdy może sprawdzić każdy krok.
page-seed-hash = Skrót ziarna:
page-undone =
    { $count ->
        [one] Ruchy, które inni już widzieli, cofnięto jeden raz.
       *[many] Ruchy, które inni już widzieli, cofnięto { $count } razy.
    }
page-replay = Powtórka
page-replay-of = Powtórka: { $game }
page-replay-begin = Gra się zaczyna.
page-replay-chose = { $who } wybiera: { $what }.
page-replay-play = Odtwarzaj
page-replay-stop = Stop
page-eyes = Kto patrzy
page-eyes-beside = widz
page-eyes-all = wszyscy naraz
page-hands = Co kto ma na ręce
page-hand-none = Brak kart.
page-step = Krok
page-step-first = Na początek
page-step-back = Krok wstecz
page-step-on = Krok naprzód
page-step-last = Na koniec

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

page-search = Szukaj w regułach
page-search-none = W tych regułach niczego takiego nie ma.
page-contents = Spis treści

## Me

page-name = Moje imię
page-save = Zapisz
page-saved = Zapisano.
page-be-guest = Graj jako gość
page-account = Konto
page-account-about = Z loginem i hasłem jesteś tą samą osobą na innych urządzeniach. Gry zostają z tobą; nie pytamy o e-mail.
page-account-make = Załóż konto
page-account-made = Gotowe: masz konto.
page-login = Login
page-password = Hasło (co najmniej 8 znaków)
page-sign-in = Zaloguj się
page-sign-in-about = Jeśli masz już konto.
page-results = Wyniki
page-results-none = Żadna twoja gra jeszcze się nie skończyła.
page-game = Gra
page-rating = Ranking
page-played = Rozegrane
page-games-won = Wygrane
page-history = Poprzednie gry
page-place = miejsce { $rank } z { $players }
page-leaving = Wyjście
page-sign-out = Wyloguj się
page-sign-out-about = Możesz wrócić, podając login i hasło.
page-sign-out-guest = Gość po wylogowaniu nie wróci do swoich stołów: najpierw załóż konto.
page-sign-out-everywhere = Wyloguj się wszędzie
page-forget = Usuń mnie
page-forget-about = Imię, ustawienia i wyniki zostaną usunięte, a miejsca przy stołach oddane. Tego nie da się cofnąć.
page-forget-type = Dla pewności wpisz swoje imię, { $name }:
page-forget-yes = Usuń na zawsze
page-forgotten = Nic już tu o tobie nie zostało.

## Settings

page-language = Język
page-theme = Kolory
page-theme-auto = jak w systemie
page-theme-light = dzień
page-theme-dark = noc
page-size = Wielkość tekstu
page-size-small = mały
page-size-normal = zwykły
page-size-large = duży
page-size-huge = bardzo duży
page-motion = Animacje
page-motion-full = pełne
page-motion-fast = szybkie
page-motion-off = bez animacji
page-sound = Dźwięki: rozdawanie kart, dzwonek, gdy moja kolej, akord na koniec
page-marks = Duże znaki obok kolorów miejsc
page-hints = Podpowiedzi w pierwszych grach
page-hint-next = Jasne
page-hint-no-more = Bez podpowiedzi
page-settings-about = Są przechowywane w tej przeglądarce.
page-settings-about-known = Są przechowywane w tej przeglądarce i na serwerze: z kontem będą z tobą także na innych urządzeniach.

## Credits

page-credits-games = Gry
page-credits-games-about = Gry należą do swoich autorów i wydawców. Zasady i karty opisano własnymi słowami, a cudze rysunki nie są używane.
page-credits-icons = Obrazki
page-credits-icons-about = Ikony narysowali:
page-credits-fonts = Czcionki
page-credits-code = Programy
page-credits-license = Sam Taletable jest wolnym oprogramowaniem na licencji MIT.

## What the games are like

page-about-zavarushka = Król bez dzieci, a jego ziemi chcą wszyscy. Sześć tur, siedem kart: tłoczcie się na polach, wypuszczajcie smoki i podłóżcie wszystkim krasnoluda.
page-about-fairy_tale = Cztery ludy, każdy ze swoją historią. Zatrzymaj kartę, podaj resztę i opowiedz baśń z dwunastu, gdy inni odwracają twoje strony.
page-about-dark_tales = Zamki, wiedźmy i miecze: każdy dokłada kartę do tej samej mrocznej baśni i obraca ją na swoją korzyść, w dzień i w nocy.
page-about-grimm_forest = Bratankowie i bratanice trzech słynnych świnek ścigają się, kto pierwszy zbuduje trzy domy. Zbierajcie słomę, drewno i cegły i zgadujcie, dokąd pójdą inni.

## Where something is amiss

page-lost-nothing = Tu niczego nie ma
page-lost-about-nothing = Strona została przeniesiona albo nie ma takiego stołu.
page-lost-away = Serwer nie odpowiada
page-lost-about-away = Sprawdź połączenie i spróbuj ponownie.
page-lost-broken = Tego stołu nie można kontynuować
page-lost-about-broken = To, co zapisano, nie zgadza się z regułami. Innych stołów to nie dotyczy.
page-error = Coś poszło nie tak.
page-error-away = Serwer nie odpowiada.
page-error-too-fast = Za dużo naraz; poczekaj chwilę.
page-error-unread = Serwer tego nie zrozumiał.
page-error-elsewhere = Serwer uważa, że ta strona jest z obcej witryny. Jeśli stoi przed nim proxy, musi ono przekazywać nagłówek Host.

page-character-0 = Sowa
page-character-1 = Kruk
page-character-2 = Lisica
page-character-3 = Jeż
page-character-4 = Borsuk
