import type { Poster } from '../poster.ts';
import { ayurvedaClinic } from './ayurveda-clinic.ts';
import { barjeelCooling } from './barjeel-cooling.ts';
import { dateFarm } from './date-farm.ts';
import { falconryClub } from './falconry-club.ts';
import { ferryService } from './ferry-service.ts';
import { filmFestival } from './film-festival.ts';
import { fishMarket } from './fish-market.ts';
import { footballTurf } from './football-turf.ts';
import { gahwaHouse } from './gahwa-house.ts';
import { goldHouse } from './gold-house.ts';
import { handloom } from './handloom.ts';
import { hardwareStore } from './hardware-store.ts';
import { houseboatLine } from './houseboat-line.ts';
import { karakTea } from './karak-tea.ts';
import { marsaHomes } from './marsa-homes.ts';
import { school } from './school.ts';
import { spiceExporter } from './spice-exporter.ts';
import { surfHostel } from './surf-hostel.ts';

/** Further sample works, in alphabetical order. */
export const works: readonly Poster[] = [
  ['work-ayurveda-clinic', ayurvedaClinic],
  ['work-barjeel-cooling', barjeelCooling],
  ['work-date-farm', dateFarm],
  ['work-falconry-club', falconryClub],
  ['work-ferry-service', ferryService],
  ['work-film-festival', filmFestival],
  ['work-fish-market', fishMarket],
  ['work-football-turf', footballTurf],
  ['work-gahwa-house', gahwaHouse],
  ['work-gold-house', goldHouse],
  ['work-handloom', handloom],
  ['work-hardware-store', hardwareStore],
  ['work-houseboat-line', houseboatLine],
  ['work-karak-tea', karakTea],
  ['work-marsa-homes', marsaHomes],
  ['work-school', school],
  ['work-spice-exporter', spiceExporter],
  ['work-surf-hostel', surfHostel],
];
