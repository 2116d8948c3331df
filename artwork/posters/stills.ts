import type { Still } from '../still.ts';
import { tallStill, wideStill } from './poster.ts';
import { furtherServices, services } from './services/list.ts';
import { stories } from './stories/list.ts';
import { works } from './works/list.ts';

/** Every poster of the site, in all its cuts. */
export const stills: readonly Still[] = [
  ...[...services, ...furtherServices].map(tallStill),
  ...services.map(wideStill),
  ...stories.map(tallStill),
  ...works.map(tallStill),
];
