import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../setup/temporary.ts';

/** The second stage of the image: its files, and how it is started. */
const [, , stage = ''] = readFileSync('deploy/Containerfile', 'utf8').split(/^FROM /m);
const copied = [...stage.matchAll(/^COPY --from=build .*\/srv\/dhow\/(\S+) /gm)].map(([, part = '']) => part);
const env: Record<string, string> = Object.fromEntries(
  [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, all = '']) =>
    all.split(' ').map((each) => each.split('=') as [string, string]),
  ),
);
const commandOf = (instruction: RegExp): string[] =>
  JSON.parse(instruction.exec(stage)?.[1] ?? '[]') as string[];

/** A folder with the image's files, and stubs for packages and build. */
function image(): string {
  const root = temporaryFolder();
  for (const part of ['brand', 'content/settings']) cpSync(part, path.join(root, part), { recursive: true });
  execFileSync(process.execPath, [path.resolve('tests/setup/stand-in-build.ts')], {
    cwd: root,
    env: { VERSION: 'in a container' },
  });
  for (const part of copied.filter((name) => !['brand', 'build', 'content', 'node_modules'].includes(name)))
    cpSync(part, path.join(root, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'data'));
  return root;
}

test('the image holds all that its server and its health check need', async () => {
  const root = image();
  const settings = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.replace('/srv/dhow', root).replace('/data', `${root}/data`),
    ]),
  );
  const [program = '', ...args] = commandOf(/^CMD (\[.*\])$/m);
  const server = spawn(path.join(root, program), args, { cwd: root, env: { ...settings, PORT: '0' } });
  onTestFinished(() => void server.kill());
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const first = await lines.next();
  const [, port = ''] = /^Serving on \S+:(\d+)/.exec(String(first.value)) ?? [];
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>in a container</title>');

  const [check = '', ...rest] = commandOf(/^HEALTHCHECK .* CMD (\[.*\])$/m);
  const health = (at: string) =>
    spawnSync(path.join(root, check), rest, { cwd: root, env: { PORT: at } }).status;
  expect([health(port), health('1')]).toEqual([0, 1]);
});
