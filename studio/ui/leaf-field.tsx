import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldProps, idOf, useForm, useProblems } from './form-context.ts';
import { editAddress } from './go-to.ts';
import { Labelled } from './labelled.tsx';
import { ChoosePicture, PictureKeyField } from './picture-field.tsx';
import { FieldProblems } from './problems.tsx';
import { ChoiceField } from './choice-field.tsx';

const homes = {
  fact: { file: 'settings/house-facts.yaml', at: (name: string) => `facts-${name}-fact` },
  claim: { file: 'settings/claims.yaml', at: (name: string) => `claims-${name}-figure` },
} as const;

/** The facts and claims that a text quotes, with links to their sources. */
function Quotes({ text }: { text: string }) {
  const { choices } = useForm();
  return [...new Set(text.match(/\{(?:fact|claim):[\w-]+\}/g))].map((quote) => {
    const [kind, name = ''] = quote.slice(1, -1).split(':');
    const home = homes[kind as keyof typeof homes];
    const said = choices[kind === 'fact' ? 'fact' : 'figure']?.find(({ value }) => value === name);
    return (
      <p className="hint" key={quote}>
        {`${quote} says: ${said?.label ?? 'nothing, it is not there'}. `}
        <a href={editAddress(home.file, home.at(name))}>Change it everywhere</a>
      </p>
    );
  });
}

/** A text field. */
function TextField(field: FieldProps) {
  const { schema, value, onChange, required, path } = field;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isLong =
    schema.kind === 'prose' || schema.kind === 'phrases' || path.at(-1) === 'body' || text.includes('\n');
  // The body of a Markdown file, which may contain pictures.
  const isPage = schema.kind === 'prose' && path.length === 1;
  const change = (next: string): void => onChange(next === '' && !required ? undefined : next);
  const stay = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isLong) event.preventDefault();
  };
  const area = useRef<HTMLTextAreaElement>(null);
  // Inserts below the cursor's paragraph, and moves the cursor into the description.
  const putIn = (key: string): void => {
    const end = text.indexOf('\n\n', area.current?.selectionStart);
    const at = end < 0 ? text.length : end;
    const before = `${text.slice(0, at).trimEnd()}\n\n![`;
    flushSync(() => change(`${before}](${key})\n\n${text.slice(at).trimStart()}`));
    area.current?.focus();
    area.current?.setSelectionRange(before.length, before.length);
  };
  return (
    <Labelled field={field}>
      {(described) => (
        <>
          <textarea
            {...described}
            ref={area}
            rows={isLong ? 3 : 1}
            value={text}
            onKeyDown={stay}
            onChange={({ target }) => change(isLong ? target.value : target.value.replaceAll('\n', ' '))}
          />
          <Quotes text={text} />
          {isPage && <ChoosePicture words="Put a picture into the text" onChoose={putIn} />}
        </>
      )}
    </Labelled>
  );
}

function InputField({ list, type, ...field }: FieldProps & { type: string; list?: string }) {
  const { value, onChange, required, schema } = field;
  const change = (next: string): void => {
    if (next === '') onChange(required ? '' : undefined);
    else onChange(type === 'number' ? Number(next) : next);
  };
  return (
    <Labelled field={field}>
      {(described) => (
        <input
          {...described}
          type={type}
          list={list}
          step={schema.type === 'number' ? 'any' : undefined}
          value={String(value ?? '')}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Labelled>
  );
}

function SwitchField({ schema, value, onChange, path, label }: FieldProps) {
  const id = idOf(path);
  const fixed = schema.const;
  return (
    <div className="field switch">
      <input
        id={id}
        type="checkbox"
        checked={fixed === undefined ? value === true : value === fixed}
        onChange={({ target }) => onChange(target.checked ? (fixed ?? true) : undefined)}
      />
      <label htmlFor={id}>{label}</label>
      <FieldProblems problems={useProblems(path, true)} id={id} />
    </div>
  );
}

/** Yes, no, or unset. */
function YesNoField(field: FieldProps) {
  const { value, onChange, schema } = field;
  const options = [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ];
  return (
    <ChoiceField
      {...field}
      schema={{ ...schema, enum: [true, false] }}
      value={value === undefined ? '' : String(value)}
      onChange={onChange}
      options={options}
    />
  );
}

/** A field with a single value. */
export function LeafField(field: FieldProps) {
  const { choices } = useForm();
  const { schema, required } = field;
  if (schema.const !== undefined) return required ? null : <SwitchField {...field} />;
  if (schema.enum)
    return (
      <ChoiceField
        {...field}
        options={schema.enum.map((value) => ({ value: String(value), label: String(value) }))}
      />
    );
  if (schema.type === 'boolean') return <YesNoField {...field} />;
  if (schema.type === 'number' || schema.type === 'integer') return <InputField {...field} type="number" />;
  if (schema.format === 'date') return <InputField {...field} type="date" />;
  if (schema.kind === 'href') return <InputField {...field} type="text" list="pages" />;
  if (schema.kind === 'pictureKey') return <PictureKeyField {...field} />;
  const offered = schema.kind && schema.kind !== 'film' ? choices[schema.kind] : undefined;
  return offered ? <ChoiceField {...field} options={offered} /> : <TextField {...field} />;
}
