import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { mediaType } from './media-types.ts';

/** Content codings that a build prepares, best first, with their file extensions. */
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
  /** Whether the path contains a content hash. */
  immutable: boolean;
  encoded: Partial<Record<Coding, Representation>>;
}

/** Every file of a built site by its path, such as `/about/index.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Folders whose file names contain a content hash. */
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
  // The tag is a content hash, because instances behind a load balancer may have different file times.
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
 * Reads a built site once. Requests are looked up in this map and never become a path on disk, so dots, slashes or
 * encodings cannot escape the folder.
 * @param within a subfolder of the site to read alone
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
