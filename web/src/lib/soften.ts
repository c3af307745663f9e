/** A text whose long words may be broken near their middle. At a hyphen a word is broken anyway, so its parts are looked at one by one. */
export function softened(text: string, long: number): string {
  return text
    .split(/(?<=-)/)
    .map((word) => broken(word, long))
    .join('');
}

/** Before a consonant that a vowel follows. Two letters can be one consonant. */
function broken(word: string, long: number): string {
  if (word.length <= long) return word;
  const least = /[а-яё]/i.test(word) ? 2 : 3;
  const places = [...word.matchAll(/(?:[cst]h|[crsd]z|[^aeiouyąęóаеёиоуыэюяьъ-])(?=[aeiouyąęóаеёиоуыэюя])/gi)]
    .map(({ index }) => index)
    .filter((index) => index >= least && index <= word.length - least);
  const middle = word.length / 2;
  const at = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
}
