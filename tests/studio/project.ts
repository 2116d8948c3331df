import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A project of its own, as an agency has it: its content may be changed and published. */
export interface Project {
  root: string;
  git: (...args: string[]) => string;
}

/** The code of the last build: content does not change it, and making it anew is most of the time that a build takes. */
const made = existsSync('build/client') ? path.dirname(realpathSync('build/client')) : undefined;

/** The real check, all real pages and the real swap. */
const quickBuild = `
import path from 'node:path';
import { publish } from '#scripts/build/publish/publish.ts';

try {
  await publish(path.resolve('.'), [
    { name: 'content', command: () => ['scripts/check/content.ts'] },
    { name: 'pages', command: () => ['scripts/build/pages-anew.ts'] },
  ]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
`;

const pagesAnew = `
import { cpSync, writeFileSync } from 'node:fs';
import { loadContent } from '#app/pages/load.ts';
import { prerender } from './prerender.ts';

process.env.NODE_ENV = 'production';
const sources = loadContent();
if (JSON.stringify(sources.pages.get('/').meta).includes('stops the build')) throw new Error('a page could not be made');
const [client, server] = ['client', 'server'].map((name) => process.env.BUILD_DIRECTORY + '/' + name);
for (const part of ['client/assets', 'client/.vite', 'server'])
  cpSync(${JSON.stringify(made)} + '/' + part, process.env.BUILD_DIRECTORY + '/' + part, { recursive: true });
await prerender({ client, server, sources, env: process.env });
writeFileSync(process.env.BUILD_DIRECTORY + '/schedule.json', JSON.stringify({ nextChange: sources.nextChange }));
`;

/** Copies the project; files of the same disk are linked, because those who change one write another in its place. */
export function makeProject(): Project {
  if (!made) throw new Error('the studio publishes with the code of a build: npm run build');
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync(path.resolve('test-results/studio-'));
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const parts = ['app', 'server', 'scripts', 'studio', 'artwork', 'brand', 'vite.config.ts', 'package.json'];
  execFileSync('cp', ['-al', ...parts, root]);
  cpSync('content', path.join(root, 'content'), {
    recursive: true,
    filter: (file) => file !== path.join('content', 'media'),
  });
  execFileSync('cp', ['-al', 'content/media', path.join(root, 'content')]);
  rmSync(path.join(root, 'content/media/manifest.json'));
  cpSync('content/media/manifest.json', path.join(root, 'content/media/manifest.json'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  rmSync(path.join(root, 'scripts/build/build.ts'));
  writeFileSync(path.join(root, 'scripts/build/build.ts'), quickBuild);
  writeFileSync(path.join(root, 'scripts/build/pages-anew.ts'), pagesAnew);
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\nbuild\ndata\n.cache\n');
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
    // A group of its own: it may be killed with all that it has begun.
    detached: true,
    env: { PATH, HOME, STUDIO_PORT: '0', DATABASE_URL: 'file:data/inbox.db', ...settings },
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
