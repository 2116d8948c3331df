import { type FieldProps, idOf, useProblems } from './form-context.ts';
import { FieldProblems } from './problems.tsx';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Weekdays, stored as numbers. */
export function WeekdaysField({ value, onChange, path, label }: FieldProps) {
  const chosen = Array.isArray(value) ? (value as number[]) : [];
  const change = (day: number, isOn: boolean): void =>
    onChange(isOn ? [...chosen, day].toSorted((a, b) => a - b) : chosen.filter((other) => other !== day));
  return (
    <fieldset>
      <legend>{label}</legend>
      <FieldProblems problems={useProblems(path, true)} id={idOf(path)} />
      <div className="days">
        {days.map((name, index) => (
          <label key={name} className="switch">
            <input
              type="checkbox"
              checked={chosen.includes(index + 1)}
              onChange={({ target }) => change(index + 1, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
