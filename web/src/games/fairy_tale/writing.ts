/** How numbers and names are written. */

/** A number with a true minus. */
export const signed = (points: number): string => String(points).replace('-', '−');

export const roman = (number: number): string =>
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][number] ?? String(number);

/** A name for little room: a chapter of a tale by its number alone. */
export const brief = (name: string): string => name.replace(/ – \S+ (\d)$/, ' $1');
