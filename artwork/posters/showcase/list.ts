import type { Poster } from '../poster.ts';
import { campaignInitiation } from './campaign-initiation.ts';
import { contentWriting } from './content-writing.ts';
import { conversionShowcase } from './conversion.ts';
import { creatives } from './creatives.ts';
import { customWeb } from './custom-web.ts';
import { ecommerce } from './ecommerce.ts';
import { revenueMaximization } from './revenue-maximization.ts';
import { strategisation } from './strategisation.ts';
import { uiUxShowcase } from './ui-ux.ts';
import { wordpress } from './wordpress.ts';

/** The six web services and the four steps of performance work, in their order on the pages. */
export const showcase: readonly Poster[] = [
  ['showcase-wordpress', wordpress],
  ['showcase-ecommerce', ecommerce],
  ['showcase-custom-web', customWeb],
  ['showcase-ui-ux', uiUxShowcase],
  ['showcase-content-writing', contentWriting],
  ['showcase-conversion', conversionShowcase],
  ['showcase-strategisation', strategisation],
  ['showcase-creatives', creatives],
  ['showcase-campaign-initiation', campaignInitiation],
  ['showcase-revenue-maximization', revenueMaximization],
];
