import { z } from 'zod';
import { caseTabsSchema } from '../case-tabs/schema.ts';

/** Case studies of digital marketing pages: three columns, results first. */
export const caseColumnsSchema = z.strictObject({
  ...caseTabsSchema.shape,
  type: z.literal('case-columns'),
});
