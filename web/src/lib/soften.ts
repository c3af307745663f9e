/** A long word with a place near its middle where it may be broken: before a consonant that a vowel follows. Two letters can be one consonant. */
export function softened(word: string, long: number): string {
  if (word.length <= long) return word;
  const places = [...word.matchAll(/(?:[cst]h|[crsd]z|[^aeiouyąęóаеёиоуыэюяьъ-])(?=[aeiouyąęóаеёиоуыэюя])/gi)]
    .map(({ index }) => index)
    .filter((index) => index > 2 && index < word.length - 2);
  const middle = word.length / 2;
  const at = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
}
