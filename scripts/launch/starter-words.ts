import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '#app/content/read.server.ts';
import type { Finding } from './finding.ts';
import { fileName, matches } from './walk.ts';

const starter = path.join(import.meta.dirname, '../../starter/content');

/** Sentences left over from the starter content of `npm run new-site`, which say nothing about this agency. */
export function starterWords(files: readonly SourceFile[]): Finding {
  const written = globSync('**/*.{yaml,md}', { cwd: starter })
    .map((file) => readFileSync(path.join(starter, file), 'utf8'))
    .join('\n');
  return {
    id: 'starter-words',
    title: 'Sentences that came with a new site',
    todo: 'Write your own.',
    places: files
      .filter((file) => /^(?:pages|services)\//.test(file.path))
      .flatMap((file) =>
        [...matches(file, /.{50,}/g)]
          .filter(({ text }) => written.includes(text))
          .map(({ text, line }) => ({ where: fileName(file), line, what: `${text.slice(0, 40)} …` })),
      ),
  };
}
