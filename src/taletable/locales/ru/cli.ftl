# Слова самого терминала.

cli-you = вы
cli-bot-novice = бот: новичок
cli-bot-casual = бот: любитель
cli-bot-strong = бот: сильный
cli-bot-master = бот: мастер
cli-bot-random = бот: ходит наугад
cli-bot-greedy = бот: простой
cli-bot-greedy-0 = бот: простой (greedy-0)
cli-character-builder = строитель
cli-character-gambler = рисковый
cli-character-miser = скряга
cli-character-trickster = проказник
cli-thinks = { $who } думает…
cli-hand = У вас в руке:
cli-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
cli-turn = ход { $turn } из { $turns }
cli-choose = Ваш выбор (номер или название, ? — помощь):
cli-help = Введите номер варианта, его название или первые буквы; названия можно писать по-русски, по-польски и по-английски. Ещё: ? — правило, по которому задан вопрос; ? и карта или другой вариант — что она делает (и почему её сейчас нельзя выбрать); ? и номер пункта — прочитать пункт правил; rules — все правила; undo — отменить то, чего ещё никто не видел; hint — лучшие ответы, исходя из того, что вам может быть известно; save [файл] — сохранить; quit — выйти.
cli-help-dark_tales = ☀ — день, ☾ — ночь. Под каждой сюжетной картой указаны её эффекты или то, за что дают очки в конце.
cli-help-fairy_tale = Карта в скобках лежит рубашкой вверх; число после карты — сколько очков она даёт сейчас.
cli-help-grimm_forest = Домик нарисован так: ▁ основание, ▄ стены, ▲ крыша. Стрелка отмечает того, кто должен решать.
cli-help-zavarushka = Персонажи на карточке местности перечислены сверху вниз; заблокированные отмечены знаком zZ.
cli-help-short = Введите номер от 1 до { $last } или ? для помощи.
cli-unknown = Не понимаю «{ $word }». Введите номер от 1 до { $last } или ? для помощи.
cli-several = «{ $word }» может означать: { $names }.
cli-other-question = Сейчас вопрос другой: «{ $question }»
cli-undone = Ход отменён.
cli-saved = Сохранено в { $file }. Продолжить: { $command }
cli-save-failed = Не удалось записать { $file }: { $reason }. Игра продолжается, попробуйте другое имя.
cli-resumed = Продолжаем игру, сохранённую в { $file }.
cli-ask-save = Сохранить игру перед выходом? (д/н)
cli-no-more-input = Ввод закончился, игра остановлена.
cli-goodbye = До встречи.
cli-over = Игра окончена.
cli-total = Всего
cli-rank = { $rank }. { $name }

cli-draft = Драфт { $draft } из { $drafts }; карты идут { $way }.
cli-pack = Карты перед вами:
cli-passed = Вы передали дальше: { $cards }

cli-round = Раунд { $round }; первый игрок: { $name }.
cli-fables = { $count ->
    [one] { $count } сказка
    [few] { $count } сказки
   *[many] { $count } сказок
}
cli-friend = друг: { $card }
cli-played = сыграно: { $card }
cli-due = действует в этом раунде: { $card }
cli-looking = Вы видите:
cli-top = Верхние карты колоды:
cli-known = Вы знаете карты игрока { $name }: { $cards }
cli-proposed = Правила: { $choice }, предложено по вашему языку. Другие правила: --option { $option }
cli-forest = Сказок в колоде { $deck }, в сбросе { $discard }. Друзей в колоде { $friends }, в сбросе { $gone }.
cli-editions = { $one } и { $other }: { $count ->
    [0] различий нет.
    [one] { $count } различие.
    [few] { $count } различия.
   *[many] { $count } различий.
}

cli-tale = Карт в колоде: { $deck }, в сбросе: { $discard }.
cli-middle = Посередине стола:
cli-pacts = { $count ->
    [one] { $count } договор
    [few] { $count } договора
   *[many] { $count } договоров
}
cli-own-pacts = Ваши договоры:
cli-tokens = Жетоны:
cli-stack = Жетонов в стопке: { $tokens }.
cli-ball = На карте «Бал во дворце»:
cli-dance = Могут танцевать:

cli-card-id = карта
cli-card-name = английское название
cli-card-copies = копии
cli-card-faction = фракция
cli-card-kind = тип
cli-card-points = очки
cli-card-effect = что делает
cli-card-expert = колода
cli-card-sort = тип
cli-card-advanced = для опытных
cli-card-deck = коробка
cli-card-tokens = жетоны
cli-card-note = нота
cli-card-goes = куда кладут
cli-card-lasting = действует постоянно
cli-card-first = первое условие
cli-card-second = второе условие
cli-card-light = светлая сторона
cli-card-dark = тёмная сторона
cli-card-line = строка { $number }
cli-card-source = откуда сведения
cli-card-sources = Откуда сведения: { $shares }.

