import type { Problem } from './api.ts';

/** One problem in the words of the content check. */
export function sentenceOf({ found, expected, mend }: Problem): string {
  return `Found ${found}. Expected ${expected}. To mend it: ${mend}.`;
}

/** What is wrong at a field. */
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

function placeOf({ file, field }: Problem, own: string): string {
  return [file === own ? '' : file.replace(/^content\//, ''), field].filter(Boolean).join(': ');
}

/** All that stands between an editor and saving. It takes the focus, so that nobody misses it. */
export function ProblemSummary({
  message,
  problems,
  file,
}: {
  message: string;
  problems: readonly Problem[];
  file: string;
}) {
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={(element) => element?.focus()}>
      <p>
        <strong>{message}</strong>
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem.file + problem.field + problem.found}>
              <b>{placeOf(problem, `content/${file}`)}</b> {sentenceOf(problem)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
