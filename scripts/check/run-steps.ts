import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** One command of a sequence. */
export interface Step {
  /** Selects it: `npm run check -- types`. */
  name: string;
  /** What it proves or does. */
  about: string;
  command: string;
  /** Further command line arguments, which may contain spaces. */
  words?: readonly string[];
  /** Runs only when named. */
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
 * The steps named on the command line, or all that do not need to be named. Arguments after the names go to the last
 * step. An unknown name lists the steps and exits.
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

/** Runs `work` on all items, as many at a time as there are cores. */
async function onEachCore<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const queue = items.values();
  const done: R[] = [];
  const worker = async (): Promise<void> => {
    for (const item of queue) done.push(await work(item));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

/** Runs steps in parallel, printing the output of failed ones only. Exits with 1 if any failed. */
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

/** One step, or sequences of steps that run in parallel, because some mostly wait for timers and sockets. */
type Stage = Step | readonly (readonly Step[])[];

/** The stages without steps that must be named, or the steps named on the command line. */
function stagesOf(stages: readonly Stage[]): Stage[] {
  const these = chosen(stages.flat(2) as Step[]);
  if (process.argv.length > 2) return these;
  return stages.filter((stage) => Array.isArray(stage) || these.includes(stage as Step));
}

/**
 * Runs stages in order with their output shown; stops after the first failure. Of parallel sequences it shows only
 * the first, and failures. Ends with whatever `after` prints and the time of each step.
 */
export async function inOrder(stages: readonly Stage[], after?: (ok: boolean) => void): Promise<never> {
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
  after?.(failed.length === 0);
  if (all > 1)
    console.log(
      `\n${ended.map(({ step, took }) => `${took.toFixed(0).padStart(7)} s  ${step.about}`).join('\n')}\n`,
    );
  for (const { step, took } of failed) console.log(`${step.about}: failed after ${took.toFixed(0)} s`);
  if (all > 1) console.log(`${ended.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
