# Что говорит каждый стол.

kernel-refusal-no-seat = За этим столом нет места { $number }: места с 0 по { $last }.
kernel-refusal-no-action = В этой игре нет действия «{ $word }».
kernel-refusal-no-action-near = В этой игре нет действия «{ $word }». Может быть, «{ $near }»?
kernel-refusal-not-asked = Сейчас решаете не вы: ждём другого игрока.
kernel-refusal-over = Игра окончена.
kernel-refusal-undo-nothing = Отменять нечего: ещё ничего не сделано.
kernel-refusal-undo-other = Последний ход сделали не вы, отменить его нельзя.
kernel-refusal-undo-seen = Другие уже увидели ваш последний ход, отменить его нельзя.

kernel-options-unknown = В этой игре нет настройки «{ $word }»; есть: { $known }.
kernel-options-unknown-near = В этой игре нет настройки «{ $word }». Может быть, «{ $near }»?
kernel-options-no-text = Настройка «{ $word }» должна быть текстом, а не «{ $value }».
kernel-options-no-choice = Настройка «{ $word }» не может быть «{ $value }»; возможно: { $choices }.
kernel-options-clash = Эти правила не сочетаются: играть по ним нельзя.
kernel-options-seats = По этим правилам игроков может быть { $counts }, а не { $value }.
