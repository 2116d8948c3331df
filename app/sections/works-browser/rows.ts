/** Columns of a row: a wide card takes two of three. */
const perRow = 3;

/**
 * Which of `count` cards are wide, so that every row of three columns is full: rows of three alternate with rows of
 * a wide card and a narrow one, wide on alternating sides. One card alone stays narrow.
 */
export function wideCards(count: number): ReadonlySet<number> {
  const wide = new Set<number>();
  const pairs = pairRows(count);
  const triples = (count - 2 * pairs) / perRow;
  let start = 0;
  let left = true;
  for (let row = 0, pair = 0; row < pairs + triples; row++) {
    const isPair = pair < pairs && (row % 2 === 0 || row - pair >= triples);
    if (isPair) {
      wide.add(left ? start : start + 1);
      left = !left;
      pair += 1;
    }
    start += isPair ? 2 : perRow;
  }
  return wide;
}

/** How many rows of two make the rest divisible by three, with about as many of them as of the others. */
function pairRows(count: number): number {
  if (count < 2) return 0;
  let pairs = (2 * count) % perRow;
  while (2 * (pairs + perRow) <= count && pairs + perRow <= (count - 2 * (pairs + perRow)) / perRow + 1)
    pairs += perRow;
  return pairs;
}
