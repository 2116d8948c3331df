import { document, glitter, layers, palette, place, sea, sky, stars, type Svg } from '#artwork/draw/index.ts';

/** The time of day at a creek: colours of its sky, its water from far to near, and its glints. */
export interface Hour {
  high: string;
  low: string;
  water: readonly string[];
  glint: string;
  seed: string;
}

/** Open water under a wide sky, with space for a rising coin. */
export function creek({ high, low, water, glint, seed }: Hour): Svg {
  return document(
    '-700 -120 1800 1012',
    layers(
      sky(high, low, 600, 420),
      // Beside the coin, where there is no text.
      place(stars(60, 300, palette.sand, seed), 1000, 0),
      sea(590, water, { gap: 34, height: 3 }),
      glitter(420, 598, 800, glint, 330, 620, seed),
    ),
  );
}
