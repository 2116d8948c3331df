import {
  box,
  canoe,
  circlePath,
  cloud,
  disc,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  palmTree,
  ridge,
  ring,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

function reel(x: number, y: number, radius: number): Svg {
  const d = circlePath(x, y, radius);
  const holes = times(5, (index) => {
    const angle = (index / 5) * 2 * Math.PI - 0.5;
    return disc(
      x + radius * 0.58 * Math.cos(angle),
      y + radius * 0.58 * Math.sin(angle),
      radius * 0.19,
      palette.ink,
    );
  });
  return (
    form(d, palette.rope, palette.teak, x + radius, y + radius * 0.4, 200, radius * 1.3) +
    holes +
    disc(x, y, radius * 0.12, palette.ink) +
    ring(x, y, radius, palette.ink, 4)
  );
}

/** Production story: a film camera afloat, its reels the thatched roofs of a houseboat. */
export function productionStory(): Svg {
  const cabin = 'M128 226H330V352H128Z';
  const hull =
    'M18 340C44 374 90 388 160 388H262C318 388 356 368 388 328C394 374 366 412 326 428H96C52 414 24 384 18 340Z';
  return layers(
    sky('#7A2A34', palette.coral, 380, 340),
    sun(64, 250, 60, palette.glow, palette.sun),
    cloud(330, 70, 180, '#A0443F', 8),
    cloud(60, 120, 170, '#A0443F', 7),
    ridge(372, [20, 44, 60, 30, 40, 54, 36], '#5A2230'),
    palmTree(366, 374, 120, -0.12, palette.plum, 'bank'),
    palmTree(340, 374, 84, 0.16, palette.plum, 'bank two'),
    sea(372, ['#8A3438', '#5A2230', palette.plum, palette.night], { gap: 22 }),
    glitter(64, 380, 500, palette.glow, 60, 110, 'camera'),
    reel(184, 152, 78),
    reel(296, 178, 54),
    form(cabin, palette.ink, palette.slate, 128, 250, 10, 80),
    line('M152 252H306', palette.ember, 5),
    box(236, 276, 64, 44, palette.sun, 4),
    fill('M236 320V300Q268 280 300 300V320Z', palette.ember),
    fill('M128 262L84 238V326L128 302Z', palette.ink),
    fill('M84 238L70 232V332L84 326Z', palette.sun),
    disc(180, 300, 22, palette.slate),
    line('M180 300L200 332', palette.sun, 5),
    form(hull, palette.ink, '#5A2230', 390, 380, 170, 110),
    line('M30 362C58 392 104 402 166 402H260C316 402 352 388 378 352', palette.ember, 4),
    foreshore(420, palette.plum, '#8A3438', 20),
    foreshore(456, palette.night, palette.plum, 90),
    canoe(60, 470, 0.4, { sail: palette.sand, reflection: palette.sun }),
  );
}
