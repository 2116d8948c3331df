import {
  box,
  clip,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  place,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, letters, plain, wide } from '#artwork/stories/lettering.ts';
import { print, sheet } from '../sheet.ts';
import { crops } from './production-crops.ts';
import { drawn, filming, lengths, permit, reels, still } from './production-day.ts';
import { voices } from './production-voices.ts';

const [dark, paper, sun] = ['#14100C', '#FBF6EE', '#FFB547'];

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
  const [name, sunrise, golden] = await Promise.all([
    wide(city, every > 1 ? 28 : 24),
    plain('sunrise', cap),
    plain('golden hour', cap),
  ]);
  const at = (hour: number): number => round((hour - 5) * step);
  const base = height - cap;
  return layers(
    times(16, (index) => {
      const done = (index + 5 - rise) / (set - rise);
      const tone = Math.max(0, Math.min(16, Math.round(1.5 + done * 13)));
      const label =
        index % every === 0
          ? (hours[index]?.at(index * step + 8, every > 1 ? 38 : 28, tone > 3 && tone < 13 ? dark : paper) ??
            '')
          : '';
      return box(index * step, 0, step + 1, height, sky[tone] ?? dark) + label;
    }),
    box(at(rise), base - cap * 1.4, 3, cap * 2.4, paper) + sunrise.at(at(rise) + 10, base, paper),
    box(at(set) - 3, base - cap * 1.4, 3, cap * 2.4, dark) +
      golden.at(at(Math.floor(set)) - 8 - golden.width, base, dark),
    name.at(round(width * 0.47 - name.width / 2), every > 1 ? base - cap * 1.7 : base, dark),
  );
}

const leaf = layers(
  fill(ellipsePath(150, 150, 148, 118), '#1D6F51'),
  clip(
    ellipsePath(150, 150, 146, 116),
    times(13, (index) => line(`M${4 + index * 21} 150l38-116M${4 + index * 21} 150l38 116`, '#17593F', 3)),
  ),
  line('M4 150h292', '#7FB98C', 6),
  fill('M70 196c20-40 120-46 156-8c10 30-30 56-78 56s-92-20-78-48z', '#FFFAF0'),
  disc(92, 112, 20, sun) +
    disc(140, 100, 18, '#C23D14') +
    disc(186, 108, 19, '#E3CDAF') +
    disc(228, 120, 15, '#8F5415'),
);

const plate = layers(
  disc(150, 150, 146, '#DFE8EA') + disc(150, 150, 118, paper) + disc(150, 150, 96, '#E8A33A'),
  times(90, (index) => {
    const [angle, reach] = [index * 2.4, 8 + Math.sqrt(index) * 8.6];
    return line(
      `M${round(150 + reach * Math.cos(angle))} ${round(150 + reach * Math.sin(angle))}l8 3`,
      index % 3 ? '#FFF3D8' : '#C27A22',
      4,
    );
  }),
  fill('M118 134c10-30 60-30 72 0c6 22-14 42-38 42s-42-18-34-42z', '#6E2F14'),
);

/** The same day on two coasts, and between them one o'clock, with lunch from each. */
async function day(width: number, tall: boolean): Promise<Svg> {
  const [height, middle, cap, every] = tall ? [184, 450, 210, 3] : [160, 390, 306, 1];
  const axes = { wdth: 80, wght: 800 };
  const noon = await letters('display', '13:00', { cap, axes, track: -0.005 });
  const scale = tall ? Math.min(1, (width - 80) / noon.width) : 1;
  const [left, size] = tall ? [width * 0.28, 0.5] : [(width - noon.width) / 4, 0.62];
  const dishes = height + middle * (tall ? 0.79 : 0.5) - 150 * size;
  return layers(
    await strip(width, height, [6, 18.6], 'Kozhikode', every),
    box(0, height, width, middle, '#FFF7E2'),
    noon.at((width - noon.width * scale) / 2, height + (tall ? 60 + cap : middle / 2 + cap / 2), dark, scale),
    place(await strip(width, height, [6.3, 18.9], 'Dubai', every), 0, height + middle),
    place(leaf, left - 150 * size, dishes, 0, size),
    place(plate, width - left - 150 * size, dishes, 0, size),
  ); // prettier-ignore
}

export const production = [
  print('production-crops', 840, 700, await crops()),
  sheet('production-day', 1440, 710, await day(1440, false)),
  sheet('production-day-tall', 780, 818, await day(780, true)),
  print('production-film', 1000, 680, filming()),
  print('production-packs', 900, 620, still()),
  print('production-reels', 1440, 300, reels()),
  print('production-dubbing', 1440, 460, await voices()),
  print('production-dubbing-tall', 480, 1020, await voices(true)),
  sheet('production-glass', 720, 440, drawn()),
  print('production-permits', 720, 440, permit()),
  print('production-cuts', 1440, 556, await lengths(1440, 140, 44)),
  print('production-cuts-tall', 780, 784, await lengths(780, 198, 46)),
];
