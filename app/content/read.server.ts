import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isScalar, LineCounter, parseDocument, Scalar } from 'yaml';
import { shapesIn } from './brand.server.ts';
import { checkName } from './check-names.ts';
import { cutValues, tab, yamlProblem } from './check-yaml.ts';
import { fieldName, fileFromProject, type Problem } from './problem.ts';
import type { FieldPath } from './ref.ts';
import { brandFile } from './schema/brand.ts';
import { brandFolder } from './site-folder.server.ts';
import { curl, curlAll } from './typography.ts';

/** A parsed content file, not validated yet. */
export interface SourceFile {
  /** Path below the content folder, with forward slashes: `services/seo.yaml`. */
  path: string;
  /** For Markdown: the front matter, with the text as `body`. */
  value: unknown;
  /**
   * Line of a field, from 1; of its nearest existing parent if it is missing. `within` is a line of the field's own
   * text, for literal blocks.
   */
  lineOf: (field: FieldPath, within?: number) => number;
}

/** Everything in `content` but media. */
function recordPaths(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('media/'))
    .toSorted();
}

interface Markdown {
  front: string;
  body: string;
  /** Line on which the body starts. */
  bodyLine: number;
}

function splitMarkdown(source: string): Markdown | undefined {
  const match = /^(---\r?\n([\s\S]*?)\r?\n---\r?\n?\s*)([\s\S]*)$/.exec(source);
  if (!match) return undefined;
  const [, head = '', front = '', body = ''] = match;
  return { front, body: body.trim(), bodyLine: head.split('\n').length };
}

/** Finds lines in a parsed document. `offset` is the number of lines above it. */
function lineFinder(document: Document.Parsed, lines: LineCounter, offset: number): SourceFile['lineOf'] {
  return (field, within = 1) => {
    for (let length = field.length; length > 0; length--) {
      const node: unknown = document.getIn(field.slice(0, length), true);
      if (!isRanged(node)) continue;
      // Only a literal block keeps its lines; its text starts below the `|`.
      const literal = isScalar(node) && node.type === Scalar.BLOCK_LITERAL;
      return lines.linePos(node.range[0]).line + offset + (literal ? within : 0);
    }
    return 1 + offset;
  };
}

function isRanged(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

interface Parsed {
  sourceFile?: SourceFile;
  problems: Problem[];
}

/** Parse cache per file: in development and in tests one file changes at a time. */
const parsed = new Map<string, { source: string; result: Parsed }>();

function parse(file: string, source: string): Parsed {
  const known = parsed.get(file);
  if (known?.source === source) return known.result;
  const result = parseAfresh(file, source);
  parsed.set(file, { source, result });
  return result;
}

function parseAfresh(file: string, source: string): Parsed {
  // Not a content file; validation reports it.
  if (!/\.(yaml|md)$/.test(file))
    return { sourceFile: { path: file, value: undefined, lineOf: () => 1 }, problems: [] };
  const markdown = file.endsWith('.md') ? splitMarkdown(source) : undefined;
  if (file.endsWith('.md') && !markdown) return { problems: [noFrontMatter(file)] };
  const lines = new LineCounter();
  const document = parseDocument(markdown?.front ?? source, { lineCounter: lines });
  const offset = markdown ? 1 : 0;
  const unread = document.errors.map((error) => yamlProblem(file, error, offset));
  // A tab causes the errors after it.
  const tabs = unread.filter(({ found }) => found === tab);
  const cut = cutValues(document).map(({ at, field, ...rest }) => ({
    file: fileFromProject(file),
    line: lines.linePos(at).line + offset,
    field: fieldName(field),
    ...rest,
  }));
  // One syntax error causes others, so only the first is reported.
  const first = cut.length > 0 ? [] : unread.slice(0, 1);
  const problems = [...(tabs.length > 0 ? tabs : first), ...cut];
  if (problems.length > 0) return { problems };
  const front = curlAll(document.toJS());
  const inFront = lineFinder(document, lines, offset);
  if (!markdown) return { sourceFile: { path: file, value: front, lineOf: inFront }, problems };
  const value = typeof front === 'object' && front !== null ? { ...front, body: curl(markdown.body) } : front;
  const lineOf: SourceFile['lineOf'] = (field, within = 1) =>
    field[0] === 'body' ? markdown.bodyLine + within - 1 : inFront(field, within);
  return { sourceFile: { path: file, value, lineOf }, problems };
}

function noFrontMatter(file: string): Problem {
  return {
    file: fileFromProject(file),
    line: 1,
    field: '',
    found: 'no front matter',
    expected: 'a first line of three hyphens, fields such as title, and another line of three hyphens',
    mend: 'copy the head of a neighbouring file and change its values',
  };
}

/** Decodes UTF-8 and drops a byte order mark; undefined if invalid. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function otherEncoding(file: string): Problem {
  return {
    file: fileFromProject(file),
    field: '',
    found: 'a file that is not UTF-8: accents and quotation marks would come out as other signs',
    expected: 'text saved as UTF-8',
    mend: 'save it again and choose the encoding UTF-8',
  };
}

/** `brand.yaml` with the SVGs beside it. */
function withMark(source: SourceFile, brand: string): SourceFile {
  return { ...source, value: { ...Object(source.value), ...shapesIn(brand) } };
}

/**
 * Reads all records: YAML (`.yaml`) and Markdown with front matter (`.md`). Files that cannot be parsed become
 * problems.
 * @param brand the brand's folder
 */
export function readContentFiles(
  root: string,
  brand = brandFolder,
): { files: SourceFile[]; problems: Problem[] } {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  const brandYaml = path.join(brand, 'brand.yaml');
  for (const file of [...(existsSync(brandYaml) ? [brandFile] : []), ...recordPaths(root)]) {
    if (file !== brandFile) problems.push(...checkName(file));
    const source = decode(readFileSync(file === brandFile ? brandYaml : path.join(root, file)));
    if (source === undefined) {
      problems.push(otherEncoding(file));
      continue;
    }
    const { sourceFile, problems: found } = parse(file, source);
    problems.push(...found);
    if (sourceFile) files.push(file === brandFile ? withMark(sourceFile, brand) : sourceFile);
  }
  return { files, problems };
}
