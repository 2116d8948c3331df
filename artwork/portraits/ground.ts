import {
  box,
  disc,
  dune,
  fill,
  glitter,
  layers,
  line,
  random,
  sea,
  shade,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';

/** The background behind a sitter. */
export interface Ground {
  colour: string;
  sun: string;
  /** Centre and radius of the sun in the tile, before it is mirrored. */
  at: readonly [x: number, y: number, r: number];
  /** The lower part of the tile; a plain wall by default. */
  land?: 'sea' | 'dunes' | 'rain' | 'arch' | 'blinds' | 'results';
  /** Tones of that landscape, far to near. */
  tones?: readonly string[];
}

/** Monsoon rain from the south-west. */
function rain(colour: string): Svg {
  const next = random('rain');
  return times(46, () => {
    const [x, y, length] = [next() * 460 - 20, next() * 480 - 20, 26 + next() * 44];
    return line(d`M${x} ${y}L${x - length * 0.22} ${y + length}`, colour, 2.2, 'opacity="0.55"');
  });
}

/** Lines of a search results page; the one at height `y` is highlighted. */
function results(colour: string, found: string, y: number): Svg {
  const next = random('results');
  return times(13, (i) => {
    const top = y + (i - 2) * 42;
    return box(24, top, 200 + next() * 150, 18, i === 2 ? found : colour, 9);
  });
}

/** The background of a portrait: one colour, one sun, at most one other thing. */
export function ground({ colour, sun: tone, at: [x, y, r], land, tones = [] }: Ground): Svg {
  const [a = colour, b = a, c = b] = tones;
  const disc0 = sun(x, y, r, tone, colour);
  const base = box(-20, -20, 440, 520, colour);
  if (land === 'sea')
    return layers(
      base,
      disc0,
      sea(330, [a, b, c], { gap: 26 }),
      glitter(x, 338, 470, tone, 26, 80, 'portrait'),
    );
  if (land === 'results') return layers(base, results(a, tone, y));
  if (land === 'dunes') return layers(base, disc0, dune(330, 80, 268, a, b), dune(384, 330, 318, b, c));
  if (land === 'rain') return layers(base, disc0, rain(a));
  if (land === 'blinds')
    return layers(
      base,
      disc(x, y, r, tone),
      times(13, (i) => box(-20, 18 + i * 38, 440, 15, a)),
    );
  if (land === 'arch') {
    const arch = d`M${x - r} 500V${y}C${x - r} ${y - r * 0.7} ${x - r * 0.4} ${y - r * 1.05} ${x} ${y - r * 1.4}C${x + r * 0.4} ${y - r * 1.05} ${x + r} ${y - r * 0.7} ${x + r} ${y}V500Z`;
    return layers(base, fill(arch, tone), shade(arch, { colour: a, x, y: 470, angle: -90, length: 260 }));
  }
  return layers(base, disc0);
}
