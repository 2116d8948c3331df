import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { noteFile } from '../build/releases.ts';
import { readServerContent, type ServerContent } from '../content.ts';
import { type PolicyFor, readPolicies } from '../headers/content-policy.ts';
import { readSiteFiles, type SiteFiles } from './site-files.ts';

/** One build of the site, as it is served until the server is told to take another. */
export interface BuiltSite {
  /** Its folder itself, whatever the link that led there leads to by now. */
  folder: string;
  files: SiteFiles;
  /** Code of earlier builds, which pages that were loaded before may still ask for. */
  earlierCode: SiteFiles;
  policyFor: PolicyFor;
  content: ServerContent;
  /** Whether its files are still on disk. */
  isThere: () => boolean;
}

/** Scripts and styles of the builds that lie beside this one; their names carry a hash. */
function codeBeside(folder: string): SiteFiles {
  const releases = path.resolve(folder, '..', '..');
  if (path.basename(releases) !== 'releases') return new Map();
  const others = readdirSync(releases)
    // One without a note is still being built.
    .filter((name) => existsSync(path.join(releases, name, noteFile)))
    .map((name) => path.join(releases, name, 'client'))
    .filter((other) => other !== folder && existsSync(path.join(other, 'assets')));
  return new Map(others.flatMap((other) => [...readSiteFiles(other, 'assets')]));
}

/**
 * Reads what is needed to serve a built site.
 * @param siteDir the site, or a link to it
 * @param contentDir the folder whose `settings/` belong to it; without one, those that it was built with
 * @throws Error when the site or its settings cannot be read
 */
export function openSite(siteDir: string, contentDir: string | undefined): BuiltSite {
  const folder = realpathSync(siteDir);
  const ownContent = path.join(folder, '..', 'content');
  return {
    folder,
    files: readSiteFiles(folder),
    earlierCode: codeBeside(folder),
    policyFor: readPolicies(path.join(folder, '..', 'csp.json')),
    content: readServerContent(contentDir ?? (existsSync(ownContent) ? ownContent : path.resolve('content'))),
    isThere: () => existsSync(path.join(folder, 'index.html')),
  };
}
