import type { SourceFile } from '#app/content/read.server.ts';
import type { Finding, Place } from './finding.ts';
import { field, fileName } from './walk.ts';

function legal(files: readonly SourceFile[]): Place[] {
  return files
    .filter((file) => file.path.startsWith('legal/') && field(file.value, 'lastUpdated') === undefined)
    .map((file) => ({ where: fileName(file), what: 'lastUpdated: since when this text holds' }));
}

function press(files: readonly SourceFile[]): Place[] {
  return files
    .filter((file) => file.path === 'press.yaml')
    .flatMap((file) => {
      const pieces = field(file.value, 'press');
      return (Array.isArray(pieces) ? pieces : []).flatMap((piece, index) =>
        field(piece, 'date') === undefined
          ? [
              {
                where: fileName(file),
                line: file.lineOf(['press', index]),
                what: `date of ${String(field(piece, 'title'))}`,
              },
            ]
          : [],
      );
    });
}

/** Dates that are hidden until somebody fills them in. */
export function unfilledDates(files: readonly SourceFile[]): Finding {
  return {
    id: 'unfilled-dates',
    title: 'Dates that are not filled in',
    todo: 'Write the date, as the neighbouring entries do.',
    places: [...legal(files), ...press(files)],
  };
}
