/** How large a work is shown, from a fifth of the wall to all of the window. */
export type Size = 'small' | 'medium' | 'large' | 'wide' | 'full';

/** Where a work hangs: its first of ten columns, and how many it takes. */
export interface Spot {
  size: Size;
  from: number;
  span: number;
  /** Hangs below all stories, as it leads nowhere; on a phone in the first or the second of two columns. */
  also?: 'first' | 'second';
}

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

/** Spans of a last row that holds fewer than five posters. */
const lastRows: readonly (readonly number[])[] = [[], [10], [5, 5], [4, 3, 3], [3, 2, 2, 3]];

function storySpots(count: number): Spot[] {
  const spots: Spot[] = [];
  for (let turn = 0; spots.length < count; turn += 1) {
    const group = groups[turn % groups.length] ?? [];
    const left = count - spots.length;
    spots.push(...(left < group.length ? (rests[left] ?? []) : group));
  }
  return spots;
}

function sizeOf(span: number): Spot['size'] {
  if (span === 10) return 'wide';
  return span === 2 ? 'small' : 'medium';
}

/** Posters hang in rows of five. */
function posterSpots(count: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const row = lastRows[index < count - (count % 5) ? 5 : count % 5] ?? [2, 2, 2, 2, 2];
    const place = index % 5;
    const span = row[place] ?? 2;
    const from = 1 + row.slice(0, place).reduce((sum, each) => sum + each, 0);
    return { size: sizeOf(span), from, span, also: index % 2 ? 'second' : 'first' };
  });
}

/** The spots of works in their order; each says whether it leads to a story. */
export function wallOf(stories: readonly boolean[]): Spot[] {
  const large = storySpots(stories.filter(Boolean).length);
  const small = posterSpots(stories.filter((story) => !story).length);
  return stories.map((story) => (story ? large : small).shift() ?? wideSpot);
}
