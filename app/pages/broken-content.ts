import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

function copyOf(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(root, copy, { recursive: true, filter: isText });
  return copy;
}

function openCopy(root: string): ContentCopy {
  const at = (file: string): string => path.join(root, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  return {
    read,
    write: (file, text) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    edit: (file, from, to) => {
      const text = read(file);
      if (!(typeof from === 'string' ? text.includes(from) : from.test(text)))
        throw new Error(`there is no ${from} in ${file}`);
      writeFileSync(at(file), text.replace(from, to));
    },
    remove: (file) => rmSync(at(file)),
  };
}

/** The content before the tests, with the problems it already has. */
const start = copyOf(contentFolder);
process.once('exit', () => rmSync(start, { recursive: true, force: true }));
const already = new Set(problemsIn(start).map((problem) => JSON.stringify(problem)));

/** Reads a modified copy of the content, then deletes it. */
function withCopy<T>(change: (copy: ContentCopy) => void, read: (root: string) => T): T {
  const root = copyOf(start);
  try {
    change(openCopy(root));
    return read(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The content after a change. */
export function contentAfter(change: (copy: ContentCopy) => void): SiteContent {
  return withCopy(change, readContent);
}

/** The problems a change causes. Existing ones are left out: `npm run check:content` reports those. */
export function problemsAfter(change: (copy: ContentCopy) => void): Problem[] {
  return withCopy(change, (root) =>
    problemsIn(root).filter((problem) => !already.has(JSON.stringify(problem))),
  );
}

/**
 * The report of `problemsAfter` without its first line, the count. Condensed to two lines per problem from the
 * editors' four: place and finding, then expectation and fix.
 */
export function reportAfter(change: (copy: ContentCopy) => void): string {
  const whole = report(problemsAfter(change)).split('\n').slice(2).join('\n');
  return whole.replaceAll(/\n +found {5}(.*\n) +expected {2}(.*)\n +to mend {3}/g, ': $1    $2; ');
}
