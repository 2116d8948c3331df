import type { AnalyticsService } from '#app/content/schema/analytics.ts';

export type Answer = 'yes' | 'no';

const key = 'analytics';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** The stored answer for this service; Global Privacy Control counts as a refusal. */
export function remembered({ name }: AnalyticsService): Answer | undefined {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage may be disabled: every page then asks again.
  }
  if (stored === `${name}:yes`) return 'yes';
  return stored === `${name}:no` || navigator.globalPrivacyControl ? 'no' : undefined;
}

/** Stores an answer in this browser. It applies to one service only. */
export function remember({ name }: AnalyticsService, answer: Answer): void {
  try {
    localStorage.setItem(key, `${name}:${answer}`);
  } catch {
    // The answer then lasts until the page is left.
  }
}
