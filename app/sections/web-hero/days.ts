import { z } from 'zod';

const day = z.number().int().positive();

/** How many days of the work have passed, of as many as it takes: a ruler shows them over a section. */
export const days = z.strictObject({ to: day, of: day });
