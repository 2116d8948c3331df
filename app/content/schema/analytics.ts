import { z } from 'zod';
import { link, text } from './parts.ts';

const none = z.strictObject({ name: z.literal('none') });

/** Plausible or anything that takes its events (https://plausible.io/docs/events-api). */
const plausible = z.strictObject({
  name: z.literal('plausible'),
  endpoint: z.url({ protocol: /^https$/, error: 'an https:// address' }),
  domain: text,
  /** Whether visitors are asked first. The service sets no cookies, so that this is the agency's decision. */
  ask: z.boolean(),
});

/** Google Analytics 4. It sets cookies, so that visitors are always asked. */
const google = z.strictObject({
  name: z.literal('google'),
  id: z.string().regex(/^G-[A-Z0-9]+$/, { error: 'a measurement id such as G-ABC123' }),
});

/** `settings/analytics.yaml`: what counts visits, and the question that visitors are asked. */
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
    /** Names the button that asks again. */
    choices: text,
  }),
});

export type AnalyticsService = Exclude<z.infer<typeof analyticsSchema>['service'], { name: 'none' }>;
