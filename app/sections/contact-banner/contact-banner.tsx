import { fillIn } from '#app/content/fill-in.ts';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import airmail from '#app/ui/airmail/airmail.module.css';
import { Icon } from '#app/ui/icon/icon.tsx';
import written from '../contact-form/written.module.css';
import type { SectionProps } from '../schemas.ts';
import styles from './contact-banner.module.css';

/** The upper part of a sheet of letter paper, which the form continues. */
export default function ContactBanner({ heading, print, calls }: SectionProps<'contact-banner'>) {
  const { chat, email } = useSite();
  return (
    <section className={`${styles.banner} ${airmail.inside}`}>
      <div className={`wrap ${airmail.letter}`}>
        <div className={`${styles.head} ${airmail.sheet} on-paper`}>
          <div className={airmail.edge} />
          <h1>
            {heading.split(' ').map((word) => (
              <span key={word} className="fills">
                {word}{' '}
              </span>
            ))}
          </h1>
          <ul className={styles.calls} data-calls>
            {calls.offices.map(({ id, name, phone }) => (
              <li key={id}>
                <Link href={phone.href} className={styles.phone}>
                  <b>{fillIn(calls.label, { place: name })}</b> {phone.label}
                </Link>
              </li>
            ))}
            <li>
              <Link href={chat.href} className={`${written.chat} ${styles.chat}`}>
                <Icon name="whatsapp" /> {chat.service}
              </Link>
            </li>
            <li>
              <Link {...email} className={`${written.email} ${styles.email}`} />
            </li>
          </ul>
        </div>
        {print ? (
          <p className={styles.print} aria-hidden="true">
            <svg viewBox="0 0 200 120">
              <path d="M4 52Q92 6 196 4L82 84Z" />
              <path d="M196 4L96 116Q82 104 82 84Z" className={styles.fold} />
            </svg>
            {print.map((line) => (
              <span key={line.language} lang={line.language} dir="auto">
                {line.text}
              </span>
            ))}
          </p>
        ) : null}
      </div>
    </section>
  );
}
