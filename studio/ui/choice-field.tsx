import type { FieldProps } from './form-context.ts';
import { Labelled } from './labelled.tsx';

/** A select of values from the schema, or of records to reference. */
export function ChoiceField({
  options,
  ...field
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  const { value, onChange, required, schema } = field;
  const now = String(value ?? '');
  const known = now === '' || options.some((option) => option.value === now);
  const written = (next: string): unknown =>
    schema.enum?.find((option) => String(option) === next) ?? (next === '' && !required ? undefined : next);
  return (
    <Labelled field={field}>
      {(described) => (
        <select {...described} value={now} onChange={({ target }) => onChange(written(target.value))}>
          {(!required || now === '') && <option value="">{required ? 'Choose …' : 'None'}</option>}
          {!known && <option value={now}>{`${now} (not there)`}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
