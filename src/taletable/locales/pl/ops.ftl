# Co mówią polecenia osoby, która prowadzi serwer.

ops-doctor-settings = Ustawienia: wszystkie ({ $count }) ze środowiska są poprawne.
ops-doctor-setting-wrong = { $words }
ops-doctor-setting-near = Nie ma ustawienia { $name }, więc nic ono nie zmienia; jest { $near }.
ops-doctor-setting-unknown = Nie ma ustawienia { $name }, więc nic ono nie zmienia; pełna lista jest w docs/host.md.
ops-doctor-origins = Przeglądarki znajdują serwer pod adresem { $origins }.
ops-doctor-origins-none = Serwer nasłuchuje na { $host }, a TALETABLE_ORIGINS nie jest ustawione: odpowiada tylko na prywatne nazwy i adresy. Dla nazwy w internecie ustaw je, na przykład na https://play.example.org.
ops-doctor-origins-none-proxied = Podano serwery proxy, ale nie TALETABLE_ORIGINS: za proxy serwer musi znać swoją nazwę, na przykład https://play.example.org.
ops-doctor-origins-plain = Strony z http://{ $host } nie są szyfrowane: ciasteczka można po drodze odczytać. Postaw z przodu proxy z HTTPS i podaj https:// w TALETABLE_ORIGINS.
ops-doctor-proxies-none = Przeglądarki łączą się przez https, ale TALETABLE_PROXIES nie podaje proxy: wszyscy mają wspólne limity jednego adresu, a ciasteczka nie są oznaczone jako bezpieczne. Podaj adres, z którego łączy się proxy.
ops-doctor-proxies-wide = TALETABLE_PROXIES podaje sieć { $network }: każdy w niej może udawać dowolny adres. Podaj serwery proxy i nic więcej.
ops-doctor-seed = Ustawiono TALETABLE_SEED: kto ją zna, przewidzi każde rozdanie. Służy tylko do testów, usuń ją.
ops-doctor-metrics-open = Każdy może odczytać /metrics. Ustaw TALETABLE_METRICS_TOKEN albo osobny port w TALETABLE_METRICS_PORT.
ops-doctor-port-free = Serwer może nasłuchiwać na { $host }, port { $port }.
ops-doctor-port-taken = { $words } (Jeśli to sam serwer, wszystko w porządku.)
ops-doctor-workers-sqlite = Procesy robocze ({ $workers }) źle dzielą się jednym plikiem SQLite, bo zapisywać może tylko jeden. Użyj PostgreSQL albo jednego procesu.
ops-doctor-database = Baza danych odpowiada: { $url }.
ops-doctor-database-new = Bazy danych { $file } jeszcze nie ma; serwer utworzy ją przy starcie.
ops-doctor-database-busy = Nie można otworzyć bazy danych: { $words }.
ops-doctor-database-away = Baza danych nie odpowiada: { $words }. Sprawdź, czy działa, oraz adres, nazwę i hasło w TALETABLE_DATABASE.
ops-doctor-database-newer = { $words }
ops-doctor-database-old = Baza danych ma starszą strukturę, niż wymaga ta wersja ({ $newest }). Zatrzymaj serwery, zrób kopię zapasową i uruchom `taletable migrate`.
ops-doctor-database-old-sqlite = Baza danych ma starszą strukturę; serwer zaktualizuje ją do { $newest } przy starcie. Najpierw zrób kopię zapasową.
ops-doctor-database-shape = Baza danych ma strukturę { $newest }, której wymaga wersja { $version }.
ops-doctor-rights = Plik { $file } może czytać tylko właściciel.
ops-doctor-rights-folder = Ten użytkownik nie może pisać w { $folder }: uruchom serwer jako właściciel albo wybierz inne miejsce w TALETABLE_DATABASE.
ops-doctor-rights-file = Ten użytkownik nie może czytać i zapisywać { $file }: uruchom to jako użytkownik serwera albo przekaż mu plik poleceniem chown.
ops-doctor-rights-exposed = Inni na tym komputerze mogą czytać bazę danych; `chmod 600 { $file }` temu zapobiegnie.
ops-doctor-write = Ruchy można zapisywać: próbny wiersz zapisano na dysku.
ops-doctor-clock = Zegar jest poprawny, o ile baza danych może to ocenić.
ops-doctor-clock-back = Najnowszy stół otwarto { $seconds } s po bieżącym czasie: zegar tego komputera się spóźnia. Ustaw NTP (`timedatectl set-ntp true`), inaczej limity czasu zawiodą.
ops-doctor-clock-off = Zegar tego komputera różni się od zegara bazy danych o { $seconds } s. Ustaw NTP na obu (`timedatectl set-ntp true`), bo według nich biegną limity czasu.
ops-doctor-disk = W { $folder } jest { $free } MB wolnego miejsca.
ops-doctor-disk-low = W { $folder } jest tylko { $free } MB wolnego miejsca. Zrób miejsce albo przenieś stare partie poleceniem `taletable archive`; na pełnym dysku nikt nie zagra.
ops-doctor-disk-backup = W { $folder } jest { $free } MB wolnego miejsca, a baza danych ma { $size } MB: kopia zapasowa na tym samym dysku się nie zmieści. Trzymaj ją gdzie indziej albo zrób miejsce.
ops-doctor-bus = Szyna przekazuje wiadomość w { $milliseconds } ms.
ops-doctor-bus-none = Kilka serwerów dzieli bazę danych bez szyny i wciąż sprawdza, czy inne coś zapisały. Z TALETABLE_BUS=redis://HOST:PORT będzie szybciej.
ops-doctor-bus-sqlite = Szyna jest dla kilku serwerów z jedną bazą PostgreSQL; z SQLite nie ma z niej pożytku.
ops-doctor-bus-driver = Ustawiono TALETABLE_BUS, ale nie ma sterownika Redis: pip install "taletable[redis]".
ops-doctor-bus-away = Szyna nie odpowiada: { $words }. Grać można, ale ruchy innych widać z opóźnieniem. Sprawdź, czy Redis działa, oraz adres w TALETABLE_BUS.
ops-doctor-files = System pozwala procesowi na { $hard } otwartych plików, mniej niż TALETABLE_ALL_CONNECTIONS ({ $wanted }): połączeń będzie mniej. Zwiększ limit, w systemd przez LimitNOFILE.
ops-doctor-archive = Archiwum w { $folder } jest kompletne: { $count ->
    [one] { $count } plik
    [few] { $count } pliki
   *[many] { $count } plików
}.
ops-doctor-archive-gone = W { $folder } brakuje plików archiwum: { $count }, na przykład { $file }. Tych partii nie można pokazać. Podłącz folder albo podaj go w TALETABLE_ARCHIVE.
ops-doctor-page = Strona jest zbudowana.
ops-doctor-page-missing = W tej instalacji nie ma strony, więc przeglądarka niczego nie pokaże. W klonie buduje ją `make page`; pakiet wheel ją zawiera.
ops-doctor-rules-compiled = Zasady są skompilowane.
ops-doctor-rules-plain = Zasady działają jako zwykły Python, dla botów jakieś pięć razy wolniej: { $why }.
ops-doctor-worker = Proces roboczy startuje i odpowiada w { $milliseconds } ms.
ops-doctor-worker-fails = Proces roboczy nie startuje, więc boty dają odpowiedzi domyślne, a powtórek nie ma: { $words }.
ops-doctor-sum = { $problems ->
    [0] Nie znaleziono problemów
    [one] Znaleziono { $problems } problem
    [few] Znaleziono { $problems } problemy
   *[many] Znaleziono { $problems } problemów
}, { $warnings ->
    [0] bez ostrzeżeń
    [one] { $warnings } ostrzeżenie
    [few] { $warnings } ostrzeżenia
   *[many] { $warnings } ostrzeżeń
}.

