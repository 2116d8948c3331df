import { useState } from 'react';
import type { FormSchema, Group } from './api.ts';
import { blankOf } from './blank.ts';
import { type FieldProps, idOf, useForm, useProblems } from './form-context.ts';
import { FieldProblems } from './problems.tsx';
import { labelOf, summaryOf } from './words.ts';

/** A group with one field changed, in schema order. */
export function withField(group: Group, name: string, value: unknown, schema: FormSchema): Group {
  const next = { ...group, [name]: value };
  const order = Object.keys(schema.properties ?? {});
  const names = [
    ...order.filter((key) => key in next),
    ...Object.keys(next).filter((key) => !order.includes(key)),
  ];
  return Object.fromEntries(
    names.map((key) => [key, next[key]] as const).filter(([, kept]) => kept !== undefined),
  );
}

function isLarge({ type, kind, anyOf, oneOf }: FormSchema): boolean {
  return type === 'object' || type === 'array' || kind === 'picture' || Boolean(anyOf ?? oneOf);
}

type FieldsProps = Pick<FieldProps, 'schema' | 'value' | 'onChange' | 'path'>;

function OneField({ name, schema, value, onChange, path }: FieldsProps & { name: string }) {
  const { choices, field: render } = useForm();
  const group = value as Group;
  const inner = schema.properties?.[name] ?? {};
  const required = schema.required?.includes(name) ?? false;
  const isShared = schema.properties?.['type']?.const === 'shared' && name === 'section';
  const names = isShared ? choices['shared']?.map((choice) => choice.value) : undefined;
  const change = (next: unknown): void => onChange(withField(group, name, next, schema));
  const label = labelOf(name, inner);
  if (required || group[name] !== undefined || !isLarge(inner))
    return render({
      schema: names ? { ...inner, enum: names } : inner,
      path: [...path, name],
      label,
      required,
      value: group[name],
      onChange: change,
    });
  return (
    <p className="field">
      <button type="button" className="quiet" onClick={() => change(blankOf(inner))}>
        {`Add: ${label.toLowerCase()}`}
      </button>
    </p>
  );
}

/** The fields of a group. Optional fields that were unused when it was opened are shown separately. */
export function Fields(props: FieldsProps) {
  const { schema, path } = props;
  const value = typeof props.value === 'object' && props.value !== null ? props.value : {};
  const names = Object.keys(schema.properties ?? {});
  const [aside] = useState(() =>
    names.filter((name) => !schema.required?.includes(name) && !(name in value)),
  );
  const broken = useProblems(path, true).some(({ field }) => aside.some((name) => field.includes(name)));
  const fieldOf = (name: string) => <OneField {...props} key={name} name={name} value={value} />;
  return (
    <>
      {names.filter((name) => !aside.includes(name)).map(fieldOf)}
      {aside.length > 0 && (
        <details className="aside" open={broken || undefined}>
          <summary>{`More fields: ${aside.map((name) => labelOf(name, schema.properties?.[name]).toLowerCase()).join(', ')}`}</summary>
          {aside.map(fieldOf)}
        </details>
      )}
    </>
  );
}

/** Removes an optional field from the file. */
export function TakeOut({ label, required, onChange }: Pick<FieldProps, 'label' | 'required' | 'onChange'>) {
  if (required) return null;
  return (
    <button type="button" className="quiet" onClick={() => onChange(undefined)}>
      {`Take out: ${label.toLowerCase()}`}
    </button>
  );
}

/** A fieldset. */
export function GroupField(field: FieldProps) {
  const { path, label, required, onChange } = field;
  return (
    <fieldset>
      <legend>{label}</legend>
      <FieldProblems problems={useProblems(path, false)} id={idOf(path)} />
      <Fields {...field} />
      <TakeOut label={label} required={required} onChange={onChange} />
    </fieldset>
  );
}

function variantName(schema: FormSchema): string {
  const names = Object.keys(schema.properties ?? {});
  return names.length > 0 ? names.map((name) => labelOf(name)).join(', ') : 'From the list';
}

/** A field with several alternatives. */
export function VariantField({
  variants,
  chosen,
  ...field
}: FieldProps & { variants: readonly FormSchema[]; chosen: number }) {
  const { path, label, required, value, onChange } = field;
  const { field: render } = useForm();
  const id = `${idOf(path)}-way`;
  const schema = variants[chosen] ?? {};
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="field">
        <label htmlFor={id}>How it is given</label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => onChange(blankOf(variants[Number(target.value)] ?? {}))}
        >
          {variants.map((variant, index) => (
            <option key={variantName(variant)} value={index}>
              {variantName(variant)}
            </option>
          ))}
        </select>
      </div>
      {schema.type === 'object' ? (
        <Fields schema={schema} value={value} onChange={onChange} path={path} />
      ) : (
        render({ ...field, schema })
      )}
      <TakeOut label={label} required={required} onChange={onChange} />
    </fieldset>
  );
}

/** A record with named entries, such as claims. */
export function RecordField({ schema, value, onChange, path, label }: FieldProps) {
  const [name, setName] = useState('');
  const { announce, field: render } = useForm();
  const group = (value ?? {}) as Group;
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const id = `${idOf(path)}-new`;
  const add = (): void => {
    if (name === '' || name in group) return;
    onChange({ ...group, [name]: blankOf(inner) });
    announce(`Added ${name} at the end.`);
    setName('');
  };
  const without = (key: string): Group =>
    Object.fromEntries(Object.entries(group).filter(([other]) => other !== key));
  return (
    <fieldset>
      <legend>{label}</legend>
      <FieldProblems problems={useProblems(path, false)} id={idOf(path)} />
      {Object.entries(group).map(([key, entry]) => (
        <details key={key}>
          <summary>{[key, summaryOf(entry)].filter(Boolean).join(': ')}</summary>
          {render({
            schema: inner,
            value: entry,
            path: [...path, key],
            label: key,
            required: true,
            onChange: (next) => onChange({ ...group, [key]: next }),
          })}
          <button
            type="button"
            className="quiet"
            onClick={() => onChange(without(key))}
          >{`Remove ${key}`}</button>
        </details>
      ))}
      <div className="row">
        <label htmlFor={id}>Short name of a new one</label>
        <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
        <button type="button" onClick={add}>
          Add
        </button>
      </div>
    </fieldset>
  );
}
