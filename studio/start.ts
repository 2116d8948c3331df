import '#server/check-node.js';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { siteFolderIn } from '#app/content/site-folder.server.ts';
import { createClientInfo } from '#server/client-info.ts';
import { readServerContent } from '#server/content.ts';
import { countriesOf } from '#server/forms/office.ts';
import { openInbox } from '#server/inbox/database.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { removeUnfinished } from './content/files.ts';
import { removeLeftLock } from './publish/git.ts';
import { createStudio } from './server/app.ts';
import { buildInterface } from './server/interface.ts';
import type { Leads } from './server/lead-routes.ts';
import { hashPassword } from './server/password.ts';
import { startPreview } from './server/preview.ts';
import { createSessions } from './server/session.ts';
import { readStudioSettings } from './server/settings.ts';

/** Milliseconds: uploads may be slow, and the page polls for new messages every five seconds. */
const patience = { requestTimeout: 300_000, keepAliveTimeout: 60_000 };

const root = path.resolve('.');
const site = siteFolderIn(root);

async function openLeads(settings: Settings): Promise<Leads> {
  const offices = () => readServerContent(path.join(site, 'content')).site.offices;
  return {
    settings,
    inbox: await openInbox(settings.databaseUrl, { busyTimeout: 5000 }),
    offices,
    countries: () => countriesOf(offices()),
  };
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { host, port, password, ...outside } = readStudioSettings(process.env);
  const log = createLog('warn');
  const sessions = createSessions();
  const client = createClientInfo(settings.trustProxy);
  const login = password === undefined ? undefined : { password, sessions, client, log };
  removeUnfinished(path.join(site, 'content'));
  await removeLeftLock(site);
  const [files, leads] = await Promise.all([buildInterface(), openLeads(settings)]);
  // From here on, the preview shows drafts and scheduled content.
  process.env['NODE_ENV'] = 'development';
  const preview = await startPreview(root, {
    host,
    port: port === 0 ? 0 : port + 1,
    name: outside.previewUrl,
    letsIn: (cookies) => !login || sessions.has(cookies),
  });
  let studio = outside.url ?? '';
  const app = createStudio({
    root,
    site,
    files,
    leads,
    login,
    log,
    addresses: () => ({ studio, preview: outside.previewUrl ?? preview }),
  });
  const listening = await listen(app.fetch, host, port, patience);
  studio ||= `http://127.0.0.1:${listening.port}`;
  console.log(`The studio is open at ${studio}`);
}

async function printHash(): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const password = await lines.question('A password of 12 characters or more (it is shown): ');
  lines.close();
  if (password.length < 12) throw new Error('That is too short.');
  console.log(await hashPassword(password));
}

try {
  await (process.argv[2] === 'password' ? printHash() : start());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
