import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Style sheets of each section type, by their public addresses. */
export type SectionStyles = Readonly<Record<string, readonly string[]>>;

type Chunk = Rolldown.OutputChunk;

const section = /\/app\/sections\/([^/]+)\/\1\.tsx$/;

/** Style sheets of a chunk and of everything that it imports. */
function stylesOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, seen = new Set<Chunk>()): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((name) => {
    const next = chunks.get(name);
    return next ? stylesOf(next, chunks, seen) : [];
  });
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}

function fileOf(buildDirectory: string): string {
  return path.join(buildDirectory, 'section-styles.json');
}

/** What the last build noted. `buildDirectory` is the folder above the built site. */
export function readSectionStyles(buildDirectory: string): SectionStyles {
  return JSON.parse(readFileSync(fileOf(buildDirectory), 'utf8')) as SectionStyles;
}

/**
 * Notes in a build which style sheets each section type needs, in `section-styles.json` beside the built site. The
 * framework links only the styles of what a route imports statically, and sections are imported when they are near.
 */
export function sectionStyles(): Plugin {
  return {
    name: 'section-styles',
    writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || !dir) return;
      const chunks = new Map(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output]] : [],
        ),
      );
      const styles = [...chunks.values()].flatMap((chunk) => {
        const [, type] = section.exec(chunk.facadeModuleId ?? '') ?? [];
        return type ? [[type, stylesOf(chunk, chunks).map((file) => `/${file}`)] as const] : [];
      });
      mkdirSync(path.dirname(dir), { recursive: true });
      writeFileSync(fileOf(path.dirname(dir)), `${JSON.stringify(Object.fromEntries(styles), null, 2)}\n`);
    },
  };
}
