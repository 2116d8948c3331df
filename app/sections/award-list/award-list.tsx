import type { Award } from '#app/content/model.ts';
import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

/** Width of the frame in a shelf of two places, and in one of three. */
const inTwo = '(width >= 768px) min(15vw, 240px), 30vw';
const inThree = '(width >= 768px) min(9.5vw, 152px), 30vw';

interface PlaceProps {
  award: Award;
  awardedFor: string;
  /** Width of the frame with the work in it. */
  framed: string;
}

function Place({ award, awardedFor, framed }: PlaceProps) {
  const { metal, title, year, description, trophy, picture, logo, work } = award;
  return (
    <li>
      <div className={styles.niche}>
        <Picture
          picture={trophy ?? picture}
          sizes="(width >= 1480px) 400px, (width >= 768px) 25vw, 50vw"
          className={styles.object}
        />
        {work ? <Picture picture={work.picture} sizes={framed} className={styles.frame} /> : null}
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
          {awards.map((award, index) => (
            <Place
              key={award.id}
              award={award}
              awardedFor={awardedFor}
              framed={index < 2 ? inTwo : inThree}
            />
          ))}
        </ol>
        <div className={`on-ink ${styles.free}`}>
          <div className={styles.niche} />
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
