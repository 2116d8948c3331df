import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Brand, brandSchema } from './schema/brand.ts';
import { brandFolder } from './site-folder.server.ts';

/** The drawing of the mark, or nothing where there is none. */
export function markIn(folder: string): string | undefined {
  const file = path.join(folder, 'mark.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * The brand alone, for what must not wait for the content: the server, the styles, the artwork.
 * @throws Error that names file and field
 */
export function readBrand(folder = brandFolder): Brand {
  const written: unknown = parse(readFileSync(path.join(folder, 'brand.yaml'), 'utf8'));
  const parsed = brandSchema.safeParse({ ...Object(written), mark: markIn(folder) });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${path.join(folder, 'brand.yaml')}: ${issue?.path.join(' > ') ?? ''}: ${issue?.message ?? 'not valid'}`);
}
