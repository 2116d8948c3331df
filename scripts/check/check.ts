/** All checks that need no build: `npm run check [-- NAME ...]`. */
import { together } from './run-steps.ts';

await together([
  { name: 'types', about: 'types', command: 'tsc' },
  { name: 'lint', about: 'code rules', command: 'oxlint' },
  { name: 'styles', about: 'style rules', command: 'stylelint app/**/*.css brand/**/*.css studio/**/*.css' },
  { name: 'format', about: 'formatting', command: 'prettier --check --log-level warn .' },
  { name: 'unused', about: 'nothing unused', command: 'knip' },
  { name: 'content', about: 'content', command: 'node scripts/check/content.ts' },
  { name: 'media', about: 'pictures', command: 'node artwork/run.ts --check' },
]);
