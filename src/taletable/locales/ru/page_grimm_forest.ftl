## The course of a round

page-grimm_forest-steps = Ход раунда
page-grimm_forest-round = Раунд { $round }
page-grimm_forest-step-start = Начало
page-grimm_forest-step-select = Выбор карт
page-grimm_forest-step-reveal = Сказки
page-grimm_forest-step-cards = Карты сбора
page-grimm_forest-step-before = Перед сбором
page-grimm_forest-step-gather = Сбор
page-grimm_forest-step-end = После сбора
page-grimm_forest-step-build = Постройка
page-grimm_forest-step-close = Подготовка
page-grimm_forest-about-rest = Начинается новый раунд.
page-grimm_forest-about-start = Начало раунда: действуют карты начала раунда.
page-grimm_forest-about-select = Каждый тайно выкладывает карту сбора и, если хочет, сказку.
page-grimm_forest-about-reveal = Сказки раскрыты; действуют те, что срабатывают при раскрытии.
page-grimm_forest-about-cards = Карты сбора раскрыты; сейчас поросята отправятся в путь.
page-grimm_forest-about-before = Поросята на местах; действуют монстры и другие карты перед сбором.
page-grimm_forest-about-gather = Единственный игрок в локации забирает всё, несколько делят поровну.
page-grimm_forest-about-end = Действуют карты конца фазы сбора.
page-grimm_forest-about-build = По очереди у каждого два действия: сказка, ресурс, постройка или особое действие.
page-grimm_forest-about-close = Раунд окончен: поросята идут домой, в локации добавляют ресурсы.
page-grimm_forest-about-over = Домики построены. Игра окончена.
page-grimm_forest-skip = Пропустить

## The table

page-grimm_forest-supply = Запас
page-grimm_forest-costs = цена { $count }, из того же ресурса
page-grimm_forest-part-floor = основание
page-grimm_forest-part-walls = стены
page-grimm_forest-part-roof = крыша
page-grimm_forest-sections-left = осталось: { $count }
page-grimm_forest-decks = Колоды
page-grimm_forest-deck-fable = Сказок в колоде: { $count }
page-grimm_forest-deck-friend = Друзей в колоде: { $count }
page-grimm_forest-discard-fable = Сброшено сказок: { $count }
page-grimm_forest-discard-friend = Сброшено друзей: { $count }
page-grimm_forest-nothing = Здесь пока ничего нет.
page-grimm_forest-top = Вы знаете, что лежит на верху колоды:
page-grimm_forest-copies = В колоде: { $count }; сейчас видно вам: { $seen }.
page-grimm_forest-laid-by = Карту положил игрок { $who }.
page-grimm_forest-pig = поросёнок игрока { $who }
page-grimm_forest-prince = Принц
page-grimm_forest-prince-about = В начале каждого раунда он забирает половину ресурсов из одной локации.
page-grimm_forest-offer = На столе карта друга.
page-grimm_forest-fold = Посмотреть на стол

## The yards

page-grimm_forest-first = Первый игрок
page-grimm_forest-left = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
page-grimm_forest-builds = строит
page-grimm_forest-more = действия: { $count }
page-grimm_forest-asleep = В этом раунде играет верхнюю карту колоды сказок
page-grimm_forest-forced = В этом раунде обязан сыграть сказку
page-grimm_forest-token = Награда за первую постройку, ресурс: { $resource }
page-grimm_forest-houses = Домики игрока { $who }
page-grimm_forest-hand-of = Сказок на руке у игрока { $who }: { $count }
page-grimm_forest-known = На руке у игрока { $who } вы видели:
page-grimm_forest-friend-of = Друг игрока { $who }
page-grimm_forest-gather-of = Карта сбора игрока { $who }: { $where }
page-grimm_forest-fable-of = Сказка игрока { $who }
page-grimm_forest-due-of = Действует в этом раунде за игрока { $who }
page-grimm_forest-face-down = рубашкой вверх
page-grimm_forest-gather = карта сбора
page-grimm_forest-gather-about = Отправляет туда поросёнка. { $count ->
    [0] Сейчас там ничего нет.
   *[other] Сейчас там: { $what }.
}
page-grimm_forest-ran = никуда не пошёл
page-grimm_forest-special = Особое действие
page-grimm_forest-release = Сбросить

