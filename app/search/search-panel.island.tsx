import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fillIn } from '#app/content/fill-in.ts';
import { Link } from '#app/links/link.tsx';
import type { Site } from '#app/content/site.server.ts';
import { marked, search, type SearchEntry } from './match.ts';
import styles from './search.module.css';
import { type SearchIndex, useIndex } from './use-index.ts';

const fieldId = 'search-field';

/** Maximum number of results; further typing narrows them. */
const most = 12;

/** Arrow keys move focus between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
}

type Words = Site['words']['search'];

function Title({ title, query }: { title: string; query: string }) {
  return (
    <b>
      {marked(title, query).map(({ part, hit }, index) => (hit ? <mark key={index}>{part}</mark> : part))}
    </b>
  );
}

interface ResultsProps {
  found: readonly SearchEntry[];
  query: string;
  kinds: Words['kinds'];
}

function Results({ found, query, kinds }: ResultsProps) {
  return (
    <ul className={styles.results}>
      {found.map(({ href, title, kind, text }) => (
        <li key={`${href} ${title}`}>
          <Link href={href}>
            <span className={styles.kind}>{kinds[kind]}</span>
            <Title title={title} query={query} />
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function statusOf(index: SearchIndex, query: string, count: number, words: Words): string {
  if (query.trim() === '') return '';
  if (index.kind === 'failed') return words.failed;
  if (index.kind === 'loading') return words.loading;
  if (count === 0) return fillIn(words.none, { query: query.trim() });
  return fillIn(count === 1 ? words.one : words.many, { count });
}

/** The search: a field, the number of results, and the results as links. */
export default function SearchPanel({ words }: { words: Words }) {
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const index = useIndex();
  const [query, setQuery] = useState('');
  const found = index.kind === 'ready' ? search(query, index.entries) : [];
  useEffect(() => {
    // Text typed before hydration.
    setQuery(field.current?.value ?? '');
    const dialog = panel.current?.closest('dialog');
    const onToggle = (): void => field.current?.select();
    dialog?.addEventListener('toggle', onToggle);
    return () => dialog?.removeEventListener('toggle', onToggle);
  }, []);
  return (
    // Arrow keys are a shortcut: everything is reachable by Tab too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles.panel} onKeyDown={moveFocus}>
      <search>
        <label htmlFor={fieldId}>{words.field}</label>
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          // Opening the search means wanting to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={({ key }) =>
            key === 'Enter' && panel.current?.querySelector<HTMLElement>('ul a')?.click()
          }
        />
      </search>
      <p role="status" className={styles.status}>
        {statusOf(index, query, found.length, words)}
      </p>
      <Results found={found.slice(0, most)} query={query} kinds={words.kinds} />
    </div>
  );
}
