import type { AnalyticsService } from '#app/content/schema/analytics.ts';
import { usePageConfig } from '#app/page-config.ts';

/** What a page says about the counting of visits, in its head. A page of a site that counts nothing says nothing. */
export interface AnalyticsConfig {
  service: AnalyticsService;
  /** Beginnings of the addresses that a proposal and a chat lead to. */
  proposal: string;
  chat: string;
  offices: {
    id: string;
    /** Language of the pages that speak for the office. */
    language: string;
    /** `tel:` and `mailto:` addresses that reach it. */
    contacts: string[];
  }[];
  question: {
    heading: string;
    text: string;
    accept: string;
    refuse: string;
    policy: { label: string; href: string };
    choices: string;
  };
}

/** Name of the `<meta>` element that a build writes where a service is set. */
export const metaName = 'analytics';

/** How visits are counted; undefined where they are not, and before script has taken over. */
export function useAnalytics(): AnalyticsConfig | undefined {
  return usePageConfig<AnalyticsConfig>(metaName);
}
