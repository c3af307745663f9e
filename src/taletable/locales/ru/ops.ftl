# Что говорят команды того, кто держит сервер.

ops-doctor-settings = Настройки: все { $count } из окружения годятся.
ops-doctor-setting-wrong = { $words }
ops-doctor-setting-near = Настройки { $name } нет, она ни на что не влияет; есть { $near }.
ops-doctor-setting-unknown = Настройки { $name } нет, она ни на что не влияет; полный список — в docs/host.md.
ops-doctor-origins = Браузеры находят сервер по адресу { $origins }.
ops-doctor-origins-none = Сервер слушает { $host }, а TALETABLE_ORIGINS не задана: он отвечает только по частным именам и адресам. Для имени в интернете задайте её, например https://play.example.org.
ops-doctor-origins-none-proxied = Прокси указаны, а TALETABLE_ORIGINS — нет: за прокси сервер должен знать своё имя, например https://play.example.org.
ops-doctor-origins-plain = Страницы с http://{ $host } не шифруются: куки можно прочитать по дороге. Поставьте впереди прокси с HTTPS и укажите https:// в TALETABLE_ORIGINS.
ops-doctor-proxies-none = Браузеры приходят по https, а в TALETABLE_PROXIES прокси не указан: на всех один адрес и его лимиты, а куки не помечены как безопасные. Укажите адрес, с которого приходит прокси.
ops-doctor-proxies-wide = В TALETABLE_PROXIES указана сеть { $network }: любой из неё может выдать себя за любой адрес. Указывайте прокси и ничего больше.
ops-doctor-seed = Задана TALETABLE_SEED: кто её знает, предскажет любую раздачу. Она только для тестов, уберите её.
ops-doctor-metrics-open = /metrics может прочитать кто угодно. Задайте TALETABLE_METRICS_TOKEN или отдельный порт в TALETABLE_METRICS_PORT.
ops-doctor-port-free = Сервер может слушать { $host }, порт { $port }.
ops-doctor-port-taken = { $words } (Если это сам сервер, всё в порядке.)
ops-doctor-workers-sqlite = Рабочие процессы ({ $workers }) плохо уживаются с одним файлом SQLite: писать может только один. Возьмите PostgreSQL или оставьте один процесс.
ops-doctor-database = База данных отвечает: { $url }.
ops-doctor-database-new = Базы данных { $file } ещё нет; сервер создаст её при запуске.
ops-doctor-database-busy = Базу данных не открыть: { $words }.
ops-doctor-database-away = База данных не отвечает: { $words }. Проверьте, запущена ли она, а также адрес, имя и пароль в TALETABLE_DATABASE.
ops-doctor-database-newer = { $words }
ops-doctor-database-old = Структура базы данных старее, чем нужно этой версии ({ $newest }). Остановите серверы, сделайте резервную копию и выполните `taletable migrate`.
ops-doctor-database-old-sqlite = Структура базы данных старая; сервер обновит её до { $newest } при запуске. Сначала сделайте резервную копию.
ops-doctor-database-shape = Структура базы данных — { $newest }, её и ждёт версия { $version }.
ops-doctor-rights = Файл { $file } может читать только владелец.
ops-doctor-rights-folder = Этот пользователь не может писать в { $folder }: запускайте сервер от имени владельца или выберите другое место в TALETABLE_DATABASE.
ops-doctor-rights-file = Этот пользователь не может читать и писать { $file }: выполните команду от имени пользователя сервера или передайте ему файл через chown.
ops-doctor-rights-exposed = Базу данных могут прочитать другие на этой машине; `chmod 600 { $file }` это исправит.
ops-doctor-write = Ходы можно сохранять: пробная строка записана на диск.
ops-doctor-clock = Часы верны, насколько может судить база данных.
ops-doctor-clock-back = Самый новый стол открыт через { $seconds } с от текущего времени: часы этой машины отстают. Настройте NTP (`timedatectl set-ntp true`), иначе лимиты времени собьются.
ops-doctor-clock-off = Часы этой машины расходятся с часами базы данных на { $seconds } с. Настройте NTP на обеих (`timedatectl set-ntp true`): по ним идут лимиты времени.
ops-doctor-disk = В { $folder } свободно { $free } МБ.
ops-doctor-disk-low = В { $folder } свободно всего { $free } МБ. Освободите место или уберите старые партии командой `taletable archive`: на полном диске никто не сможет играть.
ops-doctor-disk-backup = В { $folder } свободно { $free } МБ, а база занимает { $size } МБ: резервная копия на том же диске не поместится. Храните её в другом месте или освободите место.
ops-doctor-bus = Сообщение по шине доходит за { $milliseconds } мс.
ops-doctor-bus-none = Несколько серверов делят базу без шины и снова и снова проверяют, нет ли чужих ходов. С TALETABLE_BUS=redis://HOST:PORT будет быстрее.
ops-doctor-bus-sqlite = Шина нужна нескольким серверам с одной базой PostgreSQL; с SQLite от неё нет пользы.
ops-doctor-bus-driver = TALETABLE_BUS задана, но драйвер Redis не установлен: pip install "taletable[redis]".
ops-doctor-bus-away = Шина не отвечает: { $words }. Играть можно, но чужие ходы видны с опозданием. Проверьте, запущен ли Redis, и адрес в TALETABLE_BUS.
ops-doctor-files = Система разрешает процессу { $hard } открытых файлов — меньше, чем TALETABLE_ALL_CONNECTIONS ({ $wanted }): соединений будет меньше. Увеличьте предел, в systemd — LimitNOFILE.
ops-doctor-archive = Архив в { $folder } на месте: { $count ->
    [one] { $count } файл
    [few] { $count } файла
   *[many] { $count } файлов
}.
ops-doctor-archive-gone = В { $folder } не хватает файлов архива: { $count }, например { $file }. Эти партии нельзя показать. Подключите папку или укажите её в TALETABLE_ARCHIVE.
ops-doctor-page = Страница собрана.
ops-doctor-page-missing = В этой установке нет страницы, браузеру показать нечего. В клоне её собирает `make page`; в wheel она есть.
ops-doctor-rules-compiled = Правила скомпилированы.
ops-doctor-rules-plain = Правила работают на обычном Python, для ботов это раз в пять медленнее: { $why }.
ops-doctor-worker = Рабочий процесс запускается и отвечает за { $milliseconds } мс.
ops-doctor-worker-fails = Рабочий процесс не запускается, поэтому боты отвечают по умолчанию, а повторы не показываются: { $words }.
ops-doctor-sum = { $problems ->
    [0] Неполадок нет
    [one] Найдена { $problems } неполадка
    [few] Найдено { $problems } неполадки
   *[many] Найдено { $problems } неполадок
}, { $warnings ->
    [0] предупреждений нет
    [one] { $warnings } предупреждение
    [few] { $warnings } предупреждения
   *[many] { $warnings } предупреждений
}.

