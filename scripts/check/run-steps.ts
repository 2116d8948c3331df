import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** One command of a larger one. */
export interface Step {
  /** Runs it alone: `npm run check -- types`. */
  name: string;
  /** What it proves or does. */
  about: string;
  command: string;
  /** What the command line says after its name, which may hold spaces. */
  words?: readonly string[];
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
    const child = spawn(program, [...args, ...(step.words ?? [])], {
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
  if (last) return [...own, { ...last, words: rest }];
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

/** One step, or rows of steps that run side by side: what one row waits for is time for another. */
type Stage = Step | readonly (readonly Step[])[];

/** The stages without what runs only where it is named, or the steps that the command line names. */
function stagesOf(stages: readonly Stage[]): Stage[] {
  const these = chosen(stages.flat(2) as Step[]);
  if (process.argv.length > 2) return these;
  return stages.filter((stage) => Array.isArray(stage) || these.includes(stage as Step));
}

/**
 * Runs steps one after the other with their output shown; stops after the first that fails. Of rows side by side only
 * the first is shown, and what fails. Says at the end what each took, and whatever else `after` has to say.
 */
export async function inOrder(stages: readonly Stage[], after?: () => void): Promise<never> {
  const these = stagesOf(stages);
  const all = these.flat(2).length;
  const ended: Outcome[] = [];
  const hasFailed = (): boolean => ended.some(({ ok }) => !ok);
  let begun = 0;
  const inRow = async (row: readonly Step[], live: boolean): Promise<void> => {
    for (const step of row) {
      if (hasFailed()) return;
      begun += 1;
      if (all > 1) console.log(`\n== ${begun} of ${all}: ${step.about}`);
      const outcome = await run(step, live);
      ended.push(outcome);
      if (!live) tell(outcome);
    }
  };
  for (const stage of these)
    await Promise.all(('name' in stage ? [[stage]] : stage).map((row, index) => inRow(row, index === 0)));
  const failed = ended.filter(({ ok }) => !ok);
  if (failed.length === 0) after?.();
  if (all > 1)
    console.log(
      `\n${ended.map(({ step, took }) => `${took.toFixed(0).padStart(7)} s  ${step.about}`).join('\n')}\n`,
    );
  for (const { step, took } of failed) console.log(`${step.about}: failed after ${took.toFixed(0)} s`);
  if (all > 1) console.log(`${ended.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
