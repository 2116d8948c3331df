import { listPages } from './pages.ts';
import type { Problem } from './problem.ts';
import { originKey, problemAt, type Validated } from './validate.ts';

/** Two records with one address, or a redirect that hides a page or is given twice. */
export function checkAddresses({ content, origins }: Validated): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  for (const page of listPages(content)) {
    const origin = origins.get(originKey(page.collection, page.key));
    const owner = owners.get(page.path);
    if (owner !== undefined && origin)
      problems.push(
        problemAt(origin, ['path'], {
          found: `the address ${page.path}, which ${owner} has already`,
          expected: 'an address of its own',
          mend: 'rename the file or change its path',
        }),
      );
    else if (origin) owners.set(page.path, `content/${origin.path}`);
  }
  const redirects = origins.get(originKey('redirects'));
  const seen = new Set<string>();
  for (const [index, { from }] of content.redirects.redirects.entries()) {
    const owner = owners.get(from);
    if (redirects && (owner !== undefined || seen.has(from)))
      problems.push(
        problemAt(redirects, ['redirects', index, 'from'], {
          found: owner === undefined ? `${from} a second time` : `${from}, the address of ${owner}`,
          expected: 'an address that no page and no other redirect has',
          mend: 'remove this redirect',
        }),
      );
    seen.add(from);
  }
  return problems;
}
