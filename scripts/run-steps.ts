import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A command of a larger one: `npm run <script>` and the words that tell what it proves. */
export interface Step {
  name: string;
  script: string;
}

interface Outcome {
  step: Step;
  ok: boolean;
  output: string;
  /** Seconds. */
  took: number;
}

function run(step: Step, live: boolean): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', step.script], {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) =>
      resolve({ step, ok: code === 0, output, took: (performance.now() - started) / 1000 }),
    );
  });
}

function tell({ step, ok, output, took }: Outcome): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name} (${took.toFixed(1)} s)`);
  if (!ok) console.log(output);
}

/** Does work on each item, on as many at a time as there are cores. */
async function onEachCore<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const queue = items.values();
  const done: R[] = [];
  const worker = async (): Promise<void> => {
    for (const item of queue) done.push(await work(item));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

/**
 * Runs steps side by side, prints each as it ends with its output only where it failed, and exits with 1 if any
 * did. The last line says what was done.
 */
export async function together(steps: readonly Step[]): Promise<never> {
  const outcomes = await onEachCore(steps, async (step) => {
    const outcome = await run(step, false);
    tell(outcome);
    return outcome;
  });
  const failed = outcomes.filter((outcome) => !outcome.ok).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

/** Runs steps one after the other with their output shown; stops at the first that fails. */
export async function inOrder(steps: readonly Step[]): Promise<never> {
  for (const [index, step] of steps.entries()) {
    console.log(`\n== ${index + 1} of ${steps.length}: ${step.name}`);
    const outcome = await run(step, true);
    if (!outcome.ok) {
      console.log(`\n${step.name} failed after ${outcome.took.toFixed(0)} s`);
      process.exit(1);
    }
  }
  console.log(`\n${steps.length} passed, 0 failed`);
  process.exit(0);
}
