import { Children, type ReactNode, useRef, useState } from 'react';
import styles from './article-index.module.css';

interface ArticleKindsProps {
  label: string;
  everything: string;
  /** Kind of each article. */
  types: readonly string[];
  /** Year of each article, newest first. */
  years: readonly string[];
  children: ReactNode;
}

/**
 * Articles with a filter by kind. Filtered ones use the same layout: the newest leads, those of earlier years are a
 * list, and the first of each year names it.
 */
export default function ArticleKinds({ label, everything, types, years, children }: ArticleKindsProps) {
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

  const all = Children.toArray(children);
  const shown = [...all.keys()].filter((index) => chosen === undefined || types[index] === chosen);
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
        {shown.map((index, place) => {
          const year = years[index];
          return (
            <li
              key={index}
              className={year === years[0] ? undefined : styles.older}
              data-year={year === years[shown[place - 1] ?? -1] ? undefined : year}
            >
              {all[index]}
            </li>
          );
        })}
      </ul>
    </>
  );
}
