import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE } from './paths.ts';

/** Age in milliseconds after which a lock counts as left behind by a dead run. */
const STALE = 20_000;

function abandoned(path: string): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > STALE;
  } catch {
    return true; // gone in the meantime
  }
}

/** Runs a short synchronous task while no other run on this machine is inside one. */
export async function exclusively<T>(task: () => T): Promise<T> {
  const path = join(CACHE, 'lock');
  mkdirSync(CACHE, { recursive: true });
  for (;;) {
    try {
      mkdirSync(path);
      break;
    } catch {
      if (abandoned(path)) {
        try {
          rmdirSync(path);
        } catch {
          // another run was faster
        }
      }
      await sleep(15);
    }
  }
  try {
    return task();
  } finally {
    rmdirSync(path);
  }
}
