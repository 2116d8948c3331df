import type { Still } from '../still.ts';
import { hoarding } from './hoarding.ts';
import { delivered } from './phone.ts';
import { property } from './property.ts';
import { resort } from './resort.ts';
import { shoe } from './shoe.ts';
import { spindle } from './spindle.ts';
import { ticket } from './ticket.ts';

/** Works as people met them: on a phone, beside a road, in a parcel. */
export const stills: readonly Still[] = [
  delivered('resort', await resort()),
  delivered('property', await property()),
  delivered('shoe', await shoe()),
  delivered('spindle', await spindle()),
  delivered('ticket', await ticket()),
  delivered('hoarding', await hoarding()),
];
