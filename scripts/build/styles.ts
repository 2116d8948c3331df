import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { SectionType } from '#app/sections/schemas.ts';

/** The styles of a build, by part of the page. */
export interface Styles {
  /** The shell of every page. */
  shell: string;
  /** The sections of a page: each style once, in an order that does not depend on the page. */
  ofSections: (types: readonly SectionType[]) => string;
}

const entry = 'app/render/entry.server.tsx';
const sourceOf = (type: SectionType): string => `app/sections/${type}/${type}.tsx`;

/** Style sheets of a source file and everything it imports. */
function sheetsOf(source: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [...(chunk.imports ?? []).flatMap((name) => sheetsOf(name, manifest, seen)), ...(chunk.css ?? [])];
}

/** Reads the styles emitted by a build. `folder` holds the rendering code and its manifest. */
export function readStyles(folder: string): Styles {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const text = (sheets: readonly string[]): string =>
    sheets.map((sheet) => readFileSync(path.join(folder, sheet), 'utf8').trim()).join('');
  const shell = new Set(sheetsOf(entry, manifest));
  return {
    shell: text([...shell]),
    ofSections: (types) => {
      const sheets = new Set(types.flatMap((type) => sheetsOf(sourceOf(type), manifest)));
      return text([...sheets].filter((sheet) => !shell.has(sheet)).toSorted());
    },
  };
}
