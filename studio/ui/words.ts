import type { Choice, FormSchema, Group } from './api.ts';

/** Labels for field names that are not clear enough. */
const better: Readonly<Record<string, string>> = {
  alt: 'What is seen',
  href: 'Leads to',
  meta: 'In search results and link previews',
  sample: 'Invented sample',
  type: 'Kind',
  id: 'Short name for addresses',
  opens: 'Opens at',
  closes: 'Closes at',
  lists: 'People, jobs, lists',
  url: 'Web address',
  lead: 'First words',
  cta: 'Button',
  faq: 'Questions and answers',
};

/** The label for a field name: `subHeading` becomes "Sub heading". */
export function labelOf(name: string, schema?: FormSchema): string {
  if (schema?.title) return schema.title;
  if (better[name]) return better[name];
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Hints by field name. */
const hints: Readonly<Record<string, string>> = {
  id: 'Follows the title or name by itself: lower case letters, digits and hyphens. Leave it as it is once it is published.',
  opens: 'A time of 24 hours, such as 09:30.',
  closes: 'A time of 24 hours, such as 18:30.',
  cover: 'Shown in place of the picture above.',
  upright: 'For phones, with empty ground at its foot.',
  detail: 'A close-up of the cover, beside quotes.',
  takeaway: 'Ends the sentence that says what readers know afterwards.',
  date: 'A day to come keeps it back until then.',
};

/** The hint for a field, from its schema or name. */
export function hintOf(
  { description, kind, maxLength, minimum, maximum }: FormSchema,
  name?: string | number,
): string | undefined {
  const limits = [
    kind === 'phrases' ? 'Each line is a phrase of its own.' : undefined,
    kind === 'prose'
      ? 'Markdown: ## for a heading, ** around bold words, [words](/address) for a link, ![what is seen](name) for a picture.'
      : undefined,
    maxLength === undefined ? undefined : `At most ${maxLength} characters.`,
    minimum !== undefined && maximum !== undefined && maximum < 9999
      ? `From ${minimum} to ${maximum}.`
      : undefined,
  ];
  return (
    [description, name === undefined ? undefined : hints[name], ...limits].filter(Boolean).join(' ') ||
    undefined
  );
}

/** A slug from text. */
export function slugOf(words: unknown): string {
  return String(words ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A short label for a list entry; for a reference, the label of its target. */
export function summaryOf(value: unknown, choices: readonly Choice[] = []): string {
  if (typeof value !== 'object' || value === null)
    return choices.find((choice) => choice.value === value)?.label ?? String(value ?? '');
  const entry = value as Group;
  const kind = typeof entry['type'] === 'string' ? labelOf(entry['type']) : undefined;
  const fields = [
    'heading',
    'title',
    'name',
    'label',
    'fact',
    'question',
    'figure',
    'claim',
    'picture',
    'from',
    'text',
    'id',
  ];
  const words = fields
    .map((field) => entry[field])
    .find((found) => typeof found === 'string' && found !== '');
  const plain = typeof entry['section'] === 'string' ? entry['section'].replaceAll('-', ' ') : words;
  const whole = [kind, plain].filter(Boolean).join(': ').replaceAll(/\s+/g, ' ');
  return whole.length > 90 ? `${whole.slice(0, 88).replace(/ \S*$/, '')} …` : whole;
}

const singulars: Readonly<Record<string, string>> = { people: 'person', faq: 'question', sides: 'picture' };

/** The singular of a list's name. */
export function singularOf(name: string): string {
  const known = singulars[name];
  if (known) return known;
  const plain = labelOf(name).toLowerCase();
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return /[^s]s$/.test(plain) ? plain.slice(0, -1) : `entry of ${plain}`;
}
