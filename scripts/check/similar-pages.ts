import { fieldName, type Problem } from '#app/content/problem.ts';
import type { SourceFile } from '#app/content/read.server.ts';
import { field, walk } from '../launch/walk.ts';
import { compare, type Likeness, paragraphsOf } from './similarity.ts';

interface Kind {
  /** What the pages have in common. */
  name: string;
  files: readonly SourceFile[];
  /** Highest allowed share of five-word runs in common. */
  limit: number;
}

/** Groups of pages that differ only in their text: one service in several places, services, articles. */
function kindsOf(files: readonly SourceFile[]): Kind[] {
  const below = (folder: string): SourceFile[] => files.filter((file) => file.path.startsWith(`${folder}/`));
  const landings = Map.groupBy(below('pages'), (file) => field(field(file.value, 'landing'), 'service'));
  return [
    { name: 'service', files: below('services'), limit: 0.25 },
    { name: 'article', files: below('articles'), limit: 0.25 },
    ...[...landings].flatMap(([service, pages]) =>
      typeof service === 'string' ? [{ name: `page that sells ${service}`, files: pages, limit: 0.35 }] : [],
    ),
  ];
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Where a paragraph is in its file. */
function placeOf(file: SourceFile, paragraph: string): { line: number; field: string } {
  const found = [...walk(file.value)].find(
    ({ value }) => typeof value === 'string' && value.replaceAll(/\s+/g, ' ').includes(paragraph),
  );
  return { line: file.lineOf(found?.path ?? []), field: fieldName(found?.path ?? []) };
}

function problemOf({ a, b, share, paragraphs }: Likeness, { name, files, limit }: Kind): Problem[] {
  const file = files.find(({ path }) => path === a);
  const [worst] = paragraphs;
  if (!file || !worst) return [];
  return [
    {
      file: `content/${a}`,
      ...placeOf(file, worst.text),
      found: `${percent(share)} of the words of content/${b}, most of them here: "${worst.text.slice(0, 60)}…"`,
      expected: `less than ${percent(limit)} in common with another ${name}: search engines take two such pages for one`,
      mend: 'say this in other words, or say what is true of this page alone',
    },
  ];
}

/** Pages of a group that are too similar. */
export function similarPages(files: readonly SourceFile[]): Problem[] {
  return kindsOf(files).flatMap((kind) =>
    compare(kind.files.map(({ path, value }) => ({ name: path, paragraphs: paragraphsOf(value) })))
      .filter(({ share }) => share >= kind.limit)
      .flatMap((pair) => problemOf(pair, kind)),
  );
}