## The hand

page-grimm_forest-your-hand = Ваши карты
page-grimm_forest-no-fables = Сказок на руке пока нет. Их берут в фазе постройки.
page-grimm_forest-tucked = под Русалочкой
page-grimm_forest-pass-fable = Без сказки
page-grimm_forest-pass-menu = Закончить ход
page-grimm_forest-pass-gift = Это всё
page-grimm_forest-pass-swap = Оставить свою

## The first game

page-grimm_forest-tour-goal = Здесь будут стоять ваши домики. Постройте три раньше других. Из чего они, неважно; кирпич решает при ничьей, и волк его не сдует.
page-grimm_forest-tour-gather = Каждый тайно отправляет куда-то поросёнка. Единственный игрок в локации забирает всё, несколько делят поровну. Нажмите на локацию или на карту сбора.
page-grimm_forest-tour-fable = Можно добавить одну сказку, рубашкой вверх. Наведите указатель на карту или нажмите подольше, чтобы её прочесть.
page-grimm_forest-tour-story = Строка под ходом раунда рассказывает, что только что случилось и что будет дальше.
page-grimm_forest-tour-build = Теперь два действия: нажмите на колоду, чтобы взять сказку, на кучку в запасе, чтобы получить ресурс, или на светящийся домик, чтобы строить.
page-grimm_forest-tour-second = Осталось ещё одно действие. Можно и то же самое.
page-grimm_forest-tour-floor = Чтобы начать домик, нажмите на свободную зону под постройку или на основание в запасе: основание стоит 2 ресурса, стены 4, крыша 6, всё одного типа.
page-grimm_forest-tour-round = Вот и весь раунд. Локации пополнились, а первым теперь ходит другой игрок. И так, пока у кого-нибудь не будет трёх домиков.
page-grimm_forest-tour-friend = Вы взяли друга. Он помогает своему игроку каждый раунд; ненужного можно отдать другому.

## Как играть: за две минуты

page-grimm_forest-how-goal = Первым постройте три домика с крышами. Солома, дерево или кирпич — всё равно.
page-grimm_forest-how-turn = Раунд
page-grimm_forest-how-1 = Каждый тайно решает, куда пойдёт его поросёнок: на поле, в лес или в карьер. Поверх этой карты можно положить одну сказку, рубашкой вверх.
    .title = Выберите место
page-grimm_forest-how-2 = Сначала открывают сказки, и с некоторыми приходят монстры; потом карты сбора, и поросята бегут по местам.
    .title = Всё открывается
page-grimm_forest-how-3 = Кто пришёл один, забирает всё. Если пришло несколько, делят поровну, а что не делится, ждёт следующего раунда.
    .title = Собирайте
page-grimm_forest-how-4 = Потом у каждого по очереди два действия: взять сказку, получить любой ресурс, строить или воспользоваться особым действием друга. Можно и дважды одно и то же.
    .title = Два действия
page-grimm_forest-how-5 = 2 ресурса за основание, 4 за стены, 6 за крышу — всё из одного материала. Вместе со стенами появляется друг, который вам помогает; за первый достроенный домик из каждого материала полагается награда.
    .title = Стройте
page-grimm_forest-how-6 = Если, когда все сходили, у кого-то стоят три домика, игра окончена. Если у нескольких — решает, у кого больше кирпичных, потом деревянных.
    .title = Конец игры
page-grimm_forest-how-more = Вдвоём играют с Принцем, который каждый раунд забирает половину ресурсов одной локации; вчетвером есть ещё Рынок, где лежат все три ресурса.
page-grimm_forest-how-editions = Русское и польское издания немного расходятся. В русском оба действия обязательны, а «Грозный рык» срабатывает перед сбором; в польском от действий можно отказаться, а рык срабатывает после сбора. Отличается и дюжина карт: за столом вы всегда читаете текст того издания, по которому играете.
