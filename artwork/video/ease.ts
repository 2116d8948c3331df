/** From 0 to 1 and a little beyond before it settles. */
export function overshoot(part: number): number {
  const at = Math.min(1, Math.max(0, part)) - 1;
  return 1 + 2.2 * at ** 3 + 1.2 * at ** 2;
}
