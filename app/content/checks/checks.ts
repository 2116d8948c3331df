import type { Problem } from '../problem.ts';
import { checkSocial } from '../social.server.ts';
import { problemsAt, type Validated } from '../validate.ts';
import { checkClaims } from './claims.ts';
import { checkConfirmed } from './confirmed.ts';
import { checkEvidence } from './evidence.ts';
import { checkDays, checkKept, checkProse } from './prose.ts';
import { checkCategories, checkIds, checkSegments } from './records.ts';
import type { Targets } from './known.ts';
import { checkReferences } from './references.ts';
import { checkWords } from './words.ts';

const checks = [
  checkClaims,
  checkSegments,
  checkCategories,
  checkIds,
  checkProse,
  checkDays,
  checkKept,
  checkEvidence,
  checkSocial,
  checkWords,
];

/** Checks between records that are each valid. Checks of composed pages are in `app/pages/checks`. */
export function checkContent(validated: Validated, targets: Targets): Problem[] {
  const { content, origins } = validated;
  const found = [
    ...checkReferences(content, targets),
    ...checkConfirmed(validated),
    ...checks.flatMap((check) => check(content)),
  ];
  return problemsAt(found, origins);
}
