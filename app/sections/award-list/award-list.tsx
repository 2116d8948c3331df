import type { Award } from '#app/content/model.ts';
import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

/** Height of an award's shelf in vw, by index. */
function tall(place: number): number {
  if (place === 1) return 37;
  return [2, 3, 4].includes(place % 5) ? 23 : 33;
}

function Place({ award, awardedFor, place }: { award: Award; awardedFor: string; place: number }) {
  const { metal, title, year, description, trophy, picture, logo, work } = award;
  return (
    <li>
      <div className={styles.niche}>
        <Picture
          picture={trophy ?? picture}
          sizes={`(width >= 768px) calc(${tall(place)}vw - 36px), 234px`}
          className={styles.object}
        />
      </div>
      <div className={styles.card}>
        <p className={styles.metal} data-metal={metal}>
          <b>{metal}</b> {year}
        </p>
        <h3>{title}</h3>
        <p>{description}</p>
        {work && (
          <p className={styles.work}>
            {awardedFor} <TextLink href={work.href}>{work.heading}</TextLink>
          </p>
        )}
        <Picture picture={logo} sizes="170px" className={styles.logo} />
      </div>
    </li>
  );
}

/**
 * A cabinet: heading and one large trophy on the first shelf, then shelves of three and two alternate; the last one is
 * empty.
 */
export default function AwardList({
  text,
  heading,
  awardedFor,
  awards,
  closing,
}: SectionProps<'award-list'>) {
  return (
    <section className={styles.cabinet}>
      <div className={styles.why}>
        <div className={styles.niche}>
          <h2>{heading}</h2>
        </div>
        <p className={styles.card}>{text}</p>
      </div>
      <ol>
        {awards.map((award, index) => (
          <Place key={award.id} award={award} awardedFor={awardedFor} place={index + 1} />
        ))}
      </ol>
      <div className={`on-ink ${styles.free}`}>
        <div className={styles.niche} />
        <div className={styles.card}>
          <h3>{closing.heading}</h3>
          <p>{closing.text}</p>
          <ActionLink href={closing.action.href} more={closing.action.more} tone="sun">
            {closing.action.label}
          </ActionLink>
        </div>
      </div>
    </section>
  );
}
