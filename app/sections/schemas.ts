import { z } from 'zod';
import type { Resolved } from '#app/content/resolve.server.ts';
import { mostLike } from '#app/content/suggest.ts';
import * as every from './every-schema.ts';

type Schema = (typeof every)[keyof typeof every];
const schemas = Object.values(every) as [Schema, ...Schema[]];
const types = schemas.map((schema) => schema.shape.type.value);

/** Seventy names tell an editor nothing: those that are most like what was written do. */
function unknownType(issue: { code: string; input?: unknown }): string | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const { input } = issue;
  const written = typeof input === 'object' && input !== null && 'type' in input ? String(input.type) : '';
  return `a section type, such as one of: ${mostLike(written, types, 3).join(', ')}`;
}

/** A section as content writes it: `type` picks the schema of the other fields. */
export const sectionSchema = z.discriminatedUnion('type', schemas, { error: unknownType });

/** Stands in a page for a section that many pages share: the name of its file in `content/shared`. */
const sharedSectionSchema = z.strictObject({ type: z.literal('shared'), section: z.string() });

/** A section as a page lists it. */
export const pageSectionSchema = z.discriminatedUnion('type', [...schemas, sharedSectionSchema], {
  error: unknownType,
});

export type SectionContent = z.infer<typeof sectionSchema>;
export type SectionType = SectionContent['type'];

/** A section as its component receives it, every reference resolved. */
export type SectionProps<T extends SectionType> = Resolved<Extract<SectionContent, { type: T }>>;
export type Section = { [T in SectionType]: SectionProps<T> }[SectionType];
