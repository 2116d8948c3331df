import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { readBrand } from '#app/content/brand.server.ts';
import type { Brand } from '#app/content/schema/brand.ts';
import { formsSchema } from '#app/content/schema/forms.ts';
import { redirectsSchema, siteSchema } from '#app/content/schema/settings.ts';
import { brandFolder } from '#app/content/site-folder.server.ts';
import { curlAll } from '#app/content/typography.ts';

export type FormWords = z.infer<typeof formsSchema>;

/** The part of the content that the server needs, so that it can start while an editor's page is unfinished. */
export interface ServerContent {
  brand: Brand;
  site: z.infer<typeof siteSchema>;
  words: FormWords;
  /** Old path to canonical path. */
  redirects: ReadonlyMap<string, string>;
}

function read<S extends z.ZodType>(root: string, file: string, schema: S): z.infer<S> {
  const parsed = schema.safeParse(curlAll(parse(readFileSync(path.join(root, file), 'utf8'))));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`content/${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
}

/** A build has its brand next to its content; a content folder without one uses the site's brand. */
function brandBeside(root: string): string {
  const beside = path.join(root, '..', 'brand');
  return existsSync(beside) ? beside : brandFolder;
}

/** @throws Error naming the file when a settings file is missing or invalid */
export function readServerContent(root: string): ServerContent {
  const { redirects } = read(root, 'settings/redirects.yaml', redirectsSchema);
  return {
    brand: readBrand(brandBeside(root)),
    site: read(root, 'settings/site.yaml', siteSchema),
    words: read(root, 'settings/forms.yaml', formsSchema),
    redirects: new Map(redirects.map(({ from, to }) => [from, to.written])),
  };
}
