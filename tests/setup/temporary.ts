import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Registers a clean-up step; by default it runs after the test. */
export type CleanUp = (undo: () => void | Promise<void>) => void;

/** Runs clean-up steps at the end of a script, last first, even after a failure. */
export async function withCleanUp(run: (cleanUp: CleanUp) => Promise<void>): Promise<void> {
  const steps: Parameters<CleanUp>[0][] = [];
  try {
    await run((undo) => void steps.push(undo));
  } finally {
    for (const undo of steps.toReversed()) await undo();
  }
}

/** An empty folder that is removed afterwards. */
export function temporaryFolder(cleanUp: CleanUp = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Polls until a condition holds.
 * @param within milliseconds
 * @throws Error naming the condition on timeout
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
