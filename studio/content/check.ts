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

/** All that stops a build, as `npm run check:content` finds it. */
function problemsOf(root: string, own: ReadonlySet<string>): readonly Problem[] {
  const found = problemsIn(root);
  if (found.length > 0) return found;
  const alike = similarPages(readContentFiles(root).files);
  // Of two pages that are alike, the one to mend is the one that is being written.
  const mine = alike.filter(({ file }) => own.has(file));
  return mine.length > 0 ? mine : alike;
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
