import type { SourceFile } from '../../app/content/read.server.ts';
import type { Content } from '../../app/content/collections.ts';
import type { Finding, Place } from './finding.ts';
import { field, fileName, walk } from './walk.ts';

type Claims = Content['claims']['claims'];

/** Where content refers to a claim, `content/services/seo.yaml line 16`. */
function uses(files: readonly SourceFile[], id: string): string[] {
  return files.flatMap((file) =>
    [...walk(file.value)]
      .filter(({ value }) => field(value, 'claim') === id)
      .map(({ path }) => `${fileName(file)} line ${file.lineOf(path)}`),
  );
}

/** Claims about one subject, where they do not all give the same figure. */
function contradicting(claims: Claims): [subject: string, ids: string[]][] {
  const bySubject = Map.groupBy(Object.keys(claims), (id) => claims[id]?.subject);
  return [...bySubject].flatMap(([subject, ids]) =>
    subject !== undefined && new Set(ids.map((id) => claims[id]?.figure)).size > 1 ? [[subject, ids]] : [],
  );
}

/** Figures that contradict each other, with the pages and files that show each. */
export function contradictions(files: readonly SourceFile[], claims: Claims): Finding {
  const file = files.find(({ path }) => path === 'settings/claims.yaml');
  const places = contradicting(claims).flatMap(([subject, ids]) =>
    ids.map((id): Place => {
      const { figure = '', label = '', pages = [] } = claims[id] ?? {};
      const shown = [...pages, ...uses(files, id)];
      const where = shown.length > 0 ? shown.join(', ') : 'no page';
      return {
        where: 'content/settings/claims.yaml',
        line: file?.lineOf(['claims', id]) ?? 1,
        what: `${subject}: ${figure} (${label}) on ${where}`,
      };
    }),
  );
  return {
    id: 'contradictions',
    title: 'Figures that contradict each other',
    todo: 'Decide which figure holds and write it in each; or, where both are true, take away "subject".',
    places,
  };
}
