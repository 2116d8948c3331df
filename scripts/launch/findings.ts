import { readManifest } from '#app/content/media.server.ts';
import { readContentFiles } from '#app/content/read.server.ts';
import { readContent } from '#app/pages/load.ts';
import { unconfirmedClaims, unconfirmedFiles } from './confirmed.ts';
import { unfilledDates } from './dates.ts';
import { delivery } from './delivery.ts';
import type { Finding } from './finding.ts';
import { namedBusinesses, samples } from './inventions.ts';
import { oversize } from './oversize.ts';
import { exampleDomain, placeholderPhones } from './placeholders.ts';
import { privacy } from './privacy.ts';
import { starterWords } from './starter-words.ts';

/**
 * What must be resolved before launch, without findings that have no place.
 * @param root the content folder
 * @param env the environment of the build and the server
 * @throws ContentError when the content cannot be built at all
 */
export function launchFindings(root: string, env: NodeJS.ProcessEnv): Finding[] {
  const { content } = readContent(root);
  const { files } = readContentFiles(root);
  const today = new Date().toISOString().slice(0, 10);
  return [
    samples(files),
    starterWords(files),
    namedBusinesses(files),
    placeholderPhones(files),
    exampleDomain(files, env['SITE_URL']),
    delivery(env),
    privacy(files, content, env),
    unfilledDates(files),
    unconfirmedClaims(files, content.claims.claims, content.confirmed, today),
    unconfirmedFiles(root, files, content.confirmed, today),
    oversize(readManifest(root)),
  ].filter(({ places }) => places.length > 0);
}
