import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSettings, buildSettingsFile } from './build-settings.ts';

/** What a build is made from, below the project's root. */
const sources = ['app', 'content', 'public', 'scripts', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'];

/** Milliseconds since 1970 of the newest change in a file or folder; 0 where there is none. */
function newestChange(file: string): number {
  if (!existsSync(file)) return 0;
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  // Folders too: theirs is the time when a file was removed.
  const entries = readdirSync(file, { recursive: true, withFileTypes: true });
  return Math.max(mtimeMs, ...entries.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).mtimeMs));
}

/** Whether a build with these settings came to its end: the note of them is its last step. */
function isComplete(root: string, env: NodeJS.ProcessEnv): boolean {
  const note = path.join(root, buildSettingsFile);
  const page = path.join(root, 'build', 'client', 'index.html');
  if (!existsSync(note) || !existsSync(page) || readFileSync(note, 'utf8') !== buildSettings(env)) return false;
  return newestChange(page) <= newestChange(note);
}

/**
 * Whether the built site is there, complete, newer than everything that it is made from, and made with these
 * settings. What changed while it was built counts as newer.
 */
export function isBuilt(root: string, env: NodeJS.ProcessEnv): boolean {
  if (!isComplete(root, env)) return false;
  const begun = newestChange(path.join(root, 'build', 'client', 'index.html'));
  return sources.every((source) => newestChange(path.join(root, source)) <= begun);
}

/**
 * Runs `npm run build` and shows its progress.
 * @throws Error when the build fails; its own report has been shown by then
 */
export function build(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The site could not be built; the report is above.'))));
  });
}
