import { document } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { branding } from './details/branding.ts';
import { creative } from './details/creative.ts';
import { armchair } from './details/digital-chair.ts';
import { heroes } from './details/heroes.ts';
import { production } from './details/production.ts';
import { afloat, AFLOAT } from './overview/afloat.ts';
import { journey } from './details/web-journey.ts';
import { calendar } from './overview/calendar.ts';
import { coat } from './overview/coat.ts';
import { cutting, cuttingTall } from './overview/cutting.ts';
import { dayOfLight } from './overview/day.ts';
import { faces } from './overview/faces.ts';
import { ledgerRow } from './overview/ledger.ts';
import { firstLetters } from './overview/letters.ts';
import { questions } from './overview/questions.ts';
import { train } from './overview/train.ts';
import { roomForTwo } from './overview/umbrella.ts';
import { print, sheet } from './sheet.ts';

/** Every drawing of the services overview and of the pages of the services. */
export const stills: readonly Still[] = [
  ...branding,
  ...creative,
  ...heroes,
  ...production,
  ...(await armchair()),
  ...(await journey()),
  ...Object.entries(afloat).map(([name, body]) => sheet(`afloat-${name}`, ...AFLOAT, body)),
  sheet('cutting', 1440, 480, cutting()),
  sheet('cutting-tall', 780, 540, cuttingTall()),
  sheet('coat', 420, 640, coat()),
  sheet('calendar', 756, 448, await calendar()),
  sheet('ledger-row', 780, 440, await ledgerRow()),
  sheet('questions', 780, 440, await questions()),
  sheet('train', 700, 640, await train()),
  print('day', 780, 480, await dayOfLight()),
  print('room-for-two', 780, 520, roomForTwo(), 1440),
  sheet('letters', 780, 440, await firstLetters()),
  {
    key: 'services/faces',
    width: 850,
    height: 760,
    draw: { svg: () => document('0 0 850 760', faces(850, 760, 24, 447)) },
    widths: [480, 850],
  },
  {
    key: 'services/faces-wide',
    width: 1440,
    height: 570,
    draw: { svg: () => document('0 0 1440 570', faces(1440, 570, 66, 300)) },
    widths: [780, 1440],
  },
];
