import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Takes what must be undone; by default it is undone after the test. */
export type CleanUp = (undo: () => void | Promise<void>) => void;

/** An empty folder that is gone afterwards. */
export function temporaryFolder(cleanUp: CleanUp = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Polls until a condition holds.
 * @param within milliseconds
 * @throws Error with what was awaited when the time is up
 */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  within = 20_000,
): Promise<void> {
  const end = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${within} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
