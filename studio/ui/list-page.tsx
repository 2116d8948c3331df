import { useDeferredValue, useEffect, useState } from 'react';
import { type Entry, get, type Opened, wordsOf } from './api.ts';
import { beginningOf, draftFiles, keepDraft, readDraft } from './draft.ts';
import { editAddress } from './go-to.ts';
import { labelOf, slugOf } from './words.ts';

/** Folders that may get new files, with the name of one file. */
const folders: Readonly<Record<string, string>> = {
  pages: 'page',
  articles: 'article',
  services: 'service',
  stories: 'story',
};

const groups = ['pages', 'articles', 'stories', 'services', 'legal', 'shared'];

function groupOf({ collection, file }: Entry): string {
  if (groups.includes(collection)) return collection;
  return file.startsWith('settings/') ? 'settings' : 'lists';
}

function Hint() {
  const [seen, setSeen] = useState(() => localStorage.getItem('studio-hint') !== null);
  if (seen) return null;
  const hide = (): void => {
    localStorage.setItem('studio-hint', 'seen');
    setSeen(true);
  };
  return (
    <aside className="summary calm" aria-label="How it works">
      <h2>How it works</h2>
      <ol>
        <li>
          Choose something below and change it. The page stands beside the form, or under “See the page”.
        </li>
        <li>
          Save. It is checked first, and anything wrong is said at its field. Visitors see nothing of it yet.
        </li>
        <li>Publish, when all that belongs together is saved. Undo takes a publication back.</li>
      </ol>
      <button type="button" onClick={hide}>
        Understood
      </button>
    </aside>
  );
}

function NewFile({ folder, entries }: { folder: string; entries: readonly Entry[] }) {
  const [words, setWords] = useState('');
  const name = words.split('/').map(slugOf).join('/');
  const [model, setModel] = useState(entries[0]?.file ?? '');
  const [failed, setFailed] = useState<string>();
  const one = folders[folder] ?? folder;
  const begin = async (): Promise<void> => {
    const ending = model.replace(/^.*\./, '.');
    const file = `${folder}/${name}${ending}`;
    if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(name))
      return setFailed('Write the end of its address in English letters and digits, such as new-office.');
    if (entries.some((entry) => entry.file === file))
      return setFailed(`There is a ${one} of this name already.`);
    const opened = await get<Opened>(`/api/file?file=${encodeURIComponent(model)}`);
    keepDraft(file, { hash: null, record: beginningOf(opened), copyOf: model, title: `New ${one}` });
    location.hash = `#/edit/${file}`;
    return undefined;
  };
  const fail = (error: unknown): void => setFailed(wordsOf(error));
  return (
    <details className="new">
      <summary>{`New ${one}`}</summary>
      <p className="row">
        <label>
          End of its address
          <input
            value={words}
            onChange={({ target }) => setWords(target.value)}
            placeholder="such as new-office"
          />
        </label>
        <label>
          Begin with a copy of
          <select value={model} onChange={({ target }) => setModel(target.value)}>
            {entries.map(({ file, title }) => (
              <option key={file} value={file}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void begin().catch(fail)}>
          Begin
        </button>
      </p>
      {failed !== undefined && <p role="alert">{failed}</p>}
    </details>
  );
}

function Group({ name, entries, search }: { name: string; entries: readonly Entry[]; search: string }) {
  const unsaved = new Set(draftFiles());
  return (
    <section className="group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{labelOf(name)}</h2>
      <ul className="entries">
        {entries.map(({ file, title, page, draft, scheduled, inside }) => (
          <li key={file}>
            <a href={editAddress(file, inside?.at, inside && search)}>{title}</a>
            <span className="hint">
              {[
                page ?? file,
                draft && 'draft',
                scheduled && `from ${scheduled}`,
                unsaved.has(file) && 'not saved yet',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {inside && <span className="excerpt">{inside.excerpt}</span>}
          </li>
        ))}
      </ul>
      {search === '' && folders[name] && <NewFile folder={name} entries={entries} />}
    </section>
  );
}

function foundWords(count: number, search: string): string {
  if (search !== '' && count === 0) return 'Nothing holds all of these words. Try one of them alone.';
  return count === 1 ? '1 page or record' : `${count} pages and records`;
}

export function ListPage() {
  const [search, setSearch] = useState('');
  const [entries, setEntries] = useState<readonly Entry[]>();
  const asked = useDeferredValue(search);
  useEffect(() => {
    let current = true;
    void get<Entry[]>(`/api/entries?q=${encodeURIComponent(asked)}`).then(
      (found) => current && setEntries(found),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  const found = Map.groupBy(entries ?? [], groupOf);
  const begun = draftFiles().filter(
    (file) => asked === '' && entries && !entries.some((entry) => entry.file === file),
  );
  return (
    <>
      <h1>Content</h1>
      <Hint />
      <label className="search">
        Search all words of all pages and records
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      <p role="status">{entries ? foundWords(entries.length, asked) : 'Looking …'}</p>
      {begun.length > 0 && (
        <section className="group" aria-labelledby="begun">
          <h2 id="begun">Begun and not saved</h2>
          <ul className="entries">
            {begun.map((file) => (
              <li key={file}>
                <a href={`#/edit/${file}`}>{readDraft(file)?.title ?? file}</a>
                <span className="hint">{file}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(asked === '' ? ['lists', ...groups, 'settings'] : [...found.keys()]).map((name) => {
        const inGroup = found.get(name);
        return inGroup && <Group key={name + asked} name={name} entries={inGroup} search={asked} />;
      })}
    </>
  );
}
