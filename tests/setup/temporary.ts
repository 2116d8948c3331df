import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Takes what must be undone; by default it is undone after the test. */
export type CleanUp = (undo: () => void | Promise<void>) => void;

/** Collects what a script must undo at its end, last first; also when it fails. */
export async function withCleanUp(run: (cleanUp: CleanUp) => Promise<void>): Promise<void> {
  const steps: Parameters<CleanUp>[0][] = [];
  try {
    await run((undo) => void steps.push(undo));
  } finally {
    for (const undo of steps.toReversed()) await undo();
  }
}

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
