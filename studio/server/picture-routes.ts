import type { Hono } from 'hono';
import { addPhotograph } from '../content/pictures.ts';
import type { Places } from '../publish/publish.ts';
import type { Busy } from './busy.ts';

/** Routes for uploading photographs. */
export function pictureRoutes(app: Hono, { root, site }: Places, busy: Busy): void {
  app.post('/api/pictures', async (c) => {
    busy.assertIdle();
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const name = c.req.query('name') ?? '';
    return c.json({ picture: await busy.run(() => addPhotograph(root, `${site}/content`, name, bytes)) });
  });
}
