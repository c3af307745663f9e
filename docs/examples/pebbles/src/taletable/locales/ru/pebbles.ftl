pebbles-title = Камешки

pebbles-option-heap = Сколько камешков в куче.

pebbles-seat-0 = Красный
pebbles-seat-1 = Синий
pebbles-seat-2 = Жёлтый
pebbles-seat-3 = Зелёный

pebbles-action-take = взять { $take }

pebbles-ask-take = Осталось: { $left }. Сколько возьмёте?

pebbles-event-dealt = Ваш бонус: { $bonus }.
pebbles-event-took = { $seat } берёт { $count }; осталось { $left }.

pebbles-line-heap = Камешки
pebbles-line-bonus = Бонус
pebbles-why-taken = { $count ->
    [one] { $count } камешек
    [few] { $count } камешка
   *[many] { $count } камешков
}
pebbles-why-bonus = бонус { $count }

pebbles-refusal-too-many = Взять { $count } нельзя: осталось { $left }.
