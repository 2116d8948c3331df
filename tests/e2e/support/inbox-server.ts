import path from 'node:path';
import { z } from 'zod';
import { inbox as runInbox, type RunningServer, startServer } from '../../setup/server.ts';
import { type CleanUp, temporaryFolder, withCleanUp } from '../../setup/temporary.ts';
import { test as base } from './test.ts';

const exported = z.array(z.looseObject({ form: z.string(), spam: z.string().nullable(), email: z.string() }));

/** A server for the built site with its own inbox, whose content a test can inspect. */
function inboxServer(cleanUp: CleanUp) {
  const databaseUrl = `file:${path.join(temporaryFolder(cleanUp), 'inbox.db')}`;
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', SITE_DIR: 'build/client' };
  let server: RunningServer | undefined;
  return {
    /** Starts it and resolves with its URL, which changes each time. */
    async start(): Promise<string> {
      server = await startServer(settings, cleanUp);
      return server.url;
    },
    /** Kills it, as a power failure would. */
    kill: async () => server?.kill(),
    /** Everything stored, including suspected spam. */
    leads: async () => exported.parse(JSON.parse(await runInbox(databaseUrl, 'export', '--all'))),
  };
}

/** The browser tests' `test`, with a server that a test may kill. */
export const test = base.extend<{ inbox: ReturnType<typeof inboxServer> }>({
  inbox: ({ page }, provide) =>
    withCleanUp(async (cleanUp) => {
      await provide(inboxServer(cleanUp));
      // Otherwise the page would report that its server is gone.
      await page.close();
    }),
});
