import { box, disc, ellipsePath, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { finger } from '#artwork/portraits/clients/ink.ts';
import { d } from '#artwork/portraits/geometry.ts';
import type { Skin } from '#artwork/portraits/tones.ts';

/** Cloth of a sleeve with its cuff. */
export interface Sleeve {
  lit: string;
  shade: string;
  cuff: string;
}

/** A forearm that ends at a wrist at the origin, pointing right; `long` is how far back it goes. */
export function forearm(skin: Skin, { lit, shade, cuff }: Sleeve, long: number, bare = 60): Svg {
  return layers(
    fill(d`M-${bare + 20} -32C-40 -31 -20 -27 6 -26V28C-20 29 -40 33 -${bare + 20} 34Z`, skin.lit),
    fill(d`M-${bare + 20} 12C-40 14 -20 16 6 14V28C-20 29 -40 33 -${bare + 20} 34Z`, skin.shade),
    fill(d`M-${bare + 24} -42C-${bare + 120} -56 -${bare + 160} -66 -${long} -72V74C-${bare + 160} 68 -${bare + 120} 58 -${bare + 24} 44Z`, lit),
    fill(d`M-${bare + 24} 14C-${bare + 120} 26 -${bare + 160} 32 -${long} 30V74C-${bare + 160} 68 -${bare + 120} 58 -${bare + 24} 44Z`, shade),
    line(d`M-${bare + 66} -36Q-${bare + 96} -10 -${bare + 70} 18M-${bare + 112} -44Q-${bare + 132} -24 -${bare + 122} -4`, shade, 5),
    fill(d`M-${bare} -45Q-${bare - 6} 0 -${bare} 47L-${bare + 40} 51Q-${bare + 33} 0 -${bare + 40} -49Z`, cuff),
    disc(-bare - 18, 24, 6.5, shade),
  ); // prettier-ignore
}

/** A nail at the tip of a finger that points along `turn`. */
function nail(x: number, y: number, turn: number, size: number): Svg {
  return place(fill(ellipsePath(0, 0, size, size * 0.68), '#F6DCC4'), x, y, turn);
}

/** A hand at the end of a band that goes on to the right of the origin: the fingers below it, the thumb on it. */
export function pinch(skin: Skin, band: Svg): Svg {
  return layers(
    finger('M-66 26Q-16 44 22 25', skin, 27),
    band,
    fill(
      'M-142 -26C-116 -28 -104 -42 -78 -46C-50 -48 -30 -30 -32 -4C-34 26 -46 50 -74 52C-102 52 -116 30 -142 28Z',
      skin.lit,
    ),
    fill('M-142 14C-116 16 -98 40 -74 38C-60 36 -50 30 -44 20C-48 40 -58 52 -74 52C-102 52 -116 30 -142 28Z', skin.shade),
    [2, 1, 0].map((i) => finger(d`M${-62 - i * 6} ${6 + i * 18}Q${-12 - i * 7} ${-2 + i * 20} ${-18 - i * 9} ${17 + i * 17}`, skin, 23)),
    finger('M-92 -26C-66 -46 -34 -34 12 -6', skin, 29),
    nail(9, -8, 32, 9.5),
    line('M-40 -36Q-34 -30 -36 -22', skin.line, 2.4),
  ); // prettier-ignore
}

/** The loops of shears at the right of their pivot; `front` is the part of a loop that lies over the fingers in it. */
function loops(tone: string, dark: string): { upper: Svg; lower: Svg; front: Svg } {
  const bow = (x: number, y: number, rx: number, ry: number, turn: number, colour: string): Svg =>
    place(
      `<ellipse rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="21"/>`,
      x, y, turn,
    ); // prettier-ignore
  const rim = (x: number, y: number, rx: number, ry: number, turn: number, colour: string): Svg =>
    place(
      line(d`M-${rx * 0.5} -${ry * 0.866}A${rx} ${ry} 0 0 0 -${rx * 0.5} ${ry * 0.866}`, colour, 21),
      x,
      y,
      turn,
    );
  const up = [178, -84, 54, 43, -26] as const;
  const low = [184, 92, 72, 50, 26] as const;
  return {
    upper: fill('M-20 8C40 12 90 -24 140 -52L124 -84C84 -68 40 -40 -4 -22Z', dark) + bow(...up, dark),
    lower: fill('M-20 -8C40 -14 90 20 136 44L118 82C80 66 40 44 -4 24Z', tone) + bow(...low, tone),
    front: rim(...up, dark) + rim(...low, tone),
  };
}

/** Shears that point left with their pivot at the origin, and the hand in their loops. */
export function shears(skin: Skin, sleeve: Sleeve): Svg {
  const [tone, dark] = ['#EDF1F2', '#C3CCD2'];
  const { upper, lower, front } = loops(tone, dark);
  const blade = (turn: number, mirror: 1 | -1, colour: string, edge: string): Svg =>
    place(
      fill('M18 -17L-262 -1Q-280 5 -262 11L18 19Z', colour) + fill('M18 8L-262 6Q-276 7 -262 11L18 19Z', edge),
      0, 0, turn, 1, mirror,
    ); // prettier-ignore
  return layers(
    blade(11, 1, dark, '#A4B0B8'),
    lower,
    blade(-11, -1, tone, dark),
    upper,
    disc(0, 0, 13, '#0B0F18') + disc(0, 0, 5, tone),
    place(forearm(skin, sleeve, 460, 74), 396, 72, 200, 1.3, -1.3),
    finger('M336 12C306 -52 250 -84 152 -84', skin, 38),
    // Thumb and last finger come from behind the hand.
    finger('M286 138C250 168 214 164 184 152', skin, 30),
    fill('M404 34C372 20 346 -14 312 -30C286 -34 262 -2 254 30C244 66 246 118 268 146C300 164 352 132 392 112Z', skin.lit),
    fill('M392 112C352 132 300 164 268 146C260 136 256 124 252 110C286 132 340 112 396 88Z', skin.shade),
    finger('M268 102C236 104 204 102 158 108', skin, 32),
    finger('M264 66C232 62 196 66 142 82', skin, 33),
    finger('M272 34C232 4 178 6 112 36', skin, 33),
    nail(116, 34, 155, 9),
    line('M268 -66Q262 -76 266 -86M262 56Q272 58 276 66M262 90Q272 92 276 99M274 26Q284 28 288 37', skin.line, 2.6),
    front,
    // A tailor's pins are where the hand is.
    place(
      layers(
        box(-15, -34, 30, 68, '#27120C', 4),
        times(4, (i) => line(d`M${-20 + i * 13} ${-14 - (i % 2) * 8}l${-6 + i * 4} -32`, tone, 3) + disc(-26 + i * 17, -48 - (i % 2) * 8, 6, i % 2 ? '#FFB547' : '#F6CDAE')),
        fill('M-34 0C-34 -30 34 -30 34 0C34 24 -34 24 -34 0Z', '#F0562B') + fill('M-34 2C-20 14 20 14 34 2C32 24 -32 24 -34 2Z', '#A93A1C'),
      ),
      424, 74, 22,
    ),
  ); // prettier-ignore
}
