import { anchorsOf } from './anchors.ts';
import type { Content } from '#app/content/collections.ts';
import { hrefsIn } from '#app/content/within.ts';
import type { Composed } from '../page.ts';
import type { Problem } from '#app/content/problem.ts';
import { type FieldPath, references } from '#app/content/ref.ts';
import { problemAt } from '#app/content/validate.ts';

/** Internal links of a page. */
function linksOf({ page }: Composed): string[] {
  const made = page.sections.flatMap((section) => {
    // Links these two components generate themselves.
    if (section.type === 'job-list') return ['/contact#form'];
    return section.type === 'works-browser'
      ? section.works.categories.slice(1).map(({ slug }) => `#${slug}`)
      : [];
  });
  return [...new Set([...hrefsIn(page.sections), ...made])].filter((href) => /^[/#]/.test(href));
}

const pathOf = (href: string, from: string): string =>
  href.replace(/[?#].*$/, '') || (/^[?#]/.test(href) ? from : '/');

/** The field with a link; none if it is in a shared section. */
function fieldOf(href: string, record: unknown): FieldPath {
  const found = [...references(record)].find(({ ref }) => ref.kind === 'href' && ref.written === href);
  return found ? [...found.path] : [];
}

/** Links to anchors their page does not have. */
export function checkFragments(pages: readonly Composed[], content: Content): Problem[] {
  const places = new Map(pages.map(({ page }) => [page.path, new Set(page.sections.flatMap(anchorsOf))]));
  return pages.flatMap((composed) => {
    const { page, origin } = composed;
    return linksOf(composed).flatMap((href) => {
      const [, place = ''] = href.split('#');
      const target = pathOf(href, page.path);
      const there = places.get(target);
      if (place === '' || !there || there.has(decodeURIComponent(place))) return [];
      return [
        problemAt(origin, fieldOf(href, content[page.collection].get(page.key)), {
          found: `a link to ${href}, and no such place is on ${target === page.path ? 'this page' : target}`,
          expected: `one of: ${[...there].map((name) => `#${name}`).join(', ') || `${target}, which has no places`}`,
          mend: 'correct the name behind #, or add what it names',
        }),
      ];
    });
  });
}

/**
 * Orphaned pages, and links to pages that must not be linked.
 * @param around links in header, menu and footer
 */
export function checkReach(pages: readonly Composed[], around: readonly string[]): Problem[] {
  const links = new Map(pages.map((composed) => [composed.page.path, linksOf(composed)]));
  const reached = new Map<string, string>([
    ['/', '/'],
    ...around.map((href): [string, string] => [pathOf(href, '/'), 'the header or the footer']),
  ]);
  for (const path of reached.keys())
    for (const href of links.get(path) ?? [])
      if (!reached.has(pathOf(href, path))) reached.set(pathOf(href, path), path);
  return pages.flatMap(({ page, origin }) => {
    const by = reached.get(page.path);
    if (page.linked === (by !== undefined)) return [];
    return [
      problemAt(origin, ['linked'], {
        found:
          by === undefined ? 'a page that no other page leads to' : `linked: false, but ${by} leads here`,
        expected: by === undefined ? 'a link to it, so that visitors find it' : 'true, or no link',
        mend:
          by === undefined
            ? `link to ${page.path} from another page or from settings/navigation.yaml${page.collection === 'pages' ? '; or write linked: false' : ''}`
            : 'remove "linked: false", or the link',
      }),
    ];
  });
}
