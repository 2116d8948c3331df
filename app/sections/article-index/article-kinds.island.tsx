import { Children, type ReactNode, useRef, useState } from 'react';
import styles from './article-index.module.css';

interface ArticleKindsProps {
  label: string;
  everything: string;
  /** Kind of each article. */
  types: readonly string[];
  children: ReactNode;
}

/** Articles with a filter by kind. Filtered ones use the same layout: the newest leads. */
export default function ArticleKinds({ label, everything, types, children }: ArticleKindsProps) {
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const count = (kind: string): number => types.filter((type) => type === kind).length;
  const kinds = [...new Set(types)].toSorted((a, b) => count(b) - count(a));
  const choices = kinds.length > 1 ? [undefined, ...kinds] : [];

  // Filtering may enlarge a cover, so request the large size.
  function choose(kind: string | undefined): void {
    for (const source of list.current?.querySelectorAll('source') ?? []) source.sizes = '100vw';
    setChosen(kind);
  }

  return (
    <>
      <div role="group" aria-label={label} className={`${styles.kinds} on-screen`}>
        {choices.map((kind) => (
          <button
            key={kind ?? ''}
            type="button"
            className="scripted"
            aria-pressed={kind === chosen}
            onClick={() => choose(kind)}
          >
            {kind ?? everything} <span>{kind === undefined ? types.length : count(kind)}</span>
          </button>
        ))}
      </div>
      <ul ref={list} className={styles.articles}>
        {Children.toArray(children).map((article, index) =>
          chosen === undefined || types[index] === chosen ? <li key={index}>{article}</li> : null,
        )}
      </ul>
    </>
  );
}
