import type { Poster } from '../poster.ts';
import { algate } from '../stories/algate.ts';
import { ayurvedaClinic } from './ayurveda-clinic.ts';
import { dateFarm } from './date-farm.ts';
import { filmFestival, filmFestivalWide } from './film-festival.ts';
import { footballTurf } from './football-turf.ts';
import { gahwaHouse } from './gahwa-house.ts';
import { goldHouse } from './gold-house.ts';
import { handloom } from './handloom.ts';
import { houseboatLine } from './houseboat-line.ts';
import { karakTea } from './karak-tea.ts';
import { school, schoolWide } from './school.ts';
import { spiceExporter } from './spice-exporter.ts';
import { surfHostel } from './surf-hostel.ts';

/** Covers of the works without a story, flat and therefore delivered as SVG. */
export const covers: readonly Poster[] = [
  ['work-ayurveda-clinic', ayurvedaClinic],
  ['work-date-farm', dateFarm],
  ['work-film-festival', filmFestival],
  ['work-football-turf', footballTurf],
  ['work-gahwa-house', gahwaHouse],
  ['work-gold-house', goldHouse],
  ['work-handloom', handloom],
  ['work-houseboat-line', houseboatLine],
  ['work-karak-tea', karakTea],
  ['work-school', school],
  ['work-spice-exporter', spiceExporter],
  ['work-surf-hostel', surfHostel],
];

/** Covers with a separate wide composition; the wide version of the others just shows more. */
const composedWide = new Map([
  ['work-film-festival', filmFestivalWide],
  ['work-school', schoolWide],
]);

export const wideCovers: readonly Poster[] = [
  ...covers.map(([slug, draw]): Poster => [slug, composedWide.get(slug) ?? draw]),
  ['story-algate', algate],
];
