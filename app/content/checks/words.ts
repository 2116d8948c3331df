import type { Content } from '../collections.ts';
import { recordsOf } from '../records.ts';
import { type FieldPath, isRef } from '../ref.ts';
import type { Banned, Brand } from '../schema/brand.ts';
import type { Finding } from '../validate.ts';

/** Fields that label something: headings, buttons. They must be plain; sentences may be witty. */
const labels = new Set([
  'heading',
  'label',
  'title',
  'more',
  'less',
  'submit',
  'leadIn',
  'flag',
  'shown',
  'kicker',
  'action',
]);

/** Files in which every text is a label. */
const labelFiles = new Set(['interface', 'forms', 'navigation', 'templates']);

interface Found {
  path: FieldPath;
  word: string;
  mend: string;
  within?: number;
}

type Voice = Brand['voice'];

/** Banned words in a text, each with its replacement. */
export function bannedIn(text: string, list: readonly Banned[]): { word: string; mend: string }[] {
  return list.flatMap(({ words, write }) => {
    const word = new RegExp(`\\b(?:${words})\\b`, 'i').exec(text)?.[0];
    return word === undefined ? [] : [{ word, mend: write }];
  });
}

/** Banned words in Markdown headings, with their lines. */
function inHeadings(markdown: string, path: FieldPath, { labels: list }: Voice): Found[] {
  return markdown.split('\n').flatMap((line, index) => {
    const found = /^#{2,3} /.test(line) ? bannedIn(line, list) : [];
    return found.map((banned) => ({ path, ...banned, within: index + 1 }));
  });
}

function* walk(value: unknown, path: FieldPath, isLabel: boolean, voice: Voice): Generator<Found> {
  if (isRef(value)) {
    if (value.kind === 'picture') {
      const found = bannedIn(value.written.alt, voice.alternatives);
      yield* found.map((banned) => ({ path: [...path, 'alt'], ...banned }));
    }
    if (value.kind === 'prose') yield* inHeadings(value.written, path, voice);
  } else if (typeof value === 'string') {
    if (isLabel) yield* bannedIn(value, voice.labels).map((banned) => ({ path, ...banned }));
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      // A headline may be a list of phrases; an object is not a label.
      const named = labels.has(key) && (typeof inner === 'string' || Array.isArray(inner));
      yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key], isLabel || named, voice);
    }
}

/** Words the brand bans from labels and alternative texts. */
export function checkWords(content: Content): Finding[] {
  return recordsOf(content).flatMap(({ name: collection, key, record }) =>
    [...walk(record, [], labelFiles.has(collection), content.brand.voice)].map(({ word, ...banned }) => ({
      collection,
      key,
      found: `the figure of speech "${word}"`,
      expected: 'plain words in a heading, label, button or alternative text',
      ...banned,
    })),
  );
}
