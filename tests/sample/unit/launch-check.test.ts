import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { readContentFiles } from '#app/content/read.server.ts';
import { delivery } from '#scripts/launch/delivery.ts';
import { type Finding, report } from '#scripts/launch/finding.ts';
import { launchFindings } from '#scripts/launch/findings.ts';
import { exampleDomain } from '#scripts/launch/placeholders.ts';
import { temporaryFolder } from '../../setup/temporary.ts';

// Most of these read and check all content, some in a separate process.
vi.setConfig({ testTimeout: 60_000 });

/** A copy of the content without picture files. */
function copiedContent(): string {
  const folder = temporaryFolder();
  const media = path.resolve('content/media');
  cpSync('content', folder, {
    recursive: true,
    filter: (from) => !path.resolve(from).startsWith(media + path.sep) || from.endsWith('manifest.json'),
  });
  return folder;
}

function edit(root: string, pattern: string, change: (text: string) => string): void {
  for (const file of globSync(pattern, { cwd: root }))
    writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));
}

/** A copy of the content with every statement confirmed. */
function readyContent(): string {
  const root = copiedContent();
  makeReal(root);
  writeFileSync(path.join(root, 'settings/confirmed.yaml'), (confirmed ??= confirmationOf(root)));
  return root;
}

let confirmed: string | undefined;

/** A crude version of what a real agency does before going live. */
function makeReal(root: string): void {
  edit(root, '**/*.{yaml,md}', (text) =>
    text
      .replaceAll(/,? ?\bsample: true/g, '')
      .replaceAll(/000 ?0000\b/g, '123 4567')
      .replaceAll(/\bdhow[._-]example\b/g, 'dhow.agency'),
  );
  edit(root, 'legal/*.md', (text) =>
    text.includes('lastUpdated') ? text : text.replace('\nmeta:', '\nlastUpdated: "18 Sept 2025"\nmeta:'),
  );
}

const mail = { SMTP_URL: 'smtp://mail.dhow.agency:587', NOTIFY_TO: 'hello@dhow.agency' };
const formService = { FORM_ENDPOINT: 'https://forms.dhow.agency/submit' };
const find = (findings: readonly Finding[], id: string): Finding | undefined =>
  findings.find((finding) => finding.id === id);
const whereOf = (finding: Finding | undefined): string[] => [
  ...new Set(finding?.places.map(({ where }) => where)),
];

const asDelivered = launchFindings(path.resolve('content'), {});

test('the sample brand is not ready, and each matter names its files', () => {
  expect(asDelivered.map(({ id }) => id)).toEqual([
    'samples',
    'named-businesses',
    'placeholder-phones',
    'example-domain',
    'delivery',
    'unfilled-dates',
    'unconfirmed-claims',
    'unconfirmed-files',
  ]);
  const files = ['people', 'reviews', 'clients', 'press', 'works', 'awards'].map(
    (name) => `content/${name}.yaml`,
  );
  expect(whereOf(find(asDelivered, 'samples'))).toEqual(
    expect.arrayContaining([...files, 'content/settings/site.yaml']),
  );
  expect(find(asDelivered, 'named-businesses')?.places.map(({ what }) => what)).toContain('Med7online');
  expect(whereOf(find(asDelivered, 'unfilled-dates'))).toContain('content/legal/terms.md');
});

test('every mark of a sample is listed with its line', () => {
  const marks = globSync('content/**/*.{yaml,md}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(/\bsample: true/g)].map(() => `${file}:${index + 1}`)),
  );
  const listed = find(asDelivered, 'samples')?.places.map(({ where, line }) => `${where}:${line}`) ?? [];
  expect(listed.toSorted()).toEqual(marks.toSorted());
});

test('telephone numbers and addresses are found in Markdown too, on their line', () => {
  const line =
    readFileSync('content/legal/terms.md', 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('000 0000')) + 1;
  expect(find(asDelivered, 'placeholder-phones')?.places).toContainEqual(
    expect.objectContaining({ where: 'content/legal/terms.md', line }),
  );
  expect(whereOf(find(asDelivered, 'example-domain'))).toContain('content/legal/terms.md');
});

test('what cannot be marked is listed with its lines', () => {
  const files = find(asDelivered, 'unconfirmed-files');
  expect(whereOf(files)).toEqual(
    expect.arrayContaining(
      ['cases.yaml', 'jobs.yaml', 'legal/terms.md', 'pages/about.yaml', 'articles/roi.md'].map(
        (file) => `content/${file}`,
      ),
    ),
  );
  expect(files?.places).toContainEqual(
    expect.objectContaining({
      where: 'content/pages/about.yaml',
      what: 'the section history',
      line: expect.any(Number),
    }),
  );
});

test('a statement that changes is asked for again', () => {
  const root = readyContent();
  edit(root, 'jobs.yaml', (text) =>
    text.replace(/title: .*/, (line) => line.replace('title: ', 'title: Senior ')),
  );
  edit(root, 'settings/claims.yaml', (text) => text.replace('"500+"', '"600+"'));
  const findings = launchFindings(root, mail);
  expect(findings.map(({ id, places }) => [id, places[0]?.what])).toEqual([
    ['unconfirmed-claims', expect.stringMatching(/^changed since .* clients-500: /)],
    ['unconfirmed-files', expect.stringMatching(/^changed since .* jobs\.yaml: /)],
  ]);
});

