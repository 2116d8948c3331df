import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** One command of a larger one. */
export interface Step {
  /** By which it is run alone: `npm run check -- types`. */
  name: string;
  /** What it proves or does. */
  about: string;
  command: string;
  /** Runs only where it is named. */
  onlyNamed?: true;
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
  const [program = '', ...args] = step.command.split(' ');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    const end = (ok: boolean): void =>
      resolve({ step, ok, output, took: (performance.now() - started) / 1000 });
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function tell({ step, ok, output, took }: Outcome): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.about} (${took.toFixed(1)} s)`);
  if (!ok) console.log(output);
}

/**
 * The steps that the command line names, or all that need no name. What follows the names goes to the last step.
 * Ends the process with a list of the steps where a name is not one of them.
 */
function chosen(steps: readonly Step[]): Step[] {
  const words = process.argv.slice(2);
  const named = words.map((word) => steps.find(({ name }) => name === word));
  const count = named.findIndex((step) => step === undefined);
  const own = (count < 0 ? named : named.slice(0, count)).filter((step) => step !== undefined);
  const rest = words.slice(own.length);
  const last = own.pop();
  if (last) return [...own, { ...last, command: [last.command, ...rest].join(' ') }];
  const unnamed = steps.filter(({ onlyNamed }) => !onlyNamed);
  if (rest.length === 0 && unnamed.length > 0) return unnamed;
  console.error(steps.map(({ name, about }) => `${name.padEnd(14)}${about}`).join('\n'));
  process.exit(2);
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
  const outcomes = await onEachCore(chosen(steps), async (step) => {
    const outcome = await run(step, false);
    tell(outcome);
    return outcome;
  });
  const failed = outcomes.filter((outcome) => !outcome.ok).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

/**
 * Runs steps one after the other with their output shown; stops at the first that fails. Says at the end what each
 * took, and whatever else `after` has to say.
 */
export async function inOrder(steps: readonly Step[], after?: () => void): Promise<never> {
  const these = chosen(steps);
  const times: string[] = [];
  for (const [index, step] of these.entries()) {
    if (these.length > 1) console.log(`\n== ${index + 1} of ${these.length}: ${step.about}`);
    const { ok, took } = await run(step, true);
    times.push(`${took.toFixed(0).padStart(7)} s  ${step.about}`);
    if (ok) continue;
    console.log(`\n${step.about}: failed after ${took.toFixed(0)} s`);
    process.exit(1);
  }
  after?.();
  if (these.length > 1) console.log(`\n${times.join('\n')}\n\n${these.length} passed, 0 failed`);
  process.exit(0);
}
