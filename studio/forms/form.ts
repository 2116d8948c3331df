import { z } from 'zod';
import { collections } from '#app/pages/collections.ts';
import * as parts from '#app/content/schema/parts.ts';
import { weekday } from '#app/content/schema/settings.ts';

/** The kind of a field, if its JSON type does not determine it. */
const kinds = {
  picture: parts.picture,
  pictureKey: parts.composition,
  video: parts.video,
  film: parts.film,
  figure: parts.figure,
  prose: parts.prose,
  phrases: parts.phrases,
  href: parts.href,
  weekday,
  office: parts.office,
  article: parts.article,
  award: parts.award,
  caseTab: parts.caseTab,
  client: parts.client,
  clip: parts.clip,
  customer: parts.customer,
  person: parts.person,
  press: parts.press,
  review: parts.review,
  tool: parts.tool,
  work: parts.work,
  service: parts.service,
} as const satisfies Record<string, z.ZodType>;

export type Kind = keyof typeof kinds;

/** A content schema for generating a form: JSON Schema plus the kinds of fields. */
export interface FormSchema {
  type?: string;
  kind?: Kind;
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  anyOf?: FormSchema[];
  oneOf?: FormSchema[];
  enum?: (string | number | boolean)[];
  const?: string | number | boolean;
  additionalProperties?: FormSchema | boolean;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const kindOf = new Map<unknown, string>(Object.entries(kinds).map(([kind, schema]) => [schema, kind]));

function formOf(schema: z.ZodType): FormSchema {
  // Editors write the input type. Rules that JSON Schema cannot express are left to the content check.
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = kindOf.get(zodSchema);
      if (kind) Object.assign(jsonSchema, { kind });
    },
  }) as FormSchema;
}

const forms = new Map<string, FormSchema>();

/** The collection of a file. */
export function collectionOf(file: string): string | undefined {
  return Object.entries(collections).find(([, collection]) =>
    'file' in collection
      ? collection.file === file
      : file.startsWith(`${collection.folder}/`) && file.endsWith(collection.ending),
  )?.[0];
}

/** The form for a content file; undefined if no collection contains it. */
export function formFor(file: string): FormSchema | undefined {
  const name = collectionOf(file);
  if (name === undefined) return undefined;
  const form = forms.get(name) ?? formOf(collections[name as keyof typeof collections].schema);
  forms.set(name, form);
  return form;
}
