import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { postgresTest } from '../setup/fixtures.ts';
import { inbox, run } from '../setup/server.ts';
import { farOffice, startSite } from '../setup/site-fixture.ts';
import { contact, post } from '../setup/submissions.ts';
import { temporaryFolder } from '../setup/temporary.ts';

const formula = '=HYPERLINK("https://evil.example","Click")';

/** An inbox with a message of each kind. */
async function filledInbox(
  databaseUrl?: string,
): Promise<{ folder: string; databaseUrl: string; ids: string[] }> {
  const { folder, server, settings } = await startSite(databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  const fields = [
    contact({
      name: 'Anu',
      email: 'Anu@Kadal.example',
      message: formula,
      page: farOffice.page,
    }),
    contact({ name: 'Biju', email: 'biju@kara.example', phone: '0091 98470 12345' }),
    contact({
      form: 'callback',
      fullName: '+1 Cathy, "Q"',
      company: '@Quay',
      email: 'cathy@quay.example',
      phone: '050 123 4567',
      page: farOffice.page,
    }),
    contact({ form: 'audit', email: 'dev@kara.example', website: 'kara.example', botcheck: 'on' }),
  ];
  const ids: string[] = [];
  for (const each of fields) ids.push((await post(server, each)).answer.data.id ?? '');
  await post(server, { ...fields[1], email: 'biju@new.example' });
  await server.stop();
  return { folder, databaseUrl: settings.DATABASE_URL, ids };
}

async function listed(databaseUrl: string, ...options: string[]): Promise<string[]> {
  const lines = (await inbox(databaseUrl, 'list', ...options)).trim().split('\n');
  return lines.filter((line) => line !== 'No messages.').map((line) => line.slice(0, 8));
}

/** All inbox tasks, the same for both databases. */
async function expectAllTasks(databaseUrlOrDefault?: string, empty?: () => string): Promise<void> {
  const { folder, databaseUrl, ids } = await filledInbox(databaseUrlOrDefault);
  const [anu = '', biju = '', cathy = '', dev = ''] = ids;
  const short = (...some: string[]): string[] => some.map((id) => id.slice(0, 8));
  const sorted = async (...options: string[]): Promise<string[]> =>
    (await listed(databaseUrl, ...options)).toSorted();

  expect(await listed(databaseUrl)).toEqual(short(cathy, biju, anu));
  expect(await sorted('--form', 'callback')).toEqual(short(cathy));
  expect(await sorted('--office', farOffice.id)).toEqual(short(anu, cathy).toSorted());
  expect(await sorted('--spam')).toEqual(short(dev));
  expect(await sorted('--all')).toEqual(short(...ids).toSorted());
  expect(await sorted('--since', '1h')).toHaveLength(3);
  expect(await sorted('--since', '2999-01-01')).toEqual([]);
  expect(await sorted('--until', '1h')).toEqual([]);
  expect(await sorted('--since', '1h', '--until', '2999-01-01')).toHaveLength(3);
  expect(await listed(databaseUrl, '--limit', '1')).toEqual(short(cathy));

  await inbox(databaseUrl, 'mark', anu.slice(0, 8), 'answered');
  await inbox(databaseUrl, 'note', anu, 'rang', 'them');
  expect(await sorted('--status', 'answered')).toEqual(short(anu));
  const shown = await inbox(databaseUrl, 'show', anu.slice(0, 8));
  expect(shown).toContain(formula);
  expect(shown).toMatch(/Note of .*: rang them/);
  expect(await inbox(databaseUrl, 'show', biju)).toContain('Sent 2 times with changes');
  await inbox(databaseUrl, 'mark', dev, 'not-spam');
  expect(await sorted('--form', 'audit')).toEqual(short(dev));

  const csv = path.join(folder, 'leads.csv');
  await inbox(databaseUrl, 'export', '--format', 'csv', '--output', csv);
  const table = readFileSync(csv, 'utf8');
  expect(table).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")"`);
  expect(table).toContain(`"'+1 Cathy, ""Q"""`);
  expect(table).not.toMatch(/(^|,|\n)"?[=+@-]/);

  const copy = path.join(folder, 'backup.db');
  await inbox(databaseUrl, 'backup', copy);
  expect(await inbox(`file:${copy}`, 'export', '--all')).toBe(await inbox(databaseUrl, 'export', '--all'));
  const target = empty?.() ?? `file:${path.join(folder, 'restored.db')}`;
  expect(await inbox(target, 'restore', copy)).toBe('4 messages restored\n');
  expect(await inbox(target, 'export', '--all')).toBe(await inbox(databaseUrl, 'export', '--all'));

  // By an address from an earlier version, and by a number in any format.
  expect(JSON.parse(await inbox(databaseUrl, 'person', 'BIJU@kara.example'))).toMatchObject([{ id: biju }]);
  expect((JSON.parse(await inbox(databaseUrl, 'person', '+91 98470-12345')) as unknown[]).length).toBe(2);
  expect(await inbox(databaseUrl, 'person', 'biju@new.example', '--delete')).toMatch(
    /^1 message would be deleted/,
  );
  expect(await inbox(databaseUrl, 'person', 'biju@new.example', '--delete', '--yes')).toBe(
    '1 message deleted.\n',
  );
  expect(await sorted('--all')).toEqual(short(anu, cathy, dev).toSorted());

  expect(await inbox(databaseUrl, 'purge', '--older-than', '1')).toMatch(/^0 messages would/);
  expect(await inbox(databaseUrl, 'delete', cathy)).toMatch(
    /^The message of \+1 Cathy, "Q", .* would be deleted/,
  );
  expect(await inbox(databaseUrl, 'delete', cathy.slice(0, 8), '--yes')).toContain('is deleted');
  expect(await sorted('--all')).toEqual(short(anu, dev).toSorted());
  await expect(inbox(databaseUrl, 'purge', '--older-than', '0', '--yes')).rejects.toThrow(
    'this would delete every message of the inbox, those of today included, for good: 2 messages.',
  );
  expect(await inbox(databaseUrl, 'purge', '--older-than', '0', '--yes', '--everything')).toBe(
    '2 messages deleted.\n',
  );
  expect(await sorted('--all')).toEqual([]);
  if (databaseUrl.startsWith('file:')) {
    const bytes = ['', '-wal'].map((ending) => readIfThere(databaseUrl.slice(5) + ending)).join('');
    expect(bytes).not.toMatch(/kadal|quay|Cathy/i);
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

describe('the tasks of an inbox', () => {
  test('on SQLite', { timeout: 180_000 }, () => expectAllTasks());
  postgresTest('on PostgreSQL', { timeout: 180_000 }, ({ postgres }) =>
    expectAllTasks(postgres.createDatabase(), postgres.createDatabase),
  );
});

test('every command has help, and the overview names them', async () => {
  const { output, code } = await run('server/inbox/cli.ts', [], {});
  expect(code).toBe(0);
  const names = [...output.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
  expect(names).toEqual([
    'list',
    'show',
    'mark',
    'note',
    'export',
    'person',
    'delete',
    'purge',
    'resend',
    'backup',
    'restore',
  ]);
  for (const name of names)
    expect(await inbox('', name, '--help')).toContain(`Usage: npm run -s inbox -- ${name}`);
});

test.for([
  [['launch'], 'there is no command "launch"'],
  [['show'], 'ID is missing'],
  [['show', 'zzzz'], 'ID must be the first digits'],
  [['show', 'abcd'], 'no message has an id that begins with abcd'],
  [['list', '--form', 'x'], '--form must be one of: contact, callback, audit'],
  [['list', '--since', 'soon'], '--since must be'],
  [['list', '--since', '5'], '--since must be'],
  [['list', '--since', '2026-02-31'], '--since must be'],
  [['list', '--until', 'later'], '--until must be'],
  [['list', '--nonsense'], "Unknown option '--nonsense'"],
  [['purge'], '--older-than needs a number of days'],
  [['resend', 'abcd'], 'neither SMTP_URL nor WEBHOOK_URL is set'],
  [['restore', '/nowhere'], '/nowhere does not exist'],
] as const)('%j says what is wrong', async ([words, complaint]) => {
  const said = { name: 'UsageError', message: expect.stringContaining(complaint) };
  await expect(inbox(`file:${path.join(temporaryFolder(), 'inbox.db')}`, ...words)).rejects.toMatchObject(
    said,
  );
});

test('what is wrong ends with 2, and is said where errors are', async () => {
  const { code, errors, output } = await run('server/inbox/cli.ts', ['launch'], {});
  expect([code, errors, output]).toEqual([2, expect.stringContaining('there is no command "launch"'), '']);
});

test('a file is never overwritten', async () => {
  const folder = temporaryFolder();
  const databaseUrl = `file:${path.join(folder, 'inbox.db')}`;
  const file = path.join(folder, 'mine');
  writeFileSync(file, 'mine');
  for (const words of [
    ['backup', file],
    ['export', '--output', file],
  ])
    expect((await run('server/inbox/cli.ts', words, { DATABASE_URL: databaseUrl })).code).not.toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test("the inbox's files are for their owner only", async () => {
  const { databaseUrl, server } = await startSite();
  await post(server, contact());
  const modes = ['', '-wal', '-shm'].map(
    (ending) => statSync(databaseUrl.slice('file:'.length) + ending).mode,
  );
  expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['600', '600', '600']);
});

test('a message says what it is about and where the visit began', async () => {
  const { databaseUrl, server } = await startSite();
  const fields = { service: 'Branding & Creative', landing: '/about', gclid: '7' };
  const id = (await post(server, contact(fields))).answer.data.id ?? '';
  const shown = await inbox(databaseUrl, 'show', id);
  for (const line of ['About: Branding & Creative', 'First page of the visit: /about', 'gclid: 7'])
    expect(shown).toContain(line);
  const csv = await inbox(databaseUrl, 'export', '--format', 'csv');
  expect(csv.split('\r\n')[1]).toMatch(/,Branding & Creative,.*,\/about,.*gclid/);
});
