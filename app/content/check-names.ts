import path from 'node:path';
import type { Problem } from './problem.ts';

/** A name made safe for URLs. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Reports file names that cannot be part of a URL. Capitals are checked with the addresses, as some are intended.
 * @param file path below the content folder
 */
export function checkName(file: string): Problem[] {
  const parts = file.split('/');
  const ending = path.extname(file);
  const names = parts.map((part, index) =>
    index === parts.length - 1 ? part.slice(0, part.length - ending.length) : part,
  );
  if (names.every((name) => /^[\w.-]+$/.test(name))) return [];
  return [
    {
      file: `content/${file}`,
      field: '',
      found: 'a name with spaces or other signs',
      expected: 'letters a to z, digits and hyphens: the name is a part of the address',
      mend: `rename it to content/${names.map((name) => plain(name).toLowerCase()).join('/')}${ending}`,
    },
  ];
}
