import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { siteFolderIn } from '#app/content/site-folder.server.ts';
import { buildVariables } from './build-variables.ts';
import { currentRelease, readNote, releases } from './releases.ts';

/** What a build is made from beside the site's own folder, below the project's root. */
const sources = ['app', 'scripts', 'package-lock.json', 'vite.config.ts'];

/** Milliseconds since 1970 of the newest change in a file or folder; 0 where there is none. */
function newestChange(file: string): number {
  if (!existsSync(file)) return 0;
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  // Folders too: theirs is the time when a file was removed.
  const entries = readdirSync(file, { recursive: true, withFileTypes: true });
  return Math.max(
    mtimeMs,
    ...entries.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).mtimeMs),
  );
}

/** Whether the current build has these variables in its pages. */
export function isBuiltFor(root: string, env: NodeJS.ProcessEnv): boolean {
  const current = currentRelease(root);
  return current !== undefined && isDeepStrictEqual(readNote(root, current).variables, buildVariables(env));
}

/**
 * Whether there is nothing to build: the current build has these variables, and the newest began after the last
 * change of its sources. After a rollback the newest is not the current one, and still nothing is to be built.
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
 * Runs `npm run build`. Its report of what is wrong is always shown.
 * @param progress whether its progress is shown too
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
