import { z } from 'zod';
import { allJobs, text } from '#app/content/schema/parts.ts';

/** All open jobs by team, each at an oar of the boat. */
export const jobListSchema = z.strictObject({
  type: z.literal('job-list'),
  heading: text,
  text: text.optional(),
  apply: text,
  /** Accessible name of the team buttons. */
  team: text,
  /** Label of the button that deselects. */
  everyone: text,
  /** Tells apart jobs with the same title. */
  which: z.string().includes('{n}').includes('{total}'),
  openings: allJobs,
});
