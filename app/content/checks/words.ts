import type { Problem } from '../problem.ts';
import { type FieldPath, isRef } from '../ref.ts';
import { originKey, problemAt, type Validated } from '../validate.ts';

/** Fields that name something: headings, labels, buttons. They must be plain; sentences may be witty. */
const labels = new Set(['heading', 'label', 'title', 'more', 'less', 'submit', 'leadIn', 'flag', 'shown', 'kicker', 'action']);

/** Files in which every text is a label. */
const labelFiles = new Set(['interface', 'forms', 'navigation', 'templates']);

/** Words, most of them of the sea, that stand for something else when they name a part of a page, each with what to write. */
const figures: Readonly<Record<string, string>> = {
  'harbou?rs?|moor(?:ed|ings?)|berth(?:s|ed)?|dock(?:s|ed)?|anchor(?:s|ed|age)?': 'say office, place or page',
  'aboard|on deck|all hands|crew|fleets?|captain|helm': 'say people, team, clients or lead',
  'plumbing|poetry|mid-run|plead(?:s|ed)?': 'say what was done',
  'sail(?:s|ed|ing)?|voyages?|crossings?|set sail|ashore': 'say work, project, award or visit',
  'tides?|horizons?|lighthouse|keel|rigging|wake|cargo|ballast|shores?|ports?': 'say what is meant',
  '(?:behind|at) (?:it|the) desk|the desk behind it|right now': 'say who works there, or the hours',
  'fetch(?:es|ing)?': 'say loading',
  'let things|(?:story|tale) is told': 'say what the control does, or that the page was not found',
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

/** The figures of speech in a label, each with what to write. */
export function figuresOfSpeech(label: string): { word: string; mend: string }[] {
  return mended.flatMap(({ pattern, mend }) => {
    const word = pattern.exec(label)?.[0];
    return word === undefined ? [] : [{ word, mend }];
  });
}

function inLabel(text: string, path: FieldPath, within?: number): Found[] {
  return figuresOfSpeech(text).map((found) => ({ path, ...found, ...(within === undefined ? {} : { within }) }));
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
    for (const [key, inner] of Object.entries(value)) {
      // A headline may be a list of phrases; what has fields of its own is no label.
      const named = labels.has(key) && (typeof inner === 'string' || Array.isArray(inner));
      yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key], isLabel || named);
    }
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
