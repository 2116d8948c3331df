import type { SourceFile } from '../../app/content/read.server.ts';
import type { Finding } from './finding.ts';
import { fileName, matches } from './walk.ts';

/** The slip that the original site had in its button; on a finished page it reads as ours. */
export function misspelt(files: readonly SourceFile[]): Finding {
  return {
    id: 'misspelt',
    title: 'A label that is misspelt',
    todo: 'Write GET A PROPOSAL.',
    places: files.flatMap((file) =>
      [...matches(file, /propasal/gi)].map(({ text, line }) => ({ where: fileName(file), line, what: text })),
    ),
  };
}
