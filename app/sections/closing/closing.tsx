import { Sail } from '#app/ui/sail/sail.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './closing.module.css';

export default function Closing({ heading, text, service, office }: SectionProps<'closing'>) {
  return (
    <section className="band on-paper">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div>
          <p className={styles.text}>{text}</p>
          <div className={styles.place}>
            <Sail className={styles.pin} />
            <p>
              <b>{service}</b>
              <span>{office.address.join(', ')}</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