ops-rehearse-replaying = Odtwarzanie
ops-rehearse-differs = { $table } ({ $game }, zasady { $rules }) potoczyłaby się inaczej: { $why }
ops-rehearse-does-not-load = { $table } ({ $game }, zasady { $rules }) nie wczytałaby się: { $why }
ops-rehearse-sum = { $tables ->
    [one] Odtworzono { $tables } partię
    [few] Odtworzono { $tables } partie
   *[many] Odtworzono { $tables } partii
}: potoczy się inaczej { $differ }, nie wczyta się { $broken }, zakończono lub odłożono { $apart }.
ops-rehearse-against = Każdą porównano z tym, jak widziała ją stara wersja (stołów w pliku: { $traces }).
ops-rehearse-alone = Każdą porównano z tym, co jest z nią zapisane: kto miał odpowiadać po każdym wpisie, oraz wyniki. Aby porównać każdą kartę i każdą odpowiedź, uruchom `taletable rehearse --write FILE` starą wersją, a potem `--against FILE` nową.

ops-archive-moving = Przenoszenie
ops-archive-checking = Sprawdzanie
ops-archive-moved = Do archiwum w { $folder } { $games ->
    [one] przeniesiono { $games } partię
    [few] przeniesiono { $games } partie
   *[many] przeniesiono { $games } partii
} (plików: { $files }).
ops-archive-rewritten = Plik { $file } zapisano od nowa, bez tego, co już do niego nie należy.
ops-archive-left = { $table } zostaje w bazie danych: nie da się go odtworzyć. `taletable rehearse --finished` powie dlaczego.
ops-archive-busy = { $table } na razie zostaje w bazie danych: właśnie coś do niego dopisano. Przeniesie go następne uruchomienie.
ops-archive-strange = W pliku { $file } są partie, których ta baza danych nie zna; pozostał bez zmian. Czy to właściwy folder?
ops-archive-line = { $file }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, zakończone od { $since } do { $until }, { $kilobytes } kB
ops-archive-line-gone = { $file }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, zakończone od { $since } do { $until }, { $kilobytes } kB – pliku nie ma
ops-archive-empty = Archiwum jest puste.
ops-archive-checked = { $games ->
    [one] Sprawdzono { $games } partię
    [few] Sprawdzono { $games } partie
   *[many] Sprawdzono { $games } partii
}, { $wrong ->
    [0] wszystko w porządku.
   *[other] błędów: { $wrong }.
}
ops-archive-restored = Stół { $table } jest znowu w bazie danych.

ops-admin-table = stół
ops-admin-game = gra
ops-admin-status = stan
ops-admin-created = otwarty (UTC)
ops-admin-entries = wpisów
ops-admin-people = ludzie
ops-admin-person = id
ops-admin-name = imię
ops-admin-login = login
ops-admin-language = język
ops-admin-tables = stołów
ops-admin-results = wyników
ops-admin-nothing = Nie ma czego pokazać.
ops-admin-ended = Partia przy stole { $table } jest przerwana. Nikt już tam nie zagra i nikomu się nie liczy.
ops-admin-quarantined = Stół { $table } jest odłożony. Nic się tam nie dzieje aż do `taletable admin release`.
ops-admin-released = Przy stole { $table } gra toczy się dalej.
ops-admin-exported = Wszystko, co zapisano o tej osobie, jest w pliku { $file }.
ops-admin-forget = Usunąć { $name } ({ $person }) na zawsze, razem z wynikami i rankingiem? Wpisz { $word }:
ops-admin-yes = tak
ops-admin-kept = Niczego nie usunięto.
ops-admin-forgotten = Osoba została usunięta; jej imię zniknęło z { $tables ->
    [one] { $tables } stołu
   *[other] { $tables } stołów
}.
