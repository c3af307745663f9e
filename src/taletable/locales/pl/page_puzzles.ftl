# Puzzles on the page.

page-puzzles-about = Chwile z prawdziwych partii rozegranych przez boty. Widzisz to, co wiedział gracz, a jedna odpowiedź jest wyraźnie najlepsza.
page-puzzles-streak = { $days ->
    [one] Zadanie dnia rozwiązane { $days } dzień z rzędu
    [few] Zadanie dnia rozwiązane { $days } dni z rzędu
   *[other] Zadanie dnia rozwiązane { $days } dni z rzędu
}
page-puzzles-no-streak = Rozwiązuj zadanie dnia codziennie, a twoja seria będzie rosła.
page-puzzles-today-left = Dziś rozwiązane: { $solved } z { $count }. Nowe pojawią się o północy UTC.
page-puzzles-stranger = Zadania może rozwiązywać każdy. Ranking i seria są zapisywane, gdy zagrasz tu partię albo się zalogujesz.
page-puzzles-rating = Twój ranking: { $rating }
page-puzzles-unsure = (pierwsze oszacowanie)
page-puzzles-solved = rozwiązane: { $solved } z { $answered }
page-puzzles-count = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
}
page-puzzles-daily = Zadanie dnia
page-puzzles-daily-solved = Zadanie dnia rozwiązane
page-puzzles-daily-missed = Zadanie dnia jeszcze raz
page-puzzles-solve = Rozwiązuj zadania
page-puzzles-easy = Łatwe
page-puzzles-number = Zadanie { $number }
page-puzzles-level = Ranking { $rating }
page-puzzles-task = Zadanie
page-puzzles-you = Grasz jako { $seat }.
page-puzzles-find = Która odpowiedź jest najlepsza przy tym, co wiesz?
page-puzzles-known = To zadanie było już przez ciebie rozwiązywane, drugi raz się nie liczy.
page-puzzles-all-answered = Masz już za sobą wszystkie zadania tej gry; oto jedno z nich jeszcze raz.
page-puzzles-skip = Inne zadanie
page-puzzles-before = Co było wcześniej
page-puzzles-result = Wynik
page-puzzles-given = Twoja odpowiedź: { $answer }
page-puzzles-right = Dobrze!
page-puzzles-wrong = Jest lepsza odpowiedź
page-puzzles-rated = Twój ranking to teraz { $rating }
page-puzzles-not-first = Do rankingu liczy się tylko pierwsza odpowiedź.
page-puzzles-next = Następne zadanie
page-puzzles-again = Spróbuj jeszcze raz
page-puzzles-chances = Szanse na wygraną
page-puzzles-chance = { $percent }%
page-puzzles-best = najlepsza
page-puzzles-yours = twoja
page-puzzles-today = Zadania dnia
page-puzzles-today-solved = rozwiązane
page-puzzles-today-missed = nieudane
page-puzzles-today-open = jeszcze nierozwiązane
page-puzzles-all = Wszystkie zadania
page-puzzles-learnt = Znasz już grę. Oto łatwe zadania na to, co właśnie ćwiczyliśmy.
page-puzzles-learnt-go = Łatwe zadania
page-puzzles-learnt-later = Później
