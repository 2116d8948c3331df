import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentPolicy, type InlineHashes, type Services } from './content-policy.ts';
import { inlineHashes } from './inline-hashes.ts';

/** What the server reads, `build/csp.json`: a policy for each page by its path, and one for every other answer. */
export interface Policies {
  pages: Record<string, string>;
  otherwise: string;
}

const charset = /<meta charset="utf-8"\/?>/i;

/** The page's address; undefined for the pages that stand in for addresses that do not exist. */
function addressOf(file: string): string | undefined {
  if (file === 'index.html') return '/';
  return file.endsWith('/index.html') ? `/${path.dirname(file)}` : undefined;
}

/** Puts the policy first in the head, before anything that it governs. */
function withPolicy(html: string, policy: string): string {
  if (!charset.test(html)) throw new Error('the prerendered page does not start with its character set');
  return html.replace(charset, (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

function together(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
}

/**
 * Gives every page of a built site its content security policy: in a `<meta>` element, for hosts that send no
 * headers of ours, and in `csp.json` beside the site, for our server. It must be the last step that touches HTML.
 * @param folder the built site
 * @param services of others that the site uses
 */
export function protectPages(folder: string, services: Services = {}): Policies {
  const pages: Record<string, string> = {};
  const standIns: InlineHashes[] = [];
  for (const page of globSync('**/*.html', { cwd: folder }).toSorted()) {
    const file = path.join(folder, page);
    const html = readFileSync(file, 'utf8');
    const hashes = inlineHashes(html);
    const { meta, header } = contentPolicy(hashes, services);
    writeFileSync(file, withPolicy(html, meta));
    const address = addressOf(page.split(path.sep).join('/'));
    if (address === undefined) standIns.push(hashes);
    else pages[address] = header;
  }
  const policies = { pages, otherwise: contentPolicy(together(standIns), services).header };
  writeFileSync(path.join(folder, '..', 'csp.json'), `${JSON.stringify(policies, null, 2)}\n`);
  return policies;
}
