import { globSync, readFileSync, rmSync } from 'node:fs';

/** Where each test runner writes its results as JSON. */
export const folder = 'test-results/runs';

interface Result {
  name: string;
  /** Milliseconds. */
  took: number;
  /** What a failed test says. */
  error: string | undefined;
}

interface VitestRun {
  testResults: {
    assertionResults: { fullName: string; duration?: number | null; failureMessages?: string[] | null }[];
  }[];
}

interface Spec {
  title: string;
  file: string;
  ok: boolean;
  tests: { results: { duration: number; error?: { message?: string } }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

function ofSpec({ title, file, ok, tests }: Spec): Result {
  const attempts = tests.flatMap(({ results }) => results);
  return {
    name: `${file}: ${title}`,
    took: attempts.reduce((sum, { duration }) => sum + duration, 0),
    error: ok ? undefined : (attempts.find(({ error }) => error)?.error?.message ?? 'no message'),
  };
}

const ofSuite = ({ suites = [], specs = [] }: Suite): Result[] => [
  ...specs.map(ofSpec),
  ...suites.flatMap(ofSuite),
];

function ofRun(run: Suite | VitestRun): Result[] {
  if (!('testResults' in run)) return ofSuite(run);
  return run.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration, failureMessages }) => ({
      name: fullName,
      took: duration ?? 0,
      error: failureMessages?.[0],
    }));
}

const results = (): Result[] =>
  globSync(`${folder}/*.json`).flatMap((file) =>
    ofRun(JSON.parse(readFileSync(file, 'utf8')) as Suite | VitestRun),
  );

export const forgetRuns = (): void => rmSync(folder, { recursive: true, force: true });

/** The ten slowest tests of all runners, one line each. */
export const slowest = (): string =>
  results()
    .toSorted((a, b) => b.took - a.took)
    .slice(0, 10)
    .map(({ name, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');

/** Failed tests with the first lines of what they say: in a long log, the part to read. */
export const failures = (): string =>
  results()
    .filter(({ error }) => error !== undefined)
    .map(({ name, error = '' }) => `- ${name}\n${error.split('\n').slice(0, 12).join('\n')}`)
    .join('\n');
