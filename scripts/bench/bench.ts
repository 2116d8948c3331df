/** Runs benchmarks: `npm run bench -- NAME [ARGUMENTS]`. Without a name, lists them. */
import { inOrder } from '../check/run-steps.ts';

const benches = {
  compare: 'pages, presses and builds of two builds, in turn',
  server: 'requests a second, beside nginx',
  submit: 'messages a second, with and without storing',
  soak: 'ten minutes of visitors and messages',
};

await inOrder(
  Object.entries(benches).map(([name, about]) => ({
    name,
    about,
    command: `node scripts/bench/${name}.ts`,
    onlyNamed: true,
  })),
);
