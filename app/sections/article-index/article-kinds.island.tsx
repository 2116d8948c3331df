import { Children, type ReactNode, useState } from 'react';
import styles from './article-index.module.css';
import { isTall, rowOf } from './rows.ts';

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
  const shownYears = [...new Set(shown.map((index) => years[index]))];
  const byYear = shownYears.map((year) => ({ year, ofYear: shown.filter((index) => years[index] === year) }));
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
        {byYear.flatMap(({ year, ofYear }) =>
          ofYear.map((index, place) => (
            <li
              key={index}
              className={place === 0 ? styles.first : undefined}
              data-row={rowOf(place, ofYear.length)}
              data-tall={isTall(place, ofYear.length) ? '' : undefined}
              data-year={place === 0 ? year : undefined}
            >
              {all[index]}
            </li>
          )),
        )}
      </ul>
    </>
  );
}
