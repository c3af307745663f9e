# What every table says.

kernel-refusal-no-seat = There is no seat { $number } at this table; its seats are 0 to { $last }.
kernel-refusal-no-action = This game has no action “{ $word }”.
kernel-refusal-no-action-near = This game has no action “{ $word }”. Did you mean “{ $near }”?
kernel-refusal-not-asked = It is not your decision now: another player is asked.
kernel-refusal-over = The game is over.
kernel-refusal-undo-nothing = Nothing has been done yet, so nothing can be undone.
kernel-refusal-undo-other = The last action was somebody else's, so it is not yours to undo.
kernel-refusal-undo-seen = The others have already seen your last action, so it cannot be undone.

kernel-options-unknown = This game has no option “{ $word }”; it has: { $known }.
kernel-options-unknown-near = This game has no option “{ $word }”. Did you mean “{ $near }”?
kernel-options-no-text = The option “{ $word }” takes a text, not “{ $value }”.
kernel-options-no-choice = The option “{ $word }” cannot be “{ $value }”; it can be: { $choices }.
kernel-options-clash = These rules do not go together: nobody can play with them.
kernel-options-seats = With these rules the number of players can be { $counts }, but not { $value }.
