# Własne słowa terminala.

cli-you = ty
cli-bot-random = bot: losowy
cli-bot-greedy = bot: chciwy
cli-hand = Twoja ręka:
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
cli-choose = Twój wybór (numer lub słowo, ? pomaga):
cli-help = Wpisz numer możliwości, jej nazwę albo pierwsze litery. Poza tym: ? to reguła, z której wynika pytanie; ? i możliwość to reguła o niej (albo dlaczego jest niemożliwa); ? i numer punktu pozwala go przeczytać; rules to wszystkie reguły; undo cofa to, czego nikt nie widział; save [plik] zapisuje; quit kończy.
cli-help-dark_tales = ☀ to dzień, ☾ to noc. Pod każdą scenerią stoją jej wymiany albo to, co liczy się na końcu.
cli-help-fairy_tale = Karta w nawiasie leży zakryta; liczba po karcie to punkty, które teraz daje.
cli-help-grimm_forest = Dom jest narysowany tak: ▁ podłoga, ▄ ściany, ▲ dach. Strzałka wskazuje, kto ma zdecydować.
cli-help-zavarushka = Wierzchnia postać pola jest pierwsza, a zZ oznacza zablokowaną.
cli-help-short = Wpisz numer od 1 do { $last } albo ? po pomoc.
cli-unknown = Nie rozumiem „{ $word }”. Wpisz numer od 1 do { $last } albo ? po pomoc.
cli-undone = Cofnięto.
cli-saved = Zapisano w { $file }. Dalej: { $command }
cli-save-failed = Nie udało się zapisać { $file }: { $reason }. Gra trwa, spróbuj innej nazwy.
cli-resumed = Gramy dalej w grę zapisaną w { $file }.
cli-ask-save = Zapisać grę przed wyjściem? (t/n)
cli-no-more-input = Nie ma już czego czytać, gra zatrzymuje się tutaj.
cli-goodbye = Do zobaczenia.
cli-over = Gra jest skończona.
cli-total = Razem
cli-rank = { $rank }. { $name }

cli-draft = Draft { $draft } z { $drafts }; karty idą { $way }.
cli-pack = Karty przed tobą:
cli-passed = Podano dalej: { $cards }

cli-round = Runda { $round }; pierwszy gracz: { $name }.
cli-fables = { $count ->
    [one] { $count } baśń
    [few] { $count } baśnie
   *[many] { $count } baśni
}
cli-friend = przyjaciel: { $card }
cli-played = zagrano: { $card }
cli-due = działa w tej rundzie: { $card }
cli-looking = Patrzysz na:
cli-top = Na wierzchu talii:
cli-known = Wiesz, że { $name } ma: { $cards }
cli-forest = Baśnie: w talii { $deck }, odrzucone { $discard }. Towarzysze: w talii { $friends }, odrzuceni { $gone }.
cli-editions = { $one } i { $other }: { $count ->
    [0] brak różnic.
    [one] { $count } różnica.
    [few] { $count } różnice.
   *[many] { $count } różnic.
}

cli-tale = W talii { $deck }, odrzucono { $discard }.
cli-middle = Na środku:
cli-pacts = { $count ->
    [one] { $count } pakt
    [few] { $count } pakty
   *[many] { $count } paktów
}
cli-own-pacts = Twoje pakty:
cli-tokens = Żetony:
cli-stack = W stosie żetonów { $tokens }.
cli-ball = Na karcie Balu:
cli-dance = Mogą zatańczyć:

cli-card-id = karta
cli-card-copies = kopii
cli-card-faction = frakcja
cli-card-kind = rodzaj
cli-card-points = punkty
cli-card-effect = efekt
cli-card-expert = talia
cli-card-sort = typ
cli-card-advanced = zaawansowana
cli-card-deck = pudełko
cli-card-tokens = żetony
cli-card-note = nuta
cli-card-goes = dokąd
cli-card-lasting = trwale
cli-card-source = źródło
cli-card-sources = Skąd są dane: { $shares }.

cli-verify-hash = Skrót zgadza się z ziarnem tej gry.
cli-verify-other-hash = Skrót nie zgadza się z ziarnem tej gry: jest nim { $hash }.
cli-verify-own-hash = Ziarno w tym zapisie ma skrót { $hash }. Nie sprawdzono, czy to ten sam, który pokazano na początku gry: porównaj je albo podaj go po --verify.
cli-verify-no-hash = Tej gry nie rozdano z ukrytego ziarna, więc nie ma skrótu; sprawdzono tylko zasady.
cli-verify-rules = Gra przebiegła zgodnie z zasadami aż do końca.

cli-backed-up = Bazę danych skopiowano do { $file }, a kopię sprawdzono.
cli-restored = Bazę danych przywrócono z { $file }.
cli-restored-old = To, co było wcześniej, zachowano jako { $file }.
