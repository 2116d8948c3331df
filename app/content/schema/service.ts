import { z } from 'zod';
import { day, figure, href, meta, picture, text } from './parts.ts';

/** `services/*.yaml`: the file's name is the last part of the address, `/services/{name}`. */
export const serviceSchema = z.strictObject({
  title: text,
  meta,
  updated: day,
  heading: text,
  subHeading: text,
  /** Its first and last five words are set bold. */
  description: text,
  picture,
  advert: picture,
  statistics: z.array(figure).min(1),
  offerings: z.array(z.strictObject({ title: text, description: text, href })).min(1),
  /** How the services overview presents it; two services are not there. */
  overview: z.strictObject({ description: text, services: z.array(text).min(1) }).optional(),
});
