import { Children, type ReactNode, useState } from 'react';
import styles from './article-index.module.css';
import { columnsOf } from './rows.ts';

interface ArticleGridProps {
  label: string;
  everything: string;
  /** The kind of each article, in the order of the cards. */
  kinds: readonly string[];
  children: ReactNode;
}

/** The cards of the articles, of one kind or of all. */
export default function ArticleGrid({ label, everything, kinds, children }: ArticleGridProps) {
  const [chosen, choose] = useState<string>();
  const cards = Children.toArray(children).flatMap((card, index) =>
    chosen === undefined || kinds[index] === chosen ? [{ card, index }] : [],
  );
  const columns = columnsOf(cards.length);
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const choices = [
    { name: everything, kind: undefined, count: kinds.length },
    ...[...counts].toSorted(([, a], [, b]) => b - a).map(([kind, count]) => ({ name: kind, kind, count })),
  ];
  return (
    <>
      <div role="group" aria-label={label} className={styles.kinds}>
        {choices.map(({ name, kind, count }) => (
          <button key={name} type="button" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
            {name} <span>{count}</span>
          </button>
        ))}
      </div>
      <ul className={styles.articles}>
        {cards.map(({ card, index }, place) => (
          <li key={index} data-columns={columns[place]}>
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}
