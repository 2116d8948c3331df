import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { test as base } from './test.ts';

const exported = z.array(z.looseObject({ form: z.string(), spam: z.string().nullable(), email: z.string() }));

/** A server over the built site with an inbox of its own, for what must be looked up afterwards. */
export interface InboxServer {
  /** Starts it and resolves with its address, another one each time. */
  start: () => Promise<string>;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
  /** Everything that it stored, suspected spam included. */
  leads: () => z.infer<typeof exported>;
}

function createServer(folder: string): InboxServer {
  const env = { ...process.env, DATABASE_URL: `file:${path.join(folder, 'inbox.db')}`, RATE_LIMIT: 'off' };
  let server: ChildProcess | undefined;
  return {
    start() {
      const child = spawn(process.execPath, ['server/start.ts'], {
        env: { ...env, PORT: '0', LOG_LEVEL: 'silent', SITE_DIR: 'build/client' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      server = child;
      return new Promise((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
        child.stdout.on('data', (data: Buffer) => {
          const address = /http:\S+/.exec(data.toString())?.[0];
          if (address) resolve(address);
        });
      });
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'close');
      server.kill('SIGKILL');
      await gone;
    },
    leads: () =>
      exported.parse(
        JSON.parse(
          execFileSync(process.execPath, ['server/inbox/cli.ts', 'export', '--all'], {
            env,
            encoding: 'utf8',
          }),
        ),
      ),
  };
}

/** The browser tests' test, with a server that it may kill. */
export const test = base.extend<{ inbox: InboxServer }>({
  inbox: async ({ page }, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
    const inbox = createServer(folder);
    await provide(inbox);
    // Or the page would complain that its server is gone.
    await page.close();
    await inbox.kill();
    rmSync(folder, { recursive: true, force: true });
  },
});
