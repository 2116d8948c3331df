import { useEffect, useRef } from 'react';
import type { Problem } from './api.ts';
import { editAddress, goTo, partOf } from './go-to.ts';
import { labelOf } from './words.ts';

/** A problem as a sentence. */
function sentenceOf({ found, expected, mend }: Problem): string {
  if (found === '""') return `Nothing is written here. Expected ${expected}.`;
  return `Found ${found}. Expected ${expected}. To mend it: ${mend}.`;
}

/** The problems of a field. */
export function FieldProblems({ problems, id }: { problems: readonly Problem[]; id: string }) {
  if (problems.length === 0) return null;
  return (
    <div className="problem" id={`${id}-problem`}>
      {problems.map((problem) => (
        <p key={problem.found + problem.field}>{sentenceOf(problem)}</p>
      ))}
    </div>
  );
}

function placeOf({ file, field, title }: Problem, own: string): string {
  const names = field.split(' > ').map((name) => labelOf(name));
  return [file === own ? '' : title, names.join(' > ')].filter(Boolean).join(': ');
}

function GoThere({ problem: { file, field }, own }: { problem: Problem; own: string }) {
  const at = partOf(field);
  if (file !== own) return <a href={editAddress(file.replace(/^content\//, ''), at)}>Go there</a>;
  if (field === '') return null;
  return (
    <button type="button" className="link" onClick={() => goTo(at)}>
      Go there
    </button>
  );
}

/** All problems that prevent saving. It takes focus, so that nobody overlooks it. */
export function ProblemSummary({
  message,
  problems,
  file,
}: {
  message: string;
  problems: readonly Problem[];
  file: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Only once, so that typing in a field keeps focus.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{message}</strong>
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem.file + problem.field + problem.found}>
              <b>{placeOf(problem, `content/${file}`)}</b> {sentenceOf(problem)}{' '}
              <GoThere problem={problem} own={`content/${file}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
