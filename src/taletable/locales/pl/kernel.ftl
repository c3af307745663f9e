# Co mówi każdy stół.

kernel-refusal-no-seat = Przy tym stole nie ma miejsca { $number }: miejsca mają numery od 0 do { $last }.
kernel-refusal-no-action = W tej grze nie ma akcji „{ $word }”.
kernel-refusal-no-action-near = W tej grze nie ma akcji „{ $word }”. Może „{ $near }”?
kernel-refusal-not-asked = Teraz to nie twoja decyzja: czekamy na innego gracza.
kernel-refusal-over = Gra się skończyła.
kernel-refusal-undo-nothing = Nie ma czego cofać: nic jeszcze nie zrobiono.
kernel-refusal-undo-other = Ostatni ruch wykonał ktoś inny, nie możesz go cofnąć.
kernel-refusal-undo-seen = Inni widzieli już twój ostatni ruch, nie można go cofnąć.

kernel-options-unknown = W tej grze nie ma opcji „{ $word }”; są: { $known }.
kernel-options-unknown-near = W tej grze nie ma opcji „{ $word }”. Może „{ $near }”?
kernel-options-no-text = Opcja „{ $word }” musi być tekstem, a nie „{ $value }”.
kernel-options-no-choice = Opcja „{ $word }” nie może mieć wartości „{ $value }”; może mieć: { $choices }.
kernel-options-clash = Te zasady nie pasują do siebie: nie da się według nich grać.
kernel-options-seats = Według tych zasad graczy może być { $counts }, a nie { $value }.
