/** Pages of one kind must not say the same: `npm run check:similarity`. */
import path from 'node:path';
import { readContentFiles } from '#app/content/read.server.ts';
import { compare, type Likeness, type Paper, paragraphsOf } from './similarity.ts';

interface Kind {
  name: string;
  /** Files that belong to it. */
  files: RegExp;
  /** Highest share of five-word runs that one may have of another. */
  limit: number;
}

/** One service in several places; a new city joins its service by its name. */
function siblings(name: string, address: string): Kind {
  return { name, files: new RegExp(`^pages/.*${address}-in-[a-z]+\\.yaml$`), limit: 0.35 };
}

const kinds: Kind[] = [
  siblings('Web development by place', 'web-development-company'),
  siblings('Performance marketing by place', 'performance-marketing-agency'),
  siblings('Digital marketing by place', 'digital-marketing-agency'),
  siblings('SEO by place', 'seo-company'),
  { name: 'Services', files: /^services\//, limit: 0.25 },
  { name: 'Articles', files: /^articles\//, limit: 0.25 },
];

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function describe({ a, b, share }: Likeness): string {
  return `  ${percent(share).padStart(6)}  ${a}  of  ${b}`;
}

const { files } = readContentFiles(path.resolve('content'));
let failed = false;

for (const { name, files: pattern, limit } of kinds) {
  const papers: Paper[] = files
    .filter((file) => pattern.test(file.path))
    .map((file) => ({ name: file.path, paragraphs: paragraphsOf(file.value) }));
  const pairs = compare(papers);
  const tooAlike = pairs.filter((pair) => pair.share >= limit);
  console.log(`${name}: ${papers.length} files, limit ${percent(limit)}`);
  for (const pair of tooAlike.length > 0 ? tooAlike : pairs.slice(0, 1)) {
    console.log(describe(pair));
    if (pair.share >= limit)
      for (const paragraph of pair.paragraphs.slice(0, 5))
        console.log(`          ${paragraph.runs} runs: ${paragraph.text}`);
  }
  if (papers.length < 2) console.log('  fewer than two files: is the pattern right?');
  failed ||= tooAlike.length > 0 || papers.length < 2;
}

if (failed) {
  console.error('Pages of one kind say the same. Rewrite the paragraphs named above.');
  process.exitCode = 1;
}
