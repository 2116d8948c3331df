import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Choice, Group, Problem } from './api.ts';
import { ConflictTable } from './conflict.tsx';
import { DeleteFile } from './delete-file.tsx';
import { type Editing, useEditing } from './editing.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Field } from './fields.tsx';
import { type FormContext, FormProvider } from './form-context.ts';
import { goTo } from './go-to.ts';
import { Fields } from './group-field.tsx';
import { NotShown } from './not-shown.tsx';
import { Preview } from './preview.tsx';
import { ProblemSummary } from './problems.tsx';

export type Choices = Readonly<Record<string, readonly Choice[]>>;

export interface EditorProps extends Editing {
  choices: Choices;
  preview: string;
  /** The field to go to, and the search words. */
  query: string | undefined;
  reload: () => Promise<void>;
}

const none: readonly Problem[] = [];

const renderField: FormContext['field'] = (field) => <Field {...field} />;

/** One content file: its form and the preview. */
export function Editor(props: EditorProps) {
  const { opened, choices, preview, announce, reload, query } = props;
  const { draft, change, save, take, refused, setRefused, saving, dirty } = useEditing(props);
  const problems = refused?.problems ?? none;
  const context: FormContext = useMemo(
    () => ({
      choices,
      problems,
      preview,
      announce,
      reload,
      forget: () => setRefused(undefined),
      field: renderField,
    }),
    [choices, problems, preview, announce, reload, setRefused],
  );
  useEffect(() => {
    const keep = (event: KeyboardEvent): void => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save();
    };
    addEventListener('keydown', keep);
    return () => removeEventListener('keydown', keep);
  });
  useEffect(() => {
    const { at, words } = Object.fromEntries(new URLSearchParams(query));
    if (at) goTo(at, words);
  }, [query]);
  const [seeing, setSeeing] = useState(false);
  const see = useRef<HTMLButtonElement>(null);
  const goBack = (): void => {
    flushSync(() => setSeeing(false));
    see.current?.focus();
  };
  const theirs = refused?.theirs?.file === opened.file ? refused.theirs : undefined;
  return (
    <div className="editor">
      <form
        aria-label={opened.file}
        inert={seeing}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h1>{opened.title}</h1>
        <p className="hint">{`content/${opened.file}`}</p>
        {refused && !theirs && (
          <ProblemSummary
            key={refused.message}
            message={refused.message}
            problems={problems}
            file={opened.file}
          />
        )}
        <Elsewhere file={opened.file} problems={problems} save={(along) => save(draft.hash, along)} />
        {theirs && (
          <ConflictTable
            mine={draft.record}
            theirs={theirs.record}
            onKeep={() => void save(theirs.hash)}
            onTake={() => take(theirs.hash, theirs.record)}
          />
        )}
        <FormProvider value={context}>
          <Fields
            schema={opened.form}
            value={draft.record}
            onChange={(record) => change({ ...draft, record: record as Group })}
            path={[]}
          />
        </FormProvider>
        <datalist id="pages">
          {choices['href']?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
        {draft.hash !== null && /^(?!settings\/).+\//.test(opened.file) && <DeleteFile opened={opened} />}
        <p className="save row">
          <button type="submit" className="main" aria-disabled={!dirty || saving}>
            {saving ? 'Checking …' : 'Save'}
          </button>
          <span>
            {dirty ? 'Not saved yet. What you type is kept in this browser.' : 'Everything is saved.'}
          </span>
          <button type="button" className="quiet see" ref={see} onClick={() => setSeeing(true)}>
            See the page
          </button>
          {dirty && draft.hash !== null && (
            <button type="button" className="quiet" onClick={() => take(opened.hash, opened.record)}>
              Throw my changes away
            </button>
          )}
          {!dirty && <NotShown opened={opened} />}
        </p>
      </form>
      <Preview
        key={opened.page}
        origin={preview}
        page={opened.page}
        pages={choices['href'] ?? []}
        version={opened.hash}
        over={seeing}
        onBack={goBack}
      />
    </div>
  );
}
