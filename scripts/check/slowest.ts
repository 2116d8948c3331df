import { globSync, readFileSync, rmSync } from 'node:fs';

/** Where each test runner writes its results as JSON. */
export const folder = 'test-results/runs';

interface Timed {
  name: string;
  /** Milliseconds. */
  took: number;
}

interface VitestRun {
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

function ofSuite({ suites = [], specs = [] }: Suite): Timed[] {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    took: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(ofSuite)];
}

function ofRun(run: Suite | VitestRun): Timed[] {
  if (!('testResults' in run)) return ofSuite(run);
  return run.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }) => ({ name: fullName, took: duration ?? 0 }));
}

export const forgetRuns = (): void => rmSync(folder, { recursive: true, force: true });

/** The ten slowest tests of all runners, one line each. */
export function slowest(): string {
  return globSync(`${folder}/*.json`)
    .flatMap((file) => ofRun(JSON.parse(readFileSync(file, 'utf8')) as Suite | VitestRun))
    .toSorted((a, b) => b.took - a.took)
    .slice(0, 10)
    .map(({ name, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');
}
