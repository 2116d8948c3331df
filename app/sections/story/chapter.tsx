import type { ReactNode } from 'react';
import styles from './chapter.module.css';
import type { Ground } from './ground.ts';

interface ChapterProps {
  ground: Ground;
  /** Accessible name of a chapter without a heading. */
  label?: string | undefined;
  /** Whether its pictures bleed to its edges. */
  bleeds?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A chapter of a story, on one of the story's backgrounds. */
export function Chapter({ ground, label, bleeds = false, className, children }: ChapterProps) {
  return (
    <section
      className={[styles.chapter, bleeds ? undefined : 'band', className].filter(Boolean).join(' ')}
      data-ground={ground}
      aria-label={label}
    >
      {children}
    </section>
  );
}

interface WordsProps {
  heading?: string | undefined;
  paragraphs?: readonly string[] | undefined;
  className?: string | undefined;
}

/** A heading with its paragraphs. */
export function Words({ heading, paragraphs, className }: WordsProps) {
  return (
    <div className={[styles.words, className].filter(Boolean).join(' ')}>
      {heading ? <h2>{heading}</h2> : null}
      <div>
        {paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
