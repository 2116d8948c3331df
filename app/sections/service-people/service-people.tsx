import { ActionLink } from '#app/links/link.tsx';
import { People } from '#app/ui/people/people.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-people.module.css';

export default function ServicePeople({
  heading,
  text,
  action,
  people,
  reviews,
}: SectionProps<'service-people'>) {
  return (
    <section className="band on-paper">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{heading}</h2>
          <div>
            {text ? <p className={styles.text}>{text}</p> : null}
            {action ? <ActionLink {...action} /> : null}
          </div>
        </div>
        <People people={people} reviews={reviews} large />
      </div>
    </section>
  );
}
