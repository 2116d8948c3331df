import '#server/check-node.js';
import path from 'node:path';
import { siteFolderIn } from '#app/content/site-folder.server.ts';
import { readServerContent } from '#server/content.ts';
import { countriesOf } from '#server/forms/office.ts';
import { openInbox } from '#server/inbox/database.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { createStudio } from './server/app.ts';
import { buildInterface } from './server/interface.ts';
import type { Leads } from './server/lead-routes.ts';
import { startPreview } from './server/preview.ts';

const root = path.resolve('.');
const site = siteFolderIn(root);
const port = Number(process.env['STUDIO_PORT'] ?? 4400);
const log = createLog('warn');

async function openLeads(): Promise<Leads> {
  const settings = readSettings(process.env);
  const offices = () => readServerContent(path.join(site, 'content')).site.offices;
  return {
    settings,
    inbox: await openInbox(settings.databaseUrl, { busyTimeout: 5000 }),
    offices,
    countries: () => countriesOf(offices()),
  };
}

try {
  const [files, leads] = await Promise.all([buildInterface(), openLeads()]);
  // From here on: the pages beside the forms show drafts and what has a later day.
  process.env['NODE_ENV'] = 'development';
  const preview = await startPreview(root, port === 0 ? 0 : port + 1);
  let studio = '';
  const app = createStudio({
    root,
    site,
    addresses: () => ({ studio, preview: preview.origin }),
    files,
    leads,
    log,
  });
  // Nothing but this machine reaches it: there are no accounts.
  const listening = await listen(app.fetch, '127.0.0.1', port);
  studio = `http://127.0.0.1:${listening.port}`;
  console.log(`The studio is open at ${studio}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
