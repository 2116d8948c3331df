import type { SourceFile } from '../../app/content/read.server.ts';
import type { Finding, Place } from './finding.ts';
import { field, fileName, walk } from './walk.ts';

const titles = ['name', 'title', 'heading', 'label', 'publication', 'id'];

function nameOf(value: unknown, fallback: string): string {
  const name = titles.map((key) => field(value, key)).find((text) => typeof text === 'string');
  return typeof name === 'string' ? name : fallback;
}

/** Everything that carries a mark, each with its name, or the field that it stands in. */
function marked(files: readonly SourceFile[], mark: string, as: unknown): Place[] {
  return files.flatMap((file) =>
    [...walk(file.value)]
      .filter(({ value }) => field(value, mark) === as)
      .map(({ value, path }) => ({
        where: fileName(file),
        line: file.lineOf([...path, mark]),
        what: nameOf(value, String(path.at(-1) ?? file.path)),
      })),
  );
}

/** People, quotes, clients, press and hours that were made up for the sample brand. */
export function samples(files: readonly SourceFile[]): Finding {
  return {
    id: 'samples',
    title: 'Invented people, quotes, clients, articles, press and hours',
    todo: 'Replace each by a real one, or remove it, and take away its line "sample: true".',
    places: marked(files, 'sample', true),
  };
}

export function namedBusinesses(files: readonly SourceFile[]): Finding {
  return {
    id: 'named-businesses',
    title: 'Studies for names that a business may bear',
    todo: 'Ask the business whether it agrees to be named; once the work is real, take away "kind: study".',
    places: marked(files, 'kind', 'study'),
  };
}
