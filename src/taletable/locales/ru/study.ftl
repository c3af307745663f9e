# Подсказки, разборы партий, игра с любого момента, задачи.

study-thinking = Думаю…
study-hint-answer = { $place }) { $answer }: побеждает в { $percent } из 100; сюда ушло { $looked } % раздумий.

study-reviewing = Разбираю партию
study-title = Разбор партии: { $game }
study-note = { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}; { $budget ->
    [one] { $budget } воображаемая партия
    [few] { $budget } воображаемые партии
   *[other] { $budget } воображаемых партий
} на каждое решение; начальное число { $seed }.
study-explained = Шансы — это доля победы, на которую игрок мог рассчитывать, зная то, что знал в тот момент; скрытые карты не учитываются. Удача — это то, что принесли раздача, взятые карты и кубики, а также то, как сошлись тайные одновременные ответы, по сравнению со средним. «Свои» — чего стоили собственные ошибки, «чужие» — что принесли ошибки других. Столбцы от начала до остатка в сумме дают итог; остаток — то, чего оценки не различают. «Движок» — сколько ответов совпало с выбором движка или не хуже него. Изменения даны в процентных пунктах победы.
study-turning = Переломные моменты
study-turning-none = Ни один момент сам по себе партию не решил.
study-turning-deal = Раздача. Удача, { $who }: { $change }.
study-turning-luck = { $number }. { $actor }: { $answer }. К чему это привело — дело удачи, { $who }: { $change }.
study-mistake = { $number }. { $who }: { $answer }. Лучше: { $better } ({ $lost }).
study-curve = шансы на победу по ходу партии
study-summary = Удача и мастерство
study-player = игрок
study-start = начало
study-luck = удача
study-own = свои
study-others = чужие
study-remainder = остаток
study-result = итог
study-like = движок
study-like-of = { $like } из { $all }
study-best = { $who }: лучший момент — { $number }, { $answer }: { $gap } к следующему по силе ответу.
study-costliest = { $who }: самый дорогой момент — { $number }.
study-faultless = { $who }: ошибок не найдено.
study-private = { $who }: оценки решений скрыты по желанию игрока.
study-all = все решения
study-deal = Раздача
study-luck-of = Удача: { $shares }
study-answer = ответ
study-chance = шансы
study-looked = внимание
study-lost = Потеряно: { $lost }

study-playing-on = Доигрываю
study-whatif = Перед ответом { $step } решает { $who }: «{ $question }» Вот чем кончается, если доигрывают боты: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, начальное число { $seed }.
study-whatif-open = Все карты лежат там, где лежали; заново бросаются только кубики.
study-whatif-seat = Всё, чего не знает { $who }, в каждой партии раздаётся заново.
study-error = ±

study-finding = Ищу задачи
study-puzzles-found = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
} в { $file }; { $games ->
    [one] сыграна { $games } партия
    [few] сыграно { $games } партии
   *[other] сыграно { $games } партий
}.
study-verifying = Проверка задач
study-puzzle-broken = Задача { $number } не подтвердилась: впереди другой ответ, или отрыв меньше половины прежнего.
study-puzzles-verified = Подтвердилось { $good } из { $count } задач, начальное число { $seed }.
study-puzzle = Задача { $number }, рейтинг { $rating }. Один ответ явно лучше остальных.
study-puzzle-right = Верно!
study-puzzle-wrong = Есть ответ лучше.
study-puzzle-answer = { $answer }: побеждает в { $percent } случаях из 100.
study-puzzle-alone = Задачу решают в одиночку: здесь нет подсказок, нечего сохранять и возвращать. Введите номер, ? — справка, quit — выход.
study-puzzles-solved = Решено: { $right } из { $tried }.
