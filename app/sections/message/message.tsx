import { ActionLink, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import airmail from '#app/ui/airmail/airmail.module.css';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import AnswerBy from './answer-by.tsx';
import styles from './message.module.css';

type MessageProps = SectionProps<'message'>;

function Answer({ label, text, until, office, days }: NonNullable<MessageProps['answer']>) {
  const { weekdays } = useSite().words.clock;
  return (
    <p className={styles.answer}>
      <span>{label}</span>{' '}
      <Island
        name="answer-by"
        component={AnswerBy}
        props={{ text, until, hours: office.hours, days, weekdays }}
        as="span"
      />
    </p>
  );
}

export default function Message({ heading, text, answer, links, picture }: MessageProps) {
  const [first, ...others] = links;
  return (
    <section className={styles.section}>
      <div className={airmail.edge} />
      <div className={`wrap ${styles.letter}`}>
        <div>
          <h1>{heading}</h1>
          <p className={styles.text}>{text}</p>
          <ul className={styles.links}>
            {first ? (
              <li>
                <ActionLink {...first} />
              </li>
            ) : null}
            {others.map((link) => (
              <li key={link.href}>
                <TextLink {...link} />
              </li>
            ))}
          </ul>
        </div>
        {answer ? <Answer {...answer} /> : null}
        <div className={styles.posted}>
          <div className={airmail.stamp}>
            <Picture
              picture={picture}
              sizes="(width >= 768px) min(29vw, 480px), min(72vw, 340px)"
              loading="first"
            />
          </div>
          <svg viewBox="0 0 228 96" aria-hidden="true">
            {[12, 30, 48, 66, 84].map((y) => (
              <path key={y} d={`M3 ${y}q18-14 36 0t36 0t36 0t36 0t36 0t36 0`} />
            ))}
          </svg>
        </div>
      </div>
      <div className={airmail.edge} />
    </section>
  );
}
