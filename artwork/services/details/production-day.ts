import {
  box,
  clip,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  round,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { teaGlass } from '#artwork/scenes/kit.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { take } from './production-crops.ts';

const [dark, night, paper, sun, ember, aqua, dawn, tea] = [
  '#14100C',
  '#05080F',
  '#FBF6EE',
  '#FFB547',
  '#F0562B',
  '#A9CFC6',
  '#14203A',
  '#B5652B',
];

type Box = readonly [x: number, y: number, width: number, height: number];

/** A frame of the take: what is within `across` units around a point, in a window. */
function frame([x, y, w, h]: Box, [cx, cy, across]: readonly [cx: number, cy: number, across: number]): Svg {
  const scale = round((w / across) * 100) / 100;
  return place(
    clip(rectPath(0, 0, w, h), place(take, w / 2 - cx * scale, h / 2 - cy * scale, 0, scale)),
    x,
    y,
  );
}

/** Points of the take worth a frame of their own: face, pour, stream, glass, kettle, hand, lamp, jars. */
const spots = [
  [332, 262, 190],
  [600, 236, 200],
  [656, 420, 150],
  [660, 520, 130],
  [98, 480, 190],
  [404, 540, 170],
  [430, 350, 320],
  [332, 246, 96],
  [762, 520, 150],
  [350, 250, 236],
  [606, 176, 110],
  [112, 300, 180],
] as const;

const spot = (index: number) => spots[index % spots.length] ?? spots[0];

/** The edge of a film strip: holes, as wide as the strip. */
function holes(y: number, width: number, count: number, colour: string): Svg {
  const step = width / count;
  return times(count, (index) => box(index * step + step * 0.26, y, step * 0.48, step * 0.4, colour, 1.5));
}

/** A silhouette with the light of the stall on its edge. */
const rimmed = (path: string, by = 6): Svg =>
  fill(path, sun) + clip(path, place(fill(path, night), -by, by * 0.7));

/** Five in the morning, from behind the camera: one lit stall in a street that sleeps. */
export function filming(): Svg {
  const house = (x: number, y: number, w: number): Svg =>
    layers(
      box(x, y, w, 476 - y, '#0E1730') + box(x, y, w, 10, '#1C2848'),
      box(x + w * 0.16, 372, w * 0.68, 104, '#0A1124') + times(7, (slat) => box(x + w * 0.16, 384 + slat * 13, w * 0.68, 2, '#1C2848')),
      times(2, (window) => box(x + w * (0.18 + window * 0.4), y + 34, w * 0.22, 56, '#0A1124')),
    ); // prettier-ignore
  const stall = layers(
    place(clip(rectPath(0, 96, 840, 604), take), 0, 0),
    box(-30, 40, 30, 660, '#120B0A') + box(840, 40, 30, 660, '#120B0A'),
    times(9, (index) => fill(`M${-58 + index * 107} 40H${49 + index * 107}V136q0 34 -53 34t-54 -34Z`, index % 2 ? paper : '#C23D14')),
    box(-66, 24, 975, 22, '#120B0A'),
  ); // prettier-ignore
  // Seen from the side, the eye at the finder.
  const head = 'M196 262C176 186 226 142 284 152C322 160 334 190 332 214L348 244L334 254L334 268L328 276L328 290C322 304 304 304 288 302L290 352H208C212 318 206 296 196 262Z'; // prettier-ignore
  const cap =
    'M188 232C180 160 236 126 290 138C330 148 340 176 338 198L190 236L142 252C136 240 156 228 188 232Z';
  const chest = 'M204 334C150 350 92 386 74 478L52 690H352L344 500C344 420 330 362 292 338Z';
  const boom =
    'M0 -150a25 27 0 1 1 1 0Z M-38 -146C-60 -140 -66 -60 -60 20L-56 300H56L60 20C66 -60 60 -140 38 -146Z';
  return layers(
    box(0, 0, 1000, 680, dawn),
    shade(rectPath(0, 0, 1000, 480), { colour: '#6E2B48', x: 0, y: 500, angle: -90, length: 330, reach: 1400 }),
    times(22, (index) => disc((index * 137) % 990, 16 + ((index * 61) % 150), index % 3 ? 1.8 : 2.8, paper)),
    house(-20, 236, 190) + house(170, 196, 166) + house(336, 262, 150) + house(820, 214, 200),
    line('M-10 150Q240 236 410 172T1010 120', '#0A1124', 3) + line('M-10 176Q240 256 410 186T1010 140', '#0A1124', 3),
    // The light lies on the walls and on the wet road.
    [250, 190, 130].map((reach) => disc(705, 372, reach, sun, 'opacity=".09"')),
    box(0, 474, 1000, 206, '#0A1124'),
    fill('M566 478H846L960 680H380Z', sun, 'opacity=".3"') + fill('M616 478H796L840 680H530Z', sun, 'opacity=".3"'),
    times(7, (wet) => box(460 + ((wet * 173) % 380), 506 + wet * 23, 60 + ((wet * 37) % 70), 4, '#FFD98A', 2)),
    place(stall, 566, 238, 0, 0.345),
    // The microphone hangs into the light.
    line('M962 306L750 196', night, 7) + place(rimmed(rectPath(-44, -12, 88, 24), 3), 738, 192, 24),
    place(rimmed(boom, -4), 962, 450, 0, 0.9),
    line('M924 350L890 276L930 290', night, 20),
    // The camera, its operator and the red lamp that says it runs.
    line('M452 400L372 690M452 400L548 690M452 400V690', night, 18),
    place(rimmed(rectPath(330, 238, 200, 120)), 0, 0) + place(rimmed('M528 256L556 262V226L612 202V380L556 340V322L528 330Z'), 0, 0),
    box(352, 178, 20, 62, night) + box(470, 178, 20, 62, night) + place(rimmed(rectPath(340, 166, 166, 22), 4), 0, 0),
    rimmed(chest) + rimmed(head) + rimmed(cap),
    box(338, 232, 36, 34, night, 6) + disc(512, 256, 7, ember),
    box(378, 258, 112, 76, '#05080F', 5) + frame([384, 264, 100, 64], [430, 340, 640]),
    line('M140 440L262 540L416 398', sun, 58) + line('M136 443L260 545L414 402', night, 58),
    place(rimmed('M-26 -18q26 -26 54 0l6 24q-26 26 -58 6Z', 4), 424, 384),
  ); // prettier-ignore
}

/** The light of a window on what the stall sells: tea, a kettle and fritters. */
export function still(): Svg {
  const kettle = layers(
    fill('M-150 0L-118 -250Q0 -290 118 -250L150 0Q0 26 -150 0Z', '#D9B45C'),
    shade('M-150 0L-118 -250Q0 -290 118 -250L150 0Q0 26 -150 0Z', { colour: '#8F5A1C', x: 160, y: -100, angle: 180, length: 190 }),
    fill(ellipsePath(0, -256, 118, 24), '#F2D58A') + fill(ellipsePath(0, -270, 30, 12), '#8F5A1C'),
    fill('M132 -110C196 -130 208 -196 250 -226L270 -208C232 -160 222 -74 140 -44Z', '#B5863A'),
    line('M-104 -250C-150 -420 150 -420 104 -250', '#8F5A1C', 18),
    fill('M-104 -40L-84 -216Q-74 -226 -62 -230L-76 -30Z', '#FFF0C4', 'opacity=".7"'),
  ); // prettier-ignore
  const fritter = (x: number, y: number, turn: number): Svg =>
    place(fill('M-74 0C-60 -34 40 -44 78 -8C64 30 -44 38 -74 0Z', '#D98A1E') + fill('M-58 -6C-40 -28 28 -34 58 -12C20 -6 -20 -2 -58 -6Z', '#F2B04A'), x, y, turn); // prettier-ignore
  const mark = (x: number, y: number, sx: number, sy: number): Svg => place(line('M0 60V0H60', paper, 8), x, y, 0, sx, sy); // prettier-ignore
  return layers(
    box(0, 0, 1440, 680, '#F2B98F'),
    fill('M0 40H150L560 530H240L0 240Z', '#FBDCBB') + fill('M250 40H410L820 530H660Z', '#FBDCBB') + fill('M500 40H620L880 350V482Z', '#FBDCBB'),
    // The table ends before the wall does, which has room for words.
    box(752, 560, 44, 130, '#4A1E14') + box(0, 530, 880, 70, '#7E3A24', 14) + box(0, 530, 40, 70, '#7E3A24') + box(0, 600, 752, 80, '#5E2718'),
    fill('M230 530H600L650 600H280Z', '#B5653C') + fill('M690 530H800L840 600H740Z', '#B5653C'),
    fill('M330 572L720 600H840L560 540Z', '#4A1E14', 'opacity=".5"'),
    place(kettle, 290, 572),
    teaGlass(556, 588, 300, tea, '#F3D9B0'),
    fill('M492 318L508 548L520 548L508 318Z', '#FFFFFF', 'opacity=".75"'),
    times(3, (steam) => line(`M${520 + steam * 36} 262q-22 -38 0 -70t0 -76`, paper, 9, 'opacity=".8"')),
    fill(ellipsePath(734, 566, 122, 32), '#DDE6E4') + fill(ellipsePath(734, 558, 96, 22), '#FFFFFF'),
    fritter(706, 542, -6) + fritter(768, 538, 12) + fritter(736, 510, -2),
    mark(36, 36, 1, 1) + mark(889, 36, -1, 1) + mark(36, 644, 1, -1) + mark(889, 644, -1, -1),
  ); // prettier-ignore
}

/** Twelve upright frames of the one take on two strips of film. */
export function reels(): Svg {
  return times(2, (row) =>
    layers(
      box(0, row * 340, 1080, 341, dark),
      holes(row * 340 + 9, 1080, 42, sun) + holes(row * 340 + 321, 1080, 42, sun),
      times(6, (index) => frame([4 + index * 180, row * 340 + 28, 172, 284], spot(index + row * 6))),
    ),
  );
}

/** The glass in four drawings: a dashed line, a line, colour, and the leaves that no lens sees. */
export function drawn(): Svg {
  const outline = 'M-62 -250H62L44 0H-44Z';
  const inside = 'M-57 -190H57L44 0H-44Z';
  const leaf = (x: number, y: number, turn: number): Svg => place(fill('M-15 0Q0 -13 15 0Q0 13 -15 0Z', '#4A1E0E'), x, y, turn); // prettier-ignore
  const steps: readonly Svg[] = [
    line(outline, dark, 4, 'stroke-dasharray="9 10"') + line('M-84 0H84M0 -276V20', dark, 2, 'stroke-dasharray="3 8"'),
    line(outline, dark, 7) + line('M-57 -190Q0 -176 57 -190', dark, 5),
    fill(outline, '#FFFFFF') + fill(inside, tea) + fill('M-60 -216H60L57 -184H-57Z', '#F3D9B0') + line(outline, dark, 7),
    layers(
      fill(outline, '#FFFFFF') + fill(inside, '#D98A3E') + fill('M-60 -216H60L57 -184H-57Z', '#F3D9B0'),
      line('M-30 -30C40 -50 40 -90 -6 -100C-46 -112 -34 -150 24 -158', sun, 7),
      [[-22, -34, 20], [12, -52, 70], [24, -88, -30], [-20, -104, 10], [-26, -136, 60], [18, -158, -16], [2, -20, -50]].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn)),
      line(outline, dark, 7),
      times(3, (steam) => line(`M${steam * 34 - 34} -272q-14 -20 0 -38t0 -36`, dark, 6)),
    ),
  ]; // prettier-ignore
  const grounds = ['#FFF3DA', '#FFE9BE', aqua, '#FFFFFF'];
  return times(4, (index) =>
    box(index * 180, 0, 180, 440, grounds[index] ?? paper) + place(steps[index] ?? '', index * 180 + 90, 400, 0, 1.02),
  ); // prettier-ignore
}

