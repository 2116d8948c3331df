import './check-node.js';
import path from 'node:path';
import { createApp } from './app.ts';
import { build, isBuilt } from './build/ensure-built.ts';
import { readServerContent } from './content.ts';
import { type OpenInbox, openInbox } from './inbox/database.ts';
import { createStore } from './inbox/open-store.ts';
import { type Listening, listen } from './listen.ts';
import { createLog, errorCode } from './log.ts';
import { readSettings } from './settings.ts';

const root = path.resolve(import.meta.dirname, '..');

async function builtSite(siteDir: string | undefined): Promise<string> {
  if (siteDir) return siteDir;
  if (!isBuilt(root)) {
    console.log('Building the site …');
    await build(root);
  }
  return path.join(root, 'build', 'client');
}

function stopOnSignal(listening: Listening, idle: () => Promise<void>, inbox: OpenInbox): void {
  const stop = async (): Promise<void> => {
    await listening.stop();
    await idle();
    await inbox.db.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const siteDir = await builtSite(settings.siteDir);
  const content = readServerContent(settings.contentDir);
  const inbox = await openInbox(settings.databaseUrl, (error) =>
    log.warn({ code: errorCode(error) }, 'database connection lost'),
  );
  const store = createStore(inbox.db, { channels: [], onStored: () => {} });
  const app = createApp({ settings, siteDir, content, store, log });
  const listening = await listen(app, settings.host, settings.port);
  stopOnSignal(listening, store.idle, inbox);
  console.log(`Serving on http://${settings.host}:${listening.port}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
