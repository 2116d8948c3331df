/** Switches to the previous or a named build: `npm run rollback [-- NAME]`. */
import path from 'node:path';
import { rollBack } from './publish/go-back.ts';

try {
  console.log(await rollBack(path.resolve('.'), process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