test('two figures for one subject and scope are refused', () => {
  const root = copiedContent();
  edit(root, 'settings/claims.yaml', (text) =>
    text.replace(
      'by the digital marketing desk, paid media included, since 2021',
      'in all services, since 2020',
    ),
  );
  expect(() => launchFindings(root, mail)).toThrow(/80\+ clients .* clients-500 says 500\+/);
});

/** Every confirmation line that the check suggests. */
function confirmationOf(root: string): string {
  const findings = launchFindings(root, mail);
  const lines = (id: string): string =>
    (find(findings, id)?.places ?? [])
      .flatMap(({ what }) => what.split('to confirm, write ')[1] ?? [])
      .map((line) => `  ${line}\n`)
      .join('');
  const claims = lines('unconfirmed-claims');
  const files = lines('unconfirmed-files');
  return `claims:${claims ? `\n${claims}` : ' {}\n'}files:${files ? `\n${files}` : ' {}\n'}`;
}

test('a real agency with mail is ready once somebody answers for every statement, and not before', () => {
  const root = copiedContent();
  makeReal(root);
  expect(launchFindings(root, mail).map(({ id }) => id)).toEqual(['unconfirmed-claims', 'unconfirmed-files']);
  expect(launchFindings(readyContent(), mail)).toEqual([]);
  expect(report([])).toContain('can go live');
});

test.for<[string, Record<string, string>, string[]]>([
  ['nothing set', {}, ['SMTP_URL', 'NOTIFY_TO', 'FORM_ENDPOINT']],
  ['a mail server and nobody to tell', { SMTP_URL: mail.SMTP_URL }, ['NOTIFY_TO', 'FORM_ENDPOINT']],
  ['a form service without its key', formService, ['FORM_ACCESS_KEY']],
  ['a form service with its key', { ...formService, FORM_ACCESS_KEY: 'k' }, []],
  ['mail', mail, []],
])('delivery with %s', ([, env, open]) => {
  expect(whereOf(delivery(env))).toEqual(open);
});

test.for<[string, string, Record<string, string>, string[]]>([
  ['nothing that others offer', 'none', {}, []],
  [
    'Google Analytics',
    'google, id: G-ABC123',
    {},
    [
      'google counts visits, and the text does not name it',
      '"sets no cookies", but Google Analytics does after a yes',
    ],
  ],
  ['reCAPTCHA in pages and server', 'none', { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' }, []],
  [
    'reCAPTCHA in the server only',
    'none',
    { RECAPTCHA_SECRET: 's' },
    ['missing: the server checks a token that no page sends'],
  ],
])('a privacy policy beside %s', ([, service, env, open]) => {
  const root = copiedContent();
  edit(root, 'settings/analytics.yaml', (text) => text.replace(/name: none/, `name: ${service}`));
  expect(find(launchFindings(root, env), 'privacy')?.places.map(({ what }) => what) ?? []).toEqual(open);
});

test('a privacy policy that names the site at which a film plays, and one that does not', () => {
  const root = copiedContent();
  const open = (): unknown => find(launchFindings(root, {}), 'privacy')?.places.map(({ what }) => what);
  edit(root, 'reviews.yaml', (text) => text.replace('videos/client-1', 'https://vimeo.com/1084537'));
  expect(open()).toBeUndefined();
  edit(root, 'legal/privacy.md', (text) => text.replaceAll('Vimeo', 'elsewhere'));
  expect(open()).toEqual(['films play at Vimeo, and the text does not name it']);
});

test('SITE_URL stands for the address in the settings', () => {
  const { files } = readContentFiles('content');
  const addresses = (siteUrl?: string): string[] =>
    exampleDomain(files, siteUrl).places.map(({ what }) => what);
  expect(addresses()).toContain('https://dhow.example');
  expect(addresses('https://dhow.agency')).not.toContain('https://dhow.example');
  expect(addresses('https://other.example')).toContain('https://other.example');
});

test('a picture that is too large is named with its size', () => {
  const root = readyContent();
  edit(root, 'media/manifest.json', (text) =>
    text.replace(/("path": "seascapes\/dusk-1920\.avif"[\s\S]*?"bytes": )\d+/, '$1900000'),
  );
  expect(launchFindings(root, mail)).toMatchObject([
    {
      id: 'oversize',
      places: [{ where: 'content/media/seascapes/dusk-1920.avif', what: '879 KB, more than 250 KB' }],
    },
  ]);
});

test('the command exits with 1 while something is open, 0 once nothing is, and 2 for content that cannot be read', async () => {
  const [ready, broken] = [readyContent(), readyContent()];
  edit(broken, 'people.yaml', (text) => text.replace('name:', 'nmae:'));
  const run = async (...args: string[]) => {
    const options = { env: { ...process.env, ...mail } };
    const command = spawn(process.execPath, ['scripts/launch/launch-check.ts', ...args], options);
    const [said, errors] = await Promise.all([textOf(command.stdout), textOf(command.stderr)]);
    if (command.exitCode === null) await once(command, 'exit');
    return { code: command.exitCode, said, errors };
  };
  const [waiting, nothing, unread] = await Promise.all([
    run('--json'),
    run('--content', ready),
    run('--content', broken),
  ]);
  expect(waiting.code).toBe(1);
  expect(JSON.parse(waiting.said)).toMatchObject({
    ready: false,
    findings: expect.arrayContaining([expect.objectContaining({ id: 'samples' })]),
  });
  expect(nothing).toMatchObject({ code: 0, said: 'Nothing is open: the site can go live.\n' });
  expect(unread).toMatchObject({ code: 2, errors: expect.stringContaining('content/people.yaml') });
});
