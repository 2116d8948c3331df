import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Brand, brandSchema } from './schema/brand.ts';
import { brandFolder } from './site-folder.server.ts';

/** The SVG files of mark and pointer, if present. */
export function shapesIn(folder: string): { mark?: string; pointer?: string } {
  const drawings = (['mark', 'pointer'] as const).map(
    (name) => [name, path.join(folder, `${name}.svg`)] as const,
  );
  return Object.fromEntries(
    drawings.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  );
}

/**
 * The brand without the rest of the content, for the server, the styles and the artwork.
 * @throws Error naming file and field
 */
export function readBrand(folder = brandFolder): Brand {
  const written: unknown = parse(readFileSync(path.join(folder, 'brand.yaml'), 'utf8'));
  const parsed = brandSchema.safeParse({ ...Object(written), ...shapesIn(folder) });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `${path.join(folder, 'brand.yaml')}: ${issue?.path.join(' > ') ?? ''}: ${issue?.message ?? 'not valid'}`,
  );
}
