import '../check-node.js';
import { SettingsError } from '../settings.ts';
import { UsageError } from './command.ts';
import { runInbox } from './program.ts';

// A reader such as `head` that closes the pipe early is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

const { argv, env, stdout } = process;
runInbox(argv.slice(2), { env, write: (text) => void stdout.write(text) }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError || error instanceof SettingsError ? 2 : 1;
});
