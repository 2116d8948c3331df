import path from 'node:path';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Problem } from '#app/content/problem.ts';
import { type Change, problemsOfChange } from '../content/check.ts';
import { assertUnchanged, hashOf, readRecordFile, writeRecordFile } from '../content/files.ts';
import { recordOf, withRecord } from '../content/record.ts';
import { choicesOf, entriesOf, fileOf, namedAt, pageOf, unshownIn } from '../content/site.ts';
import { titleOf } from '../content/titles.ts';
import { formFor } from '../forms/form.ts';
import { publishedText } from '../publish/git.ts';
import { Refusal } from '../refusal.ts';
import type { Busy } from './busy.ts';

const saved = z.strictObject({
  files: z
    .array(
      z.strictObject({
        file: z.string(),
        /** Hash of the file when it was opened; null for a new one. */
        hash: z.string().nullable(),
        record: z.record(z.string(), z.unknown()),
        /** The file whose formatting a new one copies. */
        copyOf: z.string().optional(),
      }),
    )
    .min(1),
});

const removed = z.strictObject({ file: z.string(), hash: z.string() });
const named = z.strictObject({ file: z.string() });

/** The text that a new file starts from. */
function sourceOf(root: string, file: string): string {
  const found = readRecordFile(root, file);
  if (!found) throw new Refusal(`There is no file "${file}" any more.`, 404);
  return found.source;
}

function opened(root: string, file: string) {
  const form = formFor(file);
  if (!form) throw new Refusal(`No page reads a file "${file}".`, 404);
  const source = sourceOf(root, file);
  const record = recordOf(file, source);
  const page = pageOf(root, file);
  const pageFile = fileOf(root, page);
  return {
    file,
    title: titleOf(file, record),
    hash: hashOf(source),
    record,
    form,
    page,
    pageFile,
    namedAt: namedAt(root, pageFile, record),
    unshown: unshownIn(root, file),
  };
}

interface Planned extends Change {
  /** Hash of the file when it was opened; undefined for a new one. */
  hash: string | undefined;
}

/** A problem with the title of its file. */
function withTitle(root: string, problem: Problem) {
  const file = problem.file.replace(/^content\//, '');
  const found = /\.(?:yaml|md)$/.test(file) ? readRecordFile(root, file) : undefined;
  return { ...problem, title: found ? titleOf(file, recordOf(file, found.source)) : file };
}

/** Writes valid changes; otherwise writes nothing and returns the problems. */
function written(
  c: Context,
  root: string,
  refusal: string,
  changes: readonly Planned[],
  answer: () => unknown,
) {
  const problems = problemsOfChange(root, ...changes).map((problem) => withTitle(root, problem));
  if (problems.length > 0) return c.json({ message: refusal, problems }, 422);
  for (const { file, hash, source } of changes) writeRecordFile(root, file, hash, source);
  return c.json(answer());
}

/** Routes that read, check and write content. */
export function contentRoutes(app: Hono, root: string, busy: Busy): void {
  app.get('/api/entries', (c) => c.json(entriesOf(root, c.req.query('q'))));
  app.get('/api/choices', (c) => c.json(choicesOf(root)));
  app.get('/api/file', (c) => c.json(opened(root, c.req.query('file') ?? '')));

  app.put('/api/file', async (c) => {
    const { files } = saved.parse(await c.req.json());
    busy.assertIdle();
    const changes = files.map(({ file, hash, record, copyOf }) => {
      if (!formFor(file)) throw new Refusal(`No page reads a file "${file}".`, 404);
      assertUnchanged(root, file, hash ?? undefined);
      return {
        file,
        hash: hash ?? undefined,
        source: withRecord(file, sourceOf(root, copyOf ?? file), record),
      };
    });
    return written(c, root, 'Not saved yet: something is to be mended.', changes, () =>
      opened(root, changes[0]?.file ?? ''),
    );
  });

  app.delete('/api/file', async (c) => {
    const { file, hash } = removed.parse(await c.req.json());
    busy.assertIdle();
    assertUnchanged(root, file, hash);
    const refusal = 'Not deleted: other places still need it.';
    return written(c, root, refusal, [{ file, hash, source: undefined }], () => ({}));
  });

  app.post('/api/put-back', async (c) => {
    const { file } = named.parse(await c.req.json());
    busy.assertIdle();
    const now = readRecordFile(root, file);
    const source = await publishedText(path.dirname(root), file);
    if (source === undefined && !now) throw new Refusal(`There is no file "${file}" any more.`, 404);
    const refusal = 'Not put back: something else that is saved needs it.';
    return written(c, root, refusal, [{ file, hash: now?.hash, source }], () => ({}));
  });
}
