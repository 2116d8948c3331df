import { Hono } from 'hono';
import { createClientInfo } from './client-info.ts';
import type { createRateLimit } from './forms/rate-limits.ts';
import { submitHandler } from './forms/submit.ts';
import { securityHeaders } from './headers/security-headers.ts';
import type { Store } from './inbox/open-store.ts';
import { errorCode, type Log } from './log.ts';
import type { Settings } from './settings.ts';
import type { BuiltSite } from './site/built-site.ts';
import { serveSite } from './site/serve-site.ts';

export interface AppOptions {
  settings: Settings;
  site: BuiltSite;
  /** Survives a reload, so that counts are kept. */
  rateLimit: ReturnType<typeof createRateLimit> | undefined;
  store: Store;
  log: Log;
}

/** The app with all routes. */
export function createApp({ settings, site, rateLimit, store, log }: AppOptions): Hono {
  const { files, content } = site;
  const clientInfo = createClientInfo(settings.trustProxy);
  const stylesheets = [...files.keys()].filter((address) => /^\/assets\/.*\.css$/.test(address));
  const submit = submitHandler({
    content,
    clientInfo,
    rateLimit,
    recaptcha: settings.recaptcha,
    store: store.add,
    log,
    stylesheets,
  });

  const app = new Hono();
  app.use(securityHeaders(clientInfo));
  app.get('/healthz', (c) => c.text('alive\n', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const lack =
      (site.isThere() ? undefined : 'site is gone') ?? ((await store.isReady()) ? undefined : 'cannot store');
    return c.text(`${lack ?? 'ready'}\n`, lack ? 503 : 200, { 'Cache-Control': 'no-store' });
  });
  app.post('/api/submit', submit);
  // Requested when a visitor reloads the page shown after a failed post.
  app.get('/api/submit', (c) => c.redirect('/contact', 303));
  app.all('/api/submit', (c) =>
    c.json({ success: false, message: 'This method is not allowed' }, 405, { Allow: 'POST' }),
  );
  app.all('*', serveSite(site));
  app.onError((error, c) => {
    log.error({ code: errorCode(error), method: c.req.method }, 'request failed');
    return c.text('Something went wrong\n', 500);
  });
  return app;
}
