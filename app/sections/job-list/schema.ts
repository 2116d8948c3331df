import { z } from 'zod';
import { allJobs, text } from '#app/content/schema/parts.ts';

/** All open jobs by team, an oar of one boat each. */
export const jobListSchema = z.strictObject({
  type: z.literal('job-list'),
  heading: text,
  text: text.optional(),
  apply: text,
  /** Names the buttons that bring out one team. */
  team: text,
  /** The button that brings back all teams. */
  everyone: text,
  /** Which of several jobs with one title it is. */
  which: z.string().includes('{n}').includes('{total}'),
  openings: allJobs,
});
