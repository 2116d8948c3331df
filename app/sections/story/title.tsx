import { Trail } from '#app/links/trail.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './title.module.css';

type Story = SectionProps<'story-hero'>;

/** Whose story it is and, beside that, whether anybody ordered the work. */
export function Title({ title, study }: Pick<Story, 'title' | 'study'>) {
  return (
    <p className={styles.title}>
      {title} {study ? <span className={styles.study}>{study.name}</span> : null}
    </p>
  );
}

/** What a study is, in the words of the house. */
export function Meaning({ study }: Pick<Story, 'study'>) {
  return study ? <p className={styles.meaning}>{study.meaning}</p> : null;
}

interface OpeningProps extends Pick<Story, 'trail' | 'title' | 'study' | 'heading' | 'text'> {
  className?: string | undefined;
}

/** Where the page is, whose story it is, and what it says before anything is told. */
export function Opening({ trail, title, study, heading, text, className }: OpeningProps) {
  return (
    <div className={className}>
      <Trail {...trail} />
      <Title title={title} study={study} />
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <Meaning study={study} />
    </div>
  );
}
