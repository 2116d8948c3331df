import { execFile } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';

const run = promisify(execFile);

/** The person publishing. */
export interface Editor {
  name: string;
  email: string;
}

export interface Publication {
  commit: string;
  date: string;
  author: string;
  message: string;
}

/** Marks commits by the studio. */
const mark = 'Published-with: studio';

/**
 * The output of a git command.
 * @throws Refusal with git's error message
 */
export async function git(root: string, ...args: string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: root, maxBuffer: 2 ** 24 })).stdout.trimEnd();
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Refusal(`Git reported an error: ${stderr.trim() || String(error)}`, 409);
  }
}

function succeeds(root: string, ...args: string[]): Promise<boolean> {
  return git(root, ...args).then(
    () => true,
    () => false,
  );
}

/** Whether the folder is in a Git repository with a commit. */
export function isRepository(root: string): Promise<boolean> {
  return succeeds(root, 'rev-parse', '--verify', 'HEAD');
}

/** Unpublished content files, relative to the folder that contains `content/`. */
export async function changedFiles(root: string): Promise<string[]> {
  // Git prints paths from the repository root, and the site may be in a subfolder.
  const prefix = await git(root, 'rev-parse', '--show-prefix');
  // Without a lock, which would make a concurrent commit fail.
  const look = ['--no-optional-locks', 'status', '--porcelain', '--no-renames', '-uall', '-z'];
  const lines = await git(root, ...look, '--', 'content');
  return lines
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3 + prefix.length));
}

/** The latest publications, newest first. */
export async function publications(root: string): Promise<Publication[]> {
  const format = '--format=%H%x1f%aI%x1f%an%x1f%s';
  const lines = await git(root, 'log', '--max-count=30', `--grep=^${mark}$`, format);
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', date = '', author = '', message = ''] = line.split('\u001F');
      return { commit, date, author, message };
    });
}

/** Path of one of this repository's git files. */
async function gitPath(root: string, name: string): Promise<string> {
  return path.resolve(root, await git(root, 'rev-parse', '--git-path', name));
}

/** While this file exists, git's index lock belongs to the studio; a kill leaves both behind. */
const lockNote = 'studio-holds-index';

async function holdingLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const note = await gitPath(root, lockNote);
  writeFileSync(note, '');
  try {
    return await work();
  } finally {
    rmSync(note);
  }
}

/** Removes the index lock of a killed studio, but nobody else's. */
export async function removeLeftLock(root: string): Promise<void> {
  if (!(await isRepository(root))) return;
  const [note, lock] = await Promise.all([gitPath(root, lockNote), gitPath(root, 'index.lock')]);
  if (!existsSync(note)) return;
  rmSync(lock, { force: true });
  rmSync(note);
}

/** Commits the content and nothing else. */
export async function commitContent(root: string, { name, email }: Editor, message: string): Promise<void> {
  const who = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  await holdingLock(root, async () => {
    await git(root, 'add', '--all', '--', 'content');
    await git(root, ...who, 'commit', '--quiet', '--no-verify', '-m', message, '-m', mark, '--', 'content');
  });
}

/**
 * Reverts one publication in the working copy, without a commit.
 * @throws Refusal when later publications have changed the same lines; then nothing has changed
 */
export async function takeBack(root: string, commit: string): Promise<string> {
  const known = (await publications(root)).find((publication) => publication.commit === commit);
  if (!known) throw new Refusal('There is no such publication.', 404);
  await holdingLock(root, async () => {
    if (await succeeds(root, 'revert', '--no-commit', commit)) {
      await git(root, 'revert', '--quit');
      return git(root, 'reset', '--quiet');
    }
    await git(root, 'revert', '--abort');
    throw new Refusal(
      'What was published later changes the same places. Undo that first, or mend it by hand.',
      409,
    );
  });
  return `Undo: ${known.message}`;
}

/** The last published text of a content file; undefined if it did not exist. */
export function publishedText(root: string, file: string): Promise<string | undefined> {
  return run('git', ['show', `HEAD:./content/${file}`], { cwd: root, maxBuffer: 2 ** 24 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/** Resets files to the last publication; those that it does not have are removed. */
export async function discard(root: string, files: readonly string[]): Promise<void> {
  // Without paths, `git add --all` would mean everything.
  if (files.length === 0) return;
  await holdingLock(root, async () => {
    // Git removes only files that it knows.
    await git(root, 'add', '--all', '--', ...files);
    await git(root, 'restore', '--source=HEAD', '--staged', '--worktree', '--', ...files);
  });
}

/** Pushes if the branch has an upstream; returns whether it did. */
export async function push(root: string): Promise<boolean> {
  if (!(await succeeds(root, 'rev-parse', '--verify', '@{upstream}'))) return false;
  await git(root, 'push', '--quiet');
  return true;
}
