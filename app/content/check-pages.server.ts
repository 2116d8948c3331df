import { shareKey } from '#app/seo/share.ts';
import { checkHeadings } from './check-headings.ts';
import { checkFragments, checkReach } from './check-links.ts';
import { type Composed, composePages, hrefsIn } from './composed.server.ts';
import { nearest } from './suggest.ts';
import type { Problem } from './problem.ts';
import type { Sources } from './resolve.server.ts';
import { siteOf } from './site.server.ts';
import { originKey, problemAt, type Validated } from './validate.ts';

/** Pages that the server, feeds and forms lead to by themselves. */
const needed = ['/', '/404', '/about', '/blogs', '/contact', '/thank-you', '/works'];

function checkNeeded(pages: readonly Composed[]): Problem[] {
  const paths = new Set(pages.map(({ entry }) => entry.path));
  return needed
    .filter((path) => !paths.has(path))
    .map((path) => ({
      file: `content/pages${path === '/' ? '/index' : path}.yaml`,
      field: 'path',
      found: `no page with the address ${path}`,
      expected: 'this page, which forms, feeds or the server lead to',
      mend: nearest(path, paths) ? `did ${nearest(path, paths)} have this address?` : 'bring it back from the history',
    }));
}

/** Search engines and readers tell pages apart by what they say of themselves. */
function checkMeta(pages: readonly Composed[], { content }: Sources): Problem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return pages.flatMap(({ entry, origin }) => {
      const words = content[entry.collection].get(entry.key)?.meta[field] ?? '';
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

/** Claims that a page is said to show and does not. */
function checkShown(pages: readonly Composed[], { content, origins }: Validated): Problem[] {
  const origin = origins.get(originKey('claims'));
  const shown = new Map(pages.map(({ entry, page }) => [entry.path, JSON.stringify(page.sections)]));
  return Object.entries(content.claims.claims).flatMap(([id, { figure, pages: paths }]) =>
    paths.flatMap((path, index) => {
      if (!origin || shown.get(path)?.includes(JSON.stringify(figure).slice(1, -1))) return [];
      return [
        problemAt(origin, ['claims', id, 'pages', index], {
          found: `${path}, which does not show ${figure}`,
          expected: 'the address of a page that shows this claim',
          mend: `show { claim: ${id} } there, or remove the line`,
        }),
      ];
    }),
  );
}

/** A page without a card of its own is shown by the first page's, so that one there must be. */
function checkShare({ manifest }: Sources): Problem[] {
  if (manifest.pictures[shareKey('/')]) return [];
  return [
    {
      file: 'content/media/manifest.json',
      field: shareKey('/'),
      found: "no picture for link previews of the first page, which stands in for pages that have none of their own",
      expected: 'a picture that is delivered',
      mend: 'run npm run media',
    },
  ];
}

/** What is wrong with pages once they are made; nothing of it can be seen in one file alone. */
export function checkPages(validated: Validated, sources: Sources): Problem[] {
  const { pages, problems } = composePages(validated, sources);
  if (problems.length > 0) return problems;
  return [
    ...checkNeeded(pages),
    ...pages.flatMap(checkHeadings),
    ...checkFragments(pages, sources.content),
    ...checkReach(pages, hrefsIn(siteOf(sources))),
    ...checkMeta(pages, sources),
    ...checkShare(sources),
    ...checkShown(pages, validated),
  ];
}
