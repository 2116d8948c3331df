import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

const day = z.number().int().positive();

/** Days of the work, of as many as it takes: a ruler shows them over a section. */
export const days = z.strictObject({ label: text, from: day, to: day, of: day });
