import type { Problem } from '#app/content/problem.ts';
import { siteOf } from '#app/content/site.server.ts';
import type { Sources } from '#app/content/sources.server.ts';
import { nearest } from '#app/content/suggest.ts';
import { problemAt, problemsAt, type Validated } from '#app/content/validate.ts';
import { hrefsIn } from '#app/content/within.ts';
import { shareKey } from '#app/seo/share.ts';
import type { PageContent } from '../collections.ts';
import type { Composed } from '../page.ts';
import { checkAddresses } from './addresses.ts';
import { checkAnswers } from './answers.ts';
import { checkClaimedPages, checkShownClaims } from './claims.ts';
import { checkFavourites } from './favourites.ts';
import { checkHeadings } from './headings.ts';
import { checkFragments, checkReach } from './links.ts';
import { checkPhotographs } from './photographs.ts';
import { checkShared } from './shared.ts';

/** Pages that the server and the forms refer to. */
const needed = ['/', '/404', '/about', '/contact', '/thank-you'];

function checkNeeded(pages: readonly Composed[]): Problem[] {
  const paths = new Set(pages.map(({ page }) => page.path));
  return needed
    .filter((path) => !paths.has(path))
    .map((path) => ({
      file: `content/pages${path === '/' ? '/index' : path}.yaml`,
      field: 'path',
      found: `no page with the address ${path}`,
      expected: 'this page, which forms, feeds or the server lead to',
      mend: nearest(path, paths)
        ? `did ${nearest(path, paths)} have this address?`
        : 'bring it back from the history',
    }));
}

/** Titles and descriptions must be unique: search engines and readers tell pages apart by them. */
function checkMeta(pages: readonly Composed[]): Problem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return pages.flatMap(({ page, origin }) => {
      const words = page[field];
      const other = seen.get(words);
      if (other === undefined) seen.set(words, origin.path);
      if (other === undefined) return [];
      return [
        problemAt(origin, ['meta', field], {
          found: `the ${field} of content/${other}`,
          expected: `a ${field} of its own`,
          mend: 'say in one of the two what is there and nowhere else',
        }),
      ];
    });
  });
}

/** Pages without their own share picture use the home page's, so that must exist. */
function checkShare({ manifest }: Sources): Problem[] {
  if (manifest.pictures[shareKey('/')]) return [];
  return [
    {
      file: 'content/media/manifest.json',
      field: shareKey('/'),
      found:
        'no picture for link previews of the first page, which stands in for pages that have none of their own',
      expected: 'a picture that is delivered',
      mend: 'run npm run media',
    },
  ];
}

/** Checks of the listed sections, before pages are composed. */
export function checkRecords(validated: Validated<PageContent>): Problem[] {
  const { content, origins } = validated;
  const checks = [checkClaimedPages, checkShared, checkFavourites, checkAnswers];
  return [
    ...checkAddresses(validated),
    ...problemsAt(
      checks.flatMap((check) => check(content)),
      origins,
    ),
  ];
}

/** Checks of the composed pages, for faults no single file shows. */
export function checkPages(pages: readonly Composed[], validated: Validated, sources: Sources): Problem[] {
  return [
    ...checkNeeded(pages),
    ...pages.flatMap(checkHeadings),
    ...pages.flatMap((composed) => checkPhotographs(composed, sources)),
    ...checkFragments(pages, sources.content),
    ...checkReach(pages, hrefsIn(siteOf(sources))),
    ...checkMeta(pages),
    ...checkShare(sources),
    ...problemsAt(checkShownClaims(pages, sources.content), validated.origins),
  ];
}
