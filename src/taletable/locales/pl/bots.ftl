# Dlaczego bot odpowiedziałby właśnie tak.

bots-reason-only = Innej odpowiedzi nie ma.
bots-reason-best = Wygrywa { $percent } na 100 wyobrażonych partii, o { $ahead } więcej niż cokolwiek innego.
bots-reason-even = Wygrywa { $percent } na 100 wyobrażonych partii; inne odpowiedzi są prawie tak samo dobre.
bots-reason-close = Prawie tak dobre jak najlepsza odpowiedź.
bots-reason-worse = Wygrywa o { $behind } na 100 wyobrażonych partii mniej niż najlepsza odpowiedź.
bots-reason-gains = Daje w tej turze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
bots-reason-loses = Kosztuje w tej turze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
bots-reason-rival-gains = Najsilniejszy przeciwnik dostaje za to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
bots-reason-rival-loses = Najsilniejszy przeciwnik traci na tym { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
bots-reason-gains-houses = Kończy w tej turze { $points ->
    [one] { $points } dom
    [few] { $points } domy
   *[other] { $points } domów
}.
bots-reason-loses-houses = Kosztuje w tej turze { $points ->
    [one] { $points } ukończony dom
    [few] { $points } ukończone domy
   *[other] { $points } ukończonych domów
}.
bots-reason-rival-gains-houses = Najsilniejszy przeciwnik kończy dzięki temu { $points ->
    [one] { $points } dom
    [few] { $points } domy
   *[other] { $points } domów
}.
bots-reason-rival-loses-houses = Najsilniejszy przeciwnik traci na tym { $points ->
    [one] { $points } ukończony dom
    [few] { $points } ukończone domy
   *[other] { $points } ukończonych domów
}.
bots-reason-risky = Może się skończyć bardzo dobrze albo bardzo źle.
