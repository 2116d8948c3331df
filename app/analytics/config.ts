import type { AnalyticsService } from '#app/content/schema/analytics.ts';

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
