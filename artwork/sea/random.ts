function pcg(value: number): number {
  const state = (Math.imul(value, 747796405) + 2891336453) >>> 0;
  const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737) >>> 0;
  return ((word >>> 22) ^ word) >>> 0;
}

/** A number from 0 to 1 for a pair of integers, reproducible by pair and seed. */
export type Dice = (x: number, y: number) => number;

/** Dice of a scene. */
export function dice(seed: number): Dice {
  const base = pcg(seed + 7);
  return (x, y) => pcg((x + pcg((y + base) >>> 0)) >>> 0) / 4294967295;
}

/** Dice over the cells of a wave or dune: `cell` is floored, `salt` tells uses apart. */
export function cellDice(seed: number): Dice {
  const roll = dice(seed);
  return (cell, salt) => roll(Math.floor(cell) + 1000, Math.trunc(salt * 13) + 77);
}

/** A repeatable sequence of numbers from 0 to 1. */
export function sequence(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
