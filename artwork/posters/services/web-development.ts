import {
  clip,
  cloud,
  disc,
  fill,
  glitter,
  layers,
  line,
  palette,
  palmTree,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { greatHull, foreshore } from '#artwork/posters/parts.ts';

/** Web development: a browser window is the sail. */
export function webDevelopment(): Svg {
  const canvas = 'M92 86L338 54C372 138 374 238 344 330C268 346 176 352 104 344C122 262 120 168 92 86Z';
  const page = layers(
    fill('M92 86L338 54L350 88L100 120Z', palette.ink),
    disc(118, 102, 5, palette.ember),
    disc(135, 100, 5, palette.sun),
    disc(152, 98, 5, palette.palm),
    fill('M176 98L312 80L314 92L178 110Z', '#2A3654'),
    fill('M104 136L352 104L368 214L122 234Z', palette.lagoon),
    disc(290, 158, 30, palette.sun),
    fill('M120 214C180 180 230 214 280 198C320 186 350 196 372 200V240H116Z', palette.tide),
    fill('M122 150L214 138V148L122 160ZM122 168L190 159V168L122 177Z', palette.paper),
    fill('M124 192L172 186V206L124 210Z', palette.ember),
    fill('M124 250L190 246V306L120 310Z', palette.glow),
    fill('M204 245L272 240V302L204 306Z', palette.aqua),
    fill('M286 239L370 233V296L286 301Z', palette.coral),
    fill('M120 322L250 314V320L120 328ZM120 333L210 328V334L120 339Z', palette.rope),
  );
  return layers(
    sky(palette.sand, palette.glow, 420),
    sun(84, 158, 62, palette.ember, palette.sun),
    cloud(330, 70, 180, palette.paper, 8),
    cloud(20, 250, 180, palette.paper, 6),
    cloud(-240, 110, 260, palette.paper, 9),
    fill(
      'M-700 386C-420 372 -300 330 -190 338C-60 350 40 360 110 368C220 376 320 384 1100 386V410H-700Z',
      palette.aqua,
    ),
    palmTree(-250, 392, 150, 0.1, palette.shoal, 'far'),
    palmTree(-210, 392, 110, -0.12, palette.shoal, 'near'),
    sea(386, [palette.lagoon, '#0E6474', palette.tide, '#092B3B'], { gap: 20 }),
    line('M196 400L214 36', palette.ink, 6),
    line('M84 84L344 50', palette.ink, 5),
    fill(canvas, palette.paper),
    clip(canvas, page),
    shade(canvas, { colour: palette.rope, x: 382, y: 200, angle: 184, length: 62 }),
    line(canvas, palette.ink, 2.5),
    line('M214 36L60 392M214 36L352 382', palette.ink, 1.2),
    fill('M214 36L214 18L244 26Z', palette.ember),
    greatHull(palette.ink, palette.ember, palette.slate),
    foreshore(432, palette.tide, palette.lagoon),
    glitter(80, 446, 500, palette.glow, 60, 90, 'canvas'),
    sambuk(-140, 424, 0.4, { reflection: palette.glow, shade: palette.coral }),
  );
}
