import { statSync, globSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '#app/content/checks/checks.ts';
import type { Targets } from '#app/content/checks/known.ts';
import { originalsIn, readManifest } from '#app/content/media.server.ts';
import { ContentError, type Problem } from '#app/content/problem.ts';
import { dayIn, nextPublication, published, withMarks } from '#app/content/published.ts';
import { fillQuotes } from '#app/content/quotes.ts';
import { readContentFiles } from '#app/content/read.server.ts';
import { brandFolder, contentFolder } from '#app/content/site-folder.server.ts';
import { calendarZone } from '#app/content/zone.ts';
import { validate, type Validated } from '#app/content/validate.ts';
import { checkPages, checkRecords } from './checks/checks.ts';
import { collections, type PageContent, type PageSources } from './collections.ts';
import { composePages, type Page } from './page.ts';
import { listPages } from './list.ts';

/** Everything a build needs. */
export interface SiteContent extends PageSources {
  /** Composed pages by path. */
  pages: ReadonlyMap<string, Page>;
  /** Next day (ISO date) on which a scheduled article appears. */
  nextChange?: string | undefined;
}

/** All records, each valid on its own. */
function readRecords(root: string): Validated<PageContent> {
  const { files: written, problems: unreadable } = readContentFiles(root);
  const { files, problems: misquoted } = fillQuotes(written);
  const { validated, problems: invalid } = validate(files, collections);
  if (validated && unreadable.length === 0 && misquoted.length === 0) return validated;
  // An unreadable file must not be reported as missing too.
  const unreadableFiles = new Set(unreadable.map(({ file }) => file));
  const isMissing = ({ found, file }: Problem) => found === 'no such file' && unreadableFiles.has(file);
  throw new ContentError([...unreadable, ...misquoted, ...invalid.filter((problem) => !isMissing(problem))]);
}

/** Composes and checks pages; throws if there are problems. */
function composeSound(
  validated: Validated<PageContent>,
  around: Omit<Targets, 'paths'>,
): Pick<SiteContent, 'content' | 'manifest' | 'pages'> {
  const { content } = validated;
  const { manifest } = around;
  const paths = new Set(listPages(content).map((page) => page.path));
  const between = [...checkContent(validated, { ...around, paths }), ...checkRecords(validated)];
  if (between.length > 0) throw new ContentError(between);
  const { pages, problems } = composePages(validated, { content, manifest });
  const found = problems.length > 0 ? problems : checkPages(pages, validated, { content, manifest });
  if (found.length > 0) throw new ContentError(found);
  return { content, manifest, pages: new Map(pages.map(({ page }) => [page.path, page])) };
}

/**
 * Reads and checks all content and composes every page. Throws one `ContentError` with every problem.
 * @param options `preview` includes unpublished articles, marked as such
 */
export function readContent(root: string, { preview = false } = {}): SiteContent {
  const all = readRecords(root);
  const around = { whole: all.content, manifest: readManifest(root), originals: originalsIn(root) };
  const today = dayIn(calendarZone(all.content.site));
  const articles = published(all.content.articles, today);
  // Drafts are checked too; but nothing may link to them yet.
  const hasDrafts = articles.size < all.content.articles.size;
  const drafts = hasDrafts
    ? composeSound({ ...all, content: withMarks(all.content, today) }, around)
    : undefined;
  const shown = composeSound({ ...all, content: { ...all.content, articles } }, around);
  return {
    ...(preview && drafts ? drafts : shown),
    nextChange: nextPublication(all.content.articles, today),
  };
}

/** The problems of a content folder. */
export function problemsIn(root: string): readonly Problem[] {
  try {
    readContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

declare global {
  /** Global, as each bundle of a build has its own copy of this module. */
  var contentOfBuild: SiteContent | undefined;
}

let cached: { sources: SiteContent; fingerprint: string } | undefined;

/** Paths and modification times of all files of the content, and of the brand, which is part of it. */
export function fingerprintOf(root: string, brand = brandFolder): string {
  const filesIn = (cwd: string, ...patterns: string[]) =>
    globSync(patterns, { cwd }).map((file) => path.join(cwd, file));
  return [...filesIn(root, '**/*.{yaml,md}', 'media/manifest.json'), ...filesIn(brand, '*.{yaml,svg}')]
    .map((file) => `${file}:${statSync(file).mtimeMs}`)
    .join('|');
}

/** The project's content. Read once per build; in development re-read after changes, so that a reload shows them. */
export function loadContent(root = contentFolder): SiteContent {
  if (process.env['NODE_ENV'] === 'production') return (globalThis.contentOfBuild ??= readContent(root));
  // Only the development server shows unpublished articles; tests see what visitors see.
  const preview = process.env['NODE_ENV'] === 'development';
  const fingerprint = fingerprintOf(root);
  if (cached?.fingerprint !== fingerprint) cached = { sources: readContent(root, { preview }), fingerprint };
  return cached.sources;
}
