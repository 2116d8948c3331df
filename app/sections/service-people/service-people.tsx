import { People } from '#app/ui/people/people.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-people.module.css';

export default function ServicePeople({ heading, text, people }: SectionProps<'service-people'>) {
  return (
    <section className="band on-paper">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{heading}</h2>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        <People people={people} large />
      </div>
    </section>
  );
}
