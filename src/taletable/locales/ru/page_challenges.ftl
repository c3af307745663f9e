page-challenges-about = Одна раздача на всех: те же карты, те же боты, те же шансы. Как сыграли другие, вы увидите, когда доиграете сами.
page-challenges-now = Сегодня и на этой неделе
page-challenges-daily = Испытание дня
page-challenges-weekly = Испытание недели
page-challenges-own = Испытание
page-challenges-daily-of = Испытание дня, { $day }
page-challenges-weekly-of = Испытание недели с { $day }
page-challenges-own-of = Испытание по ссылке
page-challenges-ends = Новые появятся в полночь по Гринвичу, у вас это { $time }.
page-challenges-play = Играть
page-challenges-go-on = Продолжить
page-challenges-result = Результаты
page-challenges-state-new = не сыграно
page-challenges-state-playing = идёт партия
page-challenges-state-over = место { $place } из { $count }
page-challenges-against = { $count ->
    [one] бот: { $level }, { $count } соперник
    [few] боты: { $level }, { $count } соперника
   *[other] боты: { $level }, { $count } соперников
}
page-challenges-finished = { $count ->
    [0] Пока никто не доиграл.
    [one] Доиграл { $count } человек.
    [few] Доиграли { $count } человека.
   *[other] Доиграли { $count } человек.
}
page-challenges-make = Своё испытание
page-challenges-make-about = Выберите игру, правила и ботов и пошлите ссылку: все, кто её откроет, сыграют одну и ту же раздачу.
page-challenges-make-challenge = Создать испытание
page-challenges-make-duplicate = Турнир с одной раздачей
page-challenges-mine = Мои испытания
page-challenges-mine-none = Здесь будет то, что вы сыграете или создадите.
page-challenges-duplicates = Мои турниры с одной раздачей
page-challenges-rules-title = Что идёт в счёт
page-challenges-rules = Считается только первая попытка. Ходы не возвращают, подсказок нет. Пока вы не доиграли, чужих партий не видно, и ваш стол не видит никто.
page-challenges-opponents = Кто играет
page-challenges-send = Послать ссылку
page-challenges-results = Все результаты
page-challenges-results-hidden = Результаты откроются, когда вы доиграете свою партию.
page-challenges-col-place = Место
page-challenges-col-name = Имя
page-challenges-col-won = Победа
page-challenges-col-points = Очки
page-challenges-col-compare = Сравнить
page-challenges-won = победа
page-challenges-shared = победа пополам
page-challenges-rank = { $rank }-е место за столом
page-challenges-stood-in = партию сдали, доиграл бот
page-challenges-compare = Сравнить с партией: { $name }
page-challenges-compare-short = Сравнить
page-challenges-comparison = Вы и { $name }
page-challenges-no-parting = { $count ->
    [one] Единственное решение вы приняли одинаково.
    [few] Все { $count } решения вы приняли одинаково.
   *[other] Все { $count } решений вы приняли одинаково.
}
page-challenges-parting = { $count ->
    [0] Вы разошлись на первом же решении.
    [one] Одинаковое решение — { $count }, потом вы разошлись.
    [few] Одинаковых решений — { $count }, потом вы разошлись.
   *[other] Одинаковых решений — { $count }, потом вы разошлись.
}
page-challenges-you-did = Вы
page-challenges-they-did = { $name }
page-challenges-see = Показать в записи партии
page-challenges-decisions = Решение за решением ({ $count })
page-challenges-not-asked = этого вопроса не было
page-challenges-replay = Запись партии
page-challenges-line = За что очки
page-challenges-seed-about = Хеш, который был виден до игры, и начальное число за ним: с записью партии раздачу может проверить каждый.
page-challenges-new = Испытание
page-challenges-new-duplicate = Турнир с одной раздачей
page-challenges-kind = Что создать?
page-challenges-new-about = Вы играете против ботов, и так же — каждый, у кого есть ссылка: все за своими столами.
page-challenges-new-duplicate-about = Одна раздача за несколькими столами вашей компании. Каждое место сравнивают с тем же местом за другими столами, как в спортивном бридже: везение с раздачей не в счёт.
page-challenges-seat = Место { $number }
page-challenges-who-sits = Кто на месте { $number }
page-challenges-your-seat = На каком месте играют?
page-challenges-people = человек
page-challenges-tables-count = Сколько столов?
page-challenges-create = Создать
page-challenges-duplicate-of = Турнир с одной раздачей: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}
page-challenges-table = Стол { $number }
page-challenges-sit = Сесть
page-challenges-sit-at = Сесть за стол { $number }, место { $seat }
page-challenges-link = Ссылка
page-challenges-link-to = Ссылка: стол { $number }, место { $seat }
page-challenges-your-table = Вы играете здесь.
page-challenges-to-table = К моему столу
page-challenges-status-open = ждёт игроков
page-challenges-status-playing = идёт партия
page-challenges-status-over = партия окончена
page-challenges-status-broken = играть нельзя
page-challenges-duplicate-hidden = Закончено столов: { $over } из { $count }. Партии откроются и будут сравнены, когда закончит последний стол.
page-challenges-close = Сравнить сейчас
page-challenges-close-about = Столы, где не доиграли, не будут считаться, а законченные партии увидят все.
page-challenges-closed = Ведущий закрыл этот турнир.
page-challenges-compared = Место за местом
page-challenges-matchpoints = Матч-очки
page-challenges-matchpoints-about = Матч-очки — доля других столов, которые это место обыграло; ничья — половина. Разница — от среднего на том же месте за другими столами.
page-challenges-difference = Разница
page-challenges-who = Кто
page-challenges-one-table = Второго стола для сравнения нет.
page-challenges-over = закончено { $over } из { $count }
