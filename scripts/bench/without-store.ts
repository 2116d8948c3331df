/** The same server without storage, to measure the cost of everything but the disk. */
import { createApp } from '#server/app.ts';
import { createRateLimit } from '#server/forms/rate-limits.ts';
import { leadId } from '#server/inbox/lead.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { openSite } from '#server/site/built-site.ts';

const settings = readSettings(process.env);
const app = createApp({
  settings,
  site: openSite(settings.siteDir ?? 'build/client', settings.contentDir),
  rateLimit: settings.rateLimit ? createRateLimit() : undefined,
  store: {
    add: (arrival) => Promise.resolve({ leadId: leadId(arrival), outcome: 'new' }),
    idle: () => Promise.resolve(),
    isReady: () => Promise.resolve(true),
  },
  log: createLog(settings.logLevel),
});
const { port, stop } = await listen(app.fetch, settings.host, settings.port);
console.log(`Serving on http://${settings.host}:${port}`);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
