# Podpowiedzi, analizy partii, gra od dowolnego momentu, zadania.

study-thinking = Myślę…
study-hint-answer = { $place }) { $answer }: wygrywa { $percent } na 100; poświęcono temu { $looked } % namysłu.

study-reviewing = Analizuję partię
study-title = Analiza partii: { $game }
study-note = { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}; { $budget ->
    [one] { $budget } wyobrażona partia
    [few] { $budget } wyobrażone partie
   *[other] { $budget } wyobrażonych partii
} na każdą decyzję; ziarno { $seed }.
study-explained = Szansa to część wygranej, na którą gracz mógł liczyć, wiedząc to, co wtedy wiedział; zakryte karty się nie liczą. Szczęście to wszystko, co przyniosły rozdanie, dobrane karty i kości oraz to, jak zbiegły się tajne, równoczesne odpowiedzi, w porównaniu ze średnią. „Własne” to koszt własnych błędów, „cudze” to zysk z błędów innych. Kolumny od początku do reszty dają razem wynik; reszta to to, czego oszacowania nie rozróżniają. „Silnik” liczy odpowiedzi takie same jak silnika albo równie dobre. Zmiany podano w punktach procentowych wygranej.
study-turning = Momenty zwrotne
study-turning-none = Żaden pojedynczy moment nie przesądził o tej partii.
study-turning-deal = Rozdanie. Szczęście, { $who }: { $change }.
study-turning-luck = { $number }. { $actor }: { $answer }. Co z tego wynikło, było sprawą szczęścia, { $who }: { $change }.
study-mistake = { $number }. { $who }: { $answer }. Lepiej: { $better } ({ $lost }).
study-curve = szanse na wygraną w ciągu partii
study-summary = Szczęście i umiejętności
study-player = gracz
study-start = początek
study-luck = szczęście
study-own = własne
study-others = cudze
study-remainder = reszta
study-result = wynik
study-like = silnik
study-like-of = { $like } z { $all }
study-best = { $who }: najlepszy moment to { $number }, { $answer }: { $gap } względem następnej najlepszej odpowiedzi.
study-costliest = { $who }: najkosztowniejszy moment to { $number }.
study-faultless = { $who }: nie znaleziono błędów.
study-private = { $who }: oceny decyzji są prywatne na życzenie gracza.
study-all = wszystkie decyzje
study-deal = Rozdanie
study-luck-of = Szczęście: { $shares }
study-answer = odpowiedź
study-chance = szansa
study-looked = uwaga
study-lost = Strata: { $lost }

study-playing-on = Gram dalej
study-whatif = Przed odpowiedzią { $step } decyduje { $who }: „{ $question }” Tak to się kończy, gdy dalej grają boty: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}, ziarno { $seed }.
study-whatif-open = Wszystkie karty leżą tam, gdzie leżały; tylko kośćmi rzuca się od nowa.
study-whatif-seat = To, czego { $who } nie wie, rozdaje się w każdej partii od nowa.
study-error = ±

study-finding = Szukam zadań
study-puzzles-found = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
} w { $file }; { $games ->
    [one] rozegrano { $games } partię
    [few] rozegrano { $games } partie
   *[other] rozegrano { $games } partii
}.
study-verifying = Sprawdzanie zadań
study-puzzle-broken = Zadanie { $number } nie potwierdziło się: prowadzi inna odpowiedź albo przewaga jest o ponad połowę mniejsza.
study-puzzles-verified = Potwierdzone zadania: { $good } z { $count }, ziarno { $seed }.
study-puzzle = Zadanie { $number }, ranking { $rating }. Jedna odpowiedź jest wyraźnie najlepsza.
study-puzzle-right = Dobrze!
study-puzzle-wrong = Jest lepsza odpowiedź.
study-puzzle-answer = { $answer }: wygrywa { $percent } razy na 100.
study-puzzle-alone = Zadanie rozwiązuje się samemu: nie ma tu podpowiedzi, nie ma czego zapisywać ani cofać. Wpisz numer, ? – pomoc, quit – koniec.
study-puzzles-solved = Rozwiązane: { $right } z { $tried }.
