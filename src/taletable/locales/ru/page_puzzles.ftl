# Puzzles on the page.

page-puzzles-about = Моменты настоящих партий, сыгранных ботами. Вы видите то, что знал игрок, и один ответ явно лучше остальных.
page-puzzles-streak = { $days ->
    [one] Задача дня решена { $days } день подряд
    [few] Задача дня решена { $days } дня подряд
   *[other] Задача дня решена { $days } дней подряд
}
page-puzzles-no-streak = Решайте задачу дня каждый день, и серия будет расти.
page-puzzles-today-left = Сегодня решено { $solved } из { $count }. Новые появятся в полночь по UTC.
page-puzzles-stranger = Решать задачи может каждый. Рейтинг и серия сохраняются, если вы уже сыграли здесь или вошли.
page-puzzles-rating = Ваш рейтинг: { $rating }
page-puzzles-unsure = (первая оценка)
page-puzzles-solved = решено { $solved } из { $answered }
page-puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}
page-puzzles-daily = Задача дня
page-puzzles-daily-solved = Задача дня решена
page-puzzles-daily-missed = Задача дня ещё раз
page-puzzles-solve = Решать задачи
page-puzzles-easy = Лёгкие
page-puzzles-number = Задача { $number }
page-puzzles-level = Рейтинг { $rating }
page-puzzles-task = Задача
page-puzzles-you = Вы — { $seat }.
page-puzzles-find = Какой ответ лучше всего, судя по тому, что вам известно?
page-puzzles-known = На эту задачу вы уже отвечали, второй раз она не засчитывается.
page-puzzles-all-answered = Вы ответили на все задачи этой игры; вот одна из них ещё раз.
page-puzzles-skip = Другая задача
page-puzzles-before = Что было раньше
page-puzzles-result = Результат
page-puzzles-given = Ваш ответ: { $answer }
page-puzzles-right = Верно!
page-puzzles-wrong = Есть ответ лучше
page-puzzles-rated = Теперь ваш рейтинг { $rating }
page-puzzles-not-first = На рейтинг влияет только первый ответ.
page-puzzles-next = Следующая задача
page-puzzles-again = Попробовать ещё раз
page-puzzles-chances = Шансы на победу
page-puzzles-chance = { $percent } %
page-puzzles-best = лучший
page-puzzles-yours = ваш
page-puzzles-today = Задачи дня
page-puzzles-today-solved = решена
page-puzzles-today-missed = не удалась
page-puzzles-today-open = ещё не решена
page-puzzles-all = Все задачи
page-puzzles-learnt = Теперь вы знаете игру. Вот лёгкие задачи на то, чему вы только что научились.
page-puzzles-learnt-go = Лёгкие задачи
page-puzzles-learnt-later = Позже
