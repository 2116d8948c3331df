/** What is measured and not tested: `npm run bench -- NAME [ARGUMENTS]`. Without a name, says which there are. */
import { inOrder } from '../check/run-steps.ts';

await inOrder([
  {
    name: 'compare',
    about: 'pages, presses and builds of two builds, in turn',
    command: 'node scripts/bench/compare.ts',
    onlyNamed: true,
  },
  {
    name: 'server',
    about: 'requests a second, beside nginx',
    command: 'node scripts/bench/server.ts',
    onlyNamed: true,
  },
  {
    name: 'submit',
    about: 'messages a second, with and without storing',
    command: 'node scripts/bench/submit.ts',
    onlyNamed: true,
  },
  {
    name: 'soak',
    about: 'ten minutes of visitors and messages',
    command: 'node scripts/bench/soak.ts',
    onlyNamed: true,
  },
]);
