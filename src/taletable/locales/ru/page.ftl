page-home = К играм
page-home-title = Какую сказку сегодня?
page-nav = Страницы
page-tables = Столы
page-puzzles = Задачи
page-settings = Настройки
page-me = Я
page-close = Закрыть
page-play-now = Играть сейчас
page-you = вы
page-over = Игра окончена.
page-waiting-for = Ждём: { $who }.
page-decides = сейчас решает
page-thinks = думает
page-board = Игровое поле
page-prompt = Ваше решение
page-answers-list = Выбрать из списка ({ $count })
page-log = Ход игры
page-log-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
page-log-more = ещё { $count }
page-log-less = свернуть
page-log-round = Раунд { $round }
page-rule = Правило { $clause }
page-seat-open = Свободное место

page-name-title = Как вас называть?
page-name-about = Это имя увидят другие игроки. Регистрация не нужна.
page-name-go = К столу

## The shelf

page-home-about = Четыре сказочные настольные игры: с друзьями или с ботами. Без регистрации.
page-go-on = Ваши партии
page-new-table = Создать стол
page-how = Как играть
page-players = { $to ->
    [few] { $from }–{ $to } игрока
   *[many] { $from }–{ $to } игроков
}
page-minutes = около { $minutes } мин
page-weight = Сложность: { $weight } из 5
page-join = Присоединиться к столу
page-join-about = Ссылка или код, которые вам прислали
page-join-go = К столу
page-lobby-link = Открытые столы, где ждут игроков
page-credits = О проекте
page-for-programs = Разработчикам
page-loading = Минутку…
page-yes = да
page-no = нет
page-cancel = Отмена

## A new table

page-new-title = Новый стол
page-seats = Места
page-how-many = Сколько игроков?
page-seat-who = Кто сидит на месте { $number }
page-seat-person = Тот, кого я приглашу
page-seat-anybody = Кто угодно
page-seat-bot = Бот: { $level }
page-level = Сила бота на месте { $number }
page-level-novice = новичок
page-level-casual = любитель
page-level-strong = сильный
page-level-master = мастер
page-level-random = ходит наугад
page-level-greedy = простой
page-level-greedy-0 = простой
page-level-about-novice = прощает ошибки и сам чудит: для первой партии
page-level-about-casual = играет разумно, ход за ходом
page-level-about-strong = думает наперёд: подумать придётся и вам
page-level-about-master = играет так хорошо, как мы умеем; может думать несколько секунд
page-character = Характер бота на месте { $number }
page-character-none = без пристрастий
page-character-builder = строитель
page-character-gambler = рисковый
page-character-miser = скряга
page-character-trickster = проказник
page-character-about-builder = любит очки здесь и сейчас
page-character-about-gambler = любит рискнуть
page-character-about-miser = любит играть наверняка
page-character-about-trickster = любит мешать другим
page-bots-all = Все боты
page-bots-all-level = Сила всех ботов
page-bots-all-character = Характер всех ботов
page-bots-various = разные
page-bot-pace = Как скоро отвечают боты?
page-bot-pace-instant = сразу
page-bot-pace-unhurried = не спеша, около секунды
page-bot-pace-slow = медленно
page-public-about = Стол увидят все, кто ищет игру.
page-options = Правила
page-options-more = { $count ->
    [one] Ещё { $count } правило, в котором издания расходятся
    [few] Ещё { $count } правила, в которых издания расходятся
   *[many] Ещё { $count } правил, в которых издания расходятся
}
page-options-clash = Эти правила не сочетаются: играть по ним нельзя.
page-proposed = Предложено, потому что это издание вышло на вашем языке. Можно выбрать и другое.
page-by-chance = случайно
page-choice-seat = место { $number }
page-choice-dark_tales-expansion-none = без дополнения
page-choice-dark_tales-expansion-mermaid = «Русалочка»
page-choice-dark_tales-expansion-cinderella = «Золушка»
page-choice-fairy_tale-deck-basic = базовая, 80 карт
page-choice-fairy_tale-deck-advanced = полная, 100 карт
page-choice-grimm_forest-advanced-all = все карты
page-choice-grimm_forest-advanced-basic = базовая игра
page-clock = Время
page-clock-about = Сколько времени на раздумья?
page-clock-none = без ограничения
page-clock-live-is = { $minutes } мин и ещё { $seconds } с на каждое решение
page-clock-correspondence-is = { $hours } ч на каждое решение
page-stand-in = Кто играет за того, у кого вышло время?
page-stand-in-default = никто: ход сделается сам
page-create = Открыть стол
page-create-start = Начать игру

