# Co mówi każdy stół.

kernel-refusal-no-seat = Przy tym stole nie ma miejsca { $number }: miejsca mają numery od 0 do { $last }.
kernel-refusal-no-action = W tej grze nie ma akcji „{ $word }”.
kernel-refusal-no-action-near = W tej grze nie ma akcji „{ $word }”. Może „{ $near }”?
kernel-refusal-not-asked = Teraz decyduje ktoś inny.
kernel-refusal-over = Gra jest skończona.
kernel-refusal-undo-nothing = Jeszcze nic nie zrobiono, nie ma czego cofać.
kernel-refusal-undo-other = Ostatnia akcja należała do kogoś innego, nie możesz jej cofnąć.
kernel-refusal-undo-seen = Inni widzieli już twoją ostatnią akcję, nie można jej cofnąć.

kernel-options-unknown = W tej grze nie ma opcji „{ $word }”; są: { $known }.
kernel-options-unknown-near = W tej grze nie ma opcji „{ $word }”. Może „{ $near }”?
kernel-options-no-text = Opcja „{ $word }” musi być tekstem, a nie „{ $value }”.
kernel-options-no-choice = Opcja „{ $word }” nie może mieć wartości „{ $value }”; może mieć: { $choices }.
kernel-options-clash = Z takimi zasadami nie da się grać: nie pasują do siebie.
kernel-options-seats = Według tych zasad graczy może być { $counts }, ale nie { $value }.
