import { document, glitter, layers, palette, place, sea, sky, stars, type Svg } from '#artwork/draw/index.ts';

/** The hour over a creek: colours of its sky, its water from far to near, and what glints on it. */
export interface Hour {
  high: string;
  low: string;
  water: readonly string[];
  glint: string;
  seed: string;
}

/** Open water under a wide sky, with room for a coin that rises from it. */
export function creek({ high, low, water, glint, seed }: Hour): Svg {
  return document(
    '-700 -120 1800 1012',
    layers(
      sky(high, low, 600, 420),
      // Beside the coin, where no words stand.
      place(stars(60, 300, palette.sand, seed), 1000, 0),
      sea(590, water, { gap: 34, height: 3 }),
      glitter(420, 598, 800, glint, 330, 620, seed),
    ),
  );
}