## The waiting room

page-waiting-room = Ждём начала
page-seat-open-about = сюда может сесть кто угодно
page-seat-kept = Место для гостя
page-seat-kept-about = для того, у кого есть ссылка-приглашение
page-host = хозяин стола
page-ready = можно начинать
page-not-ready = ещё собирается
page-person = игрок
page-twin = Здесь есть другой игрок с похожим именем.
page-sit = Сесть сюда
page-invite-bot = Пригласить: { $name }
page-clear = Освободить место
page-start = Начать игру
page-start-open = { $count ->
    [one] Ещё { $count } место свободно: пригласите кого-нибудь или бота.
    [few] Ещё { $count } места свободны: пригласите кого-нибудь или ботов.
   *[many] Ещё { $count } мест свободно: пригласите кого-нибудь или ботов.
}
page-start-unready = { $count ->
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
   *[many] Ждём ещё { $count } игроков.
}
page-be-ready = Можно начинать
page-unready = Подождите меня
page-wait-host = Игру начнёт хозяин стола.
page-watching-open = Займите свободное место или оставайтесь зрителем.
page-watching-kept = Свободные места — для приглашённых: попросите у хозяина стола ссылку-приглашение или оставайтесь зрителем.
page-watching-full = Все места заняты, но можно остаться и смотреть.
page-leave = Встать из-за стола
page-invite = Пригласить
page-invite-private = По этой ссылке можно сесть за стол.
page-invite-watch = По этой ссылке можно смотреть игру. Ссылка, по которой садятся за стол, есть у хозяина стола.
page-invite-here = Ссылка пока работает только на этом компьютере. Чтобы пришли другие, откройте страницу по адресу, который доступен и им.
page-invite-public = Этот стол виден всем; по ссылке можно занять и место, оставленное для гостя.
page-invite-qr = Ссылка в виде QR-кода
page-invite-link = Ссылка на этот стол
page-copy = Скопировать ссылку
page-copied = Скопировано.
page-share = Поделиться
page-terms = Условия партии

## At the table

page-your-turn = Ваш ход
page-details = Подробности
page-menu = Меню
page-talk = Чат
page-talk-empty = Пока никто ничего не написал.
page-talk-say = Сообщение
page-talk-send = Отправить
page-beside = зритель
page-mute = не показывать
page-muted = { $who }: сообщения скрыты.
page-not-heard = { $who }: сообщения скрыты.
page-hear = показывать снова
page-heard = { $who }: сообщения снова видны.
page-sending = Минутку…
page-why-other = Сейчас вопрос другой: «{ $question }»
page-away = нет на месте
page-resigned = место отдано
page-paused = Игра приостановлена.
page-you-away = Ваше время вышло, и за вас играет замена.
page-you-resigned = Вы сдались; дальше на вашем месте играет замена.
page-you-watch = Вы зритель: вам видно всё, что лежит в открытую.
page-return = Вернуться на место
page-line-lost = Связь прервалась. Восстанавливаем; то, что на экране, могло устареть.
page-undo = Отменить ход
page-telling-now = Ещё показываем, что произошло.
page-telling-again = Ещё раз: что произошло с вашего последнего хода.
page-told-next = Дальше
page-told-skip = Пропустить
page-key-space = пробел
page-told-again = С моего последнего хода
page-told-once-more = Последние ходы ещё раз
page-told-now = показываем
page-told-last = показано
page-propose-undo = Попросить отменить мой ход
page-propose-pause = Предложить перерыв
page-resume = Предложить продолжить
page-proposed-undo = { $who } просит отменить ход.
page-proposed-pause = { $who } предлагает перерыв.
page-proposed-resume = { $who } предлагает продолжить.
page-proposed-wait = Ждём остальных.
# How long follows, as a clock shows it.
page-proposed-until = Если никто не против, игра продолжится через
page-agree = Согласиться
page-decline = Отклонить
page-declined = Согласны не все.
page-share-table = Поделиться ссылкой на стол
page-resign = Сдаться
page-resign-sure = Дальше на вашем месте будет играть замена, и вернуться будет нельзя.
page-resign-yes = Сдаться окончательно
page-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
page-rules = Правила игры
page-rules-whole = Все правила
page-rules-table = Правила этого стола
page-rules-edition = По какому изданию

