import { useId } from 'react';
import { ActionLink, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import airmail from '#app/ui/airmail/airmail.module.css';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import AnswerBy from './answer-by.island.tsx';
import styles from './message.module.css';
import PostmarkDay from './postmark-day.island.tsx';

type MessageProps = SectionProps<'message'>;

function Answer({ label, text, until, local, office, days }: NonNullable<MessageProps['answer']>) {
  const { weekdays } = useSite().words.clock;
  return (
    <p className={styles.answer}>
      <span>{label}</span>{' '}
      <Island
        name="answer-by"
        component={AnswerBy}
        props={{ text, until, local, hours: office.hours, days, weekdays }}
        as="span"
      />
    </p>
  );
}

/** The ring with place and date, and the wavy cancellation lines. */
function Postmark({ office: { name, hours } }: { office: NonNullable<MessageProps['answer']>['office'] }) {
  const arc = useId();
  return (
    <svg viewBox="-72 -72 344 144" className={styles.postmark} aria-hidden="true">
      <circle r="70" />
      <circle r="46" />
      {[-44, -22, 0, 22, 44].map((y) => (
        <path
          key={y}
          d={`M${Math.round(Math.sqrt(4900 - y * y))} ${y}q12-12 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0`}
        />
      ))}
      <path id={arc} d="M-53 0A53 53 0 0 1 53 0" stroke="none" />
      <text>
        <textPath href={`#${arc}`} startOffset="50%">
          {name}
        </textPath>
      </text>
      <Island
        name="postmark-day"
        component={PostmarkDay}
        props={{ timeZone: hours.timeZone, language: 'en-GB' }}
        as="g"
      />
    </svg>
  );
}

export default function Message({ heading, text, answer, links, picture }: MessageProps) {
  const [first, ...others] = links;
  return (
    <section className={styles.section}>
      <div className={airmail.edge} />
      <div className={`wrap ${styles.letter}`}>
        <h1>{heading}</h1>
        {answer ? <Answer {...answer} /> : null}
        <div>
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
        <div className={styles.posted}>
          <div className={airmail.stamp}>
            <Picture
              picture={picture}
              sizes="(width >= 1556px) 620px, (width >= 768px) 40vw, (width >= 552px) 440px, 78vw"
              loading="first"
            />
          </div>
          {answer ? <Postmark office={answer.office} /> : null}
        </div>
      </div>
      <div className={airmail.edge} />
    </section>
  );
}
