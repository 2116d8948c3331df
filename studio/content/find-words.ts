/** Where words stand in a record: the field, as its id in the form ends, and the text around them. */
export interface Found {
  at: string;
  excerpt: string;
}

type Text = readonly [at: string, text: string, entry: string];

/** All texts, each with its place and with the name of the entry that it stands in. */
export function textsOf(value: unknown, at = '', entry = ''): Text[] {
  if (typeof value === 'string') return [[at.slice(1), value, entry]];
  // Of a list, too, whose keys are numbers.
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const { label, name, title } = Object.fromEntries(/^(?:-meta)?$/.test(at) ? [] : inner);
  const own = [label, name, title].find((words) => typeof words === 'string') ?? entry;
  return inner.flatMap(([key, item]) => textsOf(item, `${at}-${key}`, own));
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
  for (const [at, text, entry] of textsOf(record)) {
    const lower = text.toLowerCase();
    const held = words.filter((word) => lower.includes(word));
    const whole = lower.indexOf(wanted);
    const count = held.length + Number(whole >= 0);
    if (count <= most) continue;
    most = count;
    const excerpt = around(text, whole < 0 ? lower.indexOf(held[0] ?? '') : whole);
    best = { at, excerpt: entry === '' || entry === text ? excerpt : `${entry}: ${excerpt}` };
  }
  return best;
}
