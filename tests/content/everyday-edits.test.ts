import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from '#app/content/problem.ts';
import { contentFolder } from '#app/content/site-folder.server.ts';
import { siteOf } from '#app/content/site.server.ts';
import { contentAfter } from '#app/pages/broken-content.ts';
import { loadContent, type SiteContent } from '#app/pages/load.ts';
import { parse, validator } from '../build/document.ts';
import { anyEdit, type Change, changeOf, kinds } from './edit.ts';
import { render } from './render.ts';

/** How many edits, and the seed: the same ones every time by default. */
const numRuns = Number(process.env['EDITS'] ?? (process.env['FULL'] ? 200 : 60));
const seed = Number(process.env['SEED'] ?? 20_251_123);

const files = new Map(
  globSync('**/*.{yaml,md}', { cwd: contentFolder, exclude: ['media/**'] })
    .toSorted()
    .map((file) => [file, readFileSync(path.join(contentFolder, file), 'utf8')] as const),
);

/** The content after a change, or the problems for which it is rejected. */
function read(change: Change): SiteContent | ContentError {
  try {
    return contentAfter((copy) => {
      for (const [file, text] of change.files)
        if (text === undefined) copy.remove(file);
        else copy.write(file, text);
    });
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

const written = new Map([...loadContent().pages].map(([at, page]) => [at, JSON.stringify(page)]));

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
