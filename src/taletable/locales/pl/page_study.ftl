# Podpowiedzi, analizy partii i „co by było, gdyby” na stronie.

page-study-again = Spróbuj ponownie
page-study-failed = Coś poszło nie tak na serwerze. Nic nie przepadło: spróbuj ponownie.

## Podpowiedź

page-study-thinking = Myślę…
page-study-looked = Poświęcono temu { $share } namysłu.
page-study-hint-only = Tu jest tylko jedna odpowiedź.
page-study-hint-about = To szanse na wygraną z wyobrażonych partii. Liczy się tylko to, co możesz wiedzieć: nikt nie zaglądał pod karty.

## Analiza w toku

page-study-offer = Co przesądziło o tej partii?
page-study-offer-about = Silnik przejdzie przez wszystkie decyzje wszystkich graczy i powie, co byłoby lepsze i dlaczego, na podstawie tego, co gracz wtedy wiedział. A przy tym oddzieli szczęście od umiejętności.
page-study-begin = Przeanalizuj partię
page-study-making = Trwa analiza partii
page-study-queued = Analiza czeka na swoją kolej.
page-study-progress = Odpowiedzi: { $done } z { $all }, { $percent }%
page-study-making-about = Możesz opuścić tę stronę: analiza będzie tu, gdy wrócisz.

## Krzywa

page-study-curve = Szanse na wygraną w ciągu partii
page-study-curve-how = Strzałki prowadzą od decyzji do decyzji, Enter przenosi tam.
page-study-here = Odpowiedź { $number } z { $all }: nie było wyboru, nie ma czego oceniać.
page-study-line = Odpowiedź { $number }, { $who }: { $answer }. Było { $before }, jest { $after }.
page-study-line-good = Odpowiedź { $number }, { $who }: { $answer }. Dobra odpowiedź, { $after }.

## Momenty zwrotne

page-study-turning = Momenty zwrotne
page-study-turning-none = Żaden pojedynczy moment nie przesądził o tej partii.
page-study-mistake = Odpowiedź { $number }: { $who } traci { $lost }, wybierając „{ $answer }”. Lepiej: „{ $better }”.
page-study-mistake-hidden = Odpowiedź { $number }: { $who } traci { $lost }, wybierając „{ $answer }”.
page-study-deal-good = Rozdanie: { $who } ma szczęście, o { $lost } więcej.
page-study-deal-bad = Rozdanie: { $who } ma pecha, o { $lost } mniej.
page-study-luck-good = Odpowiedź { $number }, { $actor }: „{ $answer }”. Dalej zdecydowało szczęście: { $who } zyskuje { $lost }.
page-study-luck-bad = Odpowiedź { $number }, { $actor }: „{ $answer }”. Dalej zdecydował pech: { $who } traci { $lost }.

## Szczęście i umiejętności

page-study-balance = Szczęście i umiejętności
page-study-start = Szanse przed rozdaniem
page-study-part-luck = Szczęście
page-study-part-own = Własne błędy
page-study-part-others = Błędy innych
page-study-part-remainder = Reszta
page-study-end = Wynik
page-study-most-good = { $who }: najwięcej dało szczęście ({ $share }).
page-study-most-bad = { $who }: najbardziej zaszkodził pech ({ $share }).
page-study-most-own = { $who }: najwięcej kosztowały własne błędy ({ $share }).
page-study-most-others = { $who }: najwięcej dały błędy innych ({ $share }).
page-study-balance-about = Każda kolumna się sumuje: od szans przed rozdaniem do wyniku. Szczęście to wszystko, co przyniosły rozdanie, dobrane karty i kości w porównaniu ze średnią; błąd kosztuje tyle, o ile lepsza byłaby najlepsza odpowiedź. Reszta to to, czego nie da się rozróżnić.

## Gracz po graczu

page-study-seats = Gracz po graczu
page-study-seat-hidden = Ten gracz nie pokazuje ocen swoich odpowiedzi.
page-study-like = Zgodnie z silnikiem: { $like } z { $all } decyzji, { $share }.
page-study-best = Najlepszy moment: odpowiedź { $number }, „{ $answer }”, o { $gap } lepsza od wszystkich innych.
page-study-costliest = Najkosztowniejszy moment: odpowiedź { $number }, „{ $answer }”, strata { $lost }.
page-study-faultless = Nie znaleziono błędów.

