import type { Poster } from '../poster.ts';
import { branding } from './branding.ts';
import { creative } from './creative.ts';
import { digital } from './digital.ts';
import { influencerMarketing } from './influencer-marketing.ts';
import { performance } from './performance.ts';
import { production } from './production.ts';
import { seo } from './seo.ts';
import { socialMedia } from './social-media.ts';
import { webDevelopment } from './web-development.ts';

/** The services that have a hover background on the home page: these are cut wide too. */
export const services: readonly Poster[] = [
  ['social-media', socialMedia],
  ['seo', seo],
  ['performance', performance],
  ['web-development', webDevelopment],
  ['production', production],
  ['branding', branding],
  ['influencer-marketing', influencerMarketing],
];

/** Services that only have a page. */
export const furtherServices: readonly Poster[] = [
  ['creative', creative],
  ['digital', digital],
];
