import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A project of its own, as an agency has it: its content may be changed, and publishing is quick. */
export interface Project {
  root: string;
  git: (...args: string[]) => string;
}

/** The real check and the real swap; in place of all pages, one that says what the first page's title is. */
const quickBuild = `
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '#scripts/build/publish/publish.ts';

const page = \`
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const [, title] = /title: (.*)/.exec(readFileSync('content/pages/index.yaml', 'utf8'));
  mkdirSync(process.env.BUILD_DIRECTORY + '/client', { recursive: true });
  if (title.includes('stops the build')) throw new Error('a page could not be made');
  writeFileSync(process.env.BUILD_DIRECTORY + '/client/index.html', title);\`;
try {
  await publish(path.resolve('.'), [
    { name: 'content', command: () => ['scripts/check/content.ts'] },
    { name: 'pages', command: () => ['-e', page] },
  ]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
`;

/** Copies the project; files of the same disk are linked, because those who change one write another in its place. */
export function makeProject(): Project {
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
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\nbuild\ndata\n');
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Developer', '-c', 'user.email=dev@dhow.example', 'commit', '--quiet', '-m', 'Begin');
  return { root, git };
}

/** Starts the studio of a project as `npm run studio` does. */
export async function startStudio(
  { root }: Project,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => void; said: () => string }> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['studio/start.ts'], {
    cwd: root,
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
  return { url, stop: () => child.kill('SIGKILL'), said: () => said };
}
