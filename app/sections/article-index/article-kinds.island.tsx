import { Children, type ReactNode, useState } from 'react';
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
 * Articles with a filter by kind. Filtered ones use the same layout: the first of each year names it and is larger; the
 * others stand in pairs, and an odd number of them ends in a row of three.
 */
export default function ArticleKinds({ label, everything, types, years, children }: ArticleKindsProps) {
  const [chosen, setChosen] = useState<string>();
  const count = (kind: string): number => types.filter((type) => type === kind).length;
  const kinds = [...new Set(types)].toSorted((a, b) => count(b) - count(a));
  const choices = kinds.length > 1 ? [undefined, ...kinds] : [];

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
            onClick={() => setChosen(kind)}
          >
            {kind ?? everything} <span>{kind === undefined ? types.length : count(kind)}</span>
          </button>
        ))}
      </div>
      <ul className={styles.articles}>
        {shown.map((index) => {
          const ofYear = shown.filter((other) => years[other] === years[index]);
          const place = ofYear.indexOf(index);
          const row =
            ofYear.length % 2 === 0 && place > ofYear.length - 4 ? 'three' : Math.ceil(place / 2) % 2;
          return (
            <li
              key={index}
              className={place === 0 ? styles.first : undefined}
              data-row={place > 0 && ofYear.length === 2 ? 'one' : row}
              data-tall={place % 3 === 0 ? '' : undefined}
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
