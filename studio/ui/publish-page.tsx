import { useEffect, useState } from 'react';
import { get, type Refused, send } from './api.ts';
import { ProblemSummary } from './problems.tsx';
import type { Progress, Publication } from './publication.ts';

interface Past {
  commit: string;
  date: string;
  author: string;
  message: string;
}

/** A saved change that is not live yet; photographs have no form. */
interface Changed {
  file?: string;
  title: string;
}

interface State {
  repository: boolean;
  changed: Changed[];
  publications: Past[];
}

function ProgressList({ steps, running, failed }: Progress) {
  return (
    <>
      <div role="log" aria-label="Progress" aria-busy={running}>
        <ol className="progress">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      {failed !== undefined && (
        <div className="summary" role="alert">
          <p className="report">{failed}</p>
        </div>
      )}
    </>
  );
}

/** The publishing person, remembered in this browser. */
function useEditor() {
  const [editor, setEditor] = useState(() => ({
    name: localStorage.getItem('editor-name') ?? '',
    email: localStorage.getItem('editor-email') ?? '',
  }));
  const change = (field: 'name' | 'email', value: string): void => {
    localStorage.setItem(`editor-${field}`, value);
    setEditor({ ...editor, [field]: value });
  };
  return [editor, change] as const;
}

function Published({
  publications,
  busy,
  onUndo,
}: {
  publications: Past[];
  busy: boolean;
  onUndo: (commit: string, message: string) => void;
}) {
  if (publications.length === 0) return <p>Nothing was published with the studio yet.</p>;
  return (
    <ul className="published">
      {publications.map(({ commit, date, author, message }) => (
        <li key={commit}>
          <p>
            <b>{message}</b>
            <span className="hint">{` ${author}, ${new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`}</span>
          </p>
          <button
            type="button"
            className="quiet"
            aria-disabled={busy}
            aria-label={`Undo: ${message}`}
            onClick={() => onUndo(commit, message)}
          >
            Undo
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChangedList({ changed, onPutBack }: { changed: Changed[]; onPutBack: () => void }) {
  const [refused, setRefused] = useState<Refused>();
  const putBack = (file: string, title: string): void => {
    setRefused(undefined);
    if (!confirm(`Put "${title}" back to what visitors see now? What was saved in it since is lost.`)) return;
    send('POST', '/api/put-back', { file }).then(onPutBack, setRefused);
  };
  if (changed.length === 0) return <p>Nothing: visitors see all that is saved.</p>;
  return (
    <>
      {refused && <ProblemSummary message={refused.message} problems={refused.problems} file="" />}
      <ul className="published">
        {changed.map(({ file, title }) => (
          <li key={file ?? title}>
            <p>
              {file ? <a href={`#/edit/${file}`}>{title}</a> : title}
              {file && <span className="hint">{` content/${file}`}</span>}
            </p>
            {file && (
              <button
                type="button"
                className="quiet"
                aria-label={`Put back: ${title}`}
                onClick={() => putBack(file, title)}
              >
                Put back
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const whatUndoes = (message: string): string =>
  `Undo "${message}"? All that was published with it leaves the site and the forms. To mend a word of it, change the word and publish again.`;

/** Publishes saved changes, and undoes publications. */
export function PublishPage({ progress, run }: Publication) {
  const [state, setState] = useState<State>();
  const [editor, changeEditor] = useEditor();
  const [message, setMessage] = useState('');
  const load = (): void => void get<State>('/api/publications').then(setState);
  const busy = progress?.running ?? false;
  // Reloads when a publication has finished.
  useEffect(load, [busy]);
  if (!state) return <p role="status">Looking …</p>;
  return (
    <div className="narrow">
      <h1>Publish</h1>
      {state.repository ? (
        <>
          <h2>Saved and not published yet</h2>
          <ChangedList changed={state.changed} onPutBack={load} />
        </>
      ) : (
        <p>This folder is no git repository: publishing works, and there is no list of what was published.</p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void run('/api/publish', { editor, message }).then(() => setMessage(''));
        }}
      >
        <label className="field">
          Your name
          <input
            required
            autoComplete="name"
            value={editor.name}
            onChange={({ target }) => changeEditor('name', target.value)}
          />
        </label>
        <label className="field">
          Your email address
          <input
            required
            type="email"
            autoComplete="email"
            value={editor.email}
            onChange={({ target }) => changeEditor('email', target.value)}
          />
        </label>
        <label className="field">
          What changes, in a few words
          <input
            required
            maxLength={120}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </label>
        <button type="submit" className="main" aria-disabled={busy}>
          {busy ? 'Publishing …' : 'Publish'}
        </button>
      </form>
      {progress && <ProgressList {...progress} />}
      {state.repository && (
        <>
          <h2>Published</h2>
          <Published
            publications={state.publications}
            busy={busy}
            onUndo={(commit, said) => {
              if (busy || !confirm(whatUndoes(said))) return;
              void run('/api/undo', { editor, commit });
            }}
          />
        </>
      )}
    </div>
  );
}
