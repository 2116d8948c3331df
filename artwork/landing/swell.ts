import { document, layers, palette, type Svg, wave } from '#artwork/draw/index.ts';

/** The swell in front of the coin, otherwise transparent. Whole waves only: it repeats. */
export function swell(): Svg {
  return document(
    '-520 0 1440 130',
    layers(
      wave(24, 6, 360, 70, palette.abyss, palette.deep, 3),
      wave(66, 8, 480, 240, palette.ink, palette.tide, 3),
    ),
  );
}
