import type { BrowserContext, Request } from '@playwright/test';
import type { AnalyticsService } from '#app/content/schema/analytics.ts';
import { loadContent } from '#app/pages/load.ts';
import { serveAsBuiltWith } from './announced.ts';

/** An event that a collector received. */
export interface Told {
  name: string;
  page: string;
  office: string;
}

export const plausible = {
  name: 'plausible',
  endpoint: 'https://count.example/api/event',
  domain: 'dhow.example',
  ask: true,
} as const satisfies AnalyticsService;

export const google = { name: 'google', id: 'G-TEST1' } as const satisfies AnalyticsService;

/** Serves the built pages as a build with this service would, with the matching policy. */
export async function countWith(context: BrowserContext, service: AnalyticsService): Promise<void> {
  const { content, ...site } = loadContent();
  const analytics = { ...content.analytics, service };
  await serveAsBuiltWith(context, { ...site, content: { ...content, analytics } });
}

/** Keeps links to other sites, phones and mail programs from opening anything. */
export async function openNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const stay = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && link.origin !== location.origin) event.preventDefault();
    };
    addEventListener('click', stay, true);
  });
}

function plausibleEvent(request: Request): Told {
  const { name, props, url } = request.postDataJSON() as {
    name: string;
    props: Omit<Told, 'name'>;
    url: string;
  };
  if (new URL(url).pathname !== props.page) throw new Error(`${url} is not ${props.page}`);
  return { name, ...props };
}

/** Mocks Plausible and returns the events. */
export async function plausibleCollector(context: BrowserContext): Promise<Told[]> {
  const told: Told[] = [];
  await context.route('https://count.example/**', (route) => {
    told.push(plausibleEvent(route.request()));
    return route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'ok' });
  });
  return told;
}

/** Mock of the part of the service's script that matters here. */
const tag = `
  document.cookie = '_ga=GA1.1.1; path=/';
  const send = ([command, name, { page, office } = {}]) => {
    if (command !== 'event' || window['ga-disable-G-TEST1']) return;
    const body = JSON.stringify({ name, page, office });
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', body });
  };
  window.dataLayer.forEach(send);
  window.dataLayer.push = send;
`;

/** Mocks Google Analytics. */
export async function googleCollector(context: BrowserContext): Promise<{ told: Told[]; loaded: string[] }> {
  const told: Told[] = [];
  const loaded: string[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: tag });
  });
  await context.route('https://region1.google-analytics.com/**', (route) => {
    told.push(route.request().postDataJSON() as Told);
    return route.fulfill({ status: 204 });
  });
  return { told, loaded };
}
