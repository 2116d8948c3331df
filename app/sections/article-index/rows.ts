/** Columns of twelve that the cards of a row take, in the order of the rows. */
const first = [12];
const rows = [
  [4, 4, 4],
  [7, 5],
  [5, 7],
];

/** How a last row is filled that has fewer cards than it has places. */
const rest: Record<number, number[]> = { 1: [12], 2: [7, 5] };

/** Columns that each of `count` cards takes, so that every row is full. */
export function columnsOf(count: number): number[] {
  const columns: number[] = [];
  for (let row = -1; columns.length < count; row++) {
    const planned = row < 0 ? first : (rows[row % rows.length] ?? first);
    const left = count - columns.length;
    columns.push(...(left < planned.length ? (rest[left] ?? planned) : planned));
  }
  return columns;
}
