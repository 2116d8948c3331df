import { z } from 'zod';
import { allJobs, text } from '#app/content/schema/parts.ts';

/** All open jobs, one card each. */
export const jobListSchema = z.strictObject({
  type: z.literal('job-list'),
  heading: text,
  text,
  apply: text,
  openings: allJobs,
});
