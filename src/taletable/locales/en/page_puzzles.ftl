# Puzzles on the page.

page-puzzles-about = Moments of real games between bots. You see what that player knew, and one answer is clearly the best.
page-puzzles-streak = { $days ->
    [one] A daily puzzle solved { $days } day in a row
   *[other] A daily puzzle solved { $days } days in a row
}
page-puzzles-no-streak = Solve a daily puzzle every day, and your streak grows.
page-puzzles-today-left = Today: { $solved } of { $count } solved. New ones come at midnight UTC.
page-puzzles-stranger = Anybody can solve puzzles. A rating and a streak are kept once you have played a game here, or signed in.
page-puzzles-rating = Your rating: { $rating }
page-puzzles-unsure = (a first estimate)
page-puzzles-solved = { $solved } of { $answered } solved
page-puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
page-puzzles-daily = Puzzle of the day
page-puzzles-daily-solved = Today’s is solved
page-puzzles-daily-missed = Today’s once more
page-puzzles-solve = Solve puzzles
page-puzzles-easy = Easy ones
page-puzzles-number = Puzzle { $number }
page-puzzles-level = Rated { $rating }
page-puzzles-task = The puzzle
page-puzzles-you = You are { $seat }.
page-puzzles-find = Which answer is the best for what you know?
page-puzzles-known = You have answered this one before, so it does not count again.
page-puzzles-all-answered = You have answered all puzzles of this game; here is one of them again.
page-puzzles-skip = Another puzzle
page-puzzles-before = What happened before
page-puzzles-result = Result
page-puzzles-given = Your answer: { $answer }
page-puzzles-right = Right!
page-puzzles-wrong = There is a better answer
page-puzzles-rated = Your rating is now { $rating }
page-puzzles-not-first = Only your first answer counts for your rating.
page-puzzles-next = Next puzzle
page-puzzles-again = Try again
page-puzzles-chances = Chances to win
page-puzzles-chance = { $percent }%
page-puzzles-best = best
page-puzzles-yours = yours
page-puzzles-today = Puzzles of the day
page-puzzles-today-solved = solved
page-puzzles-today-missed = missed
page-puzzles-today-open = not yet solved
page-puzzles-all = All puzzles
page-puzzles-learnt = You know the game now. Here are easy puzzles on what you have just learnt.
page-puzzles-learnt-go = Easy puzzles
page-puzzles-learnt-later = Later
