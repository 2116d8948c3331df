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
 * Builds lie side by side in `build/releases`, each in a folder that is named by its time. `build/client` is a link
 * to the site of one of them. A build is complete once it holds its note, which is written last.
 */

const noteSchema = z.object({ begun: z.iso.datetime(), variables: z.record(z.string(), z.string()) });

/** What a build knows of itself: when it began to read its sources, and what it was told by the environment. */
export type Note = z.infer<typeof noteSchema>;

/** Builds that stay, so that there is something to go back to. */
const kept = 3;

/** Its presence says that a build is complete. */
export const noteFile = 'release.json';
const linkTo = (root: string): string => path.join(root, 'build', 'client');
const folderOf = (root: string): string => path.join(root, 'build', 'releases');

/** The folder of a build. */
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

/** Name of the build that `build/client` leads to, if that is one of ours and there. */
export function currentRelease(root: string): string | undefined {
  if (!existsSync(linkTo(root))) return undefined;
  const folder = path.dirname(realpathSync(linkTo(root)));
  return releases(root).find((name) => realpathSync(releaseFolder(root, name)) === folder);
}

export function readNote(root: string, name: string): Note {
  return noteSchema.parse(JSON.parse(readFileSync(path.join(releaseFolder(root, name), noteFile), 'utf8')));
}

/** Makes a build complete. */
export function writeNote(root: string, name: string, note: Note): void {
  writeFileSync(path.join(releaseFolder(root, name), noteFile), `${JSON.stringify(note, null, 2)}\n`);
}

/** Makes a folder for a build that begins now, and removes what unfinished builds have left behind. */
export function newRelease(root: string, begun: Date): string {
  for (const name of allFolders(root)) if (!isComplete(root, name)) removeRelease(root, name);
  const name = begun.toISOString().replaceAll(':', '-');
  mkdirSync(releaseFolder(root, name), { recursive: true });
  return name;
}

export function removeRelease(root: string, name: string): void {
  rmSync(releaseFolder(root, name), { recursive: true, force: true });
}

/** Lets `build/client` lead to a build, in one step. */
export function makeCurrent(root: string, name: string): void {
  const link = linkTo(root);
  // Older versions built into this folder; the next build clears it away.
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
 * Does work while no other build or rollback runs. The lock is the database's on its file, which the system gives
 * back however a process ends; after a kill, a file with a process id in it would have to be guessed about.
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