## After the end

page-result = Итоги
page-you-won = Вы победили!
page-won = { $count ->
    [one] Побеждает { $who }
   *[other] Победу делят { $who }
}
page-rank = { $rank }-е место
page-total = Всего
page-tie-zavarushka = При равенстве очков выше тот, кто ходил раньше.
page-tie-dark_tales = При равенстве очков выше тот, у кого в сумме больше предметов и карт в руке.
page-tie-grimm_forest = При равном числе домиков выше тот, у кого больше кирпичных, затем — деревянных, затем тот, у кого жетон награды за первую постройку из самого прочного материала.
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-rematch = Сыграть ещё раз
page-rematch-join = К следующей партии
page-record = Скачать запись партии
page-seed = Честной ли была раздача?
page-seed-about = Зерно, из которого выросли все раздачи и перемешивания. Его хеш был показан с самого начала; по записи партии каждый может проверить каждый шаг.
page-seed-hash = Хеш зерна:
page-undone = { $count ->
    [one] Ходы, которые другие уже видели, отменяли { $count } раз.
    [few] Ходы, которые другие уже видели, отменяли { $count } раза.
   *[many] Ходы, которые другие уже видели, отменяли { $count } раз.
}
page-replay = Посмотреть запись
page-replay-of = Запись: { $game }
page-replay-begin = Начало игры.
page-replay-chose = { $who } выбирает: { $what }.
page-replay-play = Смотреть
page-replay-stop = Стоп
page-eyes = Чьими глазами
page-eyes-beside = зрителя
page-eyes-all = всех сразу
page-hands = Что у кого в руке
page-hand-none = Карт нет.
page-step = Шаг
page-step-first = В начало
page-step-back = На шаг назад
page-step-on = На шаг вперёд
page-step-last = В конец

## С другими

page-friends = Играть с друзьями
page-friends-about = У вас будет стол со ссылкой и QR-кодом. У кого есть ссылка, тот садится; на пустые места можно посадить ботов.
page-fill = { $count ->
    [one] Бота на пустое место
   *[other] Ботов на пустые места
}
page-fill-start = { $count ->
    [one] Бота на пустое место — и начать
   *[other] Ботов на пустые места — и начать
}
page-network = Пустить домашнюю сеть
page-network-about = Телефоны и компьютеры в вашей домашней сети или Wi-Fi смогут открыть эту страницу по адресу { $address }, а у кого есть ссылка на стол — подсесть к нему. Из интернета сюда не попасть. Данные в сети не шифруются; после игры можно выключить.
page-network-off = Ссылка пока работает только на этом компьютере.
page-network-none = Этот компьютер не в домашней сети.
page-rated = партия идёт в рейтинг
page-rated-not = без рейтинга
page-rated-friends = между друзьями, без рейтинга. Если кто-то молчит две минуты, остальные могут попросить бота ответить за него.
page-silent = { $who }: давно нет ответа.
page-silent-remind = Напомнить
page-silent-reminded = { $who }: напоминание отправлено.
page-silent-once = Пусть бот ответит один раз
page-silent-stay = Пусть бот играет до возвращения
# То же покороче, для телефона.
page-silent-once-short = Бот, один раз
page-silent-stay-short = Бот до возвращения
page-reminder = Вас ждут остальные.
page-you-stood-in = Пока вас нет, за вас играет бот.
page-seat-back = Вы снова играете сами.
page-stood-in = { $count ->
    [one] { $who }: бот ответил вместо игрока { $count } раз.
    [few] { $who }: бот ответил вместо игрока { $count } раза.
   *[many] { $who }: бот ответил вместо игрока { $count } раз.
}
page-here = { $count ->
    [one] Сейчас здесь { $count } человек
    [few] Сейчас здесь { $count } человека
   *[many] Сейчас здесь { $count } человек
}
page-quick = С первым, кто придёт
page-quick-about = Партия на двоих с часами: по 5 минут и по 20 секунд за каждое решение.
page-quick-go = Найти соперника
page-quick-seeking = { $game }: вас уже ждут!
page-quick-bots = Если за минуту никто не придёт, начать с ботом
page-quick-waiting = Ждём первого, кто придёт…
# Дальше стоит, сколько осталось, как на часах.
page-quick-in = Бот сядет за стол через
page-quick-waited = Ожидание:
page-filters = Какие столы
page-filter-any = неважно
page-filter-none = Сейчас таких столов нет.
page-speed-live = с часами
page-speed-correspondence = по переписке
page-tables-running = Идущие партии
page-running-none = Сейчас никто не играет при зрителях.
page-watch = смотреть

