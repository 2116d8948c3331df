import {
  boom,
  box,
  bronze,
  cloud,
  disc,
  fill,
  form,
  glitter,
  layers,
  line,
  mark,
  palette,
  place,
  ring,
  sambuk,
  sea,
  shade,
  sky,
  stars,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { coin } from '#artwork/posters/parts.ts';

/** Bronze of the first body: the sun as a coin, half in the sea. */
export function mintedSun(): Svg {
  const [lit, flat, lee, dark] = bronze;
  const reeds = times(72, (index) => place(box(-1.5, -132, 3, 9, lee), 200, 186, index * 5));
  return layers(
    sky('#1A0F0C', '#3A1D12', 300, 300),
    stars(60, 200, lit, 'mint'),
    disc(200, 186, 134, dark),
    reeds,
    coin(200, 186, 122, bronze),
    sea(262, [flat, lee, dark, '#2D180B', palette.ink], { gap: 30, height: 5 }),
    glitter(200, 268, 410, lit, 110, 200, 'mint'),
    boom(206, 330, 1.3, { sail: lit, shade: lee, trim: lit, reflection: lit }),
  );
}

/** Bronze of the last body: a ship's bell at sunset. */
export function shipsBell(): Svg {
  const [lit, flat, lee, dark] = bronze;
  const bell = 'M160 130C166 104 234 104 240 130C250 200 262 262 306 318V340H94V318C138 262 150 200 160 130Z';
  return layers(
    sky('#F0C9A0', palette.paper, 420, 320),
    sun(88, 230, 72, palette.ember, palette.coral),
    cloud(330, 170, 150, palette.paper, 7),
    sea(404, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 20, phase: 32 }),
    sambuk(62, 416, 0.34, { shade: palette.coral, reflection: palette.ink }),
    fill('M-700 34H1100V66H-700Z', palette.teak),
    shade('M-700 34H1100V66H-700Z', {
      colour: palette.umber,
      x: 200,
      y: 70,
      angle: -90,
      length: 26,
      reach: 1000,
    }),
    line('M200 60V92', palette.ink, 16),
    ring(200, 98, 14, palette.ink, 7),
    line('M200 330V372', palette.ink, 8),
    disc(200, 374, 20, dark),
    form(bell, flat, dark, 306, 270, 190, 190),
    line('M178 140C168 206 152 262 122 310', lit, 8),
    fill('M94 318H306V342H94Z', lee),
    fill('M156 150H244L246 164H154Z', lee),
    line('M136 282H264', lee, 4),
    mark(204, 226, 46, dark),
    line('M200 392C206 430 190 450 204 486', palette.rope, 7),
    line('M202 402C208 436 192 454 206 486', '#A98555', 2, 'stroke-dasharray="3 5"'),
    disc(204, 488, 9, palette.rope),
    line('M56 300C44 322 40 346 46 368M344 300C356 322 360 346 354 368', lee, 4),
    line('M34 288C18 318 14 350 22 384M366 288C382 318 386 350 378 384', lee, 3),
  );
}
