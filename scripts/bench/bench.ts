/** What is measured and not tested: `npm run bench -- NAME [ARGUMENTS]`. Without a name, says which there are. */
import { inOrder } from '../check/run-steps.ts';

await inOrder([
  {
    name: 'pages',
    about: 'speed of each template, as Lighthouse simulates it',
    command: 'node scripts/bench/pages.ts',
    onlyNamed: true,
  },
  {
    name: 'interaction',
    about: 'time from a press to the next frame',
    command: 'node scripts/bench/interaction.ts',
    onlyNamed: true,
  },
  {
    name: 'scale',
    about: 'a build with thousands of articles',
    command: 'node scripts/bench/scale.ts',
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
