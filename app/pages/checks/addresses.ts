import { listPages, type PageEntry } from '../list.ts';
import type { Problem } from '#app/content/problem.ts';
import { type Origin, originKey, problemAt, type Validated } from '#app/content/validate.ts';

/** Paths compare without case and trailing slash, as visitors type them. */
const loose = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase();

/** Pages by path, with their files. */
function owners({ content, origins }: Validated): Map<string, { page: PageEntry; origin: Origin }> {
  const found = new Map<string, { page: PageEntry; origin: Origin }>();
  for (const page of listPages(content)) {
    const origin = origins.get(originKey(page.collection, page.key));
    if (origin && !found.has(loose(page.path))) found.set(loose(page.path), { page, origin });
  }
  return found;
}

/** Two records with the same path. */
function checkTwins(validated: Validated): Problem[] {
  const owned = owners(validated);
  return listPages(validated.content).flatMap((page) => {
    const origin = validated.origins.get(originKey(page.collection, page.key));
    const owner = owned.get(loose(page.path));
    if (!origin || !owner || owner.origin === origin) return [];
    return [
      problemAt(origin, ['path'], {
        found: `the address ${page.path}, which content/${owner.origin.path} has already`,
        expected: 'an address of its own',
        mend: 'rename the file or change its path',
      }),
    ];
  });
}

/** Capitals are easily mistyped: they need a redirect from the lower case path. */
function checkCapitals({ content, origins }: Validated): Problem[] {
  const led = new Set(content.redirects.redirects.map(({ from, to }) => `${from} ${to.written}`));
  return listPages(content).flatMap((page) => {
    const origin = origins.get(originKey(page.collection, page.key));
    const lower = page.path.toLowerCase();
    if (!origin || lower === page.path || led.has(`${lower} ${page.path}`)) return [];
    const isWritten = page.collection === 'legal' || content.pages.get(page.key)?.path === page.path;
    const change = isWritten ? `write path: ${lower}` : `rename it to content/${origin.path.toLowerCase()}`;
    return [
      problemAt(origin, isWritten ? ['path'] : [], {
        found: `the address ${page.path}, with capitals`,
        expected: 'an address in lower case',
        mend: `${change}; or, where the capitals must stay, add { from: ${lower}, to: ${page.path} } to content/settings/redirects.yaml`,
      }),
    ];
  });
}

/** Redirects that shadow a page, are duplicates or point to themselves. */
function checkRedirects(validated: Validated): Problem[] {
  const origin = validated.origins.get(originKey('redirects'));
  const owned = owners(validated);
  const seen = new Set<string>();
  return validated.content.redirects.redirects.flatMap(({ from }, index) => {
    const owner = owned.get(loose(from));
    const again = seen.has(loose(from));
    seen.add(loose(from));
    const isOtherCase = owner && owner.page.path !== loose(from) && owner.page.path !== from;
    if (!origin || (!again && (!owner || isOtherCase))) return [];
    return [
      problemAt(origin, ['redirects', index, 'from'], {
        found:
          owner && !isOtherCase
            ? `${from}, the address of content/${owner.origin.path}`
            : `${from} a second time`,
        expected: 'an address that no page and no other redirect has',
        mend: 'remove this redirect',
      }),
    ];
  });
}

/** Paths of pages and redirects, which must be unique. */
export function checkAddresses(validated: Validated): Problem[] {
  return [...checkTwins(validated), ...checkCapitals(validated), ...checkRedirects(validated)];
}
