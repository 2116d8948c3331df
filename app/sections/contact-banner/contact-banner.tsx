import { clockTime } from '#app/content/clock.ts';
import { weekdays } from '#app/content/weekdays.ts';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import airmail from '#app/ui/airmail/airmail.module.css';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './contact-banner.module.css';

export default function ContactBanner({ heading, text, print, calls }: SectionProps<'contact-banner'>) {
  const { chat, words } = useSite();
  return (
    <section className={styles.banner}>
      <div className={airmail.edge} />
      <div className={`wrap ${styles.row}`}>
        <h1>
          {heading.split(' ').map((word) => (
            <span key={word} className="fills">
              {word}{' '}
            </span>
          ))}
        </h1>
        {print ? (
          <p className={styles.print} aria-hidden="true">
            {print.map((line) => (
              <span key={line.language} lang={line.language} dir="auto">
                {line.text}
              </span>
            ))}
          </p>
        ) : null}
        <p className={styles.text}>{text}</p>
        <ul className={styles.calls}>
          {calls.offices.map(({ id, name, phone, hours }) => (
            <li key={id}>
              <Link href={phone.href}>
                <b>{calls.label.replace('{place}', name)}</b> {phone.label}
              </Link>
              <p>
                {weekdays(hours.days, words.clock.weekdays)}
                <br />
                {clockTime(hours, hours.opens)} - {clockTime(hours, hours.closes)}
              </p>
            </li>
          ))}
          <li>
            <Link href={chat.href}>
              <Icon name="whatsapp" /> <b>{calls.chat}</b>
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
