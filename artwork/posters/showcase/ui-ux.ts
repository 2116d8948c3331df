import {
  boom,
  clip,
  cloud,
  ellipsePath,
  fill,
  form,
  layers,
  line,
  palette,
  palmTree,
  place,
  ridge,
  roundedPath,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';

const skin = '#B0734A';
const skinShade = '#7C492E';

/** A hand from above with its forefinger down; the fingertip is at (218, 338). */
function hand(): Svg {
  const back = 'M196 60H336C346 104 350 150 340 196C336 222 322 232 300 232H230C204 214 192 150 196 60Z';
  const finger = 'M204 140C200 200 198 262 196 314C196 344 240 344 242 314C246 258 254 206 262 160Z';
  const thumb = 'M204 84C178 110 160 152 162 194C164 216 190 218 194 198C198 174 214 156 234 144Z';
  const sleeve = 'M176 -60H372L352 78H186Z';
  const curled = [
    [252, 176, 36, 86],
    [286, 172, 34, 76],
    [318, 162, 28, 62],
  ].map(([x = 0, y = 0, w = 0, h = 0]) => {
    const d = roundedPath(x, y, w, h, w * 0.48);
    return form(d, skin, skinShade, x + w + 4, y + h, 230, w * 1.5) + line(d, skinShade, 2);
  });
  return layers(
    form(back, skin, skinShade, 352, 150, 188, 90),
    curled,
    form(finger, skin, skinShade, 252, 260, 186, 34),
    line('M206 214Q220 222 242 214M204 224Q220 231 240 224', skinShade, 2),
    fill('M206 312C206 330 228 334 228 312C228 298 208 298 206 312Z', palette.blush),
    form(thumb, skin, skinShade, 196, 210, 250, 60),
    line('M194 198C198 174 214 156 234 144', skinShade, 2),
    form(sleeve, palette.paper, palette.rope, 366, 20, 184, 110),
    fill('M184 62L355 62L352 78H186Z', palette.sun),
    fill('M180 36L358 36L356 44H181Z', palette.ember),
  );
}

/** UI/UX: a touch that makes waves across the sea. */
export function uiUxShowcase(): Svg {
  const ripples = [30, 66, 110, 162, 222, 292].map((radius, index) =>
    fill(
      ellipsePath(218, 346, radius, radius * 0.2),
      'none',
      `stroke="${index % 2 ? palette.aqua : palette.paper}" stroke-width="${5 - index * 0.5}"`,
    ),
  );
  return layers(
    sky('#C9DDB0', palette.paper, 320, 280),
    sun(84, 214, 70, palette.ember, palette.coral),
    cloud(60, 90, 170, palette.paper, 8),
    cloud(370, 250, 120, palette.paper, 6),
    ridge(306, [20, 34, 14, 8, 24, 40, 20], '#8DB58C'),
    palmTree(372, 306, 84, -0.1, palette.palm, 'touch'),
    palmTree(394, 306, 60, 0.1, palette.palm, 'touch two'),
    sea(304, ['#6FB59A', palette.jade, palette.palm, palette.forest, '#0F3A2E'], {
      gap: 32,
      phase: 140,
      height: 2,
    }),
    clip('M-700 306H1100V600H-700Z', layers(ripples)),
    fill(ellipsePath(218, 344, 28, 6), palette.forest),
    hand(),
    sambuk(76, 388, 0.44, { flip: true, shade: palette.coral }),
    boom(340, 420, 0.36, { mizzen: false, shade: palette.coral }),
    place(fill('M-14 0C-8 -18 4 -20 0 -34C14 -20 14 -8 12 0Z', palette.paper), 196, 344, -20, 0.5),
    place(fill('M-14 0C-8 -18 4 -20 0 -34C14 -20 14 -8 12 0Z', palette.paper), 244, 344, 20, 0.5),
  );
}
