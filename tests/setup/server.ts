import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { runInbox } from '#server/inbox/program.ts';
import type { CleanUp } from './temporary.ts';

const start = 'server/start.ts';

/** A server in a separate process, as an operator starts it. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Lines of standard output after the first. */
  lines: string[];
  process: ChildProcess;
  /** Stops it as a supervisor does and returns the exit code. */
  stop: () => Promise<number | null>;
  /** Kills it, as a power failure would. */
  kill: () => Promise<void>;
}

export type Environment = Record<string, string>;

/** Environment variables of the test's shell must not reach the server. */
function environment(settings: Environment): Environment {
  const { PATH = '' } = process.env;
  return { PATH, NODE_ENV: 'production', PORT: '0', RATE_LIMIT: 'off', ...settings };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}

export interface StartOptions {
  /** A wrapper command such as `nice`. */
  within?: readonly string[];
  /** @default 'server/start.ts' */
  script?: string;
}

/**
 * Starts a server and waits for its URL. It is killed afterwards.
 * @throws Error with its standard error if it exits first
 */
export async function startServer(
  settings: Environment,
  cleanUp: CleanUp = onTestFinished,
  { within = [], script = start }: StartOptions = {},
): Promise<RunningServer> {
  const [command = '', ...args] = [...within, process.execPath, path.resolve(script)];
  const child = spawn(command, args, {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /^Serving on (http:\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
      else lines.push(line);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${errors.join('')}`)));
  });
  const kill = async (): Promise<void> => void (await end(child, 'SIGKILL'));
  cleanUp(kill);
  return { url, pid: child.pid ?? 0, lines, process: child, stop: () => end(child, 'SIGTERM'), kill };
}

/** Runs `server/start.ts` or another script to its end. */
export async function run(script: string, args: readonly string[], settings: Environment, cwd = '.') {
  const child = spawn(process.execPath, [path.resolve(script), ...args], {
    cwd,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, output, errors };
}

/** Runs an inbox command on a database in this process and returns its output. */
export async function inbox(databaseUrl: string, ...args: string[]): Promise<string> {
  let output = '';
  const write = (text: string): void => void (output += text);
  await runInbox(args, { env: { DATABASE_URL: databaseUrl }, write });
  return output;
}
