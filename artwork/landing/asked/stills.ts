import { palette } from '#artwork/draw/index.ts';
import { readContentFiles } from '../../../app/content/read.server.ts';
import { BRAND, CONTENT } from '../../deliver/paths.ts';
import type { Still } from '../../still.ts';
import type { Query } from './lines.ts';
import { town, type Building, type Roof, type Town } from './town.ts';

interface Hero {
  type: string;
  questions: Query[];
  answered: Query;
}

/** The queries of a page's hero, the answered one first. */
function queriesOf(page: string): Query[] {
  const { files } = readContentFiles(CONTENT, BRAND);
  const file = files.find(({ path }) => path === `pages/${page}.yaml`);
  const value = file?.value as { sections: Hero[] } | undefined;
  const hero = value?.sections.find(({ type }) => type === 'seo-hero');
  if (!hero) throw new Error(`${page} has no queries`);
  return [hero.answered, ...hero.questions];
}

type Site = readonly [query: number, width: number, roof: Roof, cap: number, foot: number];

interface Place extends Town {
  page: string;
  /** Wider than a window of 1440 px, whose edges it reaches. */
  wide: readonly Site[];
  tall: readonly Site[];
}

/** The hero's ground, so that the sky continues above the picture. */
const sky = '#092430';

/** Walls in turn, and the colour of the letters on each. */
const walls: readonly (readonly [wall: string, letters: string])[] = [
  [palette.lagoon, palette.paper],
  [palette.brick, palette.glow],
  ['#23407A', palette.mist],
  [palette.palm, palette.paper],
  [palette.clay, palette.blush],
  [palette.deep, palette.glow],
];

const towns: Readonly<
  Record<'creek' | 'lagoon' | 'mangrove' | 'backwater', Pick<Town, 'sky' | 'far' | 'glow' | 'water' | 'rain'>>
> = {
  creek: { sky, far: '#0E3543', glow: palette.deep, water: '#061A24' },
  lagoon: { sky, far: '#143240', glow: palette.clay, water: '#061A24' },
  mangrove: { sky, far: '#0D3A38', glow: palette.palm, water: '#061A24' },
  backwater: { sky, far: '#0C3A35', glow: palette.forest, water: '#061A24', rain: true },
};

const places: readonly Place[] = [
  {
    seed: 'dubai',
    page: 'ae/services/seo-company-in-dubai',
    ...towns.creek,
    wide: [
      [1, 198, 'slant', 38, 48],
      [2, 180, 'dome', 36, 44],
      [5, 186, 'flat', 38, 44],
      [4, 178, 'wind', 44, 50],
      [0, 212, 'needle', 56, 62],
      [3, 250, 'steps', 44, 54],
      [6, 194, 'slant', 42, 54],
    ],
    tall: [
      [3, 206, 'flat', 44, 48],
      [6, 166, 'slant', 44, 48],
      [2, 166, 'dome', 44, 40],
      [0, 224, 'needle', 46, 48],
    ],
  },
  {
    seed: 'sharjah',
    page: 'ae/services/seo-company-in-sharjah',
    ...towns.lagoon,
    wide: [
      [4, 212, 'wind', 36, 46],
      [5, 176, 'dome', 34, 44],
      [1, 196, 'flat', 36, 44],
      [3, 188, 'slant', 38, 48],
      [0, 224, 'dome', 60, 66],
      [2, 190, 'wind', 40, 50],
      [6, 216, 'steps', 38, 46],
    ],
    tall: [
      [4, 176, 'flat', 44, 48],
      [3, 182, 'wind', 44, 48],
      [2, 186, 'dome', 42, 48],
      [0, 218, 'dome', 54, 46],
    ],
  },
  {
    seed: 'abu-dhabi',
    page: 'ae/services/seo-company-in-abudhabi',
    ...towns.mangrove,
    wide: [
      [1, 212, 'flat', 36, 46],
      [2, 180, 'dome', 34, 44],
      [5, 192, 'slant', 38, 48],
      [6, 184, 'wind', 38, 48],
      [0, 228, 'slant', 60, 90],
      [3, 220, 'steps', 44, 54],
      [4, 184, 'slant', 42, 50],
    ],
    tall: [
      [3, 192, 'flat', 44, 48],
      [4, 172, 'slant', 44, 48],
      [5, 186, 'wind', 42, 48],
      [0, 214, 'slant', 56, 60],
    ],
  },
  {
    seed: 'kerala',
    page: 'services/seo-company-in-kerala',
    ...towns.backwater,
    wide: [
      [1, 194, 'gable', 40, 46],
      [2, 206, 'gable', 44, 60],
      [3, 178, 'gable', 38, 44],
      [4, 166, 'gable', 48, 50],
      [0, 262, 'lamp', 60, 190],
      [6, 196, 'gable', 48, 66],
      [5, 198, 'gable', 44, 120],
    ],
    tall: [
      [4, 168, 'gable', 44, 50],
      [6, 180, 'gable', 44, 76],
      [5, 168, 'gable', 44, 60],
      [0, 240, 'lamp', 60, 130],
    ],
  },
];

function row(sites: readonly Site[]): Building[] {
  return sites.map(([query, width, roof, cap, foot], index) => {
    const [wall, letters] = walls[index % walls.length] ?? [palette.deep, palette.paper];
    const lit = query === 0;
    return {
      query,
      width,
      roof,
      cap,
      foot,
      wall: lit ? palette.sun : wall,
      letters: lit ? palette.ink : letters,
    };
  });
}

/** Each place as a row of buildings by water, whose windows are what its people search for. */
export const asked: readonly Still[] = (
  await Promise.all(
    places.map(async (place): Promise<Still[]> => {
      const queries = queriesOf(place.page);
      const [wide, tall] = await Promise.all([
        town(place, queries, row(place.wide), [1920, 840], 8),
        town(place, queries, row(place.tall), [780, 700], 6),
      ]);
      return [
        {
          key: `landing/asked-${place.seed}`,
          width: 1920,
          height: 840,
          draw: { svg: wide },
          widths: [1100, 1440, 1920],
        },
        {
          key: `landing/asked-${place.seed}-tall`,
          width: 1170,
          height: 1050,
          draw: { svg: tall },
          widths: [450, 780, 1170],
        },
      ];
    }),
  )
).flat();
