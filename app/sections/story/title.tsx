import type { SectionProps } from '../schemas.ts';
import styles from './title.module.css';

type TitleProps = Pick<SectionProps<'story-hero'>, 'title' | 'study'> & { className?: string | undefined };

/** Whose story it is and, beside that, whether anybody ordered the work. */
export function Title({ title, study, className }: TitleProps) {
  return (
    <p className={className}>
      {title} {study ? <span className={styles.study}>{study.name}</span> : null}
    </p>
  );
}

/** What a study is, in the words of the house. */
export function Meaning({ study }: Pick<TitleProps, 'study'>) {
  return study ? <p className={styles.meaning}>{study.meaning}</p> : null;
}
