import { People } from '#app/ui/people/people.tsx';
import { Sail } from '#app/ui/sail/sail.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './closing.module.css';

export default function Closing({ heading, text, service, office, team }: SectionProps<'closing'>) {
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
          {team && team.people.length > 0 ? (
            <div className={styles.team}>
              <h3>{team.heading}</h3>
              <People people={team.people} />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
