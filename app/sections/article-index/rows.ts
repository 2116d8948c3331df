/** A row of two (0 and 1 take turns), of three, or of one alone. */
type Row = 0 | 1 | 'three' | 'one';

/** Articles from which on a year is long: its pairs are interrupted by one alone. */
const long = 7;

/** Place of the article with a row to itself, if the year has one. */
function aloneOf(length: number): number | undefined {
  if (length === 2) return 1;
  return length >= long ? 3 : undefined;
}

/** The row of an article, by its place among those of its year; an odd number of the others ends in three. */
export function rowOf(place: number, length: number): Row {
  const alone = aloneOf(length);
  if (place === alone) return 'one';
  const others = length - (alone === undefined ? 1 : 2);
  if (others % 2 === 1 && place >= length - 3) return 'three';
  return Math.ceil(place / 2) % 2 === 1 ? 1 : 0;
}

/** Whether an article is tall on phones: the first of its year, and every third. */
export function isTall(place: number, length: number): boolean {
  return place === 0 || place % 3 === (length >= long ? 0 : 1);
}
