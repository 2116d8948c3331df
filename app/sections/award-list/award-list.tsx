import type { Award } from '#app/content/model.ts';
import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

function Place({ award, awardedFor }: { award: Award; awardedFor: string }) {
  const { metal, title, year, description, trophy, picture, brand, work } = award;
  return (
    <li>
      <Picture
        picture={trophy ?? picture}
        sizes="(width >= 1480px) 400px, (width >= 768px) 27vw, 66vw"
        className={styles.object}
      />
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

export default function AwardList({
  text,
  heading,
  awardedFor,
  awards,
  closing,
}: SectionProps<'award-list'>) {
  return (
    <section>
      <div className={`${styles.cabinet} on-ink`}>
        <div className={`wrap ${styles.intro}`}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ol className={styles.places}>
          {awards.map((award) => (
            <Place key={award.id} award={award} awardedFor={awardedFor} />
          ))}
        </ol>
      </div>
      <div className={`${styles.free} on-ink`}>
        <div className={`wrap ${styles.closing}`}>
          <div className={styles.ring} />
          <div>
            <h2>{closing.heading}</h2>
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
