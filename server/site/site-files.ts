import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { mediaType } from './media-types.ts';

/** Content codings that a build prepares, best first, with the ending of their files. */
export const codings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Coding = (typeof codings)[number]['name'];

export interface Representation {
  /** Absolute path on disk. */
  file: string;
  /** Bytes. */
  size: number;
}

export interface SiteFile extends Representation {
  type: string;
  /** Opaque part of the entity tag. */
  tag: string;
  modified: Date;
  /** Whether the address carries a hash of the content. */
  immutable: boolean;
  encoded: Partial<Record<Coding, Representation>>;
}

/** Every file of a built site by its address below the root, such as `/about/index.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Folders whose file names carry a hash of their content. */
const hashed = /^\/(assets|media)\//;

function addresses(root: string, within: string): string[] {
  return readdirSync(path.join(root, within), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
}

function siteFile(root: string, address: string, all: ReadonlySet<string>): SiteFile {
  const file = path.join(root, address);
  const { size, mtime } = statSync(file);
  const immutable = hashed.test(address);
  const digest = createHash('sha256');
  // Instances behind one balancer were copied at different times, so the tag must come from the content.
  if (immutable) digest.update(`${address}:${size}`);
  else digest.update(readFileSync(file));
  const encoded: SiteFile['encoded'] = {};
  for (const { name, ending } of codings)
    if (all.has(address + ending))
      encoded[name] = { file: file + ending, size: statSync(file + ending).size };
  const tag = digest.digest('base64url').slice(0, 22);
  return {
    file,
    size,
    type: mediaType(path.extname(address).toLowerCase()),
    tag,
    modified: mtime,
    immutable,
    encoded,
  };
}

/**
 * Reads a built site once. Requests are looked up here and never become a path on disk, so that no trick with
 * dots, slashes or encodings can leave the folder.
 * @param within a folder of the site, for that part of it alone
 */
export function readSiteFiles(root: string, within = '.'): SiteFiles {
  const all = new Set(addresses(root, within));
  const isEncoded = (address: string): boolean =>
    codings.some(({ ending }) => address.endsWith(ending) && all.has(address.slice(0, -ending.length)));
  return new Map(
    [...all]
      .filter((address) => !isEncoded(address))
      .map((address) => [address, siteFile(root, address, all)]),
  );
}
