import type { Poster } from '../poster.ts';
import { ecommerceRedesign } from './ecommerce-redesign.ts';
import { footwearNewLook } from './footwear-new-look.ts';
import { leadsFirstMonth } from './leads-first-month.ts';
import { revenueTenMillion } from './revenue-ten-million.ts';
import { scalingTwoMillion } from './scaling-two-million.ts';
import { websiteRevamp } from './website-revamp.ts';

/** Case-study cards. */
export const cases: readonly Poster[] = [
  ['case-ecommerce-redesign', ecommerceRedesign],
  ['case-footwear-new-look', footwearNewLook],
  ['case-leads-first-month', leadsFirstMonth],
  ['case-revenue-ten-million', revenueTenMillion],
  ['case-scaling-two-million', scalingTwoMillion],
  ['case-website-revamp', websiteRevamp],
];
