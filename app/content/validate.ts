import path from 'node:path';
import type { z } from 'zod';
import type { Collection, Collections, Content, ContentOf } from './collections.ts';
import { expectation, finding, remedy } from './describe-issue.ts';
import { type Complaint, fieldName, fileFromProject, type Problem } from './problem.ts';
import type { SourceFile } from './read.server.ts';
import type { FieldPath } from './ref.ts';
import { nearest } from './suggest.ts';

/** A record's file, so that later checks can name file, line and field. */
export type Origin = Pick<SourceFile, 'path' | 'lineOf'>;

export interface Validated<C extends Content = Content> {
  content: C;
  /** Files by collection and key (`''` for a single file). */
  origins: Map<string, Origin>;
}

export function originKey(collection: string, key = ''): string {
  return `${collection}:${key}`;
}

export function problemAt(origin: Origin, field: FieldPath, { within, ...rest }: Complaint): Problem {
  return {
    file: fileFromProject(origin.path),
    line: origin.lineOf(field, within),
    field: fieldName(field),
    ...rest,
  };
}

/** A complaint and its record. */
export interface Finding extends Complaint {
  collection: string;
  key?: string;
  path: FieldPath;
}

/** Findings as problems of the records' files. */
export function problemsAt(findings: readonly Finding[], origins: Validated['origins']): Problem[] {
  return findings.flatMap(({ collection, key, path: field, ...complaint }) => {
    const origin = origins.get(originKey(collection, key));
    return origin ? [problemAt(origin, field, complaint)] : [];
  });
}

function fieldOf(issue: z.core.$ZodIssue): FieldPath {
  return issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
}

/** An unknown field is reported at its own line. */
function placeOf(issue: z.core.$ZodIssue): FieldPath {
  return issue.code === 'unrecognized_keys' ? [...fieldOf(issue), ...issue.keys] : fieldOf(issue);
}

function problemsOf(source: SourceFile, error: z.core.$ZodError): Problem[] {
  const issues = error.issues.flatMap((issue): z.core.$ZodIssue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  );
  return issues.map((issue) =>
    problemAt(source, placeOf(issue), {
      found: finding(issue),
      expected: issue.message,
      mend: remedy(issue, missingBeside(issue, error.issues)),
    }),
  );
}

/** Missing fields in the object of an unknown one: the unknown one may be a typo. */
function missingBeside(issue: z.core.$ZodIssue, all: readonly z.core.$ZodIssue[]): string[] {
  const place = fieldOf(issue).join('.');
  return all
    .filter((other) => other.input === undefined && fieldOf(other).slice(0, -1).join('.') === place)
    .map((other) => String(other.path.at(-1)));
}

/** The record's key, if the file belongs to the collection. */
function keyIn(collection: Collection, file: string): string | undefined {
  if ('file' in collection) return file === collection.file ? '' : undefined;
  const { folder, ending } = collection;
  return file.startsWith(`${folder}/`) && file.endsWith(ending)
    ? file.slice(folder.length + 1, -ending.length)
    : undefined;
}

function homeOf(
  file: string,
  collections: Collections,
): { name: string; key: string; collection: Collection } | undefined {
  for (const [name, collection] of Object.entries(collections)) {
    const key = keyIn(collection, file);
    if (key !== undefined) return { name, key, collection };
  }
  return undefined;
}

function missingFile(file: string): Problem {
  return {
    file: fileFromProject(file),
    field: '',
    found: 'no such file',
    expected: 'this file, which every build needs',
    mend: 'bring it back from the history',
  };
}

/** Record folders with the extension of their files: `pages/*.yaml`. */
function folders(collections: Collections): string[] {
  return Object.values(collections).flatMap((collection) =>
    'folder' in collection ? `${collection.folder}/*${collection.ending}` : [],
  );
}

/** The proper name of a record saved with another extension: `roi.txt`, `roi.md.txt`, `roi.yml`. */
function renamed(file: string, collections: Collections): string | undefined {
  const ending = Object.values(collections).find(
    (collection) => 'folder' in collection && file.startsWith(`${collection.folder}/`),
  );
  const stem = file.replace(/(\.(txt|yml|yaml|md|markdown|rtf|docx?))+$/i, '');
  return ending && 'ending' in ending && stem !== file ? stem + ending.ending : undefined;
}

function strayFile(file: string, collections: Collections): Problem {
  const names = Object.values(collections).map((collection) =>
    'file' in collection
      ? collection.file
      : `${collection.folder}/${path.basename(file, path.extname(file))}${collection.ending}`,
  );
  const meant = renamed(file, collections) ?? nearest(file, names);
  return {
    file: fileFromProject(file),
    field: '',
    found: 'a file that no page reads',
    expected: `a record in ${folders(collections).join(', ')}, or one of the single files such as works.yaml`,
    mend: meant
      ? `rename it to content/${meant}`
      : 'move it, or correct the name of its folder or its ending',
  };
}

/** Validates every file against its collection's schema. Returns content only if there are no problems. */
export function validate<C extends Collections>(
  files: readonly SourceFile[],
  collections: C,
): { validated?: { content: ContentOf<C>; origins: Map<string, Origin> }; problems: Problem[] } {
  const problems: Problem[] = [];
  const origins = new Map<string, Origin>();
  const records: Record<string, unknown> = {};
  for (const [name, collection] of Object.entries(collections))
    if ('folder' in collection) records[name] = new Map();
  for (const source of files) {
    const home = homeOf(source.path, collections);
    if (!home) {
      problems.push(strayFile(source.path, collections));
      continue;
    }
    origins.set(originKey(home.name, home.key), source);
    const parsed = home.collection.schema.safeParse(source.value, { error: expectation, reportInput: true });
    if (!parsed.success) problems.push(...problemsOf(source, parsed.error));
    else if (records[home.name] instanceof Map)
      (records[home.name] as Map<string, unknown>).set(home.key, parsed.data);
    else records[home.name] = parsed.data;
  }
  for (const [name, collection] of Object.entries(collections))
    if ('file' in collection && !origins.has(originKey(name))) {
      if (collection.without === undefined) problems.push(missingFile(collection.file));
      else records[name] = collection.without;
    }
  // Safe: each entry was parsed by the schema `Content` derives from, and none is missing.
  return problems.length > 0
    ? { problems }
    : { validated: { content: records as ContentOf<C>, origins }, problems };
}
