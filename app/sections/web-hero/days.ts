import { z } from 'zod';

const day = z.number().int().positive();

/** Progress in days, `to` of `of`; a ruler above a section shows it. */
export const days = z.strictObject({ to: day, of: day });
