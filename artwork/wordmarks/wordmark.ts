import type { Shape } from '#artwork/wordmarks/shape.ts';

/** An invented client, press title or award body, or a real tool, as it is typeset. */
export interface Wordmark {
  /** Last part of the key. */
  slug: string;
  name: string;
  trade: string;
  city: string;
  compose: () => Promise<Shape>;
  /** Manual correction after the measured normalisation; 1 is none. */
  optical?: number;
}
