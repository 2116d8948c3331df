import {
  box,
  circlePath,
  clip,
  disc,
  ellipsePath,
  fill,
  form,
  layers,
  line,
  place,
  ring,
  round,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, letters, plain, wide } from '#artwork/stories/lettering.ts';
import { print, sheet } from '../sheet.ts';
import { crops } from './production-crops.ts';
import { drawn, filming, lengths, permit, reels, still } from './production-day.ts';
import { voices } from './production-voices.ts';

const [dark, paper] = ['#14100C', '#FBF6EE'];

/** Sky colours from before sunrise until after sunset. */
const sky = ['#1B1838', '#3A2350', '#6E2B48', '#B5432F', '#F0762E', '#FFB547', '#FFD98A', '#FFEFC8', '#FFF7E2', '#FFF7E2', '#FFE9B8', '#FFD277', '#FFB13C', '#F0762E', '#B5432F', '#5F2547', '#24193F']; // prettier-ignore

const hoursOf = (size: number) =>
  Promise.all(Array.from({ length: 16 }, (_, index) => condensed(String(index + 5).padStart(2, '0'), size)));

/** A coast's day by the hour in local time, from `rise` to `set`, with the best light marked where it is bright. */
async function strip(
  width: number,
  height: number,
  [rise, set]: readonly [number, number],
  city: string,
  every: number,
): Promise<Svg> {
  const step = width / 16;
  const cap = every > 1 ? 26 : 18;
  const hours = await hoursOf(every > 1 ? 27 : 16);
  const [name, sunrise, golden, sunset] = await Promise.all([
    wide(city, every > 1 ? 28 : 24),
    plain('sunrise', cap),
    plain('golden hour', cap),
    plain('sunset', cap),
  ]);
  const at = (hour: number): number => round((hour - 5) * step);
  const base = height - cap;
  // Of a narrow strip the day's ends have no room beside their lines, so they are written below them.
  const [above, from, to] =
    every > 1 ? [1.2, 12, width - 12 - sunset.width] : [0, at(rise) + 10, at(set) + 9];
  const tick = (x: number): Svg => box(x, base - cap * (1.4 + above), 3, cap * (above ? 1.3 : 2.4), paper);
  return layers(
    times(16, (index) => {
      const done = (index + 5 - rise) / (set - rise);
      const tone = Math.max(0, Math.min(16, Math.round(1.5 + done * 13)));
      const label =
        index % every === 0
          ? (hours[index]?.at(
              index * step + 8,
              every > 1 ? 38 : 28,
              index > 2 && index < 13 ? dark : paper,
            ) ?? '')
          : '';
      return box(index * step, 0, step + 1, height, sky[tone] ?? dark) + label;
    }),
    tick(at(rise)) + sunrise.at(from, base, paper),
    tick(at(set) - 3) + sunset.at(to, base, paper),
    // The best light, as long as it lasts.
    line(
      `M${at(set - 1)} ${base + 4 - cap * above * 1.4}V${base - cap * (0.5 + above)}H${at(set) - 12}`,
      dark,
      3,
    ) + golden.at(at(set - 1) - 10 - golden.width, base, dark),
    name.at(round(width * 0.47 - name.width / 2), every > 1 ? base - cap * 1.7 : base, dark),
  );
}

const under = (d: string): Svg => fill(d, dark, 'opacity=".22" transform="translate(8 14)"');

const blade =
  'M-14 152C-6 66 66 28 170 30C244 32 296 82 306 150C296 220 244 268 168 270C66 272 -4 232 -14 152Z';

/** A sadya on its leaf: rice with sambar, what belongs around it, a papadam and a cup of payasam. */
const leaf = layers(
  under(blade),
  form(blade, '#2B8A5E', '#12543B', 150, 290, -84, 190),
  clip(blade, times(16, (index) => line(`M${-16 + index * 21} 150l34-124M${-16 + index * 21} 150l34 124`, '#1B6B48', 2.5))),
  line('M-14 152H306', '#A5D6A0', 6),
  form('M60 202C78 158 118 150 146 160C184 146 226 168 230 204C226 240 186 252 142 250C96 250 56 236 60 202Z', '#FFFAF0', '#D9CDB0', 150, 262, -84, 70),
  form('M112 190C124 170 172 168 184 190C188 214 164 222 146 220C124 222 108 210 112 190Z', '#D98A1E', '#A65A10', 150, 226, -80, 40),
  disc(136, 194, 6, '#4F7A2A') + disc(160, 202, 6, '#B5301C') + disc(150, 186, 5, '#F3D9A0'),
  times(30, (grain) => line(`M${72 + ((grain * 37) % 146)} ${176 + ((grain * 23) % 66)}l5 2`, '#E9DFC8', 2.5)),
  [[58, 118, 19, '#B8325E'], [98, 92, 20, '#F2D06B'], [142, 78, 20, '#8DB65A'], [186, 80, 18, '#C23D14'], [226, 96, 19, '#EFE3C8'], [260, 122, 15, '#7A3B16']].map(([x, y, r, colour]) => form(circlePath(Number(x), Number(y), Number(r)), String(colour), dark, Number(x) + 4, Number(y) + Number(r) + 14, -80, 22)),
  form(circlePath(262, 186, 42), '#F6C667', '#C9862A', 276, 236, -80, 60) + [[250, 170], [272, 180], [256, 200], [280, 204]].map(([x, y]) => disc(x ?? 0, y ?? 0, 5, '#E0A040')).join(''),
  disc(34, 204, 30, '#C9CDD0') + disc(34, 204, 25, '#F3DDB4') + disc(28, 200, 4, '#B5752A') + disc(42, 208, 4, '#B5752A'),
); // prettier-ignore

