import { ActionLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './invitation.module.css';

export default function Invitation({ heading, text, action }: SectionProps<'invitation'>) {
  return (
    <section className={`${styles.section} band slim on-sand on-screen`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <ActionLink {...action} />
        </div>
      </div>
    </section>
  );
}
