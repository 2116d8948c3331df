import { z } from 'zod';
import { caseTabsSchema } from '../case-tabs/schema.ts';

/** Case studies of digital marketing pages: a large one, and smaller ones beside it. */
export const caseColumnsSchema = z.strictObject({
  ...caseTabsSchema.shape,
  type: z.literal('case-columns'),
});
