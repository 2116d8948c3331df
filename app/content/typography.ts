/** Markdown code, and addresses and titles of links and pictures. */
const untouched = /(```[\s\S]*?```|`[^`]*`|\]\([^)]*\))/;

/** An opening quote follows a space or bracket and precedes a word; an apostrophe shortens years ('24). */
const rules: readonly [RegExp, string][] = [
  [/(?<=^|[\s([{/–—‘“])'(?=\d\d(?!\d))/gm, '’'],
  [/(?<=^|[\s([{/–—“"*_])'(?=\S)/gm, '‘'],
  [/'/g, '’'],
  [/(?<=^|[\s([{/–—‘*_])"(?=\S)/gm, '“'],
  [/"/g, '”'],
];

/** A currency and its amount stay on one line. */
const amount = /\b(AED|INR) (?=\d)/g;

function curlText(text: string): string {
  return rules
    .reduce((result, [straight, curly]) => result.replaceAll(straight, curly), text)
    .replaceAll(amount, '$1\u00A0');
}

/** Replaces straight quotes and apostrophes by typographic ones, and ties a currency to its amount. */
export function curl(text: string): string {
  if (!/['"]|\b(AED|INR) \d/.test(text)) return text;
  // The captured separators are at the odd indexes.
  return text
    .split(untouched)
    .map((piece, index) => (index % 2 === 0 ? curlText(piece) : piece))
    .join('');
}

/** Applies `curl` to every text in a value, but not to keys. */
export function curlAll(value: unknown): unknown {
  if (typeof value === 'string') return curl(value);
  if (Array.isArray(value)) return value.map(curlAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, curlAll(inner)]));
}
