import { document, layers, palette, type Svg, wave } from '#artwork/draw/index.ts';

/** The swell in front of the coin, otherwise transparent. */
export function swell(): Svg {
  return document(
    '-520 0 1440 130',
    layers(
      wave(24, 6, 420, 70, palette.abyss, palette.deep),
      wave(66, 8, 560, 240, palette.ink, palette.tide),
    ),
  );
}
