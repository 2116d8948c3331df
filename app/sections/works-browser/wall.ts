/** Size of a work, from a sixth of a row to the full width. */
export type Size = 'small' | 'medium' | 'large' | 'wide' | 'full';

/** A work's position: its share of a thirty-column row, and its wall. */
export interface Spot {
  size: Size;
  span: number;
  wall: 0 | 1 | 2;
  /** Shown large on narrow viewports, where the others are rows. */
  large: boolean;
}

type Place = Pick<Spot, 'size' | 'span'>;

/** Works shown initially on narrow viewports: the stories. */
export const atFirst = 11;

/** Whether narrow viewports show a work large: the first four, then one after every three rows. */
const isLarge = (at: number): boolean => at < 4 || at % 4 === 3;

/** Works without a story that are shown like those with one; the others are lines. */
const postersWithoutStory = 4;

const wide: Place = { size: 'wide', span: 30 };
const full: Place = { size: 'full', span: 30 };
const pair: readonly Place[] = [
  { size: 'large', span: 18 },
  { size: 'medium', span: 12 },
];
const mirroredPair = pair.toReversed();
const three: readonly Place[] = [
  { size: 'medium', span: 9 },
  { size: 'large', span: 12 },
  { size: 'medium', span: 9 },
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

/** Works with a result. */
const leads: readonly Place[] = [wide, ...pair, wide];

const leadRests: readonly (readonly Place[])[] = [[], [wide], pair, [wide, ...pair]];

function leadsOf(works: number): readonly Place[] {
  return leadRests[works] ?? [...leads, ...leadsOf(works - leads.length)];
}

/** Two in a row; the last of an odd number takes the whole one. */
function linesOf(works: number): Place[] {
  return Array.from({ length: works }, (_, at) => ({
    size: 'small',
    span: at === works - 1 && at % 2 === 0 ? 30 : 15,
  }));
}

/** A single remainder takes the full width. */
function placesOf(stories: number, rows: readonly Place[] = group, alone = wide): readonly Place[] {
  if (stories === 1) return [alone];
  if (stories < rows.length) return rests[stories] ?? [];
  return [...rows, ...placesOf(stories - rows.length, rows, full)];
}

/**
 * Positions by wall: client work, studies, works without a story. Ranks 0 and 1 have a result and come first.
 */
export function hang<Work extends { id: number; rank: number }>(
  works: readonly Work[],
): Map<Work['id'], Spot> {
  const ranked = works.toSorted((a, b) => a.rank - b.rank);
  const count = (from: number, to: number): number =>
    ranked.filter(({ rank }) => rank >= from && rank <= to).length;
  const short = count(4, 5);
  const walls: readonly (readonly Place[])[] = [
    [...leadsOf(count(0, 1)), ...placesOf(count(2, 2))],
    placesOf(count(3, 3), group.toReversed()),
    [...placesOf(Math.min(short, postersWithoutStory)), ...linesOf(Math.max(0, short - postersWithoutStory))],
  ];
  const spots = walls.flatMap((places, wall) =>
    places.map((place): Omit<Spot, 'large'> => ({ ...place, wall: wall as Spot['wall'] })),
  );
  return new Map(
    ranked.map(({ id }, at) => [id, { ...(spots[at] ?? { ...wide, wall: 0 }), large: isLarge(at) }]),
  );
}
