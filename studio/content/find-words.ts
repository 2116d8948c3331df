/** A search hit in a record: the end of the field's id in the form, and an excerpt. */
export interface Found {
  at: string;
  excerpt: string;
}

type Text = readonly [at: string, text: string, entry: string];

/** All texts, each with its field and the name of its entry. */
export function textsOf(value: unknown, at = '', entry = ''): Text[] {
  if (typeof value === 'string') return [[at.slice(1), value, entry]];
  // Also for arrays, whose keys are indices.
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const { label, name, title } = Object.fromEntries(/^(?:-meta)?$/.test(at) ? [] : inner);
  const own = [label, name, title].find((words) => typeof words === 'string') ?? entry;
  return inner.flatMap(([key, item]) => textsOf(item, `${at}-${key}`, own));
}

/** An excerpt around the match. */
function around(text: string, index: number): string {
  const from = index < 40 ? 0 : text.lastIndexOf(' ', index - 30) + 1;
  const to = text.length < index + 80 ? text.length : text.lastIndexOf(' ', index + 80);
  const words = text.slice(from, Math.max(to, index)).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '… ' : ''}${words}${to < text.length ? ' …' : ''}`;
}

/** The field that contains the exact search text, or else the first one with the most search words. */
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
