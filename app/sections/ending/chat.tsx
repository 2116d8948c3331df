import { Link } from '#app/links/link.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './ending.module.css';

interface ChatProps extends Pick<SectionProps<'ending'>, 'chat' | 'office'> {
  /** False if the heading is shown in the scene. */
  headed: boolean;
}

/** The office's contact links. */
export function Chat({ chat, office, headed }: ChatProps) {
  const { service, number, href, greetingHref } = useSite().chat;
  const { greeting } = usePage().frame;
  return (
    <div className={styles.chat}>
      {headed ? <h2>{chat.heading}</h2> : null}
      <dl>
        <div>
          <dt>{chat.phoneLabel}</dt>
          <dd>
            <Link {...office.phone} />
          </dd>
        </div>
        <div>
          <dt>{service}</dt>
          <dd>
            <Link href={greeting ? greetingHref : href}>{number}</Link>
          </dd>
        </div>
        <div>
          <dt>{chat.emailLabel}</dt>
          <dd>
            <Link {...office.email} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
