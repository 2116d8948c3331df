import type { Poster } from '../poster.ts';
import { revenueMaximization } from './revenue-maximization.ts';

/** What performance work comes to. */
export const showcase: readonly Poster[] = [['showcase-revenue-maximization', revenueMaximization]];
