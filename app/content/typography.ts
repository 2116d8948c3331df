/** What Markdown reads as code, or as the address and title of a link or picture. */
const untouched = /(```[\s\S]*?```|`[^`]*`|\]\([^)]*\))/;

/** A mark opens where a word begins after it and none ends before it; years are shortened by an apostrophe ('24). */
const rules: readonly [RegExp, string][] = [
  [/(?<=^|[\s([{/–—‘“])'(?=\d\d(?!\d))/gm, '’'],
  [/(?<=^|[\s([{/–—“"*_])'(?=\S)/gm, '‘'],
  [/'/g, '’'],
  [/(?<=^|[\s([{/–—‘*_])"(?=\S)/gm, '“'],
  [/"/g, '”'],
];

function curlText(text: string): string {
  return rules.reduce((result, [straight, curly]) => result.replaceAll(straight, curly), text);
}

/** A text with the apostrophes and quotation marks of print for those of the keyboard. */
export function curl(text: string): string {
  if (!/['"]/.test(text)) return text;
  // What the expression captures stands at the odd places.
  return text
    .split(untouched)
    .map((piece, index) => (index % 2 === 0 ? curlText(piece) : piece))
    .join('');
}

/** The same in every text of a value; the names of its fields stay. */
export function curlAll(value: unknown): unknown {
  if (typeof value === 'string') return curl(value);
  if (Array.isArray(value)) return value.map(curlAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, curlAll(inner)]));
}
