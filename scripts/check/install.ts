/**
 * Installs the project with the npm of Node 20, 22 and 24, without Python, make or a compiler: `npm test -- install`.
 * Needs the registry, and some minutes with an empty cache.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../tests/setup/services.ts';

/** Each npm with its Node; the last Node is the one the project uses. */
const pairs = [
  { npm: '10.8.2', node: '20' },
  { npm: '10.9.4', node: '22' },
  { npm: '11.21.2', node: '24' },
];

/** What packages may rely on: a shell and the most common commands. */
const commands = ['sh', 'env', 'cat', 'ls', 'mkdir', 'rm', 'dirname', 'basename', 'uname', 'sed', 'grep'];

/** Lines that an installation may print; a page of warnings hides real errors. */
const mostLines = 12;

const folder = mkdtempSync(path.join(tmpdir(), 'install-'));

function fetch(name: string, version: string): string {
  const place = path.join(folder, `${name}-${version}`);
  mkdirSync(place);
  execFileSync('npm', ['init', '-y'], { cwd: place, stdio: 'ignore' });
  execFileSync('npm', ['pkg', 'set', 'allowScripts.node=true', '--json'], { cwd: place, stdio: 'ignore' });
  execFileSync('npm', ['install', '--no-audit', '--loglevel=error', `${name}@${version}`], { cwd: place });
  return path.join(place, 'node_modules', name, 'bin');
}

/** A PATH with node, npm and these commands, but no build tools. */
function bareTools(npm: string, node: string): string {
  const tools = path.join(folder, `tools-${npm}`);
  mkdirSync(tools);
  for (const name of commands) {
    const program = findProgram(name);
    if (program) symlinkSync(program, path.join(tools, name));
  }
  symlinkSync(path.join(fetch('node', node), 'node'), path.join(tools, 'node'));
  symlinkSync(path.join(fetch('npm', npm), 'npm-cli.js'), path.join(tools, 'npm'));
  return tools;
}

/** What went wrong with the installation, if anything. */
function problemOf(npm: string, node: string): string | undefined {
  const project = path.join(folder, `project-${npm}`);
  mkdirSync(path.join(project, 'artwork'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'artwork/package.json'])
    copyFileSync(file, path.join(project, file));
  const env = { ...process.env, PATH: bareTools(npm, node) };
  const { status, stdout, stderr } = spawnSync('npm', ['ci'], { cwd: project, env, encoding: 'utf8' });
  const output = `${stdout}${stderr}`;
  if (status !== 0) return output;
  const program = path.join(project, 'node_modules/node/bin/node');
  const version = execFileSync(program, ['-p', "require('node:sqlite') && process.version"], {
    encoding: 'utf8',
  });
  rmSync(project, { recursive: true });
  if (version.trim() !== process.version) return `brings Node ${version.trim()}, not ${process.version}`;
  return output.split('\n').length > mostLines ? `prints too much:\n${output}` : undefined;
}

try {
  for (const { npm, node } of pairs) {
    const problem = problemOf(npm, node);
    console.log(`${problem ? 'FAIL' : 'ok  '} npm ${npm} on Node ${node} without a compiler`);
    if (problem) console.log(problem);
    if (problem) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
