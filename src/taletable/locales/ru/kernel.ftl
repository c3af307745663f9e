# Что говорит каждый стол.

kernel-refusal-no-seat = За этим столом нет места { $number }: места с 0 по { $last }.
kernel-refusal-no-action = В этой игре нет действия «{ $word }».
kernel-refusal-no-action-near = В этой игре нет действия «{ $word }». Может быть, «{ $near }»?
kernel-refusal-not-asked = Сейчас решает кто-то другой.
kernel-refusal-over = Игра окончена.
kernel-refusal-undo-nothing = Ещё ничего не сделано, отменять нечего.
kernel-refusal-undo-other = Последнее действие было чужим, отменить его вы не можете.
kernel-refusal-undo-seen = Другие уже увидели ваше последнее действие, отменить его нельзя.

kernel-options-unknown = В этой игре нет настройки «{ $word }»; есть: { $known }.
kernel-options-unknown-near = В этой игре нет настройки «{ $word }». Может быть, «{ $near }»?
kernel-options-no-text = Настройка «{ $word }» должна быть текстом, а не «{ $value }».
kernel-options-no-choice = У настройки «{ $word }» не бывает значения «{ $value }»; бывает: { $choices }.
kernel-options-clash = С такими правилами играть нельзя: они не сочетаются.
kernel-options-seats = По этим правилам число игроков может быть { $counts }, но не { $value }.