/** Biryani on its plate: rice, a leg of chicken, half an egg, fried onions and mint. */
const plate = layers(
  under(circlePath(150, 150, 150)),
  disc(150, 150, 150, '#E9EFEF') + shade(circlePath(150, 150, 150), { colour: '#A9BFC2', x: 150, y: 330, angle: -90, length: 130 }),
  disc(150, 150, 118, paper) + ring(150, 150, 134, '#2F7F95', 4),
  form('M48 158C44 92 96 48 152 50C214 50 256 98 252 156C250 214 204 252 150 250C94 250 52 212 48 158Z', '#F0B548', '#B9721C', 160, 282, -84, 130),
  times(110, (index) => {
    const [angle, reach] = [index * 2.4, 6 + Math.sqrt(index) * 8.4];
    return line(`M${round(150 + reach * Math.cos(angle))} ${round(150 + reach * Math.sin(angle))}l${index % 2 ? 10 : 7} ${index % 2 ? 3 : -6}`, ['#FFF6DF', '#FFE3A0', '#D9851E'][index % 3] ?? paper, 4.5);
  }),
  form('M104 128C116 92 176 88 192 122C204 152 186 180 160 182L214 226C224 222 232 230 228 238C234 246 224 254 216 248C208 250 202 242 206 234L148 190C116 190 92 164 104 128Z', '#9A4A1C', '#5A220A', 170, 222, -64, 90),
  line('M122 126C134 106 160 104 172 116', '#D9854A', 7),
  form(ellipsePath(92, 190, 31, 25), '#FFFFFF', '#D9D3C4', 96, 226, -80, 30) + disc(92, 190, 13, '#F6A821'),
  times(9, (onion) => line(`M${176 + ((onion * 31) % 54)} ${80 + ((onion * 17) % 46)}q8 -10 18 2`, '#6E2F14', 5)),
  [[78, 120, -30], [96, 106, 20], [206, 176, 40]].map(([x = 0, y = 0, turn = 0]) => place(fill('M-18 0C-8 -16 10 -14 20 0C10 12 -8 14 -18 0Z', '#3E8A3A') + line('M-14 0H14', '#A5D6A0', 2), x, y, turn)),
); // prettier-ignore

/** The same day on two coasts, and between them one o'clock, with lunch from each. */
async function day(width: number, tall: boolean): Promise<Svg> {
  const [height, middle, cap, every] = tall ? [184, 450, 210, 3] : [160, 390, 306, 1];
  const axes = { wdth: tall ? 80 : 68, wght: 800 };
  const noon = await letters('display', '13:00', { cap, axes, track: -0.005 });
  const scale = tall ? Math.min(1, (width - 80) / noon.width) : 1;
  // As high as the figures: before them where it is narrow, else beside them.
  const [left, size] = tall ? [width * 0.27, 0.6] : [104, 1];
  const dishes = height + middle * (tall ? 0.77 : 0.5) - 150 * size;
  return layers(
    await strip(width, height, [6, 18.6], 'Kozhikode', every),
    box(0, height, width, middle, '#FFF7E2'),
    noon.at((width - noon.width * scale) / 2, height + (tall ? 24 + cap : middle / 2 + cap / 2), dark, scale),
    place(await strip(width, height, [6.3, 18.9], 'Dubai', every), 0, height + middle),
    place(leaf, left - 150 * size, dishes, 0, size),
    place(plate, width - left - 150 * size, dishes, 0, size),
  ); // prettier-ignore
}

export const production = [
  print('production-crops', 1440, 780, await crops(300, 780)),
  print('production-crops-tall', 840, 610, await crops(0, 610), 1100),
  print('production-day', 1440, 710, await day(1440, false)),
  print('production-day-tall', 780, 818, await day(780, true)),
  print('production-film', 1000, 680, filming()),
  print('production-packs', 1440, 680, still()),
  print('production-reels', 1080, 680, reels(), 1440),
  print('production-dubbing', 900, 680, await voices()),
  print('production-dubbing-tall', 480, 1020, await voices(true)),
  sheet('production-glass', 720, 440, drawn()),
  print('production-permits', 720, 440, permit()),
  print('production-cuts', 1440, 556, await lengths(1440, 140, 44)),
  print('production-cuts-tall', 780, 784, await lengths(780, 198, 46)),
];
