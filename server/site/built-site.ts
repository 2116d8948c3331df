import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '#app/content/site-folder.server.ts';
import { z } from 'zod';
import { noteFile } from '../build/releases.ts';
import { readServerContent, type ServerContent } from '../content.ts';
import { type PolicyFor, readPolicies } from '../headers/content-policy.ts';
import { readSiteFiles, type SiteFiles } from './site-files.ts';

/** One build of the site, served until a reload. */
export interface BuiltSite {
  files: SiteFiles;
  /** Assets of other builds, for pages that were loaded from them. */
  earlierCode: SiteFiles;
  policyFor: PolicyFor;
  content: ServerContent;
  /** The next day (ISO date) on which the same sources would build a different site. */
  nextChange: string | undefined;
  /** Whether its files are still on disk. */
  isThere: () => boolean;
}

const scheduleSchema = z.object({ nextChange: z.iso.date().optional() });

function nextChange(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return scheduleSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).nextChange;
}

/** Scripts and styles of the other builds; their names contain a hash. */
function codeBeside(folder: string): SiteFiles {
  const releases = path.resolve(folder, '..', '..');
  if (path.basename(releases) !== 'releases') return new Map();
  const others = readdirSync(releases)
    // A build without a note is unfinished.
    .filter((name) => existsSync(path.join(releases, name, noteFile)))
    .map((name) => path.join(releases, name, 'client'))
    .filter((other) => other !== folder && existsSync(path.join(other, 'assets')));
  return new Map(others.flatMap((other) => [...readSiteFiles(other, 'assets')]));
}

/**
 * The server's part of the content that belongs to a built site.
 * @param siteDir the site, or a link to it
 * @param contentDir the folder whose `settings/` to use; by default those in the build
 * @throws Error when they cannot be read
 */
export function contentOf(siteDir: string, contentDir: string | undefined): ServerContent {
  const own = path.join(realpathSync(siteDir), '..', 'content');
  return readServerContent(contentDir ?? (existsSync(own) ? own : contentFolder));
}

/**
 * Reads everything needed to serve a built site; parameters as above.
 * @throws Error when the site or its settings cannot be read
 */
export function openSite(siteDir: string, contentDir: string | undefined): BuiltSite {
  const folder = realpathSync(siteDir);
  return {
    files: readSiteFiles(folder),
    earlierCode: codeBeside(folder),
    policyFor: readPolicies(path.join(folder, '..', 'csp.json')),
    content: contentOf(folder, contentDir),
    nextChange: nextChange(path.join(folder, '..', 'schedule.json')),
    isThere: () => existsSync(path.join(folder, 'index.html')),
  };
}
