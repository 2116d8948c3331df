import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

/** A cabinet: each award in its niche, above or beside an engraved plate; the first has the largest niche. */
export default function AwardList({ heading, awardedFor, awards, closing }: SectionProps<'award-list'>) {
  return (
    <section className={`on-ink ${styles.cabinet}`}>
      <h2 className="wrap">{heading}</h2>
      <ol>
        {awards.map(({ id, metal, title, year, description, picture, logo, work }, index) => (
          <li key={id} id={id} data-metal={metal}>
            <Picture
              picture={picture}
              sizes={`(width >= 768px) ${index ? 20 : 26}vw, ${index ? 30 : 60}vw`}
              loading="lazy"
              className={styles.niche}
            />
            <div className={styles.plate}>
              <p>
                <b>{metal}</b> {year}
              </p>
              <h3>{title}</h3>
              <p>{description}</p>
              {work ? (
                <p>
                  {awardedFor} <TextLink href={work.href}>{work.heading}</TextLink>
                </p>
              ) : null}
              <Picture picture={logo} sizes="200px" className={styles.logo} />
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.closing}>
        <h3>
          {closing.heading.map((phrase) => (
            <span key={phrase}>{phrase} </span>
          ))}
        </h3>
        <p>{closing.text}</p>
        <ActionLink href={closing.action.href} more={closing.action.more} tone="sun">
          {closing.action.label}
        </ActionLink>
      </div>
    </section>
  );
}
