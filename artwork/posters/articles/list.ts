import type { Poster } from '../poster.ts';
import { aiRole } from './ai-role.ts';
import { awardWinning } from './award-winning.ts';
import { digitalMarketingDifference } from './digital-marketing-difference.ts';
import { digitalMarketingHealth } from './digital-marketing-health.ts';
import { genAi } from './gen-ai.ts';
import { movie } from './movie.ts';
import { rightAgency } from './right-agency.ts';
import { roi } from './roi.ts';
import { smallBusiness } from './small-business.ts';
import { the7cs } from './the7cs.ts';
import { ultimateGuide } from './ultimate-guide.ts';

/** Article covers. */
export const articles: readonly Poster[] = [
  ['article-ai-role', aiRole],
  ['article-award-winning', awardWinning],
  ['article-digital-marketing-difference', digitalMarketingDifference],
  ['article-digital-marketing-health', digitalMarketingHealth],
  ['article-gen-ai', genAi],
  ['article-movie', movie],
  ['article-right-agency', rightAgency],
  ['article-roi', roi],
  ['article-small-business', smallBusiness],
  ['article-the7cs', the7cs],
  ['article-ultimate-guide', ultimateGuide],
];
