import './check-node.js';
import path from 'node:path';
import { calendarZone } from '#app/content/zone.ts';
import { createApp } from './app.ts';
import { rebuildDaily } from './build/daily-rebuild.ts';
import { build, isBuilt, isBuiltFor } from './build/ensure-built.ts';
import { createChannels } from './delivery/channels.ts';
import { startDigests } from './delivery/digests.ts';
import { startDispatcher } from './delivery/dispatcher.ts';
import { createRateLimit } from './forms/rate-limits.ts';
import { openInbox } from './inbox/database.ts';
import { createStore } from './inbox/open-store.ts';
import { configuredChannels } from './inbox/requeue.ts';
import { listen } from './listen.ts';
import { createLog, errorCode } from './log.ts';
import { reloadable } from './reload.ts';
import { readSettings } from './settings.ts';
import { contentOf, openSite } from './site/built-site.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The site's folder, built if necessary. If the build fails, the previous one is better than none. */
async function builtSite(siteDir: string | undefined): Promise<string> {
  if (siteDir) return siteDir;
  if (!isBuilt(root, process.env)) {
    console.log('Building the site …');
    await build(root).catch((error: unknown) => {
      if (!isBuiltFor(root, process.env)) throw error;
      console.error('The site could not be built, the report is above: the build before is served.');
    });
  }
  return path.join(root, 'build', 'client');
}

/** Runs the steps in order on the first SIGTERM or SIGINT; a second signal ends the process at once. */
function stopOnSignal(steps: readonly (() => Promise<void>)[]): void {
  const signals = ['SIGTERM', 'SIGINT'];
  const stop = async (): Promise<void> => {
    for (const signal of signals) process.removeAllListeners(signal);
    for (const step of steps) await step();
    process.exit(0);
  };
  for (const signal of signals) process.once(signal, () => void stop());
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const siteDir = await builtSite(settings.siteDir);
  const content = contentOf(siteDir, settings.contentDir);
  const inbox = await openInbox(settings.databaseUrl, {
    onError: (error) => log.warn({ code: errorCode(error) }, 'database connection lost'),
  });
  const channels = createChannels(settings, content);
  const dispatchers = channels.map((channel) =>
    startDispatcher(inbox.db, channel, { firstPause: settings.deliveryPause, log }),
  );
  const wake = (): void => dispatchers.forEach((dispatcher) => dispatcher.wake());
  const names = channels.map(({ name }) => name);
  const store = createStore(inbox.db, { channels: names, onStored: wake });
  const digests = startDigests(inbox.db, {
    channels: configuredChannels(settings),
    at: settings.digestAt,
    onMade: wake,
    log,
  });
  const rateLimit = settings.rateLimit ? createRateLimit() : undefined;
  let nextChange: string | undefined;
  const load = () => {
    const site = openSite(siteDir, settings.contentDir);
    nextChange = site.nextChange;
    return createApp({ settings, site, rateLimit, store, log });
  };
  const { answer, reload } = reloadable(load, log);
  const listening = await listen(answer, settings.host, settings.port);
  // Closing a terminal also sends SIGHUP, and should then end the process.
  if (!process.stdin.isTTY) process.on('SIGHUP', reload);
  const stopRebuilds = rebuildDaily({
    timeZone: calendarZone(content.site),
    nextChange: () => (settings.rebuildDaily ? nextChange : undefined),
    rebuild: () => build(root, false).then(reload),
    log,
  });
  stopOnSignal([
    listening.stop,
    stopRebuilds,
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
