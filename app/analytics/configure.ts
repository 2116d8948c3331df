import { telHref } from '#app/content/office.ts';
import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { AnalyticsConfig } from './config.ts';

/** The analytics configuration; undefined without a service. Runs at build time. */
export function analyticsConfig(sources: Sources): AnalyticsConfig | undefined {
  const { analytics, site } = sources.content;
  const { service, question } = analytics;
  if (service.name === 'none') return undefined;
  return {
    service,
    proposal: resolve(site.scheduler, sources).href,
    chat: 'https://wa.me/',
    offices: site.offices.map(({ id, language, phone, email }) => ({
      id,
      language,
      contacts: [telHref(phone), `mailto:${email}`],
    })),
    question: resolve(question, sources),
  };
}
