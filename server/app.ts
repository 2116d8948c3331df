import path from 'node:path';
import { Hono } from 'hono';
import { createClientInfo } from './client-info.ts';
import type { ServerContent } from './content.ts';
import { createRateLimit } from './forms/rate-limits.ts';
import { submitHandler } from './forms/submit.ts';
import { readPolicies } from './headers/content-policy.ts';
import { securityHeaders } from './headers/security-headers.ts';
import type { Store } from './inbox/open-store.ts';
import { errorCode, type Log } from './log.ts';
import type { Settings } from './settings.ts';
import { serveSite } from './site/serve-site.ts';
import { readSiteFiles } from './site/site-files.ts';

export interface AppOptions {
  settings: Settings;
  /** Folder of the built site. */
  siteDir: string;
  content: ServerContent;
  store: Store;
  log: Log;
}

/** Everything that answers a request, on one screen. */
export function createApp({ settings, siteDir, content, store, log }: AppOptions): Hono {
  const files = readSiteFiles(siteDir);
  const policyFor = readPolicies(path.join(siteDir, '..', 'csp.json'));
  const clientInfo = createClientInfo(settings.trustProxy);
  const stylesheets = [...files.keys()].filter((address) => /^\/assets\/.*\.css$/.test(address));
  const submit = submitHandler({
    content,
    clientInfo,
    rateLimit: settings.rateLimit ? createRateLimit() : undefined,
    recaptcha: settings.recaptcha,
    store: store.add,
    log,
    stylesheets,
  });

  const app = new Hono();
  app.use(securityHeaders(clientInfo));
  app.get('/healthz', (c) => c.text('alive\n', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) =>
    (await store.isReady())
      ? c.text('ready\n', 200, { 'Cache-Control': 'no-store' })
      : c.text('cannot store\n', 503, { 'Cache-Control': 'no-store' }),
  );
  app.post('/api/submit', submit);
  // Reloading the page that a failed post showed asks for this address.
  app.get('/api/submit', (c) => c.redirect('/contact', 303));
  app.all('/api/submit', (c) =>
    c.json({ success: false, message: 'This method is not allowed' }, 405, { Allow: 'POST' }),
  );
  app.all('*', serveSite(files, content.redirects, policyFor));
  app.onError((error, c) => {
    log.error({ code: errorCode(error), method: c.req.method }, 'request failed');
    return c.text('Something went wrong\n', 500);
  });
  return app;
}
