import type { BrowserContext } from '@playwright/test';
import { withConfig } from '#scripts/build/announce.ts';
import { contentPolicy, type Services } from '#scripts/build/content-policy.ts';
import { inlineHashes } from '#scripts/build/inline-hashes.ts';

const policyInHead = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/** Hands out the built pages as a build that uses a service makes them, with the policy that goes with it. */
export async function announceTo(
  context: BrowserContext,
  name: string,
  config: object,
  services: Services,
): Promise<void> {
  await context.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = withConfig((await response.text()).replace(policyInHead, ''), name, config);
    const { header } = contentPolicy(inlineHashes(html), services);
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': header },
      body: html,
    });
  });
}
