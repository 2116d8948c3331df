import type { ReactNode } from 'react';
import { type FieldProps, idOf, useProblems } from './form-context.ts';
import { FieldProblems } from './problems.tsx';
import { hintOf } from './words.ts';

interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A label, its control, a hint and its problems. */
export function Labelled({
  field: { schema, path, label, required },
  children,
}: {
  field: FieldProps;
  children: (described: Described) => ReactNode;
}) {
  const id = idOf(path);
  const problems = useProblems(path, true);
  const hint = hintOf(schema, path.at(-1));
  const describes = [hint && `${id}-hint`, problems.length > 0 && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <span className="optional"> (may be left empty)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describes || undefined,
        'aria-invalid': problems.length > 0 || undefined,
      })}
      <FieldProblems problems={problems} id={id} />
    </div>
  );
}
