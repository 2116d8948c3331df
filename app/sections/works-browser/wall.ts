/** How large a work is shown, from a line of the index to all of the window. */
export type Size = 'line' | 'medium' | 'large' | 'wide' | 'full';

/** Where a work hangs: how much of a row of ten columns it takes, and on which of the three walls. */
export interface Spot {
  size: Size;
  span: number;
  wall: 0 | 1 | 2;
}

type Place = Pick<Spot, 'size' | 'span'>;

const wide: Place = { size: 'wide', span: 10 };
const full: Place = { size: 'full', span: 10 };
const line: Place = { size: 'line', span: 10 };
const pair: readonly Place[] = [
  { size: 'large', span: 6 },
  { size: 'medium', span: 4 },
];
const mirroredPair = pair.toReversed();
const three: readonly Place[] = [
  { size: 'large', span: 4 },
  { size: 'medium', span: 3 },
  { size: 'medium', span: 3 },
];

/** Six stories in three rows; the middle one goes across the window. */
const group: readonly Place[] = [...mirroredPair, full, ...three];

/** What is left over once the group cannot be filled, without a hole. */
const rests: readonly (readonly Place[])[] = [
  [],
  [wide],
  mirroredPair,
  three,
  [...pair, ...mirroredPair],
  [...mirroredPair, ...three],
];

function alike(place: Place, length: number): Place[] {
  return Array.from({ length }, () => place);
}

/** One left over by a group goes across the window. */
function placesOf(stories: number, rows: readonly Place[] = group, alone = wide): readonly Place[] {
  if (stories === 1) return [alone];
  if (stories < rows.length) return rests[stories] ?? [];
  return [...rows, ...placesOf(stories - rows.length, rows, full)];
}

/**
 * Where each work hangs, in the order of the walls: the work for clients, the studies, and what has no story.
 * Rank 0 and 1 have a figure to show, which takes a row. What has no story is an index, rank 4, which has figures, first.
 */
export function hang<Work extends { id: number; rank: number }>(
  works: readonly Work[],
): Map<Work['id'], Spot> {
  const ranked = works.toSorted((a, b) => a.rank - b.rank);
  const count = (from: number, to: number): number =>
    ranked.filter(({ rank }) => rank >= from && rank <= to).length;
  const walls: readonly (readonly Place[])[] = [
    [...alike(wide, count(0, 1)), ...placesOf(count(2, 2))],
    placesOf(count(3, 3), group.toReversed()),
    alike(line, count(4, 5)),
  ];
  const spots = walls.flatMap((places, wall) =>
    places.map((place) => ({ ...place, wall: wall as Spot['wall'] })),
  );
  return new Map(ranked.map(({ id }, at) => [id, spots[at] ?? { ...wide, wall: 0 }]));
}
