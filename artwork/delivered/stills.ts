import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { cups, packs } from './brand.ts';
import { catchOfTheYear, towers } from './figures.ts';
import { breakfast } from './breakfast.ts';
import { film, trailer } from './film.ts';
import { hoarding, tallHoarding } from './hoarding.ts';
import { page } from './phone.ts';
import { ferry } from './ferry.ts';
import { pipework, tallPipework } from './pipes.ts';
import { floodedRoad } from './road.ts';
import { property } from './property.ts';
import { resort, resortInRain } from './resort.ts';
import { spindle } from './spindle.ts';

/** A delivered work without a background, which the page provides. */
const delivered = (
  name: string,
  body: Svg,
  width = 620,
  height = 720,
  viewBox = `0 0 ${width} ${height}`,
): Still => ({
  key: `delivered/${name}`,
  width,
  height,
  draw: { svg: () => document(viewBox, body) },
});

/** Works in use: on a phone, on a page, beside a road, in a parcel, on paper. */
export const stills: readonly Still[] = [
  delivered('resort', await resort(), 440, 720, '90 0 440 720'),
  delivered('resort-rain', await resortInRain(), 1440, 864),
  delivered(
    'property',
    await property(),
    480,
    900,
    `${page.x} ${page.y} ${page.width} ${page.width * 1.875}`,
  ),
  delivered('spindle', await spindle()),
  delivered('pipework', await pipework(), 1760, 560),
  delivered('pipework-tall', await tallPipework(), 1400, 1540),
  delivered('road', floodedRoad(), 1220, 440),
  delivered('catch', await catchOfTheYear(), 1000, 590),
  delivered('towers', await towers(), 1000, 350),
  delivered('ferry', await ferry(), 1040, 690, '-40 -70 1040 690'),
  delivered('breakfast', breakfast(), 780, 1160, '-116 -230 856 1273'),
  delivered('hoarding', await hoarding(), 1440, 360),
  delivered('hoarding-tall', await tallHoarding(), 390, 420),
  // Rasterised, because its grain is smaller as pixels.
  { ...delivered('film', await film(), 1296, 736), widths: [390, 560, 780, 1296] },
  delivered('trailer', await trailer(), 640, 1112),
  { ...delivered('packs', await packs(), 1600, 800, '0 0 1000 500'), widths: [390, 560, 760, 1000, 1600] },
  delivered('cups', cups(), 640, 620),
];
