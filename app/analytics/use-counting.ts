import { useEffect } from 'react';
import { pageShown } from '#app/links/page-shown.ts';
import type { AnalyticsService } from '#app/content/schema/analytics.ts';
import { leadSent } from '#app/lead-form/lead-sent.ts';
import type { Adapter } from './adapters/adapter.ts';
import type { AnalyticsConfig } from './config.ts';
import { type AnalyticsEventName, meaningOf, officeOf } from './event.ts';

/** Loads a service's adapter. */
async function adapterFor(service: AnalyticsService): Promise<Adapter> {
  return service.name === 'google'
    ? (await import('./adapters/google.ts')).google(service)
    : (await import('./adapters/plausible.ts')).plausible(service);
}

let loaded: Promise<Adapter> | undefined;

function tell(config: AnalyticsConfig, name: AnalyticsEventName, href?: string): void {
  const event = {
    name,
    page: location.pathname,
    office: officeOf(config, document.documentElement.lang, href),
  };
  // If the adapter fails to load, nothing is counted.
  void loaded?.then(({ send }) => send(event)).catch(() => undefined);
}

function listen(config: AnalyticsConfig): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    const meaning = href ? meaningOf(href, config) : undefined;
    if (href && meaning) tell(config, meaning, href);
  };
  const onSent = (): void => tell(config, 'form');
  // Capture phase, as React stops clicks on content it has not hydrated yet.
  document.addEventListener('click', onClick, true);
  document.addEventListener(leadSent, onSent);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener(leadSent, onSent);
  };
}

/** Counts pages and events while `counting`; stops for good after that. */
export function useCounting(config: AnalyticsConfig, counting: boolean): void {
  useEffect(() => {
    if (!counting) return undefined;
    loaded = adapterFor(config.service);
    const unlisten = listen(config);
    return () => {
      unlisten();
      void loaded?.then(({ stop }) => stop()).catch(() => undefined);
      loaded = undefined;
    };
  }, [config, counting]);
  useEffect(() => {
    if (!counting) return undefined;
    const onPage = (): void => tell(config, 'page');
    onPage();
    document.addEventListener(pageShown, onPage);
    return () => document.removeEventListener(pageShown, onPage);
  }, [config, counting]);
}
