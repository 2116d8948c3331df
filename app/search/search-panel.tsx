import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { search, type SearchEntry } from './match.ts';
import styles from './search.module.css';
import { type SearchIndex, useIndex } from './use-index.ts';

/** Results that are shown; who has more of them goes on typing. */
const most = 12;

/** Up and down move between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
}

function Results({ found, onFollow }: { found: readonly SearchEntry[]; onFollow: () => void }) {
  const { kinds } = useSite().words.search;
  return (
    <ul className={styles.results}>
      {found.map(({ href, title, kind, text }) => (
        <li key={`${href} ${title}`}>
          <Link href={href} onClick={onFollow}>
            <b>{title}</b>
            <span className={styles.kind}>{kinds[kind]}</span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useStatus(index: SearchIndex, query: string, count: number): string {
  const { words } = useSite();
  if (query.trim() === '') return '';
  if (index.kind === 'failed') return words.search.failed;
  if (index.kind === 'loading') return words.search.loading;
  if (count === 0) return words.search.none.replace('{query}', query.trim());
  return (count === 1 ? words.search.one : words.search.many).replace('{count}', String(count));
}

/** The search: a field, how many results there are, and the results as links. */
export default function SearchPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { words } = useSite();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const index = useIndex();
  const [query, setQuery] = useState('');
  const found = index.kind === 'ready' ? search(query, index.entries) : [];
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);
  const status = useStatus(index, query, found.length);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={words.search.label}
      closeLabel={words.dialog.close}
      className={styles.dialog}
    >
      {/* The arrow keys are a short cut: each stop is reached by Tab as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={panel} className={styles.panel} onKeyDown={moveFocus}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            panel.current?.querySelector<HTMLElement>('ul a')?.click();
          }}
        >
          <label htmlFor={id}>{words.search.field}</label>
          <input
            ref={field}
            id={id}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <Results found={found.slice(0, most)} onFollow={onClose} />
      </div>
    </Dialog>
  );
}
