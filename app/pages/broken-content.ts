import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Problem, report } from '#app/content/problem.ts';
import { contentFolder } from '#app/content/site-folder.server.ts';
import { problemsIn, readContent, type SiteContent } from './load.ts';

/** For tests: a copy of the content that they may break. */
export interface ContentCopy {
  read: (file: string) => string;
  write: (file: string, text: string | Buffer) => void;
  /** Replaces what must be there. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  remove: (file: string) => void;
}

/** Text and the list of media; the media themselves are never read. */
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

/** The content as it was when the tests began, and what is wrong with it already. */
const start = copyOf(contentFolder);
process.once('exit', () => rmSync(start, { recursive: true, force: true }));
const already = new Set(problemsIn(start).map((problem) => JSON.stringify(problem)));

/** Hands a changed copy of the content to a reader, and throws it away. */
function withCopy<T>(change: (copy: ContentCopy) => void, read: (root: string) => T): T {
  const root = copyOf(start);
  try {
    change(openCopy(root));
    return read(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The content as it is after a change. */
export function contentAfter(change: (copy: ContentCopy) => void): SiteContent {
  return withCopy(change, readContent);
}

/**
 * The problems that a change brings. Those that the content has already are left out: they fail
 * `npm run check:content`, not the tests of its words.
 */
export function problemsAfter(change: (copy: ContentCopy) => void): Problem[] {
  return withCopy(change, (root) =>
    problemsIn(root).filter((problem) => !already.has(JSON.stringify(problem))),
  );
}

/**
 * Their report below its first line, which counts them; empty where there are none. Two lines say of each what four
 * say to an editor: where it is and what was found, what was expected and how to mend it.
 */
export function reportAfter(change: (copy: ContentCopy) => void): string {
  const whole = report(problemsAfter(change)).split('\n').slice(2).join('\n');
  return whole.replaceAll(/\n +found {5}(.*\n) +expected {2}(.*)\n +to mend {3}/g, ': $1    $2; ');
}
