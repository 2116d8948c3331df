import type { Award } from '#app/content/model.ts';
import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

function Place({ award, awardedFor }: { award: Award; awardedFor: string }) {
  const { metal, title, year, description, trophy, picture, brand, work } = award;
  return (
    <li>
      <Picture
        picture={trophy ?? picture}
        sizes="(width >= 1024px) min(27vw, 400px), (width >= 768px) 36vw, 64vw"
        className={styles.object}
      />
      <div className={styles.card}>
        <p className={styles.metal}>
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

export default function AwardList(props: SectionProps<'award-list'>) {
  const { text, figures, heading, awardedFor, awards, closing } = props;
  return (
    <section>
      <div className="on-sun">
        <div className={`wrap ${styles.intro}`}>
          <Figures figures={figures} className={styles.figures} />
          <p>{text}</p>
        </div>
      </div>
      <div className={styles.cabinet}>
        <h2 className="wrap">{heading}</h2>
        <div className={styles.places}>
          <ol>
            {awards.map((award) => (
              <Place key={award.id} award={award} awardedFor={awardedFor} />
            ))}
          </ol>
          <div className={`${styles.free} on-ink`}>
            <div className={`${styles.object} ${styles.ring}`} />
            <div className={styles.card}>
              <h2>{closing.heading}</h2>
              <p>{closing.text}</p>
              <ActionLink href={closing.action.href} more={closing.action.more} tone="sun">
                {closing.action.label}
              </ActionLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
