/** Everything that can be said about the code and the content without building: `npm run check`. */
import { together } from './run-steps.ts';

await together([
  { name: 'types', script: 'typecheck' },
  { name: 'code rules', script: 'lint' },
  { name: 'style rules', script: 'lint:css' },
  { name: 'formatting', script: 'format:check' },
  { name: 'nothing unused', script: 'unused' },
  { name: 'content', script: 'check:content' },
  { name: 'pictures', script: 'check:media' },
]);
