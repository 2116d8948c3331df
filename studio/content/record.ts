import { isDeepStrictEqual } from 'node:util';
import { isGroup } from './fresh.ts';
import { withYamlValue, yamlValue } from './document.ts';

/** The parts of a Markdown file: up to the front matter, the front matter, up to the text, the text, the rest. */
const markdown = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n?\s*)([\s\S]*?)(\s*)$/;

/** What a content file says, the text of a Markdown file as `body`. */
export function recordOf(file: string, source: string): unknown {
  const parts = file.endsWith('.md') ? markdown.exec(source) : undefined;
  if (!parts) return yamlValue(source);
  const front = yamlValue(parts[2] ?? '');
  return isGroup(front) ? { ...front, body: parts[4] } : front;
}

/** The text of a content file that says something else; what stays keeps its bytes. */
export function withRecord(file: string, source: string, record: unknown): string {
  // What a browser sends cannot hold `undefined`, and neither can a file.
  const value: unknown = JSON.parse(JSON.stringify(record));
  const parts = file.endsWith('.md') ? markdown.exec(source) : undefined;
  if (!parts || !isGroup(value)) return withYamlValue(source, value);
  const [, opens = '', front = '', closes = '', body = '', rest = ''] = parts;
  const { body: words, ...fields } = value;
  const text = typeof words === 'string' && words.trim() !== body.trim() ? words.trim() : body;
  const changed = opens + withYamlValue(front, fields) + closes + text + (rest || '\n');
  return isDeepStrictEqual(recordOf(file, source), value) ? source : changed;
}
