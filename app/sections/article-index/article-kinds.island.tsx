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
 * others stand in pairs, with one alone between the pairs of a long year, and an odd number of them ends in three.
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
          const { length } = ofYear;
          const alone = length === 2 ? 1 : length > 6 && 3;
          const three = place > length - 4 && (length - (alone ? 2 : 1)) % 2 === 1;
          const pair = three ? 'three' : Math.ceil(place / 2) % 2;
          return (
            <li
              key={index}
              className={place === 0 ? styles.first : undefined}
              data-row={place === alone ? 'one' : pair}
              data-tall={place === 0 || place % 3 === (length > 6 ? 0 : 1) ? '' : undefined}
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
