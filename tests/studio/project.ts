import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A project of its own, as an agency has it, whose content may be changed and published. */
export interface Project {
  root: string;
  git: (...args: string[]) => string;
}

/** The code of the last build: content does not affect it, and rebuilding it takes most of a build's time. */
const made = existsSync('build/client') ? path.dirname(realpathSync('build/client')) : undefined;

/** Not copied: what a repository ignores, and what belongs to this project alone. */
const left = new Set([
  '.git',
  '.gitignore',
  '.cache',
  'node_modules',
  'build',
  'data',
  'test-results',
  'content',
]);

/** Copies the project. Pictures are hard links, because they are replaced and never modified. */
export function makeProject(): Project {
  if (!made) throw new Error('the studio publishes with the code of a build: npm run build');
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync(path.resolve('test-results/studio-'));
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  for (const part of readdirSync('.').filter((name) => !left.has(name)))
    cpSync(part, path.join(root, part), { recursive: true });
  cpSync('content', path.join(root, 'content'), {
    recursive: true,
    filter: (file) => file !== path.join('content', 'media'),
  });
  execFileSync('cp', ['-al', 'content/media', path.join(root, 'content')]);
  rmSync(path.join(root, 'content/media/manifest.json'));
  cpSync('content/media/manifest.json', path.join(root, 'content/media/manifest.json'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  cpSync('tests/studio/pages-alone.ts', path.join(root, 'scripts/build/pages.ts'));
  writeFileSync(path.join(root, 'scripts/build/compress.ts'), "console.log('left out: it takes a while');\n");
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\n/build\n/data\n.cache\n');
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Developer', '-c', 'user.email=dev@dhow.example', 'commit', '--quiet', '-m', 'Begin');
  return { root, git };
}

/** Starts the studio of a project as `npm run studio` does. */
export async function startStudio(
  { root }: Project,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => void; kill: () => Promise<void>; said: () => string }> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['studio/start.ts'], {
    cwd: root,
    // Its own process group, so that it can be killed with its children.
    detached: true,
    env: { PATH, HOME, STUDIO_PORT: '0', DATABASE_URL: 'file:data/inbox.db', MADE: made ?? '', ...settings },
    stdio: ['ignore', 'pipe', settings['STUDIO_HOST'] ? 'ignore' : 'inherit'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said += `${line}\n`;
      const address = /open at (http:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the studio ended with ${code}`)));
  });
  const stop = (): void => void process.kill(-(child.pid ?? 0), 'SIGKILL');
  const kill = async (): Promise<void> => {
    stop();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { url, stop, kill, said: () => said };
}
