import { posix } from 'node:path';

/** A file's path from the project, where its own is from `content`. */
export function fileFromProject(file: string): string {
  return posix.join('content', file);
}

/** One fault in the content, in an editor's words. */
export interface Problem {
  /** Path from the project, e.g. `content/pages/index.yaml`. */
  file: string;
  line?: number | undefined;
  /** Field path, e.g. `sections 1 > heading`; empty for the whole file. */
  field: string;
  found: string;
  expected: string;
  /** How to fix it. */
  mend: string;
}

/** A problem without its location. */
export type Complaint = Pick<Problem, 'found' | 'expected' | 'mend'> & {
  /** Line within the field's own text, from 1. */
  within?: number;
};

function place(problem: Problem): string {
  const where = problem.field || 'the file as a whole';
  return problem.line === undefined ? where : `line ${problem.line}, ${where}`;
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** A field path with list entries counted from 1. */
export function fieldName(path: readonly (string | number)[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? ` ${part + 1}` : `${index > 0 ? ' > ' : ''}${part}`))
    .join('');
}

/** All problems as one text, grouped by file, in order of path. */
export function report(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(
    problems.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)),
    (problem) => problem.file,
  );
  const parts = [`${count(problems.length, 'problem')} in the content, in ${count(byFile.size, 'file')}.`];
  for (const [file, inFile] of byFile) {
    parts.push('', file);
    for (const problem of inFile)
      parts.push(
        `  ${place(problem)}`,
        `    found     ${problem.found}`,
        `    expected  ${problem.expected}`,
        `    to mend   ${problem.mend}`,
      );
  }
  return parts.join('\n');
}

/** Aborts the build, the checks or a page load with the full report. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(report(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
