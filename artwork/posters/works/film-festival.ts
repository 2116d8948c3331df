import {
  box,
  disc,
  fill,
  form,
  glitter,
  layers,
  lid,
  line,
  palette,
  rain,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A film festival in the rains: under the umbrella it is always showing. */
export function filmFestival(): Svg {
  const canopy =
    'M30 214C40 110 118 52 200 52C282 52 360 110 370 214C350 192 318 190 296 210C270 188 228 188 200 210C172 188 130 188 104 210C82 190 50 192 30 214Z';
  const gore = 'M200 52C282 52 360 110 370 214C350 192 318 190 296 210C292 140 262 78 200 52Z';
  const inner = 'M200 52C262 78 292 140 296 210C270 188 228 188 200 210Z';
  return layers(
    sky('#2E5E6A', '#6F9A9A', 420, 340),
    lid('#1B4450', -60, 240),
    rain(150, palette.mist, 'festival'),
    shade('M196 150L60 420H340L204 150Z', { colour: palette.glow, x: 200, y: 176, angle: 90, length: 260 }),
    sea(392, ['#3F7F86', '#23606B', '#16454F', '#0C2C36'], { gap: 24, phase: 30 }),
    glitter(200, 398, 480, palette.glow, 110, 150, 'festival'),
    form(canopy, palette.ember, palette.clay, 378, 190, 190, 130),
    form(inner, palette.coral, palette.ember, 300, 190, 200, 90),
    fill(gore, palette.clay, 'opacity=".25"'),
    line('M200 52C150 80 110 140 104 210M200 52C260 80 292 140 296 210M200 52V206', palette.ink, 1.8),
    line('M200 52V32', palette.ink, 5),
    line('M200 204V344C200 376 162 376 162 346', palette.ink, 7),
    times(5, (index) => box(196.5, 222 + index * 22, 7, 9, palette.glow)),
    sambuk(246, 420, 0.62, { sail: palette.glow, shade: palette.sun, reflection: palette.glow }),
    sun(330, 96, 0.1, palette.glow),
    form(
      'M-700 470C-100 452 20 452 110 474C150 486 180 500 200 520H-700Z',
      palette.ink,
      '#23606B',
      120,
      460,
      140,
      60,
    ),
    fill('M52 470V442C52 432 64 432 64 442V470Z', palette.ink),
    disc(58, 432, 6, palette.ink),
    fill('M34 428C36 412 80 412 82 428Z', palette.sun),
    line('M58 428V448', palette.ink, 2),
  );
}
