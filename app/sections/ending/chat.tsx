import { Link, TextLink } from '#app/links/link.tsx';
import { SocialLinks } from '#app/links/social-links.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './ending.module.css';

type Ending = SectionProps<'ending'>;

interface ChatProps extends Pick<Ending, 'chat' | 'office'> {
  /** Stands with the heading, which opens the section where there is no ask above it. */
  action: NonNullable<Ending['banner']>['action'] | undefined;
}

/** The ways to reach the office without a form. */
export function Chat({ chat, office, action }: ChatProps) {
  return (
    <div className={`${styles.chat} on-sun`}>
      <div className="wrap">
        {action ? (
          <div className={styles.head}>
            <h2>{chat.heading}</h2>
            <TextLink {...action} />
          </div>
        ) : null}
        <dl>
          <div>
            <dt>{chat.phoneLabel}</dt>
            <dd>
              <Link {...office.phone} />
            </dd>
          </div>
          <div>
            <dt>{chat.emailLabel}</dt>
            <dd>
              <Link {...office.email} />
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
    </div>
  );
}
