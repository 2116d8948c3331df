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

/** The last words of a long text, if they are short and would make a poor last line; so is a number with its unit. */
const end = /(?<=^.{48,}\s\S{1,4}) (?=\S{1,12}$)|(?<=^.{40,}\s\S{1,9}) (?=\S{1,4} \S{1,7}$)/gm;

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

/** Applies a change to every text in a value, but not to keys. */
function changeAll(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => changeAll(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeAll(inner, change)]));
}

/** Applies `curl` to every text in a value. */
export const curlAll = (value: unknown): unknown => changeAll(value, curl);

/** Ties the ends of all long texts in a value, for the page only: elsewhere they are compared as written. */
export function endAll<T>(value: T): T {
  return changeAll(value, (text) => text.replaceAll(end, '\u00A0')) as T;
}
