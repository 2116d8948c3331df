import type { Problem } from './problem.ts';
import { type FieldPath, isRef } from './ref.ts';
import { originKey, problemAt, type Validated } from './validate.ts';

/** Fields that name something: headings, labels, buttons. Sentences may be witty, these say what is there. */
const labels = new Set(['heading', 'label', 'title', 'more', 'less', 'submit', 'leadIn', 'flag', 'shown', 'kicker', 'action']);

/** Files in which every text is a label. */
const labelFiles = new Set(['interface', 'forms', 'navigation', 'templates']);

/** Words of the sea that stand for something else when they name a part of a page, each with what to write. */
const figures: Readonly<Record<string, string>> = {
  'harbou?rs?|moor(?:ed|ings?)|berth(?:s|ed)?|dock(?:s|ed)?|anchor(?:s|ed|age)?': 'say office, place or page',
  'aboard|on deck|all hands|crew|fleets?|captain|helm': 'say people, team, clients or lead',
  'sail(?:s|ed|ing)?|voyages?|crossings?|set sail|ashore': 'say work, project, award or visit',
  'tides?|horizons?|lighthouse|keel|rigging': 'say what is meant',
};

/** Idioms that no picture shows: an alternative text may name a boat, since one may be seen. */
const idioms = /\b(?:all hands on deck|plain sailing|smooth sailing|same boat|safe harbou?r|uncharted|flagship|new horizons?|came? (?:home|aboard))\b/i;

const mended = Object.entries(figures).map(([words, mend]) => ({ pattern: new RegExp(`\\b(?:${words})\\b`, 'i'), mend }));

interface Found {
  path: FieldPath;
  word: string;
  mend: string;
  within?: number;
}

function inLabel(text: string, path: FieldPath, within?: number): Found[] {
  return mended.flatMap(({ pattern, mend }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [{ path, word, mend, ...(within === undefined ? {} : { within }) }];
  });
}

function inAlternative(alt: string, path: FieldPath): Found[] {
  const word = idioms.exec(alt)?.[0];
  return word === undefined ? [] : [{ path, word, mend: 'say what is seen' }];
}

/** Headings inside a long text, each with its line. */
function inHeadings(markdown: string, path: FieldPath): Found[] {
  return markdown
    .split('\n')
    .flatMap((line, index) => (/^#{2,3} /.test(line) ? inLabel(line, path, index + 1) : []));
}

function* walk(value: unknown, path: FieldPath, isLabel: boolean): Generator<Found> {
  if (isRef(value)) {
    if (value.kind === 'picture') yield* inAlternative(value.written.alt, [...path, 'alt']);
    if (value.kind === 'prose') yield* inHeadings(value.written, path);
  } else if (typeof value === 'string') {
    if (isLabel) yield* inLabel(value, path);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key], isLabel || labels.has(key));
}

/** Figures of speech from the sea in headings, labels, buttons and alternative texts. */
export function checkWords({ content, origins }: Validated): Problem[] {
  return Object.entries(content).flatMap(([name, value]) => {
    const records: [string, unknown][] = value instanceof Map ? [...value].map(([key, record]) => [String(key), record]) : [['', value]];
    return records.flatMap(([key, record]) => {
      const origin = origins.get(originKey(name, key));
      return [...walk(record, [], labelFiles.has(name))].flatMap(({ path, word, mend, within }) =>
        origin
          ? [
              problemAt(origin, path, {
                found: `the figure of speech "${word}"`,
                expected: 'plain words in a heading, label, button or alternative text',
                mend,
                ...(within === undefined ? {} : { within }),
              }),
            ]
          : [],
      );
    });
  });
}
