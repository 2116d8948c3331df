import type { SectionProps } from '../schemas.ts';
import styles from './price-terms.module.css';

/** A fist that pulls the end of the tape, its arm reaching to the window's edge. */
function Fist() {
  return (
    <svg viewBox="0 0 300 210" className={styles.fist} aria-hidden="true">
      <path d="M150 48 H300 V168 H150 Z" className={styles.sleeve} />
      <path d="M146 40 H174 V176 H146 Z" className={styles.cuff} />
      <path d="M58 30 Q100 6 152 50 V166 Q128 196 92 190 L56 180 Z" />
      {[26, 62, 98, 134].map((y) => (
        <rect key={y} x={y % 4 ? 16 : 10} y={y} width="84" height="38" rx="19" className={styles.finger} />
      ))}
      <path d="M148 158 Q126 206 86 200 Q72 194 80 182 Q112 172 122 140 Z" className={styles.finger} />
    </svg>
  );
}

export default function PriceTerms({ heading, movers, terms }: SectionProps<'price-terms'>) {
  return (
    <section className={`${styles.section} band on-ink`}>
      <h2 className="wrap">{heading}</h2>
      <div className={styles.pull}>
        <ul>
          {movers.map((mover) => (
            <li key={mover}>{mover}</li>
          ))}
        </ul>
        <Fist />
      </div>
      <dl className="wrap">
        {terms.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
