import type { SourceFile } from '#app/content/read.server.ts';
import type { Finding, Place } from './finding.ts';
import { field, fileName, walk } from './walk.ts';

const titles = ['name', 'title', 'heading', 'label', 'publication', 'id'];

function nameOf(value: unknown, fallback: string): string {
  const name = titles.map((key) => field(value, key)).find((text) => typeof text === 'string');
  return typeof name === 'string' ? name : fallback;
}

/** Everything marked as invented, with its name or field. */
function marked(files: readonly SourceFile[], also: (value: unknown) => boolean = () => true): Place[] {
  return files.flatMap((file) =>
    [...walk(file.value)]
      .filter(({ value }) => field(value, 'sample') === true && also(value))
      .map(({ value, path }) => ({
        where: fileName(file),
        line: file.lineOf([...path, 'sample']),
        what: nameOf(value, String(path.at(-1) ?? file.path)),
      })),
  );
}

/** People, quotes, clients, press, hours and terms invented for the sample brand. */
export function samples(files: readonly SourceFile[]): Finding {
  return {
    id: 'samples',
    title: 'Invented people, quotes, clients, works, articles, press, hours and terms',
    todo: 'Replace each by a real one, or remove it, and take away its line "sample: true".',
    places: marked(files),
  };
}

export function namedBusinesses(files: readonly SourceFile[]): Finding {
  return {
    id: 'named-businesses',
    title: 'Studies for names that a business may bear',
    todo: 'Ask the business whether it agrees to be named; then take away "sample: true".',
    places: marked(files, (value) => field(value, 'kind') === 'study'),
  };
}
