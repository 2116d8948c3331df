import path from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { errorCode, type Log } from '#server/log.ts';
import { Conflict } from '../content/files.ts';
import { recordOf } from '../content/record.ts';
import { Refusal } from '../refusal.ts';
import { createBusy } from './busy.ts';
import { contentRoutes } from './content-routes.ts';
import { type Addresses, guard } from './guard.ts';
import type { Interface } from './interface.ts';
import { type Leads, leadRoutes } from './lead-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { type LoginOptions, loginRoutes, requireSession } from './session.ts';

export interface StudioOptions {
  /** The project folder. */
  root: string;
  /** The folder that contains `content/`. */
  site: string;
  addresses: () => Addresses;
  files: Interface;
  leads: Leads;
  /** Requires a password; without it the studio listens on this machine only. */
  login: LoginOptions | undefined;
  log: Log;
}

/** The other person's version, for comparison. */
function theirs({ file, now }: Conflict) {
  return now && { file, hash: now.hash, record: recordOf(file, now.source) };
}

const megabyte = 1024 * 1024;
const picturePath = '/api/pictures';

function atMost(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(`That is too large: at most ${Math.ceil(maxSize / megabyte)} MB.`, 413);
    },
  });
}

const ofLogin = atMost(4096);
const ofText = atMost(megabyte);
const ofPicture = atMost(40 * megabyte);

/** The studio's app with all routes. */
export function createStudio({ root, site, addresses, files, leads, login, log }: StudioOptions): Hono {
  const app = new Hono();
  const busy = createBusy();
  app.use(guard(addresses, log));
  if (login) {
    app.use(requireSession(login));
    app.use('/login', ofLogin);
    app.route('/login', loginRoutes(login));
  }
  app.use('/api/*', (c, next) => (c.req.path === picturePath ? ofPicture : ofText)(c, next));
  app.get('/api/studio', (c) => c.json({ preview: addresses().preview }));
  contentRoutes(app, path.join(site, 'content'), busy);
  pictureRoutes(app, { root, site }, busy);
  publishRoutes(app, { root, site }, busy);
  leadRoutes(app, leads);
  for (const [address, { type, content: body }] of files)
    app.get(address, (c) => c.body(body as string, 200, { 'Content-Type': type }));
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404));
  app.onError((error, c) => {
    log.warn({ code: errorCode(error), method: c.req.method }, 'not done');
    if (error instanceof Conflict) return c.json({ message: error.message, theirs: theirs(error) }, 409);
    if (error instanceof Refusal) return c.json({ message: error.message }, error.status);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return c.json({ message: 'The studio did not understand that. Load it again.' }, 400);
    return c.json({ message: error.message }, 500);
  });
  return app;
}
