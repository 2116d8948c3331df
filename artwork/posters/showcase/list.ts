import type { Poster } from '../poster.ts';
import { campaignInitiation } from './campaign-initiation.ts';
import { creatives } from './creatives.ts';
import { revenueMaximization } from './revenue-maximization.ts';
import { strategisation } from './strategisation.ts';

/** The four steps of performance work, in their order on the pages. */
export const showcase: readonly Poster[] = [
  ['showcase-strategisation', strategisation],
  ['showcase-creatives', creatives],
  ['showcase-campaign-initiation', campaignInitiation],
  ['showcase-revenue-maximization', revenueMaximization],
];
