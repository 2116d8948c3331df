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
import { kandura } from '#artwork/portraits/dress-draped.ts';
import { roundNeck, shirt } from '#artwork/portraits/dress.ts';
import { teaGlass } from '#artwork/scenes/kit.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { take } from './production-crops.ts';
import { met } from './social-cast.ts';

const [dark, paper, sun, ember, aqua, dawn, tea] = [
  '#14100C',
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

/** Five in the morning: the stall is the only light of the street, and the crew's monitor shows the take. */
export function filming(): Svg {
  const awning = times(11, (index) => {
    const x = 246 + index * 66;
    return fill(`M${x} 96H${x + 66}V146q0 26 -33 26t-33 -26Z`, index % 2 ? paper : '#C23D14');
  });
  const camera = layers(
    line('M214 470L120 680M214 470L306 680M214 470V680', dark, 16),
    box(120, 372, 178, 104, dark, 10) + fill('M298 396L366 366V482L298 452Z', dark) + box(150, 330, 96, 46, dark, 22),
    box(16, 332, 128, 92, dark, 8) + frame([26, 342, 108, 72], [430, 340, 640]) + disc(132, 352, 4, ember),
  ); // prettier-ignore
  const keeper = layers(
    fill('M-96 700C-96 560 -70 500 -8 488C44 500 66 570 66 700Z', '#080C18'),
    disc(-8, 424, 52, '#080C18') + fill('M-62 416C-62 352 46 352 46 416Z', '#080C18') + box(26, 404, 52, 14, '#080C18', 7),
  ); // prettier-ignore
  return layers(
    box(0, 0, 1000, 680, dawn),
    shade(rectPath(0, 0, 1000, 680), { colour: '#6E2B48', x: 0, y: 700, angle: -90, length: 560, reach: 1400 }),
    times(16, (index) => disc((index * 137) % 960, 20 + ((index * 61) % 70), index % 3 ? 1.8 : 2.8, paper)),
    place(clip(rectPath(0, 70, 840, 560), take), 270, 90, 0, 0.84),
    box(250, 96, 22, 600, '#120B0A') + box(974, 96, 26, 600, '#120B0A') + box(246, 84, 760, 16, '#120B0A'),
    awning,
    box(0, 616, 1000, 64, '#080C18'),
    fill('M272 616H974L1000 680H200Z', sun, 'opacity=".25"'),
    // The microphone hangs into the light.
    line('M0 112L450 168', dark, 9) + place(box(-54, -16, 108, 32, '#3A3027', 16), 486, 174, 8),
    place(keeper, 84, 0),
    place(camera, 70, 0),
    place(box(0, 0, 132, 84, paper) + box(10, 40, 70, 7, dark) + box(10, 56, 100, 7, dark) + times(5, (bar) => fill(`M${bar * 30} 0h16l-10 24h-16Z`, dark)) + place(box(0, -24, 132, 24, dark) + times(5, (bar) => fill(`M${6 + bar * 30} 0h16l-10 -24h-16Z`, paper)), 0, 0, -10), 440, 578, -4),
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
  const mark = (x: number, y: number, sx: number, sy: number): Svg => place(line('M0 44V0H44', paper, 6), x, y, 0, sx, sy); // prettier-ignore
  return layers(
    box(0, 0, 900, 620, '#E9A27A'),
    fill('M0 0H240L620 470H260L0 150Z', '#F9D3AE') + fill('M320 0H470L860 470H700Z', '#F9D3AE') + fill('M540 0H650L900 300V430Z', '#F9D3AE'),
    box(0, 470, 900, 150, '#7E3A24') + fill('M230 470H640L760 620H300Z', '#B5653C') + fill('M690 470H820L900 560V620H850Z', '#B5653C'),
    fill('M300 548L720 610H880L520 520Z', '#4A1E14', 'opacity=".55"'),
    place(kettle, 290, 536),
    fill('M560 566L800 620H640Z', '#4A1E14', 'opacity=".5"'),
    teaGlass(556, 570, 300, tea, '#F3D9B0'),
    fill('M492 300L508 530L520 530L508 300Z', '#FFFFFF', 'opacity=".75"'),
    times(3, (steam) => line(`M${520 + steam * 36} 244q-22 -38 0 -70t0 -76`, paper, 9, 'opacity=".65"')),
    fill(ellipsePath(748, 548, 132, 34), '#DDE6E4') + fill(ellipsePath(748, 540, 104, 24), '#FFFFFF'),
    fritter(720, 524, -6) + fritter(782, 520, 12) + fritter(750, 492, -2),
    mark(40, 40, 1, 1) + mark(860, 40, -1, 1) + mark(40, 580, 1, -1) + mark(860, 580, -1, -1),
  ); // prettier-ignore
}

/** Twelve upright frames of the one take on a strip of film. */
export function reels(): Svg {
  return layers(
    box(0, 0, 1440, 300, dark),
    holes(10, 1440, 60, sun) + holes(280, 1440, 60, sun),
    times(12, (index) => frame([5 + index * 120, 34, 110, 232], spot(index))),
  );
}

/** Over the head of somebody whose eyes are at (138, 226). */
const headphones = layers(
  line('M88 214C78 146 104 113 146 112C168 111 184 118 193 134', dark, 15),
  box(70, 198, 36, 68, dark, 16),
  box(74, 206, 16, 52, aqua, 8),
);

/** Three actors in the booth, each with the word for tea in their own language. */
export async function voices(): Promise<Svg> {
  const words = [await arabic('شاي', 120), await malayalam('ചായ', 104), await condensed('tea', 122)] as const;
  const booths = [
    { who: 'trader', ground: ember, ink: dark, dress: kandura({ lit: paper, shade: '#D3CBBE' }), speaks: { smile: 0.2, teeth: true, open: 0.9, brow: 0.9 } },
    { who: 'keeper', ground: '#0C5664', ink: sun, dress: roundNeck({ lit: ember, shade: '#B23A18' }), speaks: { smile: 1.2, teeth: true, open: 0.8, lash: 0.8, arch: 6 } },
    { who: 'friend', ground: sun, ink: dark, dress: shirt({ lit: '#2F7F95', shade: '#1D5468', trim: '#14404F' }, 214), speaks: { smile: 0.5, open: 1, brow: 0.7 } },
  ] as const; // prettier-ignore
  const booth = ({ who, ground, ink, dress, speaks }: (typeof booths)[number], index: number): Svg => {
    const word = words[index] ?? words[0];
    const wave = times(24, (bar) => {
      const reach =
        10 + Math.abs(Math.sin(bar * 0.9 + index * 2)) * 66 * Math.sin(((bar + 1) / 26) * Math.PI);
      return box(236 + bar * 9.4, 262 - reach / 2, 5, reach, ink, 2.5);
    });
    const fit = Math.min(1, Math.round(21200 / word.width) / 100);
    return clip(
      rectPath(0, 0, 480, 460),
      layers(
        box(0, 0, 480, 460, ground),
        met(who, 138, 226, 1.02, 'right', { features: speaks, dress }),
        headphones,
        wave,
        word.at(452 - word.width * fit, 172, ink, fit),
      ),
    );
  };
  return layers(...booths.map((each, index) => place(booth(each, index), index * 480, 0)));
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

/** Four lengths of the one take, each of frames in its own format and as long as its seconds. */
export async function lengths(): Promise<Svg> {
  const bars = [
    [60, sun, 204],
    [30, '#F0762E', 116],
    [15, '#EE8A63', 116],
    [6, aqua, 66],
  ] as const;
  const figures = await Promise.all(bars.map(([seconds]) => condensed(`${seconds} s`, 44)));
  return times(4, (row) => {
    const [seconds, colour, step] = bars[row] ?? bars[0];
    const [y, full] = [row * 140, (1440 * seconds) / 60];
    const figure = figures[row];
    const cells = times(Math.ceil(full / step), (index) => {
      const w = Math.min(step, full - index * step) - 4;
      return w < 8 ? '' : frame([index * step + 2, y + 6, w, 116], spot(index + row * 2));
    });
    const plate = (figure?.width ?? 0) + 28;
    return layers(
      box(0, y, full, 128, dark) + cells + box(0, y + 122, full, 8, colour),
      box(0, y + 62, plate, 68, colour) + (figure?.at(14, y + 118, dark) ?? ''),
    );
  });
}
