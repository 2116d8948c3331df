import { fileFromProject } from '#app/content/problem.ts';
import type { SourceFile } from '#app/content/read.server.ts';
import type { FieldPath } from '#app/content/ref.ts';

/** A value of a content file with its field path. */
export interface Found {
  value: unknown;
  path: FieldPath;
}

/** A value and everything inside it, outermost first. */
export function* walk(value: unknown, path: FieldPath = []): Generator<Found> {
  yield { value, path };
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** A field of an unknown value. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Path of a content file for messages. */
export function fileName(file: SourceFile): string {
  return fileFromProject(file.path);
}

/** Every match of a pattern in the texts of a file, with its line. */
export function* matches(
  file: SourceFile,
  pattern: RegExp,
): Generator<{ text: string; line: number; path: FieldPath }> {
  for (const { value, path } of walk(file.value)) {
    if (typeof value !== 'string') continue;
    for (const match of value.matchAll(pattern)) {
      const within = value.slice(0, match.index).split('\n').length;
      yield { text: match[0], line: file.lineOf(path, within), path };
    }
  }
}