## Lists of tables

page-tables-mine = Мои
page-tables-none = Сейчас вы не сидите ни за одним столом.
page-tables-lobby = Открытые для всех
page-lobby-none = Сейчас никто не ждёт игроков.
page-tables-past = Сыгранные
page-open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
page-status-playing = идёт игра
page-status-over = окончена
page-status-broken = продолжить нельзя

## The rulebook

page-search = Искать в правилах и среди карт
page-search-none = В этих правилах ничего такого нет.
page-cards-found = Карты
page-contents = Содержание

## Me

page-name = Моё имя
page-save = Сохранить
page-saved = Сохранено.
page-be-guest = Играть гостем
page-account = Учётная запись
page-account-about = Логин и пароль нужны, чтобы играть под своим именем и на других устройствах. Ваши партии сохранятся; адрес почты мы не спрашиваем.
page-account-make = Создать учётную запись
page-account-made = Готово: у вас есть учётная запись.
page-login = Логин
page-password = Пароль (не меньше 8 знаков)
page-sign-in = Войти
page-sign-in-about = Если учётная запись уже есть.
page-results = Результаты
page-results-none = Пока ни одна ваша партия не закончена.
page-game = Игра
page-rating = Рейтинг
page-played = Сыграно
page-games-won = Побед
page-history = Прошлые партии
page-place = { $rank }-е место из { $players }
page-leaving = Выход
page-sign-out = Выйти
page-sign-out-about = Вернуться можно с логином и паролем.
page-sign-out-guest = Гость, который вышел, не сможет вернуться к своим столам: сначала создайте учётную запись.
page-sign-out-everywhere = Выйти везде
page-forget = Удалить меня
page-forget-about = Имя, настройки и результаты будут удалены, а ваши места за столами освободятся. Отменить это нельзя.
page-forget-type = Введите своё имя, { $name }, чтобы подтвердить:
page-forget-yes = Удалить навсегда
page-forgotten = Все сведения о вас удалены.

## Settings

page-language = Язык
page-theme = Оформление
page-theme-auto = как в системе
page-theme-light = светлое
page-theme-dark = тёмное
page-size = Размер текста
page-size-small = мелкий
page-size-normal = обычный
page-size-large = крупный
page-size-huge = очень крупный
page-motion = Анимация
page-motion-full = полная
page-motion-fast = быстрая
page-motion-off = без анимации
page-telling = Чужие ходы
page-telling-slow = по одному, медленно
page-telling-normal = по одному
page-telling-fast = по одному, быстро
page-telling-off = все сразу
page-sound = Звуки: раздача карт, сигнал моего хода, аккорд в конце
page-marks = Крупные знаки рядом с цветами игроков
page-bot-pace-mine = Как скоро отвечают боты за моими столами
page-hints = Подсказки в первых партиях
page-hint-next = Понятно
page-hint-no-more = Больше не показывать
page-settings-about = Настройки хранятся в этом браузере.
page-settings-about-known = Настройки хранятся в этом браузере и на сервере: с учётной записью они будут с вами и на других устройствах.

