import { ActionLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './charted-results.module.css';
import { Growth } from './growth.tsx';

export default function ChartedResults(props: SectionProps<'charted-results'>) {
  return (
    <section id="results" className={`band-start slim on-ink ${styles.section}`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{props.heading}</h2>
        <div className={styles.end}>
          <p>{props.text}</p>
          <ActionLink {...props.action} />
        </div>
      </div>
      <Growth {...props} />
    </section>
  );
}
