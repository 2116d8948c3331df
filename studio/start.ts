import '#server/check-node.js';
import path from 'node:path';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { createStudio } from './server/app.ts';
import { buildInterface } from './server/interface.ts';
import { startPreview } from './server/preview.ts';

const root = path.resolve('.');
const port = Number(process.env['STUDIO_PORT'] ?? 4400);
const log = createLog('warn');

try {
  const files = await buildInterface();
  // From here on: the pages beside the forms show drafts and what has a later day.
  process.env['NODE_ENV'] = 'development';
  const preview = await startPreview(root, port === 0 ? 0 : port + 1);
  let studio = '';
  const app = createStudio({
    root,
    addresses: () => ({ studio, preview: preview.origin }),
    files,
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
