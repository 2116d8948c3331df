import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ContentError } from '#app/content/problem.ts';
import { siteOf } from '#app/content/site.server.ts';
import { readContent, type SiteContent } from '#app/pages/load.ts';
import { parse, validator } from '../build/document.ts';
import { anyEdit, type Change, changeOf, kinds } from './edit.ts';
import { render } from './render.ts';

/** How many edits, and the seed: the same ones every time by default. */
const numRuns = Number(process.env['EDITS'] ?? (process.env['FULL'] ? 200 : 60));
const seed = Number(process.env['SEED'] ?? 20_251_123);

const root = mkdtempSync(path.join(tmpdir(), 'edits-'));
cpSync('content', root, {
  recursive: true,
  filter: (file) => path.extname(file) === '' || /\.(yaml|md)$|manifest\.json$/.test(file),
});
afterAll(() => rmSync(root, { recursive: true }));

const files = new Map(
  globSync('**/*.{yaml,md}', { cwd: root, exclude: ['media/**'] })
    .toSorted()
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
);

function put(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(path.join(root, file), { force: true });
  else writeFileSync(path.join(root, file), text);
}

/** The content after a change, or the problems for which it is rejected. */
function read(change: Change): SiteContent | ContentError {
  for (const [file, text] of change.files) put(file, text);
  try {
    return readContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  } finally {
    for (const file of change.files.keys()) put(file, files.get(file));
  }
}

const before = readContent(root).pages;
const written = new Map([...before].map(([at, page]) => [at, JSON.stringify(page)]));

/** Rules for every built page that need no browser. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, 'page.html');
  const invalid = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  const document = await parse('page.html', html);
  const headings = document.querySelectorAll('h1').filter(({ textContent }) => textContent.trim() !== '');
  const ids = document.querySelectorAll('[id]').map((element) => element.getAttributeValue('id') ?? '');
  const anchors = document
    .querySelectorAll('a[href]')
    .map((link) => decodeURIComponent(link.getAttributeValue('href') ?? ''))
    .flatMap((href) => (href.startsWith('#') ? [href.slice(1)] : []));
  return [
    ...invalid,
    ...(headings.length === 1 ? [] : [`${headings.length} first headings`]),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two places named ${id}`),
    ...anchors
      .filter((anchor) => anchor !== '' && !ids.includes(anchor))
      .map((anchor) => `no place named ${anchor}`),
  ];
}

/** Checks at most two of the pages that a change affected; further ones would differ only in text. */
async function faultsAfter(sources: SiteContent): Promise<string[]> {
  const site = siteOf(sources);
  const touched = [...sources.pages]
    .filter(([at, page]) => JSON.stringify(page) !== written.get(at))
    .slice(0, 2);
  const faults: string[] = [];
  for (const [at, page] of touched)
    for (const fault of await faultsOf(await render(page, site))) faults.push(`${at}: ${fault}`);
  return faults;
}

test(
  `${numRuns} everyday edits are taken, and their pages are sound, or are refused in an editor's words`,
  { timeout: 1_200_000 },
  async () => {
    const counts = { taken: 0, refused: 0 };
    const wrong: string[] = [];
    for (const edit of fc.sample(
      anyEdit.filter((each) => changeOf(files, each) !== undefined),
      { numRuns, seed },
    )) {
      const change = changeOf(files, edit);
      if (!change) continue;
      const said = `${edit.kind}: ${change.said}`;
      try {
        const after = read(change);
        if (after instanceof ContentError) {
          counts.refused += 1;
          // Only an added or removed file may be wrong as a whole.
          const whole = new Set(
            [...change.files.keys()].filter(
              (file) => change.files.get(file) === undefined || !files.has(file),
            ),
          );
          for (const { file, field, mend, found } of after.problems)
            if (
              !file.startsWith('content/') ||
              mend === '' ||
              (field === '' && !whole.has(file.replace('content/', ''))) ||
              /cannot be made/.test(found)
            )
              wrong.push(`${said}: ${file}, ${field}: ${found}`);
          if (process.env['SHOW']) console.log(`${said}\n${after.message}\n`);
        } else {
          counts.taken += 1;
          if (process.env['SHOW']) console.log(`${said}\n`);
          wrong.push(...(await faultsAfter(after)).map((fault) => `${said}: ${fault}`));
        }
      } catch (error) {
        wrong.push(`${said}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
    console.log(`${counts.taken} taken, ${counts.refused} refused`);
    expect(wrong).toEqual([]);
    expect(counts.taken).toBeGreaterThan(numRuns / 4);
    expect(new Set(kinds).size).toBe(7);
  },
);
