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
 * Articles with a filter by kind. Filtered ones use the same layout: the first of each year names it and is larger, and
 * one that is left without a neighbour has the row to itself.
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
        {shown.map((index) => {
          const ofYear = shown.filter((other) => years[other] === years[index]);
          const place = ofYear.indexOf(index);
          const alone = place % 2 === 1 && place === ofYear.length - 1 ? styles.alone : undefined;
          return (
            <li
              key={index}
              className={place === 0 ? styles.first : alone}
              data-place={place % 4}
              data-year={place === 0 ? years[index] : undefined}
            >
              {all[index]}
            </li>
          );
        })}
      </ul>
    </>
  );
}
