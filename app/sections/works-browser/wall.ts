/** Size of a work, from a line of the index to the full width. */
export type Size = 'line' | 'medium' | 'large' | 'wide' | 'full';

/** A work's position: its share of a ten-column row, and its wall. */
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

/** Six stories in three rows; the middle row is full width. */
const group: readonly Place[] = [...mirroredPair, full, ...three];

/** Layouts for an incomplete group, without gaps. */
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

/** A single remainder takes the full width. */
function placesOf(stories: number, rows: readonly Place[] = group, alone = wide): readonly Place[] {
  if (stories === 1) return [alone];
  if (stories < rows.length) return rests[stories] ?? [];
  return [...rows, ...placesOf(stories - rows.length, rows, full)];
}

/**
 * Positions by wall: client work, studies, works without a story. Ranks 0 and 1 have a result and take a full row.
 * Works without a story are an index, those with a result (rank 4) first.
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
