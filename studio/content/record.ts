import { isDeepStrictEqual } from 'node:util';
import { isGroup } from './fresh.ts';
import { withYamlValue, yamlValue } from './document.ts';

/** Parts of a Markdown file: opening delimiter, front matter, delimiter, body, trailing whitespace. */
const markdown = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n?\s*)([\s\S]*?)(\s*)$/;

/** The record in a content file; the text of a Markdown file is its `body`. */
export function recordOf(file: string, source: string): unknown {
  const parts = file.endsWith('.md') ? markdown.exec(source) : undefined;
  if (!parts) return yamlValue(source);
  const front = yamlValue(parts[2] ?? '');
  return isGroup(front) ? { ...front, body: parts[4] } : front;
}

/** A content file's text with a new record; unchanged parts keep their bytes. */
export function withRecord(file: string, source: string, record: unknown): string {
  // Removes `undefined`, which neither JSON nor YAML can represent.
  const value: unknown = JSON.parse(JSON.stringify(record));
  const parts = file.endsWith('.md') ? markdown.exec(source) : undefined;
  if (!parts || !isGroup(value)) return withYamlValue(source, value);
  const [, opens = '', front = '', closes = '', body = '', rest = ''] = parts;
  const { body: words, ...fields } = value;
  const text = typeof words === 'string' && words.trim() !== body.trim() ? words.trim() : body;
  const changed = opens + withYamlValue(front, fields) + closes + text + (rest || '\n');
  return isDeepStrictEqual(recordOf(file, source), value) ? source : changed;
}