/** A permit with the frame it allows, twice dated: once with rain, once with sun. */
export function permit(): Svg {
  const stamp = (x: number, y: number, colour: string, turn: number): Svg =>
    place(ring(0, 0, 58, colour, 8) + ring(0, 0, 44, colour, 3) + line('M-24 0L-6 18L26 -20', colour, 10), x, y, turn); // prettier-ignore
  const day = (x: number, body: Svg): Svg =>
    box(x, 236, 122, 128, '#FFF3DA') + box(x, 236, 122, 26, '#C23D14') + place(body, x + 61, 312);
  const cloud = fill('M-40 10a22 22 0 0 1 8 -42a30 30 0 0 1 56 6a18 18 0 0 1 4 36Z', '#5A6C78') + times(4, (drop) => line(`M${drop * 17 - 26} 20l-6 18`, '#12788A', 5)); // prettier-ignore
  const bright = disc(0, 0, 22, sun) + times(8, (ray) => place(line('M0 -30V-42', sun, 7), 0, 0, ray * 45));
  return layers(
    box(0, 0, 720, 440, '#3A1A24'),
    // Sheets below the first.
    place(box(-250, -190, 500, 400, '#E3CDAF'), 366, 236, 5) + place(box(-250, -190, 500, 400, '#F1E3CB'), 352, 232, -3),
    box(104, 28, 512, 420, '#FFFFFF'),
    box(132, 52, 130, 14, dark) + box(132, 80, 90, 9, '#C9BFAE'),
    frame([132, 108, 220, 256], [430, 340, 500]),
    box(376, 108, 208, 10, '#C9BFAE') + box(376, 132, 180, 10, '#C9BFAE') + box(376, 156, 208, 10, '#C9BFAE') + box(376, 180, 120, 10, '#C9BFAE'),
    day(376, cloud) + line('M384 356L490 270', '#C23D14', 12),
    day(510, bright),
    stamp(566, 104, '#12788A', -14),
    // A barrier closes the street.
    box(0, 386, 720, 44, paper) + times(10, (bar) => fill(`M${bar * 80 - 20} 386h40l-30 44h-40Z`, ember)),
  ); // prettier-ignore
}

/** Four lengths of the one take, each of whole frames in its own format and as long as its seconds. */
export async function lengths(width: number, tall: number, size: number): Promise<Svg> {
  const bars = [
    [60, sun, width < 1000 ? 4 : 7],
    [30, '#F0762E', width < 1000 ? 4 : 6],
    [15, '#EE8A63', width < 1000 ? 2 : 3],
    [6, aqua, width < 1000 ? 1 : 2],
  ] as const;
  const figures = await Promise.all(bars.map(([seconds]) => condensed(`${seconds} s`, size)));
  return times(4, (row) => {
    const [seconds, colour, count] = bars[row] ?? bars[0];
    const [y, full] = [row * tall, (width * seconds) / 60];
    const step = full / count;
    const figure = figures[row];
    const [bar, plate] = [tall - 12, (figure?.width ?? 0) + size * 0.64];
    return layers(
      box(0, y, full, bar, dark),
      times(count, (index) => frame([index * step + 2, y + 6, step - 4, bar - 12], spot(index + row * 2))),
      box(0, y + bar - 6, full, 8, colour) + box(0, y + bar - size * 1.5, plate, size * 1.5 + 2, colour),
      figure?.at(size * 0.32, y + bar - size * 0.24, dark) ?? '',
    );
  });
}
