import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { listPages } from './app/content/pages.ts';
import { loadContent } from './app/content/store.server.ts';
import { analyticsConfig } from './app/analytics/configure.ts';
import { analyticsSources } from './app/analytics/sources.ts';
import { metaName as analyticsName } from './app/analytics/config.ts';
import { metaName as recaptchaName } from './app/lead/recaptcha.ts';
import { recaptchaConfig } from './app/content/recaptcha.server.ts';
import { announce } from './scripts/build/announce.ts';
import { finishPages } from './scripts/build/finish.ts';
import { writeHostRules } from './scripts/build/host-rules.ts';
import { placeMissingPages } from './scripts/build/missing-pages.ts';
import { protectPages } from './scripts/build/protect-pages.ts';

/** The gallery of primitives exists in development only; listed here, it gets the data of the shell around it. */
const gallery = process.env['NODE_ENV'] === 'development' ? ['/gallery'] : [];

export default {
  ssr: false,
  // `npm run build` names a new folder for each build; by hand, nothing that is served is touched.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build/by-hand',
  // One chunk for the one route: split off, its loader would be one more file to wait for.
  splitRouteModules: false,
  // Every page of content, and the page that stands in for addresses that have none.
  prerender: {
    paths: () => [...listPages(loadContent().content).map((page) => page.path), ...gallery],
    concurrency: 2,
  },
  async buildEnd({ reactRouterConfig }) {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client');
    const sources = loadContent();
    const pages = await finishPages(folder, sources);
    placeMissingPages(folder);
    const analytics = analyticsConfig(sources);
    announce(folder, analyticsName, analytics);
    const recaptcha = recaptchaConfig(process.env['RECAPTCHA_SITE_KEY'], sources);
    announce(folder, recaptchaName, recaptcha);
    // Last of all that touches HTML: hashes hold for what they were made from.
    protectPages(folder, {
      formEndpoint: process.env['FORM_ENDPOINT'],
      analytics: analytics && analyticsSources(analytics.service),
      recaptcha: recaptcha !== undefined,
    });
    const redirects = writeHostRules(folder, sources.content);
    const schedule = JSON.stringify({ nextChange: sources.nextChange });
    writeFileSync(path.join(reactRouterConfig.buildDirectory, 'schedule.json'), `${schedule}\n`);
    console.log(`${pages} pages finished, ${redirects} redirects for static hosts`);
  },
} satisfies Config;
