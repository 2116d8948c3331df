import type { AnalyticsService } from '#app/content/schema/analytics.ts';
import { type AnalyticsEvent, plainAddress } from '../event.ts';
import type { Adapter } from './adapter.ts';

type Plausible = Extract<AnalyticsService, { name: 'plausible' }>;

/**
 * Speaks to Plausible's events API (https://plausible.io/docs/events-api) without its script: no code of others
 * runs, and nothing is stored.
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
      // As text, so that no browser asks the service for leave first; kept alive, as the page may be left.
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
