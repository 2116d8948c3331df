/**
 * Lists what is left to do before launch: `npm run launch-check`, with `-- --json` for scripts. Exit code 1 if there
 * are findings, 2 if the content cannot be read.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '#app/content/site-folder.server.ts';
import { ContentError } from '#app/content/problem.ts';
import { report } from './finding.ts';
import { launchFindings } from './findings.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, content: { type: 'string' } } });

try {
  const findings = launchFindings(path.resolve(values.content ?? contentFolder), process.env);
  console.log(
    values.json ? JSON.stringify({ ready: findings.length === 0, findings }, null, 2) : report(findings),
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
