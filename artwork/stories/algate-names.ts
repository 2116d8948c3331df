import { fill, layers, place, type Svg } from '#artwork/draw/index.ts';
import { arabic, malayalam, wide } from './lettering.ts';
import { worlds } from './worlds.ts';

const { paper, mark } = worlds.algate;
const [al, rest, joined, first, last] = await Promise.all([
  wide('AL', 160),
  wide('GATE', 160),
  arabic('الـــــجيت', 250),
  malayalam('അൽ', 150),
  malayalam('ഗേറ്റ്', 150),
]);

/** The one gate of this story: an arch in proportion to its width, on posts as high as there is room. */
export function gate(x: number, y: number, width: number, height: number, colour: string): Svg {
  const foot = (100 * height) / width;
  return place(
    fill(`M0 ${foot}V82C0 27 29 15 50 0C71 15 100 27 100 82V${foot}Z`, colour),
    x,
    y,
    0,
    width / 100,
  );
}

/** The Latin name at a width, with the door between AL and GATE. */
export function inLatin(x: number, baseline: number, width: number): Svg {
  const scale = width / (al.width + 148 + rest.width);
  return layers(
    al.at(x, baseline, paper, scale),
    gate(x + (al.width + 22) * scale, baseline - 206 * scale, 104 * scale, 206 * scale, mark),
    rest.at(x + (al.width + 148) * scale, baseline, paper, scale),
  );
}

/** Arabic letters stay joined, so the door is on the stroke between lam and jeem. */
export function inArabic(x: number, baseline: number, width: number, colour: string, door: string): Svg {
  const scale = width / 1220;
  return layers(
    joined.at(x, baseline, colour, width / joined.width),
    gate(x + 798 * scale, baseline - 268 * scale, 130 * scale, 222 * scale, door),
  );
}

export function inMalayalam(x: number, baseline: number, width: number, colour: string, door: string): Svg {
  const scale = width / 1350;
  const size = (1180 * scale) / (first.width + last.width);
  return layers(
    first.at(x, baseline, colour, size),
    gate(x + first.width * size + 24 * scale, baseline - 260 * scale, 120 * scale, 262 * scale, door),
    last.at(x + first.width * size + 170 * scale, baseline, colour, size),
  );
}
