/**
 * Measures how a build grows with its articles: `npm run bench -- scale [COUNT ...]`, by default 100, 1,000 and
 * 4,000 made from the ones that there are. Works in a copy of the project, which it removes.
 */
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printTable } from './table.ts';

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 4000];
const parts = ['app', 'artwork', 'content', 'deploy', 'public', 'scripts', 'server', 'tests'];

/** The project without what is built or installed. */
function copyProject(to: string): void {
  for (const part of parts) cpSync(part, path.join(to, part), { recursive: true });
  for (const file of globSync('*.{json,ts}')) cpSync(file, path.join(to, file));
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'));
}

/** Articles under new names, each with titles of its own. */
function addArticles(project: string, count: number): void {
  const folder = path.join(project, 'content', 'articles');
  const sources = globSync('*.md', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  for (let number = 0; number < count; number++) {
    const text = (sources[number % sources.length] ?? '').replaceAll(
      /^(\s*title: ")(.*)"$/gm,
      // Titles may have 60 characters.
      (_, begin: string, title: string) => `${begin}${number} ${title.slice(0, 50)}"`,
    );
    writeFileSync(path.join(folder, `generated-${number}.md`), text);
  }
}

/** Most memory (bytes) that a process has had, as Linux notes it; 0 when it is gone. */
function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

interface Built {
  seconds: number;
  peak: number;
  pages: number;
}

async function build(project: string): Promise<Built> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/build/pages.ts'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, peakOf(child.pid))), 100);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`the build failed\n${output.slice(-2000)}`);
  const pages = Number(/(\d+) pages,/.exec(output)?.[1] ?? 0);
  return { seconds: (performance.now() - started) / 1000, peak, pages };
}

const project = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
try {
  copyProject(project);
  const results: (Built & { count: number })[] = [];
  try {
    for (const count of counts) {
      addArticles(project, count);
      results.push({ count, ...(await build(project)) });
      console.error(`${count} articles built`);
    }
  } catch (error) {
    // What was measured before is shown all the same.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  const each = ({ seconds, pages }: Built): number => (seconds * 1000) / pages;
  printTable(
    ['articles', 'pages', 'build', 'a page', 'most memory'],
    results.map((result) => [
      String(result.count),
      String(result.pages),
      `${result.seconds.toFixed(0)} s`,
      `${each(result).toFixed(0)} ms`,
      `${(result.peak / 2 ** 20).toFixed(0)} MB`,
    ]),
  );
  const [before, last] = results.slice(-2);
  console.log(
    before && last
      ? `a page of ${last.count} articles costs ${(each(last) / each(before)).toFixed(2)} times one of ${before.count}`
      : 'a ratio needs two sizes',
  );
} finally {
  rmSync(project, { recursive: true, force: true });
}
