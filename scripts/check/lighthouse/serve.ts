import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningSite {
  url: string;
  stop: () => void;
}

/** Serves the built site from a process of its own, with an inbox that is thrown away. */
export async function serve(): Promise<RunningSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const env = {
    ...process.env,
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: `file:${path.join(folder, 'inbox.db')}`,
  };
  const child = spawn(process.execPath, [path.resolve('server/start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (): void => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  for await (const line of createInterface(child.stdout)) {
    const url = /^Serving on (\S+)$/.exec(line)?.[1];
    if (url) return { url, stop };
  }
  throw new Error('the server did not start');
}
