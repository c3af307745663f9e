fairy_tale-title = Baśń

## Imiona

fairy_tale-card-dragonling = Smoczątko
fairy_tale-card-cloud-dragon = Obłoczny Smok
fairy_tale-card-copper-dragon = Miedziany Smok
fairy_tale-card-pearl-dragon = Perłowy Smok
fairy_tale-card-dragon-cave = Smocza Jama
fairy_tale-card-dragon-tale-1 = Pieśń o smokach I
fairy_tale-card-dragon-tale-2 = Pieśń o smokach II
fairy_tale-card-dragon-tale-3 = Pieśń o smokach III
fairy_tale-card-dragon-tale-4 = Pieśń o smokach IV
fairy_tale-card-elder-dragon = Prastary Smok
fairy_tale-card-sprite = Chochlik
fairy_tale-card-minstrel = Minstrel
fairy_tale-card-axe-dwarf = Krasnolud z toporem
fairy_tale-card-elf-maid = Elfka
fairy_tale-card-toadstool-ring = Grzybowy Krąg
fairy_tale-card-forest-tale-1 = Pieśń o lesie I
fairy_tale-card-forest-tale-2 = Pieśń o lesie II
fairy_tale-card-forest-tale-3 = Pieśń o lesie III
fairy_tale-card-forest-tale-4 = Pieśń o lesie IV
fairy_tale-card-forest-queen = Królowa Lasu
fairy_tale-card-settler = Osadnik
fairy_tale-card-knight = Rycerz
fairy_tale-card-lady = Dama
fairy_tale-card-court-mage = Nadworny Mag
fairy_tale-card-royal-keep = Królewski Zamek
fairy_tale-card-knight-tale-1 = Pieśń o rycerzach I
fairy_tale-card-knight-tale-2 = Pieśń o rycerzach II
fairy_tale-card-knight-tale-3 = Pieśń o rycerzach III
fairy_tale-card-knight-tale-4 = Pieśń o rycerzach IV
fairy_tale-card-emperor = Cesarz
fairy_tale-card-demon = Demon
fairy_tale-card-vampire = Wampir
fairy_tale-card-werewolf = Wilkołak
fairy_tale-card-black-castle = Czarny Zamek
fairy_tale-card-shadow-tale-1 = Pieśń o cieniach I
fairy_tale-card-shadow-tale-2 = Pieśń o cieniach II
fairy_tale-card-shadow-tale-3 = Pieśń o cieniach III
fairy_tale-card-shadow-tale-4 = Pieśń o cieniach IV
fairy_tale-card-trickster = Szelma

fairy_tale-category-dragons = smoki
fairy_tale-category-forest = las
fairy_tale-category-knights = rycerze
fairy_tale-category-shadow = cień
fairy_tale-category-character = postacie
fairy_tale-category-place = miejsca
fairy_tale-category-tale = pieśni
fairy_tale-category-any = dowolne

fairy_tale-seat-0 = Czerwony
fairy_tale-seat-1 = Niebieski
fairy_tale-seat-2 = Żółty
fairy_tale-seat-3 = Zielony
fairy_tale-seat-4 = Biały

fairy_tale-way-left = w lewo
fairy_tale-way-right = w prawo
fairy_tale-line-partner = Partner

fairy_tale-action-card = { $card }

## Pytania

fairy_tale-ask-pick = Którą kartę zostawiasz? To karta { $number } z pięciu; reszta idzie { $way }.
fairy_tale-ask-lay = Którą kartę zagrywasz? To karta { $number } z trzech.
fairy_tale-ask-choose-open = { $left ->
    [1] Którą ze swoich kart odkrywasz?
   *[other] Którą ze swoich kart odkrywasz? Do wybrania zostało: { $left }.
}
fairy_tale-ask-choose-close = { $left ->
    [1] Którą ze swoich kart zakrywasz?
   *[other] Którą ze swoich kart zakrywasz? Do wybrania zostało: { $left }.
}
fairy_tale-ask-naming = Za którą kartę uchodzi twoja Szelma?

