import { Children, type ReactNode, useRef, useState } from 'react';
import styles from './article-index.module.css';

interface ArticleKindsProps {
  label: string;
  everything: string;
  /** Of each article. */
  types: readonly string[];
  children: ReactNode;
}

/** The articles, with a button for each kind. Those of one kind hang as all do: the newest leads. */
export default function ArticleKinds({ label, everything, types, children }: ArticleKindsProps) {
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const count = (kind: string): number => types.filter((type) => type === kind).length;
  const kinds = [...new Set(types)].toSorted((a, b) => count(b) - count(a));
  const choices = kinds.length > 1 ? [undefined, ...kinds] : [];

  // A small cover may hang large among fewer.
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
