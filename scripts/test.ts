/** Every check there is, in the order in which failing is cheapest: `npm test`. */
import { inOrder } from './run-steps.ts';

await inOrder([
  { name: 'what the tests need', script: 'test:setup' },
  { name: 'code and content', script: 'check' },
  { name: 'units', script: 'test:unit' },
  { name: 'everyday edits', script: 'test:content' },
  { name: 'build', script: 'build' },
  { name: 'built pages', script: 'test:build' },
  { name: 'server and inbox', script: 'test:server' },
  { name: 'browser', script: 'test:e2e' },
]);
