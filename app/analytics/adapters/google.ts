import type { AnalyticsService } from '#app/content/schema/analytics.ts';
import { type AnalyticsEvent, plainAddress } from '../event.ts';
import type { Adapter } from './adapter.ts';

type Google = Extract<AnalyticsService, { name: 'google' }>;

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

/** gtag's queue accepts only `arguments` objects. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

function load(id: string): void {
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.async = true;
  document.head.append(script);
}

/** The service may have set its cookies on any parent domain. */
function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  for (const name of names.filter((candidate) => candidate.startsWith('_ga')))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}

/** Google Analytics 4 (https://developers.google.com/tag-platform/gtagjs), measurement only. */
export function google({ id }: Google): Adapter {
  window[`ga-disable-${id}`] = false;
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, allow_google_signals: false });
  load(id);
  return {
    send({ name, page, office }: AnalyticsEvent) {
      gtag('event', name === 'page' ? 'page_view' : name, {
        page,
        office,
        page_location: plainAddress(location.href),
        page_title: document.title,
      });
    },
    stop() {
      window[`ga-disable-${id}`] = true;
      forgetCookies();
    },
  };
}
