import {
  boom,
  clip,
  cloud,
  fill,
  layers,
  line,
  palette,
  place,
  round,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { greatHull, foreshore } from '#artwork/posters/parts.ts';

/** Branding: a pencil as mast, paint swatches as sail. */
export function branding(): Svg {
  const sail = 'M60 352L296 44C344 136 354 258 322 372C240 342 150 336 60 352Z';
  const swatches = [palette.ember, palette.sun, palette.paper, palette.coral, palette.lagoon];
  const fan = [4, 3, 2, 1, 0].map((index) => {
    const t = (index + 1) / 5;
    const footX = round(60 + 262 * t);
    const footY = round(352 - 26 * Math.sin(t * 3.1) + 20 * t);
    const bend = 296 + 48 * t * t - 90 * (1 - t);
    return fill(
      `M296 44C${round(bend)} 150 ${round(footX + 32 * t - 34 * (1 - t))} ${footY - 110} ${footX} ${footY + 30}L40 400L50 340Z`,
      swatches[index] ?? palette.ember,
    );
  });
  const pencil = layers(
    fill('M-13 0V-262H13V0Z', palette.sun),
    fill('M-13 0V-262H-4V0Z', palette.glow),
    fill('M5 0V-262H13V0Z', palette.ember),
    fill('M-13 -262L0 -306L13 -262Q6 -268 4 -262Q0 -268 -4 -262Q-8 -268 -13 -262Z', palette.sand),
    fill('M-4.6 -290L0 -306L4.6 -290Z', palette.ink),
  );
  return layers(
    sky(palette.palm, palette.jade, 420),
    sun(306, 120, 62, palette.sun, palette.glow),
    cloud(70, 96, 170, '#3C9874', 7),
    cloud(360, 236, 160, '#3C9874', 6),
    cloud(-200, 160, 240, '#3C9874', 8),
    fill(
      'M-700 392C-500 380 -360 330 -240 336C-120 342 20 366 140 374C230 380 300 390 1100 392V420H-700Z',
      palette.forest,
    ),
    sea(392, ['#145F5E', '#0F4A54', palette.tide, '#082635'], { gap: 20 }),
    fill(sail, palette.lagoon),
    clip(sail, layers(fan)),
    shade(sail, { colour: palette.clay, x: 372, y: 210, angle: 186, length: 90, opacity: 0.6 }),
    line('M40 378L310 26', palette.ink, 6),
    place(pencil, 186, 402, -7),
    greatHull(palette.ink, palette.sun, '#284A48'),
    foreshore(432, '#0F4A54', '#2C8F86', 40),
    foreshore(462, palette.tide, '#145F5E', 90),
    boom(-190, 428, 0.46, { sail: palette.sun, shade: palette.ember, reflection: palette.sun }),
    sambuk(-320, 408, 0.26, { mizzen: false }),
  );
}
