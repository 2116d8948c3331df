import { useEffect, useId, useRef } from 'react';
import { Link } from '#app/links/link.tsx';
import type { AnalyticsConfig } from './config.ts';
import type { Answer } from './consent.ts';
import styles from './question.module.css';

interface QuestionProps {
  words: AnalyticsConfig['question'];
  onAnswer: (answer: Answer) => void;
  /** Whether the visitor asked for it: then it takes the focus. */
  focus: boolean;
}

/** Asks for leave to count, without standing in the way of reading. Both answers weigh the same. */
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
