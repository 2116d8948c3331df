import { ActionLink } from '#app/links/link.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './about-block.module.css';

export default function AboutBlock({ heading, text, figures, action }: SectionProps<'about-block'>) {
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ActionLink href={action.href} more={action.more}>
            {action.label}
          </ActionLink>
        </div>
        <Figures figures={figures} className={styles.figures} />
      </div>
    </section>
  );
}
