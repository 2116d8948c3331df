import { stringify } from 'yaml';

/** YAML text for new values, formatted like the hand-written files. */

/** Maximum length of a map or list on one line. */
const oneLine = 100;

type Group = Readonly<Record<string, unknown>>;

export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether YAML reads a text back without quotes. In flow style, commas and brackets would end it. */
function isPlain(value: string, inFlow: boolean): boolean {
  return !(inFlow && /[,[\]{}]/.test(value)) && stringify(value, { lineWidth: 0 }) === `${value}\n`;
}

/** A scalar on one line. */
export function scalarText(value: unknown, inFlow: boolean): string {
  if (typeof value !== 'string') return String(value ?? null);
  // A JSON string is valid YAML.
  return isPlain(value, inFlow) ? value : JSON.stringify(value);
}

/** Any value on one line: `{ picture: posters/seo, alt: "What is seen" }`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isGroup(value)) return scalarText(value, true);
  const pairs = Object.entries(value).map((pair) => flowPair(...pair));
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

export function flowPair(key: string, value: unknown): string {
  return `${scalarText(key, true)}: ${flowText(value)}`;
}

/** A text as a literal block; undefined if that would lose whitespace. */
export function literalText(value: string, indent: number, header = '|'): string | undefined {
  const body = value.replace(/\n$/, '');
  if (body === '' || /^[ \n]|\n$|[\t\r]| \n| $/.test(body)) return undefined;
  const pad = ' '.repeat(indent);
  const lines = body.split('\n').map((line) => (line === '' ? '' : pad + line));
  return [`${header}${value.endsWith('\n') ? '' : '-'}`, ...lines].join('\n');
}

function isShort(value: unknown): boolean {
  const entries = Array.isArray(value) ? value : Object.values(isGroup(value) ? value : {});
  if (entries.length === 0) return true;
  const flat = entries.every((entry) => typeof entry !== 'object' && !String(entry).includes('\n'));
  return flat && (Array.isArray(value) || entries.length <= 3) && flowText(value).length <= oneLine;
}

/** The text after `key:`, with the space or line break before it. */
function behind(value: unknown, indent: number): string {
  if (typeof value === 'string' && value.includes('\n'))
    return ` ${literalText(value, indent + 2) ?? scalarText(value, false)}`;
  if (typeof value !== 'object' || value === null) return ` ${scalarText(value, false)}`;
  return isShort(value)
    ? ` ${flowText(value)}`
    : `\n${' '.repeat(indent + 2)}${blockText(value, indent + 2)}`;
}

/** A field in block style; lines after the first are indented. */
export function blockPair(key: string, value: unknown, indent: number): string {
  return `${scalarText(key, false)}:${behind(value, indent)}`;
}

/** A list entry in block style. */
export function blockItem(value: unknown, indent: number): string {
  if (typeof value !== 'object' || value === null || isShort(value)) return `-${behind(value, indent)}`;
  return `- ${blockText(value, indent + 2)}`;
}

function blockText(value: object, indent: number): string {
  const parts = Array.isArray(value)
    ? value.map((item) => blockItem(item, indent))
    : Object.entries(value).map((pair) => blockPair(...pair, indent));
  return parts.join(`\n${' '.repeat(indent)}`);
}
