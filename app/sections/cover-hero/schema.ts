import { z } from 'zod';
import { posterHeroSchema } from '../poster-hero/schema.ts';

/** A hero with a picture that fills the viewport and text on its left. */
export const coverHeroSchema = posterHeroSchema.extend({ type: z.literal('cover-hero') });
