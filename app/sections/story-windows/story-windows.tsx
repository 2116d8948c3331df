import type { SectionProps } from '../schemas.ts';
import { Facts } from '../story/facts.tsx';
import { Opening } from '../story/title.tsx';
import { Resort } from './resort.tsx';
import styles from './story-windows.module.css';

export default function StoryWindows(props: SectionProps<'story-windows'>) {
  const { world, facts, alt, from, to } = props;
  return (
    <section className={styles.hero} data-world={world}>
      <div className={`wrap ${styles.top}`}>
        <Opening {...props} />
        <p className={styles.to}>
          <b>{to.figure}</b>
          <span>{to.label}</span>
        </p>
      </div>
      <Resort before={from.count} after={to.count} alt={alt} />
      <p className={`wrap ${styles.from}`}>
        <b>{from.figure}</b> {from.label}
      </p>
      <div className={styles.foot}>
        <div className="wrap">
          {/* The result is drawn above. */}
          <Facts facts={facts.filter(({ result }) => !result)} />
        </div>
      </div>
    </section>
  );
}
