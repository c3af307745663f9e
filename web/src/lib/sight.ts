const WAYS: ScrollLogicalPosition[] = ['nearest', 'center', 'start', 'end'];

/** Scroll to a thing that lies out of sight, or under another one, such as one's hand of cards over a low board. Whether it is seen now. */
export function bringIntoSight(place: Element): boolean {
  return WAYS.some((block) => {
    place.scrollIntoView({ block, inline: 'nearest' });
    return isSeen(place);
  });
}

function isSeen(place: Element): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return over !== null && (place.contains(over) || over.contains(place));
}
