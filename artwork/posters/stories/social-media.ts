import {
  bird,
  boom,
  cloud,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  place,
  ridge,
  sea,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Social media story: a message in a bottle that has already been answered. */
export function socialMediaStory(): Svg {
  const bottle =
    'M-150 -46H30C62 -46 70 -22 96 -20H136V20H96C70 22 62 46 30 46H-150C-168 46 -176 30 -176 0C-176 -30 -168 -46 -150 -46Z';
  const bubble =
    'M-134 -28H10Q24 -28 24 -14V12Q24 26 10 26H-70L-92 44V26H-134Q-148 26 -148 12V-14Q-148 -28 -134 -28Z';
  const heart = 'M0 20C-24 4 -22 -16 -10 -16C-4 -16 0 -12 0 -8C0 -12 4 -16 10 -16C22 -16 24 4 0 20Z';
  const inside = layers(
    fill(bubble, palette.paper),
    place(fill(heart, palette.ember), -112, -1, 8, 0.9),
    place(fill(heart, palette.ember), -66, -1, 0, 0.9),
    place(fill(heart, palette.sun), -20, -1, -6, 0.9),
  );
  const whole = layers(
    fill(bottle, palette.mist, 'opacity=".72"'),
    inside,
    shade(bottle, { colour: palette.lagoon, x: -20, y: 56, angle: -90, length: 64, opacity: 0.8 }),
    line('M-146 -32H22', palette.paper, 6, 'opacity=".9"'),
    line(bottle, palette.ink, 5),
    form('M132 -17H164V17H132Z', palette.turmeric, palette.teak, 150, 20, -90, 30),
    line('M112 -20V20', palette.ink, 4),
  );
  return layers(
    sky(palette.blush, palette.paper, 400),
    sun(300, 160, 66, palette.ember, palette.coral),
    cloud(90, 90, 190, palette.paper, 8),
    cloud(330, 250, 170, palette.paper, 6),
    ridge(318, [26, 20, 10, 30, 16, 8, 14], '#E9B79A'),
    sea(318, [palette.aqua, palette.shoal, palette.lagoon, palette.deep, palette.tide], {
      gap: 26,
      phase: 120,
    }),
    glitter(300, 326, 400, palette.glow, 50, 90, 'bottle'),
    boom(352, 330, 0.26, { mizzen: false, flip: true }),
    place(whole, 206, 296, -22, 1.12),
    foreshore(402, palette.lagoon, palette.aqua, 30),
    foreshore(436, palette.deep, palette.lagoon, 100),
    foreshore(470, palette.tide, palette.deep, 10),
    bird(120, 178, 0.9, palette.ink),
    bird(160, 150, 0.6, palette.ink, -8),
    bird(78, 148, 0.5, palette.ink, 6),
  );
}
