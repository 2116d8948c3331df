/** Easing from 0 to 1 with an overshoot. */
export function overshoot(part: number): number {
  const at = Math.min(1, Math.max(0, part)) - 1;
  return 1 + 2.2 * at ** 3 + 1.2 * at ** 2;
}