ops-rehearse-replaying = Повторяем
ops-rehearse-differs = { $table } ({ $game }, правила { $rules }) пойдёт иначе: { $why }
ops-rehearse-does-not-load = { $table } ({ $game }, правила { $rules }) не загрузится: { $why }
ops-rehearse-sum = Повторено { $tables ->
    [one] { $tables } партия
    [few] { $tables } партии
   *[many] { $tables } партий
}: пойдут иначе — { $differ }, не загрузятся — { $broken }, прекращены или отложены — { $apart }.
ops-rehearse-against = Каждая сверена с тем, как её видела старая версия (столов в файле: { $traces }).
ops-rehearse-alone = Каждая сверена с тем, что хранится вместе с ней: чей был ход после каждой записи, и результаты. Чтобы сверить каждую карту и каждый ответ, выполните `taletable rehearse --write FILE` старой версией, а затем `--against FILE` новой.

ops-archive-moving = Переносим
ops-archive-checking = Проверяем
ops-archive-moved = В архив { $folder } { $games ->
    [one] перенесена { $games } партия
    [few] перенесено { $games } партии
   *[many] перенесено { $games } партий
} (файлов: { $files }).
ops-archive-rewritten = Файл { $file } переписан без того, чему в нём больше не место.
ops-archive-left = Стол { $table } остаётся в базе: он не воспроизводится. Причину скажет `taletable rehearse --finished`.
ops-archive-busy = Стол { $table } пока остаётся в базе: в этот момент к нему что-то добавилось. Его перенесёт следующий запуск.
ops-archive-strange = В файле { $file } есть партии, которых эта база не знает; он не тронут. Та ли это папка?
ops-archive-line = { $file }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, закончены с { $since } по { $until }, { $kilobytes } кБ
ops-archive-line-gone = { $file }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, закончены с { $since } по { $until }, { $kilobytes } кБ — файла нет на месте
ops-archive-empty = Архив пуст.
ops-archive-checked = Проверено { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wrong ->
    [0] всё в порядке.
   *[other] неполадок: { $wrong }.
}
ops-archive-restored = Стол { $table } снова в базе данных.

ops-admin-table = стол
ops-admin-game = игра
ops-admin-status = состояние
ops-admin-created = открыт (UTC)
ops-admin-entries = записей
ops-admin-people = люди
ops-admin-person = id
ops-admin-name = имя
ops-admin-login = логин
ops-admin-language = язык
ops-admin-tables = столов
ops-admin-results = результатов
ops-admin-nothing = Показывать нечего.
ops-admin-ended = Партия за столом { $table } прекращена. Играть там больше нельзя, в зачёт она не идёт.
ops-admin-quarantined = Стол { $table } отложен. Там ничего не происходит до `taletable admin release`.
ops-admin-released = Стол { $table } снова в игре.
ops-admin-exported = Всё, что хранится об этом человеке, записано в { $file }.
ops-admin-forget = Удалить { $name } ({ $person }) навсегда, вместе с результатами и рейтингом? Введите { $word }:
ops-admin-yes = да
ops-admin-kept = Ничего не удалено.
ops-admin-forgotten = Человек удалён; его имя убрано из { $tables ->
    [one] { $tables } стола
   *[other] { $tables } столов
}.
