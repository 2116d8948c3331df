import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { SiteContent } from '#app/pages/load.ts';
import { type SiteRenderer, siteRenderer } from '#scripts/build/prerender.ts';

/** Renders pages with the last build's code and other content or settings. */
export function builtRenderer(sources: SiteContent, env: NodeJS.ProcessEnv = {}): Promise<SiteRenderer> {
  const client = realpathSync('build/client');
  return siteRenderer({ client, server: path.join(client, '..', 'server'), sources, env });
}

/** Serves pages as a build with other content or settings would, with the matching policy. */
export async function serveAsBuiltWith(
  context: BrowserContext,
  sources: SiteContent,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { render } = await builtRenderer(sources, env);
  // Without the files of a page, which have an extension.
  await context.route(/^http:\/\/127\.0\.0\.1:\d+\/[^.?#]*(?:[?#]|$)/, async (route) => {
    const page = sources.pages.get(new URL(route.request().url()).pathname);
    const isDocument = route.request().headers()['accept']?.includes('text/html');
    if (!page || !isDocument || route.request().method() !== 'GET') return route.fallback();
    const { html, policy } = await render(page);
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: html,
    });
  });
}
