import { z } from 'zod';
import { posterHeroSchema } from '../poster-hero/schema.ts';

/** The first screen of a page as a cover: a picture that fills the window, with the words on its left. */
export const coverHeroSchema = posterHeroSchema.extend({ type: z.literal('cover-hero') });
