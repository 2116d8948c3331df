import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Problem, report } from '#app/content/problem.ts';
import { contentFolder } from '#app/content/site-folder.server.ts';
import { problemsIn, readContent, type SiteContent } from './load.ts';

/** A copy of the content for tests to break. */
export interface ContentCopy {
  read: (file: string) => string;
  write: (file: string, text: string | Buffer) => void;
  /** Replaces text that must exist. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  remove: (file: string) => void;
}

/** Text files and the media manifest; the media are never read. */
function isText(file: string): boolean {
  return path.extname(file) === '' || /(\.yaml|\.md|manifest\.json)$/.test(file);
}

/** A copy of the content for all tests of a worker; its files are put back after each change. */
const root = mkdtempSync(path.join(tmpdir(), 'content-'));
cpSync(contentFolder, root, { recursive: true, filter: isText });
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

const at = (file: string): string => path.join(root, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

/** Makes a change, reads the content, and takes the change back. */
function changed<T>(change: (copy: ContentCopy) => void, result: (root: string) => T): T {
  const before = new Map<string, Buffer | undefined>();
  const write = (file: string, text: string | Buffer | undefined): void => {
    if (!before.has(file)) before.set(file, existsSync(at(file)) ? readFileSync(at(file)) : undefined);
    if (text === undefined) return rmSync(at(file), { force: true });
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const edit: ContentCopy['edit'] = (file, from, to) => {
    const text = read(file);
    if (!(typeof from === 'string' ? text.includes(from) : from.test(text)))
      throw new Error(`there is no ${from} in ${file}`);
    write(file, text.replace(from, to));
  };
  try {
    change({ read, write, edit, remove: (file) => write(file, undefined) });
    return result(root);
  } finally {
    for (const [file, bytes] of before) write(file, bytes);
  }
}

/** The content after a change. */
export function contentAfter(change: (copy: ContentCopy) => void): SiteContent {
  return changed(change, readContent);
}

let already: Set<string> | undefined;

/** The problems a change causes. Existing ones are left out: `npm run check:content` reports those. */
export function problemsAfter(change: (copy: ContentCopy) => void): Problem[] {
  const known = (already ??= new Set(problemsIn(root).map((problem) => JSON.stringify(problem))));
  return changed(change, problemsIn).filter((problem) => !known.has(JSON.stringify(problem)));
}

/**
 * The report of `problemsAfter` without its first line, the count. Condensed to two lines per problem from the
 * editors' four: place and finding, then expectation and fix.
 */
export function reportAfter(change: (copy: ContentCopy) => void): string {
  const whole = report(problemsAfter(change)).split('\n').slice(2).join('\n');
  return whole.replaceAll(/\n +found {5}(.*\n) +expected {2}(.*)\n +to mend {3}/g, ': $1    $2; ');
}
