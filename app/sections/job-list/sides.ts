const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** How many teams, in order, go on the first side to balance both sides. */
export function teamsOnFirstSide(counts: readonly number[]): number {
  const apart = (first: number): number => Math.abs(2 * sum(counts.slice(0, first)) - sum(counts));
  return counts.reduce((best, _, index) => (apart(index + 1) < apart(best) ? index + 1 : best), 0);
}

/** Oars without a job on each side, to match the side with more jobs. */
export function takenSeats(counts: readonly number[]): [number, number] {
  const first = teamsOnFirstSide(counts);
  const more = sum(counts.slice(0, first)) - sum(counts.slice(first));
  return [Math.max(0, -more), Math.max(0, more)];
}
