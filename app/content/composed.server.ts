import { type Page, pageAt } from './page.server.ts';
import { listPages, type PageEntry } from './pages.ts';
import type { Problem } from './problem.ts';
import type { Sources } from './resolve.server.ts';
import { type Origin, originKey, problemAt, type Validated } from './validate.ts';

/** A page as it will be made, with the file that it is made from. */
export interface Composed {
  entry: PageEntry;
  origin: Origin;
  page: Page;
}

/** A message of code, as far as it says something to an editor. */
function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Makes every page. Whatever no other check has foreseen comes back as a problem of the page's file. */
export function composePages({ content, origins }: Validated, sources: Sources): { pages: Composed[]; problems: Problem[] } {
  const pages: Composed[] = [];
  const problems: Problem[] = [];
  for (const entry of listPages(content)) {
    const origin = origins.get(originKey(entry.collection, entry.key));
    if (!origin) continue;
    try {
      const page = pageAt(entry.path, sources);
      if (page) pages.push({ entry, origin, page });
    } catch (error) {
      problems.push(
        problemAt(origin, [], {
          found: `a page that cannot be made: ${said(error)}`,
          expected: 'a page that can be made',
          mend: 'undo the last change of this file, or of a record that it shows',
        }),
      );
    }
  }
  return { pages, problems };
}

/** Every value inside a value, itself included. */
export function* within(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* within(inner);
}

/** Every address that a value leads to. */
export function hrefsIn(value: unknown): string[] {
  return [...within(value)].flatMap((inner) =>
    typeof inner === 'object' && inner !== null && 'href' in inner && typeof inner.href === 'string' ? [inner.href] : [],
  );
}
