import type { AnalyticsService } from '#app/content/schema/analytics.ts';

/** Content policy sources that a service needs. */
export interface AnalyticsSources {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
}

const google: AnalyticsSources = {
  // https://developers.google.com/tag-platform/security/guides/csp
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

export function analyticsSources(service: AnalyticsService): AnalyticsSources {
  if (service.name === 'google') return google;
  return { script: [], connect: [new URL(service.endpoint).origin], image: [] };
}
