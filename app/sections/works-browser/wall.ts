/** How large a work is shown, from a row of a list to all of the window. */
export type Size = 'row' | 'medium' | 'large' | 'wide' | 'full';

/** Where a work hangs: its first of ten columns, and how many it takes. */
export interface Spot {
  size: Size;
  from: number;
  span: number;
}

/** Stands in the list below all stories, as it leads nowhere. */
const row: Spot = { size: 'row', from: 1, span: 10 };

const wideSpot: Spot = { size: 'wide', from: 1, span: 10 };
const fullSpot: Spot = { size: 'full', from: 1, span: 10 };
const pair: readonly Spot[] = [
  { size: 'large', from: 1, span: 6 },
  { size: 'medium', from: 7, span: 4 },
];
const mirroredPair: readonly Spot[] = [
  { size: 'medium', from: 1, span: 4 },
  { size: 'large', from: 5, span: 6 },
];
const three: readonly Spot[] = [
  { size: 'medium', from: 1, span: 4 },
  { size: 'medium', from: 5, span: 3 },
  { size: 'medium', from: 8, span: 3 },
];

/** Groups of stories that follow each other; every other one ends in a work across the whole window. */
const groups: readonly (readonly Spot[])[] = [
  [...pair, wideSpot, ...three],
  [...mirroredPair, fullSpot],
];

/** What is left over once no group can be filled, without a hole. */
const rests: readonly (readonly Spot[])[] = [
  [],
  [wideSpot],
  pair,
  [...pair, wideSpot],
  [...pair, ...mirroredPair],
  [...pair, wideSpot, ...mirroredPair],
];

function storySpots(count: number): Spot[] {
  const spots: Spot[] = [];
  for (let turn = 0; spots.length < count; turn += 1) {
    const group = groups[turn % groups.length] ?? [];
    const left = count - spots.length;
    spots.push(...(left < group.length ? (rests[left] ?? []) : group));
  }
  return spots;
}

/** The spots of works in their order; each says whether it leads to a story. */
export function wallOf(stories: readonly boolean[]): Spot[] {
  const spots = storySpots(stories.filter(Boolean).length);
  return stories.map((story) => (story ? (spots.shift() ?? wideSpot) : row));
}
