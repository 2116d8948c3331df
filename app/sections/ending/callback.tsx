import { LeadForm } from '#app/lead-form/lead-form.tsx';
import { People } from '#app/ui/people/people.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './ending.module.css';

/** The form that asks for a call, and who does the work. */
export function Callback({
  callback: { heading, text },
  team,
}: Pick<SectionProps<'ending'>, 'callback' | 'team'>) {
  return (
    <div id="callback" className={`${styles.callback} on-paper`}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <LeadForm name="callback" />
      {team && team.people.length > 0 ? (
        <div className={styles.team}>
          <h3>{team.heading}</h3>
          <People people={team.people} />
        </div>
      ) : null}
    </div>
  );
}