## Credits

page-credits-games = Игры
page-credits-games-about = Это неофициальная работа поклонников. Игры принадлежат их авторам и издателям. Правила, числа и названия — это факты; все тексты, рисунки и код — наши собственные, кроме того, что названо ниже.
page-credits-unknown = автор в правилах не указан
page-credits-icons = Картинки
page-credits-icons-about = Значки нарисовали:
page-credits-fonts = Шрифты
page-credits-code = Программы
page-credits-license = Сам Taletable — свободная программа под лицензией MIT.

## What the games are like

page-about-zavarushka = Король бездетен, и его земли хотят все. Шесть ходов, семь карт: занимайте места, выпускайте драконов и подложите под всех гнома.
page-about-fairy_tale = Четыре народа, у каждого своя история. Оставьте карту, передайте остальные и расскажите сказку из двенадцати, пока другие переворачивают ваши страницы.
page-about-dark_tales = Замки, ведьмы и мечи: все добавляют карты в одну страшную сказку, и каждый поворачивает её в свою пользу — и днём, и ночью.
page-about-grimm_forest = Племянники трёх знаменитых поросят наперегонки строят три домика. Собирайте солому, дерево и кирпич и угадывайте, куда пойдут другие.

## Where something is amiss

page-lost-nothing = Здесь ничего нет
page-lost-about-nothing = Страница переехала, или такого стола нет.
page-lost-away = Сервер не отвечает
page-lost-about-away = Проверьте соединение и попробуйте ещё раз.
page-lost-broken = Этот стол нельзя продолжить
page-lost-about-broken = То, что сохранено, не сходится с правилами. Других столов это не касается.
page-error = Что-то пошло не так.
page-error-away = Сервер не отвечает.
page-error-too-fast = Слишком часто; подождите немного.
page-error-unread = Сервер не понял запрос.
page-error-elsewhere = Сервер принял эту страницу за чужой сайт. Если перед сервером стоит прокси, он должен передавать заголовок Host.

## What bots are called: by their character and seat, with a title by their level

# The gender is for the title before the name.
page-bot-name-plain-0 = Сова
    .gender = f
page-bot-name-plain-1 = Ворон
    .gender = m
page-bot-name-plain-2 = Лиса
    .gender = f
page-bot-name-plain-3 = Ёж
    .gender = m
page-bot-name-plain-4 = Барсук
    .gender = m
page-bot-name-builder-0 = Бобр
    .gender = m
page-bot-name-builder-1 = Ласточка
    .gender = f
page-bot-name-builder-2 = Муравей
    .gender = m
page-bot-name-builder-3 = Крот
    .gender = m
page-bot-name-builder-4 = Пчела
    .gender = f
page-bot-name-gambler-0 = Рысь
    .gender = f
page-bot-name-gambler-1 = Заяц
    .gender = m
page-bot-name-gambler-2 = Петух
    .gender = m
page-bot-name-gambler-3 = Сокол
    .gender = m
page-bot-name-gambler-4 = Коза
    .gender = f
page-bot-name-miser-0 = Хомяк
    .gender = m
page-bot-name-miser-1 = Сорока
    .gender = f
page-bot-name-miser-2 = Белка
    .gender = f
page-bot-name-miser-3 = Жаба
    .gender = f
page-bot-name-miser-4 = Галка
    .gender = f
page-bot-name-trickster-0 = Кукушка
    .gender = f
page-bot-name-trickster-1 = Ласка
    .gender = f
page-bot-name-trickster-2 = Сойка
    .gender = f
page-bot-name-trickster-3 = Скворец
    .gender = m
page-bot-name-trickster-4 = Куница
    .gender = f
