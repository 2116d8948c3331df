import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal } from '../refusal.ts';

/** A content file on disk. */
export interface ContentFile {
  source: string;
  /** Detects changes by others. */
  hash: string;
}

/** Somebody else has changed the file since it was opened. */
export class Conflict extends Refusal {
  readonly file: string;
  /** The current file; undefined if it was deleted. */
  readonly now: ContentFile | undefined;

  constructor(file: string, now: ContentFile | undefined) {
    super('This file has changed since you opened it.', 409);
    this.file = file;
    this.now = now;
  }
}

export function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

/** The nearest existing ancestor of a folder. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}

/**
 * Absolute path of a content file.
 * @throws Refusal for anything that is not a record below the content folder
 */
export function placeOf(root: string, file: string): string {
  const name = /^(?:[\w-]+\/)*[\w-]+\.(?:yaml|md)$/;
  if (!name.test(file) || file.startsWith('media/'))
    throw new Refusal(`There is no content file "${file}".`, 403);
  const place = path.join(root, file);
  const real = realpathSync(existing(path.dirname(place)));
  const inside = real === realpathSync(root) || real.startsWith(realpathSync(root) + path.sep);
  if (!inside || lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Refusal(`"${file}" leads out of the content folder.`, 403);
  return place;
}

/** The current file; undefined if there is none. */
export function readRecordFile(root: string, file: string): ContentFile | undefined {
  const place = placeOf(root, file);
  if (!existsSync(place)) return undefined;
  const source = readFileSync(place, 'utf8');
  return { source, hash: hashOf(source) };
}

/** Flushes a file or folder to disk. */
function flush(place: string): void {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a file atomically and durably. */
export function writeWhole(place: string, content: string | Uint8Array, isNew = false): void {
  const folder = path.dirname(place);
  mkdirSync(folder, { recursive: true });
  // The content reader ignores names that start with a dot.
  const draft = path.join(folder, `.${path.basename(place)}.${randomUUID().slice(0, 8)}`);
  try {
    writeFileSync(draft, content, { flag: 'wx' });
    flush(draft);
    // Unlike a rename, a link never replaces a file created meanwhile.
    if (isNew) linkSync(draft, place);
    else renameSync(draft, place);
  } finally {
    rmSync(draft, { force: true });
  }
  flush(folder);
}

/** Removes partial files of an interrupted studio. */
export function removeUnfinished(root: string): void {
  const isDraft = /(?:^|\/)\.[^/]+\.(?:yaml|md|jpg|png)\.[0-9a-f]{8}$/;
  for (const file of globSync('**/.*', { cwd: root })) if (isDraft.test(file)) rmSync(path.join(root, file));
}

/**
 * Fails if a file has changed since it was opened.
 * @param hash of the file when it was opened; undefined if it did not exist
 * @throws Conflict
 */
export function assertUnchanged(root: string, file: string, hash: string | undefined): void {
  const now = readRecordFile(root, file);
  if (now?.hash !== hash) throw new Conflict(file, now);
}

/** Writes a record, or deletes it if there is no text. */
export function writeRecordFile(
  root: string,
  file: string,
  hash: string | undefined,
  source: string | undefined,
): void {
  assertUnchanged(root, file, hash);
  const place = placeOf(root, file);
  if (source === undefined) rmSync(place);
  else writeWhole(place, source, hash === undefined);
}
