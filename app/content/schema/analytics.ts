import { z } from 'zod';
import { link, text } from './parts.ts';

const none = z.strictObject({ name: z.literal('none') });

/** Plausible, or any service that accepts its events (https://plausible.io/docs/events-api). */
const plausible = z.strictObject({
  name: z.literal('plausible'),
  endpoint: z.url({ protocol: /^https$/, error: 'an https:// address' }),
  domain: text,
  /** Whether to ask for consent. The service sets no cookies, so it is the agency's decision. */
  ask: z.boolean(),
});

/** Google Analytics 4. It sets cookies, so visitors are always asked. */
const google = z.strictObject({
  name: z.literal('google'),
  id: z.string().regex(/^G-[A-Z0-9]+$/, { error: 'a measurement id such as G-ABC123' }),
});

/** `settings/analytics.yaml`: the analytics service and its consent question. */
export const analyticsSchema = z.strictObject({
  service: z.discriminatedUnion('name', [none, plausible, google], {
    error: 'a service with a name, one of: none, plausible, google',
  }),
  question: z.strictObject({
    heading: text,
    text,
    accept: text,
    refuse: text,
    policy: link,
    /** Label of the button that reopens the question. */
    choices: text,
  }),
});

export type AnalyticsService = Exclude<z.infer<typeof analyticsSchema>['service'], { name: 'none' }>;
