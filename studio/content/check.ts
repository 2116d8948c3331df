import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '#app/content/problem.ts';
import { readContentFiles } from '#app/content/read.server.ts';
import { problemsIn } from '#app/pages/load.ts';
import { similarPages } from '#scripts/check/similar-pages.ts';

/** A copy of all records; the pictures are looked up where they are. */
function copyOf(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'studio-check-'));
  const media = path.join(root, 'media');
  cpSync(root, copy, { recursive: true, filter: (file) => file !== media });
  symlinkSync(path.resolve(media), path.join(copy, 'media'));
  return copy;
}

/** What a file is to say; without text it is taken away. */
export interface Change {
  file: string;
  source: string | undefined;
}

/** Of two files that say the same, the one to mend is the one that is being written. */
function inOwn(problem: Problem, own: ReadonlySet<string>): Problem {
  const { file, found } = problem;
  const [, other = ''] = /^(?:the \w+|\d+% of the words) of (content\/[\w./-]+)/.exec(found) ?? [];
  return own.has(other) && !own.has(file)
    ? { ...problem, file: other, found: found.replace(other, file) }
    : problem;
}

/** All that stops a build, as `npm run check:content` finds it, with pages that are alike from the beginning. */
function problemsOf(root: string, own: ReadonlySet<string>): Problem[] {
  const alike = similarPages(readContentFiles(root).files);
  const mine = alike.filter(({ file }) => own.has(file));
  return [...problemsIn(root), ...(mine.length > 0 ? mine : alike)].map((problem) => inOwn(problem, own));
}

/**
 * What would be wrong once files say something else, in the words of the content check. What is wrong already stays
 * out, unless it is in one of these: nobody has to mend what others have left before saving.
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
