import type { Award } from '#app/content/model.ts';
import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

function Place({ award, awardedFor }: { award: Award; awardedFor: string }) {
  const { metal, title, year, description, trophy, picture, brand, work } = award;
  return (
    <li>
      <div className={styles.niche}>
        <Picture
          picture={trophy ?? picture}
          sizes="(width >= 1480px) 400px, (width >= 768px) 25vw, 50vw"
          className={styles.object}
        />
        <Picture picture={work.picture} sizes="(width >= 768px) 17vw, 30vw" className={styles.frame} />
      </div>
      <div className={styles.card}>
        <p className={styles.metal} data-metal={metal}>
          <b>{metal}</b> {year}
        </p>
        <h3>{title}</h3>
        <p>{description}</p>
        <p className={styles.work}>
          {awardedFor} <TextLink href={work.href}>{work.heading}</TextLink>
        </p>
        <Picture picture={brand} sizes="170px" className={styles.brand} />
      </div>
    </li>
  );
}

/** Two large shelves and one of three; whatever comes after shares the last with the place that is free. */
export default function AwardList({
  text,
  heading,
  awardedFor,
  awards,
  closing,
}: SectionProps<'award-list'>) {
  return (
    <section className={styles.cabinet}>
      <div className={`on-sun ${styles.intro}`}>
        <div className={`wrap ${styles.why}`}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
      </div>
      <div className={styles.places}>
        <ol>
          {awards.map((award) => (
            <Place key={award.id} award={award} awardedFor={awardedFor} />
          ))}
        </ol>
        <div className={`on-ink ${styles.free}`}>
          <div className={styles.niche}>
            <div className={styles.ring} />
            <div className={styles.frame} />
          </div>
          <div>
            <h3>{closing.heading}</h3>
            <p>{closing.text}</p>
            <ActionLink href={closing.action.href} more={closing.action.more} tone="sun">
              {closing.action.label}
            </ActionLink>
          </div>
        </div>
      </div>
    </section>
  );
}
