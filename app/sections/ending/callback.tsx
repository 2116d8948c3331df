import { LeadForm } from '#app/lead-form/lead-form.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './ending.module.css';

/** The form that asks for a call. */
export function Callback({ heading, text }: SectionProps<'ending'>['callback']) {
  return (
    <div className={`${styles.callback} on-paper`}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <LeadForm name="callback" />
    </div>
  );
}
