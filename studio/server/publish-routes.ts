import path from 'node:path';
import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import { changedFiles, type Editor, isRepository, publications } from '../publish/git.ts';
import { type Places, publishContent, type Tell, undoPublication } from '../publish/publish.ts';
import { isRecordFile } from '../content/site.ts';
import { titleIn } from '../content/titles.ts';
import { Refusal } from '../refusal.ts';
import type { Busy } from './busy.ts';

const oneLine = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^<>\p{Cc}]+$/u);
const editor = z.strictObject({ name: oneLine, email: z.email() });
const published = z.strictObject({ editor, message: oneLine });
const undone = z.strictObject({ editor, commit: z.string().regex(/^[0-9a-f]{40}$/) });

/** One line of JSON per step, to show progress; the last line has the result. */
type Line = { step: string } | { done: true } | { failed: string };

/** Routes that publish and undo. */
export function publishRoutes(app: Hono, places: Places, busy: Busy): void {
  const { site } = places;
  const content = path.join(site, 'content');
  const work = (c: Parameters<typeof stream>[0], run: (tell: Tell) => Promise<void>): Response => {
    busy.assertIdle();
    return stream(c, async (out) => {
      const say = (line: Line): Promise<unknown> => out.write(`${JSON.stringify(line)}\n`);
      try {
        // Continues if the tab is closed.
        await busy.run(() => run((step) => void say({ step })));
        await say({ done: true });
      } catch (error) {
        await say({ failed: error instanceof Error ? error.message : String(error) });
      }
    });
  };
  const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
    const { data, success } = schema.safeParse(body);
    if (!success) throw new Refusal('Give your name, an email address, and a line on what changes.', 422);
    return data;
  };

  app.get('/api/publications', async (c) => {
    if (!(await isRepository(site))) return c.json({ repository: false, changed: [], publications: [] });
    const [changed, all] = await Promise.all([changedFiles(site), publications(site)]);
    const records = changed.map((file) => path.relative('content', file)).filter(isRecordFile);
    const photographs = changed.filter((file) => /^content\/media\/originals\/[^/]+$/.test(file));
    return c.json({
      repository: true,
      changed: [
        ...records.map((file) => ({ file, title: titleIn(content, file) })),
        ...photographs.map((file) => ({ title: `Photograph: ${path.basename(file)}` })),
      ],
      publications: all,
    });
  });
  app.post('/api/publish', async (c) => {
    const { editor: who, message } = read<{ editor: Editor; message: string }>(published, await c.req.json());
    return work(c, (tell) => publishContent(places, who, message, tell));
  });
  app.post('/api/undo', async (c) => {
    const { editor: who, commit } = read<{ editor: Editor; commit: string }>(undone, await c.req.json());
    return work(c, (tell) => undoPublication(places, who, commit, tell));
  });
}
