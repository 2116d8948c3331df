import { posix } from 'node:path';

/** A file as a report names it: from the project, where its path is from `content`. */
export function fileFromProject(file: string): string {
  return posix.join('content', file);
}

/** One thing wrong in the content, in an editor's words. */
export interface Problem {
  /** Path below the project, e.g. `content/pages/index.yaml`. */
  file: string;
  line?: number | undefined;
  /** Where in the file, e.g. `sections 1 > heading`; empty for the file as a whole. */
  field: string;
  found: string;
  expected: string;
  /** What to do about it. */
  mend: string;
}

/** What is wrong, apart from where. */
export type Complaint = Pick<Problem, 'found' | 'expected' | 'mend'> & {
  /** Line of the field's own text, counted from 1. */
  within?: number;
};

function place(problem: Problem): string {
  const where = problem.field || 'the file as a whole';
  return problem.line === undefined ? where : `line ${problem.line}, ${where}`;
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** A field as an editor counts: entries of a list from 1. */
export function fieldName(path: readonly (string | number)[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? ` ${part + 1}` : `${index > 0 ? ' > ' : ''}${part}`))
    .join('');
}

/** All problems as one text, grouped by file in the order of the files' names. */
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

/** Stops the build, the checks or a page load with the whole report. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(report(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
