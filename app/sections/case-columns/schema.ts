import { z } from 'zod';
import { caseTabsSchema } from '../case-tabs/schema.ts';

/** The case studies of digital marketing pages, which show three beside each other, what came of them first. */
export const caseColumnsSchema = z.strictObject({
  ...caseTabsSchema.shape,
  type: z.literal('case-columns'),
});
