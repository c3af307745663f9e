# Подсказки, разборы партий и «что если» на странице.

page-study-again = Попробовать ещё раз
page-study-failed = На сервере что-то пошло не так. Ничего не потеряно: попробуйте ещё раз.

## Подсказка

page-study-thinking = Думаю…
page-study-looked = Сюда ушло { $share } раздумий.
page-study-hint-only = Ответ здесь только один.
page-study-hint-about = Это шансы на победу, найденные в воображаемых партиях. Учтено лишь то, что можете знать вы: под карты никто не подглядывал.

## Разбор готовится

page-study-offer = Что решило эту партию?
page-study-offer-about = Движок пройдёт по всем решениям всех игроков и скажет, что было бы лучше и почему, — исходя из того, что игрок знал в тот момент. А ещё отделит удачу от мастерства.
page-study-begin = Разобрать партию
page-study-making = Партия разбирается
page-study-queued = Разбор ждёт своей очереди.
page-study-progress = Ответов: { $done } из { $all }, { $percent } %
page-study-making-about = Страницу можно закрыть: когда вернётесь, разбор будет здесь.

## Кривая

page-study-curve = Шансы на победу по ходу партии
page-study-curve-how = Стрелки ведут от решения к решению, Enter переносит туда.
page-study-here = Ответ { $number } из { $all }: оценивать нечего, выбора не было.
page-study-line = Ответ { $number }, { $who }: { $answer }. Было { $before }, стало { $after }.
page-study-line-good = Ответ { $number }, { $who }: { $answer }. Хороший ответ, { $after }.

## Переломные моменты

page-study-turning = Переломные моменты
page-study-turning-none = Ни один момент сам по себе партию не решил.
page-study-mistake = Ответ { $number }: { $who } теряет { $lost }, выбрав «{ $answer }». Лучше было «{ $better }».
page-study-mistake-hidden = Ответ { $number }: { $who } теряет { $lost }, выбрав «{ $answer }».
page-study-deal-good = Раздача: { $who } — везение, на { $lost } больше.
page-study-deal-bad = Раздача: { $who } — невезение, на { $lost } меньше.
page-study-luck-good = Ответ { $number }, { $actor }: «{ $answer }». Дальше решила удача: { $who } получает на { $lost } больше.
page-study-luck-bad = Ответ { $number }, { $actor }: «{ $answer }». Дальше решила удача: { $who } получает на { $lost } меньше.

## Удача и мастерство

page-study-balance = Удача и мастерство
page-study-start = Шансы до раздачи
page-study-part-luck = Удача
page-study-part-own = Свои ошибки
page-study-part-others = Ошибки других
page-study-part-remainder = Остаток
page-study-end = Итог
page-study-most-good = { $who }: больше всего помогла удача ({ $share }).
page-study-most-bad = { $who }: больше всего помешало невезение ({ $share }).
page-study-most-own = { $who }: дороже всего обошлись собственные ошибки ({ $share }).
page-study-most-others = { $who }: больше всего принесли чужие ошибки ({ $share }).
page-study-balance-about = Каждый столбец складывается: от шансов до раздачи к итогу. Удача — то, что принесли раздача, взятые карты и кубики по сравнению со средним; ошибка стоит столько, на сколько лучше был бы лучший ответ. Остаток — то, чего не различить.

## По игрокам

page-study-seats = По игрокам
page-study-seat-hidden = Этот игрок скрывает оценки своих ответов.
page-study-like = Совпадает с движком: { $like } из { $all }, { $share }.
page-study-best = Лучший момент: ответ { $number }, «{ $answer }», на { $gap } лучше всего остального.
page-study-costliest = Самый дорогой момент: ответ { $number }, «{ $answer }», потеряно { $lost }.
page-study-faultless = Ошибок не найдено.

## Одно решение

page-study-overview = Общий обзор
page-study-earlier = Предыдущее решение
page-study-later = Следующее решение
page-study-answer = Ответ { $number }
page-study-over = Партия окончена
page-study-answered = Ответ в партии: { $answer }
page-study-verdict-best = лучший ответ
page-study-verdict-good = не хуже лучшего
page-study-verdict-lost = потеряно { $lost }
page-study-tag-given = в партии
page-study-from = Оценка исходит из того, что знал в тот момент игрок: { $who }.
page-study-only = Другого ответа не было.
page-study-answer-hidden = Этот игрок скрывает оценки своих ответов.
page-study-show = Показать
page-study-eyes = Смотреть глазами игрока: { $who }
page-study-luck = Что принесла удача: { $shares }

## Продолжение движка

page-study-line-title = Это не партия, а как могло бы быть
page-study-line-about = Отвечает движок ({ $who }), дальше за всех играют боты.
page-study-line-begin = Вместо ответа { $number }…
page-study-line-back = Вернуться к партии

## Что можно сделать с разбором

page-study-share = Поделиться разбором
page-study-share-private = Партия была закрытой: разбор прочтёт каждый, у кого есть ссылка.
page-study-download = Скачать файлом
page-study-private = Скрыть оценки моих ответов
page-study-private-about = Другие не увидят ни что думает движок о ваших ответах, ни чего-либо, из чего это следует.
page-study-hidden = { $count ->
    [one] Оценки своих ответов скрывает { $who }.
    [few] Оценки своих ответов скрывают { $who }.
   *[other] Оценки своих ответов скрывают { $who }.
}
page-study-about = { $budget ->
    [one] { $budget } воображаемая партия
    [few] { $budget } воображаемые партии
   *[other] { $budget } воображаемых партий
} на каждое решение. Шансы — те, что были в этот момент, исходя из знаний игрока: у двух игроков они не обязаны складываться в 100 %.

## Что если

page-study-whatif-title = Что если… (шаг { $step })
page-study-whatif-seat = За кого?
page-study-whatif-bots = Остальные:
page-study-whatif-level = Сила ботов
page-study-whatif-character = Характер ботов
page-study-play-on = Играть отсюда
page-study-play-on-about = Откроется учебный стол, где всё лежит как здесь. Это место займёте вы, остальные — боты; в зачёт ничего не идёт, подсказки разрешены.
page-study-play-on-go = Играть отсюда
page-study-play-out = Чем это кончится?
page-study-play-out-about = Боты доиграют отсюда столько раз: { $games }.
page-study-play-out-go = Доиграть { $games ->
    [one] { $games } раз
    [few] { $games } раза
   *[other] { $games } раз
}
page-study-dealt = Скрытые карты
page-study-dealt-open = как лежали
page-study-dealt-open-about = Здесь играют новички, которые иногда ошибаются: другие боты почти каждый раз сыграли бы одну и ту же партию.
page-study-dealt-seat = сдать заново то, чего не знает { $who }
page-study-playing-out = Боты доигрывают
page-study-played = Партий: { $done } из { $all }, { $percent } %
page-study-ended = { $games ->
    [one] Чем кончилась { $games } партия
    [few] Чем кончились { $games } партии
   *[other] Чем кончились { $games } партий
}
page-study-seat = Игрок
page-study-wins = Победы
page-study-points = Очки
page-study-between = от { $low } до { $high }
page-study-between-about = Будь партий больше, доля в 95 случаях из 100 лежала бы в этих пределах.
