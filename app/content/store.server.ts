import { statSync, globSync } from 'node:fs';
import path from 'node:path';
import { checkAddresses } from './check-addresses.ts';
import { checkAnswers } from './check-answers.ts';
import { checkClaims } from './check-claims.ts';
import { checkConfirmed } from './check-confirmed.ts';
import { checkDays, checkProse } from './check-prose.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkPages } from './check-pages.server.ts';
import { checkCategories, checkIds, checkSegments } from './check-records.ts';
import { checkReferences } from './check-references.ts';
import { checkShared } from './check-shared.ts';
import { checkWords } from './check-words.ts';
import type { Content } from './collections.ts';
import type { Manifest } from './media.ts';
import { originalsIn, readManifest } from './media.server.ts';
import { ContentError, type Problem } from './problem.ts';
import { dayIn, nextPublication, published, withMarks } from './published.ts';
import { fillQuotes } from './quotes.ts';
import { readContentFiles } from './read.server.ts';
import type { Sources } from './resolve.server.ts';
import { checkSocial } from './social.server.ts';
import { validate, type Validated } from './validate.ts';

/** What visitors may see: no drafts, no articles of a later day. */
function withoutUnpublished(validated: Validated, today: string): Validated {
  const { content } = validated;
  return { ...validated, content: { ...content, articles: published(content.articles, today) } };
}

function crossCheck(validated: Validated, whole: Content, manifest: Manifest, originals: ReadonlySet<string>): Problem[] {
  return [
    ...checkReferences(validated, whole, manifest, originals),
    ...checkAddresses(validated),
    ...checkClaims(validated),
    ...checkShared(validated),
    ...checkConfirmed(validated),
    ...checkSegments(validated),
    ...checkCategories(validated),
    ...checkIds(validated),
    ...checkProse(validated),
    ...checkDays(validated),
    ...checkEvidence(validated),
    ...checkSocial(validated),
    ...checkWords(validated),
    ...checkAnswers(validated),
  ];
}

/**
 * Reads, validates and cross-checks all content; throws one `ContentError` that names every problem.
 * @param options `preview` keeps articles that are not published, each with a mark
 */
export function readContent(root: string, { preview = false } = {}): Sources {
  const { files: written, problems: unreadable } = readContentFiles(root);
  const { files, problems: misquoted } = fillQuotes(written);
  const { validated, problems: invalid } = validate(files);
  const problems = [...unreadable, ...misquoted, ...invalid];
  // A file that could not be read is not missing as well.
  const unreadableFiles = new Set(unreadable.map((problem) => problem.file));
  if (!validated || unreadable.length > 0 || misquoted.length > 0)
    throw new ContentError(
      problems.filter((problem) => !(problem.found === 'no such file' && unreadableFiles.has(problem.file))),
    );
  const manifest = readManifest(root);
  const originals = originalsIn(root);
  // The agency's day, which begins in the first office.
  const today = dayIn(validated.content.site.offices[0]?.hours.timeZone ?? 'UTC');
  const shown = withoutUnpublished(validated, today);
  // Drafts must be sound before their day comes; and nothing may point at them until then.
  const states = shown.content.articles.size < validated.content.articles.size ? [validated, shown] : [validated];
  for (const state of states) {
    const crossed = crossCheck(state, validated.content, manifest, originals);
    const found = crossed.length > 0 ? crossed : checkPages(state, { content: state.content, manifest });
    if (found.length > 0) throw new ContentError(found);
  }
  const content = preview ? withMarks(validated.content, today) : shown.content;
  return { content, manifest, nextChange: nextPublication(validated.content.articles, today) };
}

declare global {
  /** What a build has read: its settings, its plugins and its bundle each have a copy of this module. */
  var contentOfBuild: Sources | undefined;
}

let cached: { sources: Sources; fingerprint: string } | undefined;

/** Names and times of all files that the content is made from. */
function fingerprintOf(root: string): string {
  return globSync(['**/*.{yaml,md}', 'media/manifest.json'], { cwd: root })
    .map((file) => `${file}:${statSync(path.join(root, file)).mtimeMs}`)
    .join('|');
}

/**
 * The content of this project, read once in a build. In development it is read again after a file was saved, so
 * that the next page load shows it.
 */
export function loadContent(root = path.resolve('content')): Sources {
  if (process.env['NODE_ENV'] === 'production') return (globalThis.contentOfBuild ??= readContent(root));
  // Only the development server shows what is not published; tests see what visitors see.
  const preview = process.env['NODE_ENV'] === 'development';
  const fingerprint = fingerprintOf(root);
  if (cached?.fingerprint !== fingerprint) cached = { sources: readContent(root, { preview }), fingerprint };
  return cached.sources;
}
