import {
  cloud,
  glitter,
  kettuvallam,
  layers,
  palette,
  palmTree,
  ridge,
  sea,
  sky,
  snakeBoat,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** A houseboat line: the boat and its morning mirror. */
export function houseboatLine(): Svg {
  return layers(
    sky(palette.coral, palette.glow, 300, 300),
    sun(120, 196, 76, palette.paper, palette.sun),
    cloud(300, 100, 190, palette.apricot, 8),
    cloud(20, 90, 160, palette.apricot, 6),
    ridge(290, [50, 30, 44, 58, 40, 52, 60], '#4E9078'),
    palmTree(300, 292, 130, 0.12, palette.palm, 'lagoon'),
    palmTree(340, 292, 96, -0.14, palette.palm, 'lagoon two'),
    palmTree(40, 292, 84, 0.1, palette.palm, 'lagoon three'),
    sea(290, ['#6FB59A', palette.jade, palette.palm, palette.forest, '#0F3A2E'], {
      gap: 34,
      phase: 90,
      height: 2,
    }),
    glitter(120, 298, 480, palette.glow, 50, 110, 'lagoon'),

    kettuvallam(206, 372, 1.36, {
      sail: palette.rope,
      shade: palette.teak,
      trim: palette.sun,
      reflection: palette.ink,
    }),
    foreshore(452, '#0F3A2E', palette.palm, 60),
    snakeBoat(92, 456, 0.4, { sail: palette.paper, flip: true }, 14),
    palmTree(404, 560, 440, -0.12, palette.ink, 'near palm'),
  );
}
