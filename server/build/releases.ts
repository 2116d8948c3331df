import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/**
 * Builds are kept in `build/releases`, each in a folder named by its time. `build/client` is a symlink to the site of
 * one of them. A build is complete once its note exists, which is written last.
 */

const noteSchema = z.object({ begun: z.iso.datetime(), variables: z.record(z.string(), z.string()) });

/** Metadata of a build: when it started reading its sources, and its environment variables. */
export type Note = z.infer<typeof noteSchema>;

/** Number of builds kept for rollback. */
const kept = 3;

/** Exists once a build is complete. */
export const noteFile = 'release.json';
const linkTo = (root: string): string => path.join(root, 'build', 'client');
const folderOf = (root: string): string => path.join(root, 'build', 'releases');

export function releaseFolder(root: string, name: string): string {
  return path.join(folderOf(root), name);
}

function isComplete(root: string, name: string): boolean {
  return existsSync(path.join(releaseFolder(root, name), noteFile));
}

function allFolders(root: string): string[] {
  return existsSync(folderOf(root)) ? readdirSync(folderOf(root)).toSorted() : [];
}

/** Names of all complete builds, oldest first. */
export function releases(root: string): string[] {
  return allFolders(root).filter((name) => isComplete(root, name));
}

/** Name of the build that `build/client` points to, if it is one of ours and exists. */
export function currentRelease(root: string): string | undefined {
  if (!existsSync(linkTo(root))) return undefined;
  const folder = path.dirname(realpathSync(linkTo(root)));
  return releases(root).find((name) => realpathSync(releaseFolder(root, name)) === folder);
}

export function readNote(root: string, name: string): Note {
  return noteSchema.parse(JSON.parse(readFileSync(path.join(releaseFolder(root, name), noteFile), 'utf8')));
}

/** Marks a build as complete. */
export function writeNote(root: string, name: string, note: Note): void {
  writeFileSync(path.join(releaseFolder(root, name), noteFile), `${JSON.stringify(note, null, 2)}\n`);
}

/** Creates a folder for a new build, and removes what unfinished builds left behind. */
export function newRelease(root: string, begun: Date): string {
  for (const name of allFolders(root)) if (!isComplete(root, name)) removeRelease(root, name);
  const name = begun.toISOString().replaceAll(':', '-');
  mkdirSync(releaseFolder(root, name), { recursive: true });
  return name;
}

export function removeRelease(root: string, name: string): void {
  rmSync(releaseFolder(root, name), { recursive: true, force: true });
}

/** Points `build/client` to a build, atomically. */
export function makeCurrent(root: string, name: string): void {
  const link = linkTo(root);
  // Older versions built into this folder; the next build removes it.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory())
    renameSync(link, path.join(folderOf(root), 'before-releases'));
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', name, 'client'), next);
  renameSync(next, link);
}

/** Removes all but the newest builds and the current one. */
export function removeOldReleases(root: string): void {
  const current = currentRelease(root);
  for (const name of releases(root).slice(0, -kept)) if (name !== current) removeRelease(root, name);
}

/**
 * Runs `work` while no other build or rollback runs. The lock is SQLite's lock on a file, which the system releases
 * however the process ends; a PID file would be ambiguous after a kill.
 * @throws Error when another one is running
 */
export async function exclusively<T>(root: string, work: () => T | Promise<T>): Promise<T> {
  mkdirSync(folderOf(root), { recursive: true });
  const lock = new DatabaseSync(path.join(root, 'build', 'lock'));
  try {
    takeLock(lock);
    return await work();
  } finally {
    lock.close();
  }
}

function takeLock(lock: DatabaseSync): void {
  try {
    lock.exec('begin exclusive');
  } catch {
    throw new Error('Another build or rollback is running; nothing was done.');
  }
}
