import type { AnalyticsEvent } from '../event.ts';

/** The way to one service. */
export interface Adapter {
  send: (event: AnalyticsEvent) => void;
  /** The visitor has changed their mind: nothing may be sent from here on, and nothing may stay. */
  stop: () => void;
}