## Wydarzenia

fairy_tale-event-draft = Draft { $draft } z { $drafts }: karty idą { $way }.
fairy_tale-event-passed = Wszyscy zostawili po karcie; pakiety idą { $way }.
fairy_tale-event-played = { $seat } zagrywa kartę „{ $card }”.
fairy_tale-event-hunted = { $seat } zagrywa kartę „{ $card }”, ale zostaje upolowana i wchodzi zakryta.
fairy_tale-event-opened = { $seat } odkrywa kartę „{ $card }”.
fairy_tale-event-closed = { $seat } zakrywa kartę „{ $card }”.
fairy_tale-event-discarded = { $count ->
    [one] { $seat } odrzuca { $count } kartę.
    [few] { $seat } odrzuca { $count } karty.
   *[many] { $seat } odrzuca { $count } kart.
}
fairy_tale-event-named = { $seat }: Szelma uchodzi za kartę „{ $card }”.

## Punkty

fairy_tale-why-printed = jak na karcie
fairy_tale-why-per = po { $points } za kartę „{ $card }”: { $count }
fairy_tale-why-met = warunek spełniony
fairy_tale-why-not-most = ktoś ma więcej ({ $category }): { $most } przeciw { $have }
fairy_tale-why-not-any = ani jednej karty ({ $category })
fairy_tale-why-too-few = za mało kart ({ $category }): { $have } z { $need }
fairy_tale-why-missing = brakuje karty „{ $card }”
fairy_tale-why-face-down = zakryta
fairy_tale-why-stands-for = uchodzi za kartę „{ $card }”
fairy_tale-why-partner = punkty partnera: { $seat }

## Odmowy

fairy_tale-refusal-not-in-pack = Wśród kart przed tobą nie ma karty „{ $card }”.
fairy_tale-refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
fairy_tale-refusal-not-in-row = Nie masz w grze karty „{ $card }”.
fairy_tale-refusal-turned-already = Twoja karta „{ $card }” już tak leży.
fairy_tale-refusal-marked-already = Twoja karta „{ $card }” jest już wśród tych, które zostaną obrócone.
fairy_tale-refusal-not-fitting = Karty „{ $card }” nie można teraz obrócić.
fairy_tale-refusal-not-itself = Szelma musi uchodzić za inną kartę.
fairy_tale-refusal-not-in-deck = Karty „{ $card }” nie ma w tej talii.

## Ustawienia

fairy_tale-option-deck = Talia podstawowa z 80 kart (do czterech graczy) albo pełna ze 100 (do pięciu).
fairy_tale-option-drafts = Ile draftów się rozgrywa; więcej niż cztery, dopóki starcza talii.
fairy_tale-option-teams = Czworo graczy w dwóch drużynach: partnerzy siedzą naprzeciw i dodają punkty.
fairy_tale-option-draft_memory = Czy stół przypomina o pakietach, które przeszły przez twoje ręce.
fairy_tale-option-deck_file = Własny arkusz kart zamiast naszego.

## Teksty kart

fairy_tale-text-is = { $category }, { $category_kind }
fairy_tale-text-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
fairy_tale-text-counts = po { $points } za kartę „{ $card }”
fairy_tale-text-if = { $points }, jeśli:
fairy_tale-text-most = najwięcej: { $category }
fairy_tale-text-set = co najmniej { $need }: { $category }
fairy_tale-text-card = { $card }
fairy_tale-text-hunt = polowanie: { $category }
fairy_tale-text-you-unflip = odkrywasz karty: { $amount }, { $category }
fairy_tale-text-all-unflip = wszyscy odkrywają karty: { $amount }, { $category }
fairy_tale-text-you-flip = zakrywasz karty: { $amount }, { $category }
fairy_tale-text-all-flip = wszyscy zakrywają karty: { $amount }, { $category }
fairy_tale-text-almighty = uchodzi za jedną dowolną nazwę
