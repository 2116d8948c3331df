import {
  boom,
  box,
  clip,
  cloud,
  disc,
  ellipsePath,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  ridge,
  roundedPath,
  sea,
  shade,
  sky,
  stars,
  sun,
  type Svg,
  times,
  uru,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** A sports venue: the stadium is a ship, towed by a small boat. */
export function digitalMarketingDifference(): Svg {
  const hull = 'M60 262C120 288 300 288 396 254C398 316 374 372 332 396H132C90 374 64 324 60 262Z';
  const bowl = ellipsePath(228, 250, 170, 40);
  const mast = (x: number, foot: number, height: number) =>
    layers(
      line(`M${x} ${foot}V${foot - height}`, palette.ink, 5),
      fill(roundedPath(x - 26, foot - height - 26, 52, 30, 3), palette.ink),
      times(6, (index) =>
        disc(x - 15 + (index % 3) * 15, foot - height - 18 + Math.floor(index / 3) * 13, 4.6, palette.glow),
      ),
      shade(
        `M${x - 22} ${foot - height + 4}L${x - 70} ${foot + 20}H${x + 70}L${x + 22} ${foot - height + 4}Z`,
        { colour: palette.glow, x, y: foot - height, angle: 90, length: height, opacity: 0.65 },
      ),
    );
  const crowd = times(92, (index) => {
    const angle = (index / 92) * 2 * Math.PI;
    const ringAt = 0.84 + (index % 3) * 0.055;
    return disc(
      228 + 166 * ringAt * Math.cos(angle),
      248 + 37 * ringAt * Math.sin(angle),
      2.6,
      [palette.ember, palette.paper, palette.sun, palette.aqua][(index * 7) % 4] ?? palette.paper,
    );
  });
  return layers(
    sky('#274A7A', '#E59A7C', 360, 300),
    stars(40, 140, palette.glow, 'stadium'),
    sun(70, 288, 56, palette.sun, palette.ember),
    cloud(330, 190, 160, '#8A7A94', 6),
    ridge(340, [14, 30, 20, 6, 10, 30, 20], '#3F4A78'),
    sea(340, ['#5A6E9A', '#35507E', '#22385E', palette.navy], { gap: 24, phase: 60 }),
    glitter(70, 346, 480, palette.sun, 50, 90, 'tow'),
    mast(112, 236, 160),
    mast(344, 230, 170),
    fill(bowl, palette.slate),
    crowd,
    fill(ellipsePath(228, 252, 122, 25), palette.jade),
    clip(
      ellipsePath(228, 252, 122, 25),
      times(6, (index) => box(112 + index * 44, 220, 22, 70, palette.palm)),
    ),
    line('M228 228V277M106 252H350', palette.paper, 1.8),
    fill(ellipsePath(228, 252, 26, 7), 'none', `stroke="${palette.paper}" stroke-width="1.8"`),
    form(hull, palette.paper, palette.rope, 402, 330, 180, 150),
    times(9, (index) =>
      fill(
        `M${96 + index * 34} ${306 + (index < 5 ? index * 2.4 : (8 - index) * 2.4)}v34q10 6 20 0v-34q-10 5 -20 0Z`,
        [palette.ember, palette.lagoon, palette.sun][index % 3] ?? palette.ember,
      ),
    ),
    line('M70 286C140 312 300 312 392 278', palette.ink, 3),
    foreshore(386, '#22385E', '#5A6E9A', 20),
    line('M84 352Q60 396 44 400', palette.sand, 2.4),
    uru(-4, 418, 0.5, { shade: palette.coral }),
    boom(330, 434, 0.26, { mizzen: false, reflection: palette.sun }),
    foreshore(450, palette.navy, '#35507E', 100),
  );
}
