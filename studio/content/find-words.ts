/** Where words stand in a record: the field, as its id in the form ends, and the text around them. */
export interface Found {
  at: string;
  excerpt: string;
}

type Text = readonly [at: string, text: string];

function textsOf(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [[at, value]];
  // Of a list, too, whose keys are numbers.
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return inner.flatMap(([key, item]) => textsOf(item, `${at}-${key}`));
}

/** Some words before the first that was looked for, and more behind it. */
function around(text: string, index: number): string {
  const from = index < 40 ? 0 : text.lastIndexOf(' ', index - 30) + 1;
  const to = text.length < index + 80 ? text.length : text.lastIndexOf(' ', index + 80);
  const words = text.slice(from, Math.max(to, index)).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '… ' : ''}${words}${to < text.length ? ' …' : ''}`;
}

/** The field that holds the words as they were typed, else the first of those that hold most of them. */
export function findWords(record: unknown, search: string): Found | undefined {
  const wanted = search.toLowerCase().trim();
  const words = wanted.split(/\s+/);
  let best: Found | undefined;
  let most = 0;
  for (const [at, text] of textsOf(record, '')) {
    const lower = text.toLowerCase();
    const held = words.filter((word) => lower.includes(word));
    const whole = lower.indexOf(wanted);
    const count = held.length + Number(whole >= 0);
    if (count <= most) continue;
    most = count;
    best = { at: at.slice(1), excerpt: around(text, whole < 0 ? lower.indexOf(held[0] ?? '') : whole) };
  }
  return best;
}
