import {
  clip,
  cloud,
  fill,
  form,
  layers,
  line,
  palette,
  palmTree,
  paperBoat,
  ridge,
  sea,
  sky,
  sun,
  type Svg,
  text,
  times,
  turned,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** A school: a page of the exercise book goes to sea. */
export function school(): Svg {
  const sheet = 'M128 330L208 104L288 330Z';
  const sheetDark = 'M208 104L288 330H214Z';
  const left = 'M28 270L128 330H288L388 268L318 404H104Z';
  const right = 'M288 330L388 268L318 404H214Z';
  const ruled = times(16, (index) => line(`M-40 ${96 + index * 20}H440`, palette.shoal, 1.4));
  return layers(
    sky('#7FB9B4', palette.mist, 400),
    sun(82, 130, 52, palette.sun, palette.ember),
    cloud(310, 80, 180, palette.paper, 9),
    cloud(20, 230, 150, palette.paper, 6),
    ridge(352, [16, 40, 26, 12, 20, 44, 30], palette.jade),
    palmTree(350, 352, 96, 0.12, palette.palm, 'school'),
    palmTree(376, 352, 70, -0.1, palette.palm, 'school two'),
    sea(352, ['#2F6FA0', '#245A86', '#1A446A', palette.navy], { gap: 24, phase: 66 }),
    fill(sheet, palette.paper),
    clip(sheet, turned(ruled, -8, 200, 240) + line('M160 90L150 340', palette.ember, 2)),
    form(sheetDark, palette.sand, palette.rope, 296, 280, 190, 70),
    fill(left, palette.paper),
    clip(left, turned(ruled, 12, 200, 360)),
    form(right, palette.sand, palette.rope, 392, 330, 190, 110),
    line('M28 270L128 330H288L388 268M208 104L128 330M208 104L288 330', palette.rope, 2),
    text(150, 352, 60, [0.8, 1, 0.5], '#2F6FA0', 4, 2.6),
    line('M206 108L208 66', palette.ink, 3.5),
    form(
      'M208 66C226 58 240 76 262 66V90C240 100 226 82 208 92Z',
      palette.ember,
      palette.clay,
      262,
      80,
      190,
      34,
    ),
    foreshore(396, '#1A446A', '#5E97BE', 12),
    foreshore(440, palette.navy, '#245A86', 80),
    paperBoat(54, 452, 0.32, { sail: palette.glow, shade: palette.sun }),
    paperBoat(352, 458, 0.26, { sail: palette.coral, shade: palette.laterite, flip: true }),
  );
}
