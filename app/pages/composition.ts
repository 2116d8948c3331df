import type { z } from 'zod';
import type { meta } from '#app/content/schema/parts.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { Facts } from '#app/seo/graph/graph.ts';

/** A page before its meta tags are built; the output of every template. */
export interface Composition {
  meta: z.infer<typeof meta>;
  /** Content for structured data. */
  facts: Facts;
  /** BCP 47 tag; plain English for pages of all offices. */
  language?: string | undefined;
  /** Whether the chat link has a prefilled greeting. */
  chat?: 'greeting' | undefined;
  /** Whether the header offers to book a meeting. */
  meeting?: true | undefined;
  /** CSS for this page alone: its colours. */
  styles?: string | undefined;
  sections: Section[];
}
