import {
  bird,
  box,
  fill,
  glitter,
  layers,
  line,
  palette as c,
  sea,
  shade,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { shaded, type Scene } from '#artwork/scenes/kit.ts';
import { keeper, leaper, lit, runner } from '#artwork/scenes/players.ts';

/** Six o'clock on Kozhikode beach: one leap in front of the sun, the old pier behind. */
function football(): Svg {
  const pier = times(11, (i) => {
    const x = 20 + i * 22;
    const h = 52 - i * 2.4;
    return i === 6 || i === 9
      ? line(d`M${x} 236V${236 - h * 0.5}`, c.plum, 4)
      : layers(
          line(d`M${x} 240V${236 - h}`, c.plum, 4.4),
          i % 2 ? '' : line(d`M${x - 2} ${237 - h}H${x + 22}`, c.plum, 4),
        );
  });
  return layers(
    box(0, 0, 600, 400, c.ember),
    shade('M0 0H600V400H0Z', { colour: c.sun, x: 320, y: 244, angle: -90, length: 150, reach: 840 }),
    sun(330, 160, 118, c.glow, c.sun),
    box(0, 238, 600, 60, c.clay),
    sea(238, ['#B8452A', '#8E3420', '#6B2B2A'], { gap: 16 }),
    glitter(330, 244, 292, c.glow, 120, 170, 'beach'),
    pier,
    fill('M-10 292C120 284 240 300 360 292C460 286 540 294 610 288V410H-10Z', '#D98A4A'),
    shade('M-10 292C120 284 240 300 360 292C460 286 540 294 610 288V410H-10Z', {
      colour: '#7A3A26',
      x: 300,
      y: 406,
      angle: -90,
      length: 76,
      reach: 840,
    }),
    line('M-10 298C120 290 240 306 360 298C460 292 540 300 610 294', c.glow, 3),
    fill('M260 372C320 362 400 364 440 374C390 384 300 384 260 372Z', '#7A3A26'),
    fill('M60 344C90 338 150 338 170 346C140 352 90 352 60 344Z', '#7A3A26'),
    fill('M462 354C490 348 540 348 560 356C530 362 490 362 462 354Z', '#7A3A26'),
    lit(runner, 1.6, 0),
    lit(keeper, -1.8, 0),
    lit(leaper, 1.4, 1.6),
    shaded(408, 92, 14, c.paper, c.ink, 205),
    bird(96, 84, 0.6, c.clay),
    bird(140, 108, 0.42, c.clay),
    bird(522, 70, 0.5, c.clay, 8),
  );
}

export const beach: Scene = {
  slug: 'life-4',
  alt: 'Beach football at Kozhikode: a player leaps for the ball in front of the setting sun',
  width: 600,
  height: 400,
  draw: football,
};
