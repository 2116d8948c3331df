import path from 'node:path';
import type { Hono } from 'hono';
import { z } from 'zod';
import { problemsOfChange } from '../content/check.ts';
import { assertUnchanged, hashOf, readRecordFile, writeRecordFile } from '../content/files.ts';
import { recordOf, withRecord } from '../content/record.ts';
import { choicesOf, entriesOf, fileOf, pageOf, titleOf, unshownIn } from '../content/site.ts';
import { formFor } from '../forms/form.ts';
import { publishedText } from '../publish/git.ts';
import { Refusal } from '../refusal.ts';
import type { Busy } from './busy.ts';

const saved = z.strictObject({
  files: z
    .array(
      z.strictObject({
        file: z.string(),
        /** Of the file as it was opened; null for a new one. */
        hash: z.string().nullable(),
        record: z.record(z.string(), z.unknown()),
        /** The file whose way of writing a new one takes over. */
        copyOf: z.string().optional(),
      }),
    )
    .min(1),
});

const removed = z.strictObject({ file: z.string(), hash: z.string() });
const named = z.strictObject({ file: z.string() });

/** What a new file starts from. */
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
  return {
    ...{ file, title: titleOf(file, record), hash: hashOf(source), record, form },
    ...{ page, pageFile: fileOf(root, page), unshown: unshownIn(root, file) },
  };
}

/** Reads, checks and writes content. */
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
    const problems = problemsOfChange(root, ...changes);
    if (problems.length > 0)
      return c.json({ message: 'Not saved yet: something is to be mended.', problems }, 422);
    for (const { file, hash, source } of changes) writeRecordFile(root, file, hash, source);
    return c.json(opened(root, changes[0]?.file ?? ''));
  });

  app.delete('/api/file', async (c) => {
    const { file, hash } = removed.parse(await c.req.json());
    busy.assertIdle();
    assertUnchanged(root, file, hash);
    const problems = problemsOfChange(root, { file, source: undefined });
    if (problems.length > 0)
      return c.json({ message: 'Not deleted: other places still need it.', problems }, 422);
    writeRecordFile(root, file, hash, undefined);
    return c.json({});
  });

  app.post('/api/put-back', async (c) => {
    const { file } = named.parse(await c.req.json());
    busy.assertIdle();
    const now = readRecordFile(root, file);
    const source = await publishedText(path.dirname(root), file);
    if (source === undefined && !now) throw new Refusal(`There is no file "${file}" any more.`, 404);
    const problems = problemsOfChange(root, { file, source });
    if (problems.length > 0)
      return c.json({ message: 'Not put back: something else that is saved needs it.', problems }, 422);
    writeRecordFile(root, file, now?.hash, source);
    return c.json({});
  });
}
