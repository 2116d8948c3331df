import type { AnalyticsEvent } from '../event.ts';

/** Connection to an analytics service. */
export interface Adapter {
  send: (event: AnalyticsEvent) => void;
  /** Consent was withdrawn: sends nothing more and removes what was stored. */
  stop: () => void;
}
