import { Link } from '#app/links/link.tsx';
import { SocialLinks } from '#app/links/social-links.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './ending.module.css';

type Ending = SectionProps<'ending'>;

/** The ways to reach the office without a form. */
export function Chat({ chat, office, headed }: Pick<Ending, 'chat' | 'office'> & { headed: boolean }) {
  return (
    <div className={styles.chat}>
      {headed ? <h2>{chat.heading}</h2> : null}
      <dl>
        <div>
          <dt>{chat.phoneLabel}</dt>
          <dd>
            <Link href={office.phone.href}>{office.phone.label}</Link>
          </dd>
        </div>
        <div>
          <dt>{chat.emailLabel}</dt>
          <dd>
            <Link href={office.email.href}>{office.email.label}</Link>
          </dd>
        </div>
        <div>
          <dt>{office.name}</dt>
          <dd className={styles.address}>{office.address.join(', ')}</dd>
        </div>
      </dl>
      <div className={styles.social}>
        <SocialLinks />
      </div>
    </div>
  );
}
