import type { AnalyticsService } from '#app/content/schema/analytics.ts';

export type Answer = 'yes' | 'no';

const key = 'analytics';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** What the visitor answered about this service; a browser that asks not to be followed answers for them. */
export function remembered({ name }: AnalyticsService): Answer | undefined {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage can be switched off: then every page asks anew.
  }
  if (stored === `${name}:yes`) return 'yes';
  return stored === `${name}:no` || navigator.globalPrivacyControl ? 'no' : undefined;
}

/** Remembers an answer in this browser. It holds for one service: another one asks for itself. */
export function remember({ name }: AnalyticsService, answer: Answer): void {
  try {
    localStorage.setItem(key, `${name}:${answer}`);
  } catch {
    // The answer then lasts as long as the page.
  }
}
