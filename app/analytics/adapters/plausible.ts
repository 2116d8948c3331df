import type { AnalyticsService } from '#app/content/schema/analytics.ts';
import { type AnalyticsEvent, plainAddress } from '../event.ts';
import type { Adapter } from './adapter.ts';

type Plausible = Extract<AnalyticsService, { name: 'plausible' }>;

/**
 * Plausible's events API (https://plausible.io/docs/events-api) without its script: no third-party code, nothing
 * stored.
 */
export function plausible({ endpoint, domain }: Plausible): Adapter {
  return {
    send({ name, page, office }: AnalyticsEvent) {
      const body = {
        name: name === 'page' ? 'pageview' : name,
        domain,
        url: plainAddress(location.href),
        referrer: document.referrer || null,
        props: { page, office },
      };
      // Plain text avoids a preflight; `keepalive`, as the page may be unloading.
      void fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        credentials: 'omit',
        keepalive: true,
        body: JSON.stringify(body),
      }).catch(() => undefined);
    },
    stop: () => undefined,
  };
}
