import { People } from '#app/ui/people/people.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-people.module.css';

export default function ServicePeople({ heading, people }: SectionProps<'service-people'>) {
  return (
    <section className="band on-paper">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <People people={people} />
      </div>
    </section>
  );
}
