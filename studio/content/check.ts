import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '#app/content/problem.ts';
import { problemsIn } from '#app/pages/load.ts';

/** A copy of all records; the pictures are looked up where they are. */
function copyOf(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'studio-check-'));
  const media = path.join(root, 'media');
  cpSync(root, copy, { recursive: true, filter: (file) => file !== media });
  symlinkSync(path.resolve(media), path.join(copy, 'media'));
  return copy;
}

/**
 * What would be wrong once a file says something else, in the words of the content check. What is wrong already stays
 * out, unless it is in this file: nobody has to mend what others have left before saving.
 */
export function problemsOfChange(root: string, file: string, source: string | undefined): Problem[] {
  const copy = copyOf(root);
  try {
    const place = path.join(copy, file);
    if (source === undefined) rmSync(place, { force: true });
    else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, source);
    }
    const found = problemsIn(copy);
    if (found.length === 0) return [];
    const own = `content/${file}`;
    const known = new Set(problemsIn(root).map((problem) => JSON.stringify(problem)));
    return found.filter((problem) => problem.file === own || !known.has(JSON.stringify(problem)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
