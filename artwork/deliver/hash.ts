import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow } from './paths.ts';

/** First 16 hexadecimal digits of the SHA-256 of all parts together. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** The same digest for a single file, as stored in the manifest. */
export function fileHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/**
 * A digest of the source code in some folders: pictures that are slow to draw count as unchanged while their data and
 * this digest are. Paths that start with one of `except` are skipped.
 */
export function codeHash(folders: readonly string[], except: readonly string[] = []): string {
  const sources = folders.flatMap((folder) =>
    filesBelow(join(ROOT, folder))
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${folder}/${path}`),
  );
  const kept = sources.filter((path) => !except.some((start) => path.startsWith(start)));
  return hashOf(...kept.flatMap((path) => [path, readFileSync(join(ROOT, path))]));
}
