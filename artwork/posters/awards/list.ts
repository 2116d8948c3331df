import type { Poster } from '../poster.ts';
import { mintedSun, shipsBell } from './bronze.ts';
import { compassStar, ribbonMedal, sailTrophy, seaCup } from './silver.ts';

/** Three silver and one bronze of one trade body, one silver of another, and one more bronze. */
export const awards: readonly Poster[] = [
  ['award-1', ribbonMedal],
  ['award-2', sailTrophy],
  ['award-3', seaCup],
  ['award-4', mintedSun],
  ['award-5', compassStar],
  ['award-6', shipsBell],
];
