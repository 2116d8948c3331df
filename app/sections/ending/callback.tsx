import { LeadForm } from '#app/lead-form/lead-form.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './ending.module.css';

/** The callback form. */
export function Callback({ callback: { heading, text } }: Pick<SectionProps<'ending'>, 'callback'>) {
  return (
    <div id="callback" className={`${styles.callback} on-paper`}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <LeadForm name="callback" />
    </div>
  );
}
