import { Scalar } from 'yaml';
import { literalText, scalarText } from './fresh.ts';

/** Column at which folded text is wrapped again. */
const width = 110;

/** Words wrapped into lines. */
function wrap(words: readonly string[]): string[] {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}

/** The lines with changed words, keeping the line breaks; undefined if that would change whitespace. */
function spliced(lines: readonly string[], value: string): string[] | undefined {
  const joined = lines.join('\n');
  const old = lines.join(' ');
  const start = commonStart(old, value);
  const reversed = (text: string): string => text.slice(start).split('').reverse().join('');
  const end = commonStart(reversed(old), reversed(value));
  const middle = value.slice(start, value.length - end);
  const changed = (joined.slice(0, start) + middle + joined.slice(joined.length - end)).split('\n');
  const whole = changed.every((line) => line !== '' && line.trim() === line);
  return whole && changed.join(' ') === value ? changed : undefined;
}

/** Text in folded style; undefined if that is impossible. */
function foldedText(written: string, value: string): string | undefined {
  const [header = '>-', ...body] = written.split('\n');
  const pad = /^ */.exec(body[0] ?? '')?.[0] ?? '';
  if (!header.startsWith('>-') || body.some((line) => !line.startsWith(pad) || line.trim() === ''))
    return undefined;
  if (value === '' || value !== value.trim() || /\s\s|[^\S ]/.test(value)) return undefined;
  const lines =
    spliced(
      body.map((line) => line.slice(pad.length)),
      value,
    ) ?? wrap(value.split(' '));
  return [header, ...lines.map((line) => pad + line)].join('\n');
}

/**
 * A text in the field's existing style.
 * @param written the current source
 * @param indent columns by which the lines of a block are indented
 */
export function restyled(
  { type, value: old }: Scalar,
  written: string,
  value: unknown,
  { inFlow, indent }: { inFlow: boolean; indent: number },
): string {
  if (typeof value !== 'string') return scalarText(value, inFlow);
  const literal = inFlow ? undefined : literalText(value, indent);
  if (type === Scalar.BLOCK_FOLDED) return foldedText(written, value) ?? literal ?? JSON.stringify(value);
  if (type === Scalar.BLOCK_LITERAL || (value.includes('\n') && typeof old === 'string'))
    return literal ?? JSON.stringify(value);
  if (type === Scalar.QUOTE_DOUBLE) return JSON.stringify(value);
  if (type === Scalar.QUOTE_SINGLE && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`;
  return scalarText(value, inFlow);
}
