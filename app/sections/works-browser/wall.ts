/** How large a work is shown, from a sixth of the wall to all of the window. */
export type Size = 'S' | 'M' | 'L' | 'W' | 'X';

/** Where a work hangs: its first of ten columns, and how many it takes. */
export interface Spot {
  size: Size;
  from: number;
  span: number;
  /** Two rows high. */
  tall?: true;
}

const wideSpot: Spot = { size: 'W', from: 1, span: 10 };
const fullSpot: Spot = { size: 'X', from: 1, span: 10 };
const pair: readonly Spot[] = [
  { size: 'L', from: 1, span: 6, tall: true },
  { size: 'M', from: 7, span: 4 },
];
const mirroredPair: readonly Spot[] = [
  { size: 'M', from: 1, span: 4 },
  { size: 'L', from: 5, span: 6, tall: true },
];

/** Three groups that follow each other, each ending in a work across the whole window. */
const groups: readonly (readonly Spot[])[] = [
  [...pair, { size: 'S', from: 7, span: 2 }, { size: 'S', from: 9, span: 2 }, wideSpot, fullSpot],
  [...mirroredPair, { size: 'S', from: 1, span: 2 }, { size: 'S', from: 3, span: 2 }, wideSpot, fullSpot],
  [
    { size: 'M', from: 1, span: 3 },
    { size: 'M', from: 4, span: 3 },
    { size: 'M', from: 7, span: 4, tall: true },
    { size: 'S', from: 1, span: 2 },
    { size: 'S', from: 3, span: 2 },
    { size: 'S', from: 5, span: 2 },
    fullSpot,
  ],
];

/** What is left over once no group can be filled, without small ones and without a hole. */
const rests: readonly (readonly Spot[])[] = [
  [],
  [wideSpot],
  pair,
  [...pair, wideSpot],
  [...pair, wideSpot, wideSpot],
  [...pair, wideSpot, ...mirroredPair],
  [...pair, wideSpot, ...mirroredPair, wideSpot],
];

/** The spots of `count` works, in their order. */
export function wallOf(count: number): Spot[] {
  const spots: Spot[] = [];
  for (let turn = 0; spots.length < count; turn += 1) {
    const group = groups[turn % groups.length] ?? [];
    const left = count - spots.length;
    spots.push(...(left < group.length ? (rests[left] ?? []) : group));
  }
  return spots;
}
