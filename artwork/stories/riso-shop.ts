import {
  box,
  clip,
  disc,
  faded,
  fill,
  form,
  layers,
  line,
  place,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from './lettering.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['riso-detergents'];
export const soil = '#c4512d';
const [skin, shadow] = ['#8a4a22', '#5a2c15'];
const name = await condensed('RISO', 100);

export function sachet(x: number, y: number, scale: number): Svg {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${layers(
    box(0, 0, 200, 280, ground),
    times(20, (index) => fill(`M${index * 10} 0l5 8l5 -8ZM${index * 10} 280l5 -8l5 8Z`, paper)),
    fill('M100 30C130 76 142 92 142 116A42 42 0 0 1 58 116C58 92 70 76 100 30Z', mark),
    name.at(100 - name.width * 0.42, 250, paper, 0.84),
  )}</g>`;
}

/** The edge of a tin roof from the street, with rain running off it. */
export function eave(x: number, y: number, width: number, height: number): Svg {
  const rib = 15;
  const ribs = Math.floor(width / rib);
  return layers(
    fill(`M${x} ${y}h${width}l14 ${height}h${-width - 28}Z`, '#a596d6'),
    line(
      Array.from({ length: ribs }, (_, index) => {
        const left = x + (index + 0.5) * rib;
        return `M${left} ${y}L${x - 14 + (index + 0.5) * ((width + 28) / ribs)} ${y + height}`;
      }).join(''),
      '#8677bd',
      4,
    ),
    box(x - 14, y + height - 6, width + 28, 6, '#d9d0f5'),
    times(Math.floor(ribs / 3), (index) => {
      const left = x + (index + 0.5) * rib * 3;
      return (
        line(`M${left} ${y + height}v${20 + ((index * 37) % 34)}`, '#cfc3f2', 3) +
        disc(left, y + height + 66 + ((index * 61) % 60), 4, '#cfc3f2')
      );
    }),
  );
}

/** A child sent for soap, from behind, holding a coin over the counter. Feet on 0. */
const child = layers(
  fill('M-30 -70H-4L-8 -6H-26ZM4 -70H30L26 -6H8Z', skin),
  fill('M-30 -8h24v8h-28ZM6 -8h24l4 8h-28Z', ink),
  form('M-42 -130H42L36 -58H4L0 -84L-4 -58H-36Z', ink, ground, -46, -100, 0, 34),
  line('M36 -206L84 -200', skin, 18) + disc(92, -200, 13, skin),
  disc(102, -214, 17, ink) + disc(102, -214, 13, '#ffcf4d'),
  line('M-36 -204L-56 -130', skin, 18),
  form(
    'M-46 -222C-30 -232 30 -232 46 -222L76 -216L76 -184L42 -184L44 -120H-44Z',
    '#ffffff',
    '#b9addf',
    54,
    -170,
    180,
    60,
  ),
  box(-12, -246, 24, 24, skin),
  disc(-32, -272, 9, skin) + disc(32, -272, 9, skin),
  fill('M-32 -262C-40 -326 40 -326 32 -262C30 -244 -30 -244 -32 -262Z', '#140a05'),
);

/** The shopkeeper, leaning on the counter to listen. */
const shopkeeper = layers(
  form('M-96 120C-96 30 -60 8 0 8C60 8 96 30 96 120Z', '#f2a33a', '#b5651a', 100, 80, 180, 90),
  fill('M-26 14L0 44L26 14L18 -16H-18Z', shadow),
  form(
    'M-44 -78C-44 -130 44 -130 44 -78C44 -26 26 0 0 0C-26 0 -44 -26 -44 -78Z',
    skin,
    shadow,
    52,
    -60,
    180,
    46,
  ),
  fill('M-47 -74C-54 -146 54 -146 47 -74C36 -104 -20 -110 -36 -100Z', '#2b2230'),
  line('M-28 -72q10 -8 20 0M10 -72q10 -8 20 0', '#140a05', 4) +
    disc(-18, -60, 4, '#140a05') +
    disc(20, -60, 4, '#140a05'),
  line('M2 -60L8 -38H-2', shadow, 4),
  fill('M-24 -26C-10 -38 14 -38 28 -26C14 -22 -10 -22 -24 -26Z', '#140a05') +
    line('M-12 -16Q2 -8 16 -16', shadow, 4),
  line('M-84 60L-120 116H-40M84 60L112 116H36', skin, 24),
);

/** Layout of the street: wide, or narrow and tall. */
interface Street {
  width: number;
  height: number;
  door: readonly [x: number, y: number, width: number, height: number];
  childAt: number;
}

/** A shop across a wet road: in a grey street its door and the reflection are the only colour. */
export function shop({ width, height, door: [x, y, w, h], childAt }: Street): Svg {
  const kerb = y + h;
  const strips = Math.floor((w - 40) / 104);
  const inside = layers(
    box(x, y, w, h, mark),
    times(strips, (strip) =>
      times(3, (row) => {
        const left = x + (w - strips * 104) / 2 + strip * 104 + 7;
        // The strips leave a gap for the shopkeeper.
        const raised = row === 2 && Math.abs(left + 45 - (x + w * 0.5)) < 80;
        return raised ? '' : sachet(left, y + 8 + row * 127, 0.45);
      }),
    ),
    place(shopkeeper, x + w * 0.5, kerb - 132, 0, 0.92),
    box(x, kerb - 56, w, 56, soil) + box(x - 8, kerb - 64, w + 16, 14, '#e07a4f'),
  );
  const shutter = (left: number, room: number): Svg =>
    layers(
      box(left, y + 14, room, h - 14, '#251646'),
      times(Math.floor((h - 14) / 22), (slat) => box(left, y + 14 + slat * 22, room, 3, '#33205c')),
      box(left - 12, y - 34, room + 24, 48, '#33205c'),
    );
  const rain = times(Math.round((width * height) / 15_000), (drop) =>
    line(`M${(drop * 197) % width} ${(drop * 131) % height}l-9 36`, '#8f83b8', 2.5, 'opacity=".7"'),
  );
  const light = `M${x} ${kerb + 26}H${x + w}L${x + w + 90} ${height}H${x - 90}Z`;
  return layers(
    box(0, 0, width, height, ink),
    shutter(x - 470, 400) + shutter(x - 960, 400) + shutter(x + w + 70, 400) + shutter(x + w + 560, 400),
    inside,
    eave(x - 40, y - 74, w + 80, 62),
    box(0, kerb, width, 26, '#4a3a78'),
    box(0, kerb + 26, width, height - kerb, '#1d0f3e'),
    clip(light, place(faded(inside, 0.5), 0, kerb * 2 + 26, 0, 1, -1)),
    times(16, (ripple) =>
      line(
        `M${x - 60 + ((ripple * 211) % (w + 120))} ${kerb + 46 + ((ripple * 67) % Math.max(60, height - kerb - 60))}h${40 + ((ripple * 29) % 70)}`,
        '#1d0f3e',
        5,
      ),
    ),
    rain,
    place(child, childAt, height - 54, 0, 1.3),
  );
}
