import { Trail } from '#app/links/trail.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './title.module.css';

type Story = SectionProps<'story-hero'>;

/** The story's title, labelled if it is a study. */
export function Title({ title, study }: Pick<Story, 'title' | 'study'>) {
  return (
    <p className={styles.title}>
      {title} {study ? <span className={styles.study}>{study.name}</span> : null}
    </p>
  );
}

/** Explains what a study is. */
export function Meaning({ study }: Pick<Story, 'study'>) {
  return study ? <p className={styles.meaning}>{study.meaning}</p> : null;
}

interface OpeningProps extends Pick<Story, 'trail' | 'title' | 'study' | 'heading' | 'text'> {
  className?: string | undefined;
}

/** Breadcrumbs, title, heading and sub-heading. */
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
