import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';
import { composition, moment } from '#app/content/schema/service.ts';
import { ground } from '../story/ground.ts';

/** A service's offerings as cards; phones show three and a button for all. */
export const offeringsSchema = z.strictObject({
  type: z.literal('offerings'),
  ground,
  composition: composition.shape.offerings,
  heading: text,
  /** Picture at the centre. */
  centre: picture.optional(),
  offerings: z
    .array(
      z.strictObject({
        title: text,
        moment: moment.optional(),
        description: text,
        link,
        drawing: picture.optional(),
        /** Its composition for narrow viewports. */
        narrow: picture.optional(),
      }),
    )
    .min(1),
});
