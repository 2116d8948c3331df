import { z } from 'zod';
import type { Resolved } from '#app/content/resolve.server.ts';
import { mostLike } from '#app/content/suggest.ts';
import * as every from './every-schema.ts';

type Schema = (typeof every)[keyof typeof every];
const schemas = Object.values(every) as [Schema, ...Schema[]];
const types = schemas.map((schema) => schema.shape.type.value);

/** Listing seventy types does not help an editor; suggests the closest ones. */
function unknownType(issue: { code: string; input?: unknown }): string | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const { input } = issue;
  const written = typeof input === 'object' && input !== null && 'type' in input ? String(input.type) : '';
  return `a section type, such as one of: ${mostLike(written, types, 3).join(', ')}`;
}

/** A section in content; `type` selects its schema. */
export const sectionSchema = z.discriminatedUnion('type', schemas, { error: unknownType });

/** A reference to a shared section: its file name in `content/shared`. */
const sharedSectionSchema = z.strictObject({ type: z.literal('shared'), section: z.string() });

/** A section in a page's list. */
export const pageSectionSchema = z.discriminatedUnion('type', [...schemas, sharedSectionSchema], {
  error: unknownType,
});

export type SectionContent = z.infer<typeof sectionSchema>;
export type SectionType = SectionContent['type'];

/** A section's props, with all references resolved. */
export type SectionProps<T extends SectionType> = Resolved<Extract<SectionContent, { type: T }>>;
export type Section = { [T in SectionType]: SectionProps<T> }[SectionType];
