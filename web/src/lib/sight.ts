/** Scroll to a thing that lies out of sight, or under another one, such as one's hand of cards over a low board. */
export function bringIntoSight(place: Element): void {
  place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!over || !(place.contains(over) || over.contains(place))) place.scrollIntoView({ block: 'center' });
}
