import { disc, palette, random, type Svg } from '#artwork/draw/index.ts';
import { block, field, grove, house, type Plot, shed, tower, villa } from './buildings.ts';
import { Sheet } from './town-sheet.ts';

/** What a part of a town is built or planted with. */
export type Quarter =
  | 'lanes'
  | 'blocks'
  | 'villas'
  | 'sheds'
  | 'towers'
  | 'park'
  | 'mangrove'
  | 'plantation'
  | 'paddies'
  | 'palms';

/** An upright rectangle, all of it built upon unless `isFree` says otherwise. */
export interface Area {
  left: number;
  right: number;
  from: number;
  to: number;
}

interface Look {
  /** Of a house, away from its street. */
  deep: number;
  /** Of a house, along its street: the least and the most. */
  wide: readonly [number, number];
  /** Of a row between two side streets. */
  row: readonly [number, number];
  street: number;
  gap: number;
  draw: (sheet: Sheet, plot: Plot) => void;
}

const looks: Readonly<Record<Quarter, Look>> = {
  lanes: { deep: 23, wide: [15, 30], row: [74, 128], street: 9, gap: 1, draw: house },
  blocks: { deep: 25, wide: [30, 44], row: [92, 140], street: 13, gap: 5, draw: block },
  villas: { deep: 44, wide: [32, 38], row: [108, 160], street: 12, gap: 3, draw: villa },
  sheds: { deep: 52, wide: [24, 42], row: [96, 150], street: 14, gap: 5, draw: shed },
  towers: { deep: 40, wide: [38, 48], row: [96, 150], street: 14, gap: 4, draw: tower },
  park: {
    deep: 19,
    wide: [18, 22],
    row: [80, 130],
    street: 12,
    gap: 0,
    draw: grove([palette.jade, palette.moss], 0.04, 7),
  },
  mangrove: {
    deep: 14,
    wide: [11, 17],
    row: [70, 160],
    street: 5,
    gap: 0,
    draw: grove([palette.jade, palette.palm, palette.moss], 0, 8.5),
  },
  plantation: {
    deep: 17,
    wide: [16, 17],
    row: [100, 150],
    street: 12,
    gap: 0,
    draw: grove([palette.jade, palette.paddy, palette.jade], 0.07, 7),
  },
  paddies: { deep: 56, wide: [22, 38], row: [110, 170], street: 8, gap: 3, draw: field },
  palms: {
    deep: 19,
    wide: [18, 24],
    row: [60, 110],
    street: 12,
    gap: 0,
    draw: grove([palette.jade, palette.moss], 0.12, 8),
  },
};

/** Lengths between these bounds that fill a whole. */
function split(whole: number, [least, most]: readonly [number, number], gap: number, sheet: Sheet): number[] {
  const lengths: number[] = [];
  let left = whole;
  while (left > most + gap + least) {
    const length = Math.round(sheet.between(least, most));
    lengths.push(length);
    left -= length + gap;
  }
  return [...lengths, left];
}

/** Rows of houses, two and two back to back along streets, with side streets that cross all of them. */
export function quarter(
  kind: Quarter,
  seed: string,
  { left, right, from, to }: Area,
  shadow: string,
  isFree: (x: number, y: number) => boolean,
): Svg {
  const { deep, wide, row, street, gap, draw } = looks[kind];
  const sheet = new Sheet(random(`quarter ${seed}`));
  let top = from;
  for (const long of split(to - from, row, street, sheet)) {
    let x = left;
    for (let column = 0; x < right; column++) {
      let y = top;
      for (const h of split(long, wide, gap, sheet)) {
        const corners = [x, x + deep].flatMap((at) =>
          [y, y + h / 2, y + h].map((high) => [at, high] as const),
        );
        // All of a plot is free, or nothing stands there.
        if (corners.every(([at, high]) => isFree(Math.min(at, right), high)))
          draw(sheet, { x, y, w: deep, h });
        y += h + gap;
      }
      x += deep + (column % 2 ? street : gap + 1);
    }
    top += long + street;
  }
  return sheet.svg(shadow);
}

/** A square with a tree in its middle. */
export const square = (x: number, y: number): Svg =>
  disc(x, y, 20, palette.sand) + disc(x, y, 8, palette.forest) + disc(x - 1, y - 2, 5, palette.jade);
