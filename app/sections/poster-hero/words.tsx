import { ActionLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './words.module.css';

interface WordsProps {
  hero: SectionProps<'poster-hero' | 'cover-hero'>;
  className: string | undefined;
}

/** The text of a hero, beside its picture or on it. */
export function Words({ hero: { trail, heading, text, action, figures }, className }: WordsProps) {
  return (
    <div className={`wrap ${styles.words} ${className}`}>
      {trail ? <Trail {...trail} /> : null}
      <h1 className={styles.heading}>
        {heading.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <div className={styles.foot}>
        <p>{text}</p>
        {action ? (
          <ActionLink href={action.href} more={action.more} tone="sun">
            {action.label}
          </ActionLink>
        ) : null}
      </div>
      {figures ? <Figures figures={figures} className={styles.figures} /> : null}
    </div>
  );
}
