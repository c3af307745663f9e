/** The picture of each card, as a file that is fetched when it is first shown. */
const files = import.meta.glob<string>('./art/cards/*.svg', { eager: true, query: '?url', import: 'default' });

export function pictureOf(card: string): string {
  return files[`./art/cards/${card}.svg`] ?? '';
}

/** What is looked at first, in percent across and down the picture, where it is not the face in the middle. */
const FOCUS: Record<string, string> = {
  'sky-dance-dragon': '50% 25%',
  'bronze-dragon': '45% 48%',
  'silver-dragon': '45% 27%',
  'gold-dragon': '50% 27%',
  'toadstool-ring': '50% 68%',
  homesteaders: '22% 56%',
  werewolf: '55% 40%',
  'knights-tale-1': '50% 72%',
  'shadowkings-tale-2': '50% 72%',
  'shadowkings-tale-3': '50% 60%',
};

/** Where a picture is held when it is cut, as `object-position`. */
export function focusOf(card: string): string {
  return FOCUS[card] ?? '50% 55%';
}

/** Fetch the pictures of some cards before they are needed, so that a card that is turned has its face at once. */
export function fetchPictures(cards: readonly string[]): void {
  for (const card of cards) new Image().src = pictureOf(card);
}
