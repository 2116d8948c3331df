import type { z } from 'zod';
import type { meta } from '#app/content/schema/parts.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { Facts } from '#app/seo/graph/graph.ts';

/** A page before its meta is spelled out: what every template makes of a record. */
export interface Composition {
  meta: z.infer<typeof meta>;
  /** What search engines may know of what it shows. */
  facts: Facts;
  /** BCP 47 tag; English of no region where the page speaks for both offices. */
  language?: string | undefined;
  /** What the floating chat button says first. */
  chat?: 'greeting' | undefined;
  /** Whether the header offers to book a meeting. */
  meeting?: true | undefined;
  /** Styles of this page alone: its colours. */
  styles?: string | undefined;
  sections: Section[];
}
