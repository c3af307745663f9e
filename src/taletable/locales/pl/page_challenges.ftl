page-challenges-about = To samo rozdanie dla wszystkich: te same karty, te same boty, te same szanse. Wyniki innych zobaczysz, gdy sam dokończysz grę.
page-challenges-now = Dziś i w tym tygodniu
page-challenges-daily = Wyzwanie dnia
page-challenges-weekly = Wyzwanie tygodnia
page-challenges-own = Wyzwanie
page-challenges-daily-of = Wyzwanie dnia, { $day }
page-challenges-weekly-of = Wyzwanie tygodnia od { $day }
page-challenges-own-of = Wyzwanie z odnośnika
page-challenges-ends = Nowe pojawią się o północy czasu UTC, u ciebie: { $time }.
page-challenges-play = Graj
page-challenges-go-on = Graj dalej
page-challenges-result = Wyniki
page-challenges-state-new = nierozegrane
page-challenges-state-playing = w trakcie
page-challenges-state-over = miejsce { $place } z { $count }
page-challenges-against = { $count ->
    [one] bot: { $level }, { $count } przeciwnik
    [few] boty: { $level }, { $count } przeciwników
   *[other] boty: { $level }, { $count } przeciwników
}
page-challenges-finished = { $count ->
    [0] Nikt jeszcze nie skończył.
    [one] Skończyła { $count } osoba.
    [few] Skończyły { $count } osoby.
   *[other] Skończyło { $count } osób.
}
page-challenges-make = Własne wyzwanie
page-challenges-make-about = Wybierz grę, zasady i boty, a potem wyślij odnośnik: każdy, kto go otworzy, zagra to samo rozdanie.
page-challenges-make-challenge = Załóż wyzwanie
page-challenges-make-duplicate = Turniej z jednym rozdaniem
page-challenges-mine = Moje wyzwania
page-challenges-mine-none = Tu znajdzie się to, co zagrasz albo założysz.
page-challenges-duplicates = Moje turnieje z jednym rozdaniem
page-challenges-rules-title = Co się liczy
page-challenges-rules = Liczy się tylko pierwsza próba. Niczego się nie cofa i nie ma podpowiedzi. Dopóki nie skończysz, nie widzisz gier innych, a nikt nie widzi twojego stołu.
page-challenges-opponents = Kto gra
page-challenges-send = Wyślij odnośnik
page-challenges-results = Wszystkie wyniki
page-challenges-results-hidden = Wyniki zobaczysz, gdy skończysz własną grę.
page-challenges-col-place = Miejsce
page-challenges-col-name = Imię
page-challenges-col-won = Wygrana
page-challenges-col-points = Punkty
page-challenges-col-compare = Porównaj
page-challenges-won = wygrana
page-challenges-shared = wygrana wspólna
page-challenges-rank = { $rank }. miejsce przy stole
page-challenges-stood-in = gra poddana, dokończył ją bot
page-challenges-compare = Porównaj z grą: { $name }
page-challenges-compare-short = Porównaj
page-challenges-comparison = Ty i { $name }
page-challenges-no-parting = { $count ->
    [one] Jedyną decyzję podjęliście tak samo.
    [few] Wszystkie { $count } decyzje podjęliście tak samo.
   *[other] Wszystkie { $count } decyzji podjęliście tak samo.
}
page-challenges-parting = { $count ->
    [0] Rozeszliście się już przy pierwszej decyzji.
    [one] Tylko { $count } decyzja była taka sama, potem się rozeszliście.
    [few] Takie same były { $count } decyzje, potem się rozeszliście.
   *[other] Takich samych decyzji było { $count }, potem się rozeszliście.
}
page-challenges-you-did = Ty
page-challenges-they-did = { $name }
page-challenges-see = Pokaż w zapisie gry
page-challenges-decisions = Decyzja po decyzji ({ $count })
page-challenges-not-asked = tego pytania nie było
page-challenges-replay = Zapis gry
page-challenges-line = Punkty za
page-challenges-seed-about = Skrót pokazany przed grą i ziarno, które się za nim kryje: mając zapis gry, każdy może sprawdzić rozdanie.
page-challenges-new = Wyzwanie
page-challenges-new-duplicate = Turniej z jednym rozdaniem
page-challenges-kind = Co założyć?
page-challenges-new-about = Grasz przeciw botom, tak samo jak każdy, kto ma odnośnik, każdy przy swoim stole.
page-challenges-new-duplicate-about = To samo rozdanie przy kilku stołach waszej grupy. Każde miejsce porównuje się z tym samym miejscem przy innych stołach, jak w brydżu porównawczym: szczęście w rozdaniu się nie liczy.
page-challenges-seat = Miejsce { $number }
page-challenges-who-sits = Kto siedzi na miejscu { $number }
page-challenges-your-seat = Na którym miejscu się gra?
page-challenges-people = człowiek
page-challenges-tables-count = Ile stołów?
page-challenges-create = Załóż
page-challenges-duplicate-of = Turniej z jednym rozdaniem: { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[other] { $count } stołów
}
page-challenges-table = Stół { $number }
page-challenges-sit = Usiądź
page-challenges-sit-at = Usiądź przy stole { $number } na miejscu { $seat }
page-challenges-link = Odnośnik
page-challenges-link-to = Odnośnik: stół { $number }, miejsce { $seat }
page-challenges-your-table = Grasz tutaj.
page-challenges-to-table = Do mojego stołu
page-challenges-status-open = czeka na graczy
page-challenges-status-playing = gra trwa
page-challenges-status-over = gra skończona
page-challenges-status-broken = nie da się grać
page-challenges-duplicate-hidden = Skończone stoły: { $over } z { $count }. Gry odsłonią się i zostaną porównane, gdy skończy ostatni stół.
page-challenges-close = Porównaj teraz
page-challenges-close-about = Stoły, które nie skończyły, nie będą się liczyć, a skończone gry zobaczą wszyscy.
page-challenges-closed = Gospodarz zamknął ten turniej.
page-challenges-compared = Miejsce po miejscu
page-challenges-matchpoints = Punkty meczowe
page-challenges-matchpoints-about = Punkty meczowe to część innych stołów, które to miejsce pokonało; remis to połowa. Różnica liczy się od średniej na tym samym miejscu przy innych stołach.
page-challenges-difference = Różnica
page-challenges-who = Kto
page-challenges-one-table = Nie ma drugiego stołu do porównania.
page-challenges-over = skończone { $over } z { $count }
