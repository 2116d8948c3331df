import type { Poster } from '../poster.ts';
import { branding } from './branding.ts';
import { influencerMarketing } from './influencer-marketing.ts';
import { performance } from './performance.ts';
import { production } from './production.ts';
import { seo } from './seo.ts';
import { socialMedia } from './social-media.ts';
import { webDevelopment } from './web-development.ts';

/** The services, cropped tall for cards and small screens and wide for heroes and backgrounds. */
export const services: readonly Poster[] = [
  ['social-media', socialMedia],
  ['seo', seo],
  ['performance', performance],
  ['web-development', webDevelopment],
  ['production', production],
  ['branding', branding],
  ['influencer-marketing', influencerMarketing],
];
