import { useEffect, useId, useRef } from 'react';
import { Link } from '#app/links/link.tsx';
import type { AnalyticsConfig } from './config.ts';
import type { Answer } from './consent.ts';
import styles from './question.module.css';

interface QuestionProps {
  words: AnalyticsConfig['question'];
  onAnswer: (answer: Answer) => void;
  /** Whether the visitor opened it, so that it takes focus. */
  focus: boolean;
}

/** Asks for consent without blocking the page. Both answers have equal weight. */
export function Question({ words, onAnswer, focus }: QuestionProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) panel.current?.focus();
  }, [focus]);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={`${styles.question} on-screen`}>
      <p id={id} className={styles.heading}>
        {words.heading}
      </p>
      <p>
        {words.text} <Link href={words.policy.href}>{words.policy.label}</Link>
      </p>
      <p className={styles.answers}>
        <button type="button" onClick={() => onAnswer('yes')}>
          {words.accept}
        </button>
        <button type="button" onClick={() => onAnswer('no')}>
          {words.refuse}
        </button>
      </p>
    </section>
  );
}
