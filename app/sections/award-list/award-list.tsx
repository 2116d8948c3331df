import { Link } from '#app/links/link.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

export default function AwardList({ text, figure, heading, awardedFor, awards }: SectionProps<'award-list'>) {
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className={`wrap ${styles.intro}`}>
        <p>{text}</p>
        <Figures figures={[figure]} className={styles.figure} />
      </div>
      <div className="wrap">
        <h2>{heading}</h2>
        <ol className={styles.awards}>
          {awards.map(({ id, metal, title, year, description, picture, brand, work }) => (
            <li key={id}>
              <Picture
                picture={picture}
                sizes="(width >= 1024px) min(30vw, 430px), (width >= 768px) 43vw, 90vw"
                className={styles.poster}
              />
              <p className={styles.metal}>
                <b>{metal}</b> {year}
              </p>
              <h3>{title}</h3>
              <p className={styles.description}>{description}</p>
              <p className={styles.work}>
                {awardedFor} <Link href={work.href}>{work.heading}</Link>
              </p>
              <Picture picture={brand} sizes="170px" className={styles.brand} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
