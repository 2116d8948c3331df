/** How large a work is shown, from a sixth of the wall to all of the window. */
export type Size = 'small' | 'medium' | 'large' | 'wide' | 'full';

/** Where a work hangs: its first of ten columns, and how many it takes. */
export interface Spot {
  size: Size;
  from: number;
  span: number;
  /** Two rows high. */
  tall?: true;
}

const wideSpot: Spot = { size: 'wide', from: 1, span: 10 };
const fullSpot: Spot = { size: 'full', from: 1, span: 10 };
const pair: readonly Spot[] = [
  { size: 'large', from: 1, span: 6, tall: true },
  { size: 'medium', from: 7, span: 4 },
];
const mirroredPair: readonly Spot[] = [
  { size: 'medium', from: 1, span: 4 },
  { size: 'large', from: 5, span: 6, tall: true },
];

/** Three groups that follow each other, each ending in a work across the whole window. */
const groups: readonly (readonly Spot[])[] = [
  [...pair, { size: 'small', from: 7, span: 2 }, { size: 'small', from: 9, span: 2 }, wideSpot, fullSpot],
  [
    ...mirroredPair,
    { size: 'small', from: 1, span: 2 },
    { size: 'small', from: 3, span: 2 },
    wideSpot,
    fullSpot,
  ],
  [
    { size: 'medium', from: 1, span: 3 },
    { size: 'medium', from: 4, span: 3 },
    { size: 'medium', from: 7, span: 4 },
    { size: 'medium', from: 1, span: 4 },
    { size: 'medium', from: 5, span: 3 },
    { size: 'medium', from: 8, span: 3 },
    fullSpot,
  ],
];

const level: readonly Spot[] = [
  { size: 'large', from: 1, span: 6 },
  { size: 'medium', from: 7, span: 4 },
];
const mirroredLevel: readonly Spot[] = [
  { size: 'medium', from: 1, span: 4 },
  { size: 'large', from: 5, span: 6 },
];

/** What is left over once no group can be filled, without small ones and without a hole. */
const rests: readonly (readonly Spot[])[] = [
  [],
  [wideSpot],
  level,
  [...level, wideSpot],
  [...level, ...mirroredLevel],
  [...level, wideSpot, ...mirroredLevel],
  [...level, ...mirroredLevel, wideSpot, wideSpot],
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
