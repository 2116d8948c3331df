import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '#app/content/problem.ts';
import { readContentFiles } from '#app/content/read.server.ts';
import { problemsIn } from '#app/pages/load.ts';
import { similarPages } from '#scripts/check/similar-pages.ts';

/** A copy of all records, with a link to the original pictures. */
function copyOf(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'studio-check-'));
  const media = path.join(root, 'media');
  cpSync(root, copy, { recursive: true, filter: (file) => file !== media });
  symlinkSync(path.resolve(media), path.join(copy, 'media'));
  return copy;
}

/** The new text of a file; undefined deletes it. */
export interface Change {
  file: string;
  source: string | undefined;
}

/** Of two similar files, blames the one being saved. */
function inOwn(problem: Problem, own: ReadonlySet<string>): Problem {
  const { file, found } = problem;
  const [, other = ''] = /^(?:the \w+|\d+% of the words) of (content\/[\w./-]+)/.exec(found) ?? [];
  return own.has(other) && !own.has(file)
    ? { ...problem, file: other, found: found.replace(other, file) }
    : problem;
}

/** All problems that stop a build, as `npm run check:content` reports them, including similar pages. */
function problemsOf(root: string, own: ReadonlySet<string>): Problem[] {
  const alike = similarPages(readContentFiles(root).files);
  const mine = alike.filter(({ file }) => own.has(file));
  return [...problemsIn(root), ...(mine.length > 0 ? mine : alike)].map((problem) => inOwn(problem, own));
}

/**
 * Problems that changes would cause, with the messages of the content check. Existing problems in other files are
 * left out: nobody has to fix them before saving.
 */
export function problemsOfChange(root: string, ...changes: readonly Change[]): Problem[] {
  const own = new Set(changes.map(({ file }) => `content/${file}`));
  const copy = copyOf(root);
  try {
    for (const { file, source } of changes) {
      const place = path.join(copy, file);
      mkdirSync(path.dirname(place), { recursive: true });
      if (source === undefined) rmSync(place, { force: true });
      else writeFileSync(place, source);
    }
    const found = problemsOf(copy, own);
    if (found.length === 0) return [];
    const known = new Set(problemsOf(root, own).map((problem) => JSON.stringify(problem)));
    return found.filter((problem) => own.has(problem.file) || !known.has(JSON.stringify(problem)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
