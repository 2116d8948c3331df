import { useId, useRef, useState } from 'react';
import type { Choice, Group } from './api.ts';
import { Upload } from './upload.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type FieldProps, idOf, useForm, useProblems } from './form-context.ts';
import { TakeOut } from './group-field.tsx';
import { Labelled } from './labelled.tsx';
import { FieldProblems } from './problems.tsx';
import { hintOf } from './words.ts';

/** Maximum pictures shown at once. */
const most = 48;

function Thumb({ choice }: { choice: Choice | undefined }) {
  const { preview } = useForm();
  return choice?.thumb ? (
    <img src={preview + choice.thumb} alt="" loading="lazy" />
  ) : (
    <span className="blank" />
  );
}

function Chooser({ pictures, onChoose }: { pictures: readonly Choice[]; onChoose: (key: string) => void }) {
  const [search, setSearch] = useState('');
  const found = pictures.filter(({ value }) => value.includes(search.toLowerCase().trim()));
  return (
    <>
      <Upload onChoose={onChoose} />
      <label>
        Search by name
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      <p role="status">
        {found.length > most ? `The first ${most} of ${found.length}` : `${found.length} pictures`}
      </p>
      <ul className="pictures">
        {found.slice(0, most).map((choice) => (
          <li key={choice.value}>
            <button type="button" onClick={() => onChoose(choice.value)}>
              <Thumb choice={choice} />
              {choice.value}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A button that opens all pictures to choose one. */
export function ChoosePicture({
  words,
  label,
  onChoose,
}: {
  words: string;
  /** Accessible name, if its text alone is not clear enough. */
  label?: string;
  onChoose: (key: string) => void;
}) {
  const { choices } = useForm();
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const show = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const choose = (key: string): void => {
    dialog.current?.close();
    onChoose(key);
  };
  return (
    <>
      <button type="button" onClick={show} aria-label={label}>
        {words}
      </button>
      <dialog ref={dialog} aria-labelledby={heading} onClose={() => setOpen(false)}>
        <div className="row spread">
          <h2 id={heading}>Choose a picture</h2>
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {open && <Chooser pictures={choices['picture'] ?? []} onChoose={choose} />}
      </dialog>
    </>
  );
}

/** The chosen picture, and the button that opens all. */
export function PictureKeyField(field: FieldProps) {
  const { choices } = useForm();
  const { value, onChange, required, label } = field;
  return (
    <Labelled field={field}>
      {(described) => (
        <div className="picture">
          <Thumb choice={choices['picture']?.find((choice) => choice.value === value)} />
          <input
            {...described}
            value={String(value ?? '')}
            onChange={({ target }) => onChange(target.value === '' && !required ? undefined : target.value)}
          />
          <ChoosePicture words="Choose …" label={`Choose a picture: ${label}`} onChoose={onChange} />
        </div>
      )}
    </Labelled>
  );
}

/** The same picture and focal point, with a new description. */
function withWords({ picture, focus }: Group, words: Group): Group {
  return focus === undefined ? { picture, ...words } : { picture, focus, ...words };
}

/** A picture with its alternative text. */
export function PictureField({ value, onChange, path, label, required }: FieldProps) {
  const group = (value ?? {}) as Group;
  const { field: render } = useForm();
  const key = group['picture'] ?? '';
  const decorative = group['decorative'] === true;
  const plain = { schema: {}, required: true };
  return (
    <fieldset>
      <legend>{label}</legend>
      {hintOf({}, path.at(-1)) && <p className="hint">{hintOf({}, path.at(-1))}</p>}
      <FieldProblems problems={useProblems(path, false)} id={idOf(path)} />
      <PictureKeyField
        {...plain}
        path={[...path, 'picture']}
        label="Picture"
        value={key}
        onChange={(picture) => onChange({ ...group, picture })}
      />
      {!decorative &&
        render({
          ...plain,
          path: [...path, 'alt'],
          label: 'What is seen, for those who do not see it',
          value: group['alt'] ?? '',
          onChange: (alt) => onChange(withWords(group, { alt })),
        })}
      <label className="switch">
        <input
          type="checkbox"
          checked={decorative}
          onChange={({ target }) =>
            onChange(withWords(group, target.checked ? { decorative: true } : { alt: '' }))
          }
        />
        Only decoration: nothing is lost without it
      </label>
      <TakeOut label={label} required={required} onChange={onChange} />
    </fieldset>
  );
}

/** A figure from the claims file, with an optional label. */
export function FigureField({ value, onChange, path, label, schema }: FieldProps) {
  const { choices, field: render } = useForm();
  const group = (value ?? {}) as Group;
  return (
    <fieldset>
      <legend>{label}</legend>
      <ChoiceField
        schema={schema.properties?.['claim'] ?? {}}
        path={[...path, 'claim']}
        label="Claim"
        required
        value={group['claim']}
        onChange={(claim) => onChange({ ...group, claim })}
        options={choices['figure'] ?? []}
      />
      <a href="#/edit/settings/claims.yaml">Change what a figure says, everywhere</a>
      {render({
        schema: { type: 'string' },
        path: [...path, 'label'],
        label: 'Another label',
        required: false,
        value: group['label'],
        onChange: (words) =>
          onChange(words === undefined ? { claim: group['claim'] } : { ...group, label: words }),
      })}
    </fieldset>
  );
}
