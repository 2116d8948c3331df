import type { AnalyticsService } from '#app/content/schema/analytics.ts';

/** Analytics configuration in the page; absent if the site counts nothing. */
export interface AnalyticsConfig {
  service: AnalyticsService;
  /** Address prefixes of proposal and chat links. */
  proposal: string;
  chat: string;
  offices: {
    id: string;
    /** Language of the office's pages. */
    language: string;
    /** `tel:` and `mailto:` addresses of the office. */
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
