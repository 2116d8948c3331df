import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';
import type { FieldPath } from './ref.ts';

/** A content file as written, before any schema has seen it. */
export interface SourceFile {
  /** Path below the content folder, with forward slashes: `services/seo.yaml`. */
  path: string;
  /** For Markdown: the front matter, with the text below it as `body`. */
  value: unknown;
  /** Line of the field, counted from 1; of its nearest written parent where the field is missing. */
  lineOf: (field: FieldPath) => number | undefined;
}

/** Folders below `content` that hold no records: delivered media and what they are made from. */
const notRecords = new Set(['media', 'pages-draft']);

function recordPaths(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !notRecords.has(file.split('/')[0] ?? ''))
    .toSorted();
}

/** The front matter and the text below it, with the line on which the front matter starts. */
function splitMarkdown(source: string): { front: string; body: string } | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  return match ? { front: match[1] ?? '', body: (match[2] ?? '').trim() } : undefined;
}

function parse(file: string, source: string): { sourceFile?: SourceFile; problems: Problem[] } {
  const markdown = file.endsWith('.md') ? splitMarkdown(source) : undefined;
  if (file.endsWith('.md') && !markdown)
    return { problems: [noFrontMatter(file)] };
  const lines = new LineCounter();
  const document = parseDocument(markdown?.front ?? source, { lineCounter: lines });
  const offset = markdown ? 1 : 0;
  const problems = document.errors.map((error) => ({
    file: `content/${file}`,
    line: (error.linePos?.[0].line ?? 1) + offset,
    field: '',
    found: error.message.split('\n')[0] ?? error.code,
    expected: 'valid YAML',
    mend: 'correct the line; text that holds a colon or starts with a sign needs quotes',
  }));
  if (problems.length > 0) return { problems };
  const front: unknown = document.toJS();
  const value =
    markdown && typeof front === 'object' && front !== null ? { ...front, body: markdown.body } : front;
  const lineOf = (field: FieldPath): number | undefined => {
    for (let length = field.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(field.slice(0, length), true);
      const range = (node as { range?: [number, number, number] | null } | null | undefined)?.range;
      if (range) return lines.linePos(range[0]).line + offset;
    }
    return undefined;
  };
  return { sourceFile: { path: file, value, lineOf }, problems: [] };
}

function noFrontMatter(file: string): Problem {
  return {
    file: `content/${file}`,
    line: 1,
    field: '',
    found: 'no front matter',
    expected: 'a first line of three hyphens, fields such as title, and another line of three hyphens',
    mend: 'copy the head of a neighbouring file and change its values',
  };
}

/**
 * Reads every record below the content folder: YAML (`.yaml`) and Markdown with front matter (`.md`).
 * Files that cannot be parsed come back as problems.
 */
export function readContentFiles(root: string): { files: SourceFile[]; problems: Problem[] } {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  for (const file of recordPaths(root)) {
    const parsed = parse(file, readFileSync(path.join(root, file), 'utf8'));
    problems.push(...parsed.problems);
    if (parsed.sourceFile) files.push(parsed.sourceFile);
  }
  return { files, problems };
}
