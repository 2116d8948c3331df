import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { siteFolderIn } from '#app/content/site-folder.server.ts';
import { buildVariables } from './build-variables.ts';
import { currentRelease, readNote, releases } from './releases.ts';

/** Sources of a build apart from the site folder, relative to the project root. */
const sources = ['app', 'scripts', 'server', 'package-lock.json', 'vite.config.ts'];

/** 0 for a file that does not exist and for a link that leads nowhere, such as Emacs leaves beside an unsaved file. */
function changeTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Modification time of the newest file or folder in a path, in milliseconds since 1970; 0 if it does not exist. */
function newestChange(file: string): number {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return changeTime(file);
  // Includes folders, whose modification time changes when a file is removed.
  const entries = readdirSync(file, { recursive: true, withFileTypes: true });
  return Math.max(
    changeTime(file),
    ...entries.map(({ parentPath, name }) => changeTime(path.join(parentPath, name))),
  );
}

/** Whether the current build was made with these variables. */
export function isBuiltFor(root: string, env: NodeJS.ProcessEnv): boolean {
  const current = currentRelease(root);
  return current !== undefined && isDeepStrictEqual(readNote(root, current).variables, buildVariables(env));
}

/**
 * Whether no build is needed: the current build has these variables, and the newest build started after the last
 * source change. After a rollback the newest build is not the current one, and still no build is needed.
 */
export function isBuilt(root: string, env: NodeJS.ProcessEnv): boolean {
  const newest = releases(root).at(-1);
  if (newest === undefined || !isBuiltFor(root, env)) return false;
  const begun = Date.parse(readNote(root, newest).begun);
  const all = [
    ...sources.map((source) => path.join(root, source)),
    ...['brand', 'content'].map((part) => path.join(siteFolderIn(root), part)),
  ];
  return all.every((source) => newestChange(source) <= begun);
}

/**
 * Runs `npm run build`. Errors are always shown.
 * @param progress whether to show its progress too
 * @throws Error when the build fails
 */
export function build(root: string, progress = true): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build'], {
      cwd: root,
      stdio: ['ignore', progress ? 'inherit' : 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The site could not be built; the report is above.')),
    );
  });
}
