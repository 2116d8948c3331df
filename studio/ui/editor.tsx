import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Choice, get, type Group, type Opened, type Problem, Refused, send } from './api.ts';
import { ConflictTable } from './conflict.tsx';
import { DeleteFile } from './delete-file.tsx';
import { type Draft, draftFiles, keepDraft, readDraft } from './draft.ts';
import { Field } from './fields.tsx';
import { type FormContext, FormProvider } from './form-context.ts';
import { Fields } from './group-field.tsx';
import { NotShown } from './not-shown.tsx';
import { Preview } from './preview.tsx';
import { ProblemSummary } from './problems.tsx';

type Choices = Readonly<Record<string, readonly Choice[]>>;

interface EditorProps {
  opened: Opened;
  choices: Choices;
  preview: string;
  onSaved: (opened: Opened) => void;
  announce: (words: string) => void;
  reload: () => Promise<void>;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is typed in a file, what became of saving it, and the ways out of a conflict. */
function useEditing({ opened, onSaved, announce }: EditorProps) {
  const { file } = opened;
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(file) ?? { hash: opened.hash, record: opened.record },
  );
  const [refused, setRefused] = useState<Refused>();
  const [saving, setSaving] = useState(false);
  const isNew = draft.hash === null;
  const dirty = isNew || !isSame(draft.record, opened.record);

  const change = (next: Draft): void => {
    setDraft(next);
    keepDraft(file, isNew || !isSame(next.record, opened.record) ? next : undefined);
  };
  const save = async (hash = draft.hash, along: readonly string[] = []): Promise<void> => {
    if (saving) return;
    setSaving(true);
    setRefused(undefined);
    try {
      const others = along.map((other) => ({ file: other, ...readDraft(other) }));
      const answer = await send('PUT', '/api/file', { files: [{ file, ...draft, hash }, ...others] });
      const saved = (await answer.json()) as Opened;
      for (const done of [file, ...along]) keepDraft(done, undefined);
      setDraft({ hash: saved.hash, record: saved.record });
      onSaved(saved);
      announce('Saved. Visitors see it once you publish.');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    } finally {
      setSaving(false);
    }
  };
  const take = (hash: string, record: Group): void => {
    keepDraft(file, undefined);
    setRefused(undefined);
    setDraft({ hash, record });
    onSaved({ ...opened, hash, record });
  };
  return { draft, change, save, take, refused, setRefused, saving, dirty };
}

const none: readonly Problem[] = [];

const renderField: FormContext['field'] = (field) => <Field {...field} />;

/** One content file: its form and the page beside it. */
export function Editor(props: EditorProps) {
  const { opened, choices, preview, announce, reload } = props;
  const { draft, change, save, take, refused, setRefused, saving, dirty } = useEditing(props);
  const problems = refused?.problems ?? none;
  const context: FormContext = useMemo(
    () => ({
      ...{ choices, problems, preview, announce, reload },
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
  const [seeing, setSeeing] = useState(false);
  const see = useRef<HTMLButtonElement>(null);
  const goBack = (): void => {
    flushSync(() => setSeeing(false));
    see.current?.focus();
  };
  const theirs = refused?.theirs?.file === opened.file ? refused.theirs : undefined;
  const others = draftFiles().filter((file) => file !== opened.file);
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
        {problems.length > 0 && others.length > 0 && (
          <div className="upload">
            <p>{`Not saved yet either: ${others.join(', ')}. What belongs together is saved together.`}</p>
            <button type="button" onClick={() => void save(draft.hash, others)}>
              Save all together
            </button>
          </div>
        )}
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

/** Opens a file by its name, and makes a new one where somebody has begun it here. */
export function EditorPage({
  file,
  preview,
  announce,
}: {
  file: string;
  preview: string;
  announce: (words: string) => void;
}) {
  const [opened, setOpened] = useState<Opened>();
  const [choices, setChoices] = useState<Choices>();
  const [failed, setFailed] = useState<string>();
  const reload = useCallback(async () => setChoices(await get<Choices>('/api/choices')), []);
  useEffect(() => {
    const begun = readDraft(file);
    const copyOf = begun?.hash === null ? begun.copyOf : undefined;
    const load = async (): Promise<void> => {
      const [found, offered] = await Promise.all([
        get<Opened>(`/api/file?file=${encodeURIComponent(copyOf ?? file)}`),
        get<Choices>('/api/choices'),
      ]);
      setOpened(copyOf === undefined ? found : { ...found, file });
      setChoices(offered);
    };
    load().catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)));
  }, [file]);
  if (failed !== undefined) return <p role="alert">{failed}</p>;
  if (!opened || !choices) return <p role="status">Opening …</p>;
  return (
    <Editor
      opened={opened}
      choices={choices}
      preview={preview}
      announce={announce}
      reload={reload}
      onSaved={(saved) => {
        setOpened(saved);
        void reload();
      }}
    />
  );
}
