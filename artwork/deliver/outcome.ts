import type { PictureEntry, VideoEntry } from '../../app/content/media.ts';

/** The result of a run. */
export interface Outcome {
  drawn: number;
  fresh: number;
  failed: number;
}

/** An unreadable file from an editor; its message is complete. */
export class UnreadableError extends Error {}

type Files = PictureEntry['files'] | VideoEntry['files'];

/** Runs one task, counts its result and prints a line; a failure does not stop the others. */
export async function attempt(
  key: string,
  outcome: Outcome,
  work: () => Promise<boolean>,
  files: () => Files | undefined,
): Promise<void> {
  const start = performance.now();
  try {
    const drawn = await work();
    outcome[drawn ? 'drawn' : 'fresh'] += 1;
    if (!drawn) return;
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    const sizes = (files() ?? []).map((file) => `${Math.round(file.bytes / 1000)} KB`);
    console.log(`${key.padEnd(36)} ${seconds} s  ${sizes.join(', ')}`);
  } catch (error) {
    outcome.failed += 1;
    if (error instanceof UnreadableError) console.error(error.message);
    else console.error(`${key}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