page-bot-title-novice = Малютка { $name }
page-bot-title-strong = { $name-gender ->
    [f] Мудрая
   *[m] Мудрый
} { $name }
page-bot-title-master = Мастер { $name }

## Первая партия

page-how-short = Как играть: за две минуты
page-gentle = Лёгкая партия
page-gentle-bots = { $count ->
    [one] вы и { $count } добродушный бот-новичок
    [few] вы и { $count } добродушных бота-новичка
   *[many] вы и { $count } добродушных ботов-новичков
}
page-gentle-cards-fairy_tale = базовая колода: 80 карт
page-gentle-cards-dark_tales = базовая игра, без дополнений
page-gentle-cards-grimm_forest = базовые карты
page-full = Полная игра
page-full-bots = { $count ->
    [one] вы и { $count } бот, который играет разумно
    [few] вы и { $count } бота, которые играют разумно
   *[many] вы и { $count } ботов, которые играют разумно
}
page-full-cards-fairy_tale = полная колода: 100 карт
page-full-cards-dark_tales = базовая игра и дополнение «Русалочка»
page-full-cards-grimm_forest = все карты, включая сложные
page-full-tick = Полная игра.
page-full-more-fairy_tale = Добавятся двадцать карт для опытных: сюжеты, которые приносят очки при условии, герои, которые охотятся на нежить, и Плут.
page-full-more-dark_tales = Добавится «Русалочка»: ещё 24 карты и договоры с морской ведьмой.
page-full-more-grimm_forest = Добавятся сказки и друзья из усложнённого варианта.
page-full-more-bots = Боты будут посерьёзнее.
page-quick-rules = правила: { $edition }
page-hints-tick = Подсказки по ходу игры.
page-hints-about = Первый ход разберём вместе, шаг за шагом.
page-implied-grimm_forest-edition-standard = В наших правилах: { $value }.
page-implied-grimm_forest-edition-ru = В русском издании: { $value }.
page-implied-grimm_forest-edition-pl = В польском издании: { $value }.
page-how-goal = Цель игры
page-how-editions = Два издания
page-how-more = Что ещё полезно знать
page-how-book = Все правила по пунктам
page-how-done = Готовы?
page-hint-waits = Теперь вы!

# Ответы и что они принесут
page-on-board = Выбирайте прямо на поле
page-previews = Показывать, что принесёт выбор
page-all-answers = Показывать рядом с вопросом все ответы, и те, что есть на поле
page-preview-you = вам { $points }
page-preview-other = { $who } { $points }
page-preview-best = до { $points } ({ $what })
page-preview-nothing = сразу очков не принесёт

# Все карты
page-gallery = Все карты
page-signs = Что означают знаки
page-gallery-of = Все карты: { $game }
page-gallery-search = Искать по названию или тексту
page-gallery-unseen = Только те, что вышли не все
page-gallery-count = { $count } из { $all }
page-gallery-none = Такой карты нет.
page-gallery-copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[many] { $count } экземпляров
}
page-gallery-seen = видели: { $seen }
page-gallery-by-edition = Издание
page-gallery-by-advanced = Карты
page-gallery-by-deck = Колода
page-gallery-by-expansion = Дополнение

## Учиться на партиях; остальное — в page_study.ftl

page-review = Разбор
page-whatif = Что если…
page-hint = Подсказка
page-hints-term = Подсказки движка
page-hints-term-about = Можно ли спрашивать у движка лучшие ответы? Он скажет, что выбрал бы и почему, — исходя из того, что может знать игрок.
page-hints-rated = В партиях на рейтинг подсказок нет.
page-practice = Тренировка
page-practice-back = Назад к записи
page-practice-about = Учебный стол: всё лежит так, как лежало в оконченной партии. В зачёт она не идёт.

page-challenges = Испытания
page-challenges-short = Одна раздача на всех: дня, недели или ваша
page-deal-results = Сравнить с другими
page-statistics = Статистика
page-statistics-short = Что показывают ваши партии и какие карты вы переоцениваете
