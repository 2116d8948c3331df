import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '#app/content/collections.ts';
import type { SourceFile } from '#app/content/read.server.ts';
import { brandFile } from '#app/content/schema/brand.ts';
import type { Finding, Place } from './finding.ts';
import { field, fileName, walk } from './walk.ts';

type Confirmed = Content['confirmed'];

/** Files in which everything is a statement to confirm. */
const stated =
  /^((awards|cases|clients|jobs|people|press|reviews|works|settings\/house-facts)\.yaml|(legal|stories)\/)/;

/** Sections about the agency's history. */
const told = new Set(['brand-story', 'founder', 'history']);

/** A sentence with a number. */
const counting = (value: unknown): value is string =>
  typeof value === 'string' && /\d/.test(value) && value.split(/\s+/).length > 3;

/** Fields whose digits are not claims. */
const silent = new Set(['alt', 'href', 'title', 'updated', 'version']);

/** Places in a file that make a statement, with the text. */
function statements(file: SourceFile): Place[] {
  const where = fileName(file);
  return [...walk(file.value)].flatMap(({ value, path: at }) => {
    const type = field(value, 'type');
    if (typeof type === 'string' && told.has(type))
      return [{ where, line: file.lineOf(at), what: `the section ${type}` }];
    if (!counting(value) || silent.has(String(at.at(-1)))) return [];
    return value.split('\n').flatMap((line, index) => {
      // A quoted claim or fact is confirmed at its source.
      if (!/\d/.test(line.replaceAll(/\{(claim|fact):[^}]*\}/g, ''))) return [];
      const [words = line] = /.{0,40}\d.{0,40}/.exec(line) ?? [];
      return [{ where, line: file.lineOf(at, index + 1), what: words.trim() }];
    });
  });
}

/** A hash of a file's text, independent of line endings. */
function markOf(root: string, file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Files with cases, history, jobs, legal texts or figures in sentences that are not confirmed. */
export function unconfirmedFiles(
  root: string,
  files: readonly SourceFile[],
  { files: confirmed }: Confirmed,
  today: string,
): Finding {
  // The brand file makes no statements.
  const places = files
    .filter((file) => file.path !== brandFile)
    .flatMap((file) => {
      const mark = markOf(root, file.path);
      const found =
        /^settings\/(?!house)/.test(file.path) || confirmed[file.path]?.text === mark ? [] : statements(file);
      if (found.length === 0 && (!stated.test(file.path) || confirmed[file.path]?.text === mark)) return [];
      const again = confirmed[file.path] ? 'changed since it was confirmed; ' : '';
      return [
        {
          where: fileName(file),
          what: `${again}to confirm, write ${file.path}: { on: ${today}, text: "${mark}" }`,
        },
        ...found,
      ];
    });
  return {
    id: 'unconfirmed-files',
    title: 'Cases, history, jobs, legal texts, people and figures in sentences that nobody has confirmed',
    todo: 'Read each file. Once all of it is true, write its line below "files:" in content/settings/confirmed.yaml.',
    places,
  };
}

/** Unconfirmed claims. */
export function unconfirmedClaims(
  files: readonly SourceFile[],
  claims: Content['claims']['claims'],
  { claims: confirmed }: Confirmed,
  today: string,
): Finding {
  const file = files.find(({ path: at }) => at === 'settings/claims.yaml');
  return {
    id: 'unconfirmed-claims',
    title: 'Figures that nobody has confirmed',
    todo: 'Once a figure is true, write its line below "claims:" in content/settings/confirmed.yaml.',
    places: Object.entries(claims).flatMap(([id, { figure, label, scope }]) => {
      const says = `${figure} ${label}, ${scope}`;
      if (confirmed[id]?.says === says) return [];
      const again = confirmed[id] ? 'changed since it was confirmed; ' : '';
      const what = `${again}to confirm, write ${id}: { on: ${today}, says: ${JSON.stringify(says)} }`;
      return [{ where: 'content/settings/claims.yaml', line: file?.lineOf(['claims', id]) ?? 1, what }];
    }),
  };
}
