import './check-node.js';
import path from 'node:path';
import { createApp } from './app.ts';
import { build, isBuilt } from './build/ensure-built.ts';
import { readServerContent } from './content.ts';
import { createChannels } from './delivery/channels.ts';
import { startDigests } from './delivery/digests.ts';
import { startDispatcher } from './delivery/dispatcher.ts';
import { openInbox } from './inbox/database.ts';
import { createStore } from './inbox/open-store.ts';
import { listen } from './listen.ts';
import { createLog, errorCode } from './log.ts';
import { readSettings } from './settings.ts';

const root = path.resolve(import.meta.dirname, '..');

async function builtSite(siteDir: string | undefined): Promise<string> {
  if (siteDir) return siteDir;
  if (!isBuilt(root, process.env)) {
    console.log('Building the site …');
    await build(root);
  }
  return path.join(root, 'build', 'client');
}

/** Runs the steps in order at the first SIGTERM or SIGINT; a second signal ends the process at once. */
function stopOnSignal(steps: readonly (() => Promise<void>)[]): void {
  const stop = async (): Promise<void> => {
    for (const step of steps) await step();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const siteDir = await builtSite(settings.siteDir);
  const content = readServerContent(settings.contentDir);
  const inbox = await openInbox(settings.databaseUrl, {
    onError: (error) => log.warn({ code: errorCode(error) }, 'database connection lost'),
  });
  const channels = createChannels(settings, {
    name: content.site.name,
    url: settings.siteUrl ?? content.site.url,
  });
  const dispatchers = channels.map((channel) =>
    startDispatcher(inbox.db, channel, { firstPause: settings.deliveryPause, log }),
  );
  const wake = (): void => dispatchers.forEach((dispatcher) => dispatcher.wake());
  const names = channels.map(({ name }) => name);
  const store = createStore(inbox.db, { channels: names, onStored: wake });
  const digests = startDigests(inbox.db, { channels: names, at: settings.digestAt, onMade: wake, log });
  const app = createApp({ settings, siteDir, content, store, log });
  const listening = await listen(app, settings.host, settings.port);
  stopOnSignal([
    listening.stop,
    store.idle,
    digests.stop,
    ...dispatchers.map(({ stop }) => stop),
    () => inbox.db.destroy(),
  ]);
  console.log(`Serving on http://${settings.host}:${listening.port}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
