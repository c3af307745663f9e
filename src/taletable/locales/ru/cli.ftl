# Слова самого терминала.

cli-you = вы
cli-bot-random = бот: случайный
cli-bot-greedy = бот: жадный
cli-hand = Ваша рука:
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
cli-choose = Ваш выбор (номер или слово, ? — помощь):
cli-help = Введите номер варианта, его название или первые буквы. Ещё: ? — правило, по которому задан вопрос; ? и вариант — правило о нём (или почему он невозможен); ? и номер пункта — прочитать пункт; rules — все правила; undo — взять назад то, чего никто не видел; save [файл] — сохранить; quit — выйти.
cli-help-dark_tales = ☀ — день, ☾ — ночь. Под каждым сюжетом указаны его сделки или то, что считается в конце.
cli-help-fairy_tale = Карта в скобках лежит рубашкой вверх; число после карты — сколько очков она даёт сейчас.
cli-help-grimm_forest = Дом нарисован так: ▁ основание, ▄ стены, ▲ крыша. Стрелка отмечает того, кто должен решать.
cli-help-zavarushka = Верхний персонаж клетки стоит первым, zZ отмечает заблокированного.
cli-help-short = Введите номер от 1 до { $last } или ? для помощи.
cli-unknown = Не понимаю «{ $word }». Введите номер от 1 до { $last } или ? для помощи.
cli-undone = Взято назад.
cli-saved = Сохранено в { $file }. Продолжить: { $command }
cli-save-failed = Не удалось записать { $file }: { $reason }. Игра продолжается, попробуйте другое имя.
cli-resumed = Продолжаем игру, сохранённую в { $file }.
cli-ask-save = Сохранить игру перед уходом? (д/н)
cli-no-more-input = Читать больше нечего, игра останавливается здесь.
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
cli-looking = Вы смотрите:
cli-top = На верху колоды:
cli-known = Вы знаете карты игрока { $name }: { $cards }
cli-forest = Сказок в колоде { $deck }, в сбросе { $discard }. Друзей в колоде { $friends }, в сбросе { $gone }.
cli-editions = { $one } и { $other }: { $count ->
    [0] различий нет.
    [one] { $count } различие.
    [few] { $count } различия.
   *[many] { $count } различий.
}

cli-tale = В колоде { $deck }, сброшено { $discard }.
cli-middle = Посередине:
cli-pacts = { $count ->
    [one] { $count } договор
    [few] { $count } договора
   *[many] { $count } договоров
}
cli-own-pacts = Ваши договоры:
cli-tokens = Жетоны:
cli-stack = В стопке жетонов { $tokens }.
cli-ball = На карте бала:
cli-dance = Могут танцевать:

cli-card-id = карта
cli-card-copies = копий
cli-card-faction = фракция
cli-card-kind = вид
cli-card-points = очки
cli-card-effect = эффект
cli-card-expert = колода
cli-card-sort = тип
cli-card-advanced = сложная
cli-card-deck = набор
cli-card-tokens = жетоны
cli-card-note = нота
cli-card-goes = куда
cli-card-lasting = постоянно
cli-card-source = источник
cli-card-sources = Откуда данные: { $shares }.

cli-verify-hash = Хеш соответствует зерну этой партии.
cli-verify-other-hash = Хеш не соответствует зерну этой партии: он { $hash }.
cli-verify-own-hash = У зерна в этой записи хеш { $hash }. Был ли он показан в начале партии, не проверено: сравните сами или укажите его после --verify.
cli-verify-no-hash = Эта партия роздана не из скрытого зерна, хеша у неё нет; проверены только правила.
cli-verify-rules = Партия сыграна по правилам до конца.

cli-backed-up = База данных скопирована в { $file }, копия проверена.
cli-restored = База данных восстановлена из { $file }.
cli-restored-old = То, что было раньше, сохранено как { $file }.