## Jedna decyzja

page-study-overview = Przegląd
page-study-earlier = Poprzednia decyzja
page-study-later = Następna decyzja
page-study-answer = Odpowiedź { $number }
page-study-over = Partia skończona
page-study-answered = Odpowiedź w partii: { $answer }
page-study-verdict-best = najlepsza odpowiedź
page-study-verdict-good = równie dobra jak najlepsza
page-study-verdict-lost = strata { $lost }
page-study-tag-given = w partii
page-study-from = Ocena według tego, co w tej chwili mógł wiedzieć gracz: { $who }.
page-study-only = Innej odpowiedzi nie było.
page-study-answer-hidden = Ten gracz nie pokazuje ocen swoich odpowiedzi.
page-study-show = Pokaż
page-study-eyes = Zobacz oczami gracza: { $who }
page-study-luck = Co przyniosło szczęście: { $shares }

## Linia silnika

page-study-line-title = To nie partia, tylko jak mogłoby być
page-study-line-about = Za gracza { $who } odpowiada silnik, potem za wszystkich grają boty.
page-study-line-begin = Zamiast odpowiedzi { $number }…
page-study-line-back = Wróć do partii

## Co można zrobić z analizą

page-study-share = Udostępnij analizę
page-study-share-private = Partia była prywatna: analizę przeczyta każdy, kto ma link.
page-study-download = Pobierz jako plik
page-study-private = Nie pokazuj ocen moich odpowiedzi
page-study-private-about = Inni nie zobaczą ani tego, co silnik sądzi o twoich odpowiedziach, ani niczego, z czego to wynika.
page-study-hidden = { $count ->
    [one] { $who } nie pokazuje ocen swoich odpowiedzi.
    [few] { $who } nie pokazują ocen swoich odpowiedzi.
   *[other] { $who } nie pokazują ocen swoich odpowiedzi.
}
page-study-about = { $budget ->
    [one] { $budget } wyobrażona partia
    [few] { $budget } wyobrażone partie
   *[other] { $budget } wyobrażonych partii
} na każdą decyzję. Szanse są takie, jak w danym momencie według wiedzy gracza: u dwóch graczy nie muszą dawać razem 100%.

## Co by było, gdyby

page-study-whatif-title = Co by było, gdyby… (krok { $step })
page-study-whatif-seat = Za kogo?
page-study-whatif-bots = Pozostali:
page-study-whatif-level = Siła botów
page-study-whatif-character = Charakter botów
page-study-play-on = Graj stąd dalej
page-study-play-on-about = Otworzy się stół do ćwiczeń, na którym wszystko leży jak tutaj. To miejsce zajmiesz ty, pozostałe boty; nic się nie liczy do rankingu, są podpowiedzi.
page-study-play-on-go = Graj dalej
page-study-play-out = Jak to się skończy?
page-study-play-out-about = Boty dograją stąd partię tyle razy: { $games }.
page-study-play-out-go = Dograj { $games ->
    [one] { $games } raz
    [few] { $games } razy
   *[other] { $games } razy
}
page-study-dealt = Zakryte karty
page-study-dealt-open = tak jak leżały
page-study-dealt-open-about = Grają tu nowicjusze, którzy czasem się mylą: inne boty prawie za każdym razem rozegrałyby tę samą partię.
page-study-dealt-seat = rozdane od nowa to, czego nie wie { $who }
page-study-playing-out = Boty dogrywają
page-study-played = Partie: { $done } z { $all }, { $percent }%
page-study-ended = { $games ->
    [one] Jak skończyła się { $games } partia
    [few] Jak skończyły się { $games } partie
   *[other] Jak skończyło się { $games } partii
}
page-study-seat = Gracz
page-study-wins = Wygrane
page-study-points = Punkty
page-study-between = od { $low } do { $high }
page-study-between-about = Przy większej liczbie partii udział w 95 przypadkach na 100 leżałby w tych granicach.