cli-source-book = книга правил
cli-source-public = открытые источники
cli-source-inferred = вывод
cli-source-house = наше

cli-word-base = основная игра
cli-word-mermaid = Русалочка
cli-word-cinderella = Золушка
cli-word-pacts = Русалочка: договор
cli-word-tokens = Золушка: жетон
cli-word-expert = полная
cli-word-A = да

cli-verify-hash = Хеш соответствует зерну этой партии.
cli-verify-other-hash = Хеш не соответствует зерну этой партии: у него хеш { $hash }.
cli-verify-own-hash = У зерна в этой записи хеш { $hash }. Был ли он показан в начале партии, не проверено: сравните сами или укажите его после --verify.
cli-verify-no-hash = У этой партии нет скрытого зерна, а значит, и хеша; проверены только правила.
cli-verify-rules = Партия сыграна по правилам до конца.

cli-backed-up = База данных скопирована в { $file }, копия проверена.
cli-restored = База данных восстановлена из { $file }.
cli-restored-old = Прежняя база сохранена как { $file }.
cli-keys-rotated = Куки подписываются новым ключом. Подписанные раньше остаются в силе.
cli-keys-dropped = Куки подписываются новым ключом. Подписанные раньше больше не действуют.

cli-decimal-mark = ,
cli-arena-title = Арена: { $game }
cli-arena-playing = Идёт игра
cli-arena-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}, мест за столом: { $seats }, зерно { $seed }.
cli-arena-resumed = Продолжаем { $file }: там уже { $count ->
    [one] { $count } партия.
    [few] { $count } партии.
   *[many] { $count } партий.
}
cli-arena-interrupted = Прервано. Сыгранное записано в { $file }; та же команда продолжит с этого места.
cli-arena-stopped = Прервано. Ничего не сохранено; с --out ФАЙЛ результаты сохраняются, и прогон можно продолжить.
cli-arena-above = Решено: доля побед { $bot } выше { $share }.
cli-arena-below = Решено: доля побед { $bot } ниже { $share }.
cli-arena-undecided = Не решено, выше или ниже { $share } доля побед { $bot }.
cli-arena-anytime = Интервалы долей верны в любой момент, хотя прогон мог закончиться раньше; поэтому они шире обычных.
cli-arena-faults = { $bot }: { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
} из { $of } заменено ответом по умолчанию ({ $kinds }).
cli-arena-illegal = не по правилам:
cli-arena-late = слишком поздно:
cli-arena-died = программа завершилась:
cli-arena-failed = ошибки:
cli-arena-report = Отчёт записан в { $file }.
cli-arena-bot = бот
cli-arena-games = партий
cli-arena-share = доля побед
cli-arena-wins = победы
cli-arena-interval = 95 %
cli-arena-even = поровну
cli-arena-points = очки
cli-arena-elo = Эло
cli-arena-rating = рейтинг (Эло)
cli-arena-ms = мс
cli-arena-time = время на решение, мс
cli-arena-seat = Место { $number }
cli-arena-by-seat = доля побед по местам
cli-arena-length = решений за партию
cli-arena-legend = Отрезок — доверительный интервал 95 %; пунктир — доля, которую получили бы равные боты.
cli-arena-options = настройки игры

cli-balance-title = Баланс: { $game }
cli-balance-games = На всех местах { $bot }; для каждого числа игроков { $games ->
    [one] { $games } раздача
    [few] { $games } раздачи
   *[many] { $games } раздач
}, зерно { $seed }.
cli-balance-caveat = Всё это говорит о том, как играет { $bot }. Игрок сильнее может иначе распорядиться картой или местом.
cli-balance-players = Игроков: { $seats }
cli-balance-by-place = место в порядке хода
cli-balance-place = Место { $number }
cli-balance-figure = показатель
cli-balance-mean = в среднем
cli-balance-gap = разница, п. п.
cli-balance-gap-points = разница
cli-balance-points = очки игрока
cli-balance-length = длина партии в ходах или раундах
cli-balance-sources = очки по источникам
cli-balance-winner = у победителей
cli-balance-held = карты на руке
cli-balance-played = сыгранные карты
cli-balance-joined = карты, примкнувшие к игроку
cli-balance-times = раз
cli-balance-legend = Графики карт показывают в процентных пунктах, насколько чаще побеждают те, у кого была карта, по сравнению со средним по всем картам или с той же картой при других правилах. Отрезок — доверительный интервал 95 %; бледное может быть случайностью.
cli-balance-chance = Проверено показателей: { $tested }. По чистой случайности вне своих интервалов оказалось бы около { $expected }, на деле их { $outside }. Звёздочкой отмечено то, что остаётся, если ложных звёздочек должно быть не больше 5 %: { $marked }.
cli-balance-all = все показатели
cli-balance-data = данные
