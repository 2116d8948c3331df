import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormSchema, Group } from './api.ts';
import { blankOf, variantFor, variantsOf } from './blank.ts';
import { type FieldProps, idOf, useForm, useProblems } from './form-context.ts';
import { Fields } from './group-field.tsx';
import { FieldProblems } from './problems.tsx';
import { hintOf, labelOf, singularOf, slugOf, summaryOf } from './words.ts';

let last = 0;
const newKey = (): number => ++last;

/** Keys that follow their entries when these move, so that open entries stay open. */
function useKeys(length: number) {
  const [keys, setKeys] = useState(() => Array.from({ length }, newKey));
  // The list was changed from outside this component.
  if (keys.length !== length) setKeys(Array.from({ length }, newKey));
  return [keys, setKeys] as const;
}

/** The type name of an entry, for sections and chapters. */
function typeOf(schema: FormSchema): string {
  return String(schema.properties?.['type']?.const ?? '');
}

interface EntryProps {
  field: FieldProps;
  index: number;
  count: number;
  isNew: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Buttons({
  index,
  count,
  onMove,
  onRemove,
  name,
}: Omit<EntryProps, 'field' | 'isNew'> & { name: string }) {
  const move = (to: number) => (event: { currentTarget: HTMLElement }) => {
    const { currentTarget } = event;
    flushSync(() => onMove(to));
    // Moving the entry removes focus from its buttons.
    currentTarget.focus();
  };
  return (
    <span className="buttons">
      <button
        type="button"
        className="quiet"
        aria-disabled={index === 0}
        aria-label={`Move up: ${name}`}
        onClick={move(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="quiet"
        aria-disabled={index === count - 1}
        aria-label={`Move down: ${name}`}
        onClick={move(index + 1)}
      >
        ↓
      </button>
      <button type="button" className="quiet" aria-label={`Remove: ${name}`} onClick={onRemove}>
        Remove
      </button>
    </span>
  );
}

function Entry({ field, isNew, ...moves }: EntryProps) {
  const { schema, value, onChange, path } = field;
  const { field: render, choices } = useForm();
  const [open, setOpen] = useState(isNew);
  const [fresh] = useState(isNew);
  const broken = useProblems(path, true).length > 0;
  const problems = useProblems(path, false);
  const variants = variantsOf(schema);
  const own =
    variants && schema.kind === undefined ? (variants[variantFor(variants, value)] ?? schema) : schema;
  const name = summaryOf(value, choices[schema.kind ?? '']) || field.label;
  const isGroup = own.type === 'object' && own.properties !== undefined && own.kind === undefined;
  if (!isGroup)
    return (
      <li className="entry plain">
        {render(field)}
        <Buttons {...moves} name={name} />
      </li>
    );
  // A new entry's id is derived from its title.
  const change = (next: unknown): void => {
    const [was, now] = [value as Group, next as Group];
    const isNamed = !fresh || was['id'] !== slugOf(was['title'] ?? was['name']) || was['id'] !== now['id'];
    onChange(isNamed ? next : { ...now, id: slugOf(now['title'] ?? now['name']) });
  };
  return (
    <li className="entry">
      <details open={open || broken} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{name}</summary>
        <div className="inside">
          <FieldProblems problems={problems} id={idOf(path)} />
          <Fields schema={own} value={value} onChange={change} path={path} />
        </div>
      </details>
      <Buttons {...moves} name={name} />
    </li>
  );
}

function AddEntry({
  schema,
  one,
  onAdd,
}: {
  schema: FormSchema;
  one: string;
  onAdd: (value: unknown) => void;
}) {
  const kinds = (variantsOf(schema) ?? []).filter((variant) => typeOf(variant) !== '');
  const [kind, setKind] = useState(0);
  const id = useId();
  const add = (): void => onAdd(blankOf(kinds[kind] ?? schema));
  const button = (
    <button type="button" onClick={add}>
      {`Add ${one}`}
    </button>
  );
  if (kinds.length === 0) return <p className="row">{button}</p>;
  return (
    <p className="row">
      <label htmlFor={id}>{`Kind of new ${one}`}</label>
      <select id={id} value={kind} onChange={({ target }) => setKind(Number(target.value))}>
        {kinds.map((variant, index) => (
          <option key={typeOf(variant)} value={index}>
            {labelOf(typeOf(variant))}
          </option>
        ))}
      </select>
      {button}
    </p>
  );
}

/** A list with buttons to add, remove and move entries. */
export function ListField({ schema, value, onChange, path, label }: FieldProps) {
  const { announce, forget } = useForm();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const [keys, setKeys] = useKeys(items.length);
  const [added, setAdded] = useState(0);
  const frame = useRef<HTMLFieldSetElement>(null);
  const one = singularOf(String(path.at(-1) ?? label));
  const inner = schema.items ?? {};

  const put = (nextItems: unknown[], nextKeys: number[], words: string): void => {
    setKeys(nextKeys);
    onChange(nextItems);
    forget();
    announce(words);
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= items.length) return;
    const turned = <T,>(list: readonly T[]): T[] =>
      list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
    put(turned(items), turned(keys), `Moved to place ${to + 1} of ${items.length}.`);
  };
  const remove = (index: number): void => {
    flushSync(() =>
      put(items.toSpliced(index, 1), keys.toSpliced(index, 1), `Removed. ${items.length - 1} left.`),
    );
    frame.current?.focus();
  };
  const add = (entry: unknown): void => {
    const key = newKey();
    setAdded(key);
    flushSync(() => put([...items, entry], [...keys, key], 'Added at the end.'));
    frame.current
      ?.querySelector<HTMLElement>(
        ':scope > ol > li:last-child :is(input, textarea, select):not([id$="-id"])',
      )
      ?.focus();
  };

  return (
    <fieldset ref={frame} tabIndex={-1}>
      <legend>{label}</legend>
      {hintOf(schema, path.at(-1)) && <p className="hint">{hintOf(schema, path.at(-1))}</p>}
      <FieldProblems problems={useProblems(path, false)} id={idOf(path)} />
      <ol>
        {items.map((item, index) => (
          <Entry
            key={keys[index]}
            field={{
              schema: inner,
              value: item,
              path: [...path, index],
              label: `${labelOf(one)} ${index + 1}`,
              required: true,
              onChange: (next) => onChange(items.with(index, next)),
            }}
            index={index}
            count={items.length}
            isNew={keys[index] === added}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <AddEntry schema={inner} one={one} onAdd={add} />
    </fieldset>
  );
}
