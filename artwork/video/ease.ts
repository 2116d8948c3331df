import { smoothstep } from '../sea/color.ts';

/** Waits, goes from 0 to 1, waits and comes back, each a part of the loop; starts and ends at 0 at rest. */
export function thereAndBack(time: number, wait: number): number {
  const half = time < 0.5 ? time : 1 - time;
  return smoothstep(wait, 0.5 - wait, half);
}

/** From 0 to 1 and a little beyond before it settles. */
export function overshoot(part: number): number {
  const at = Math.min(1, Math.max(0, part)) - 1;
  return 1 + 2.2 * at ** 3 + 1.2 * at ** 2;
}
