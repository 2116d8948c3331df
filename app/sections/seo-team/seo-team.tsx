import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './seo-team.module.css';

export default function SeoTeam({ heading, paragraphs, people }: SectionProps<'seo-team'>) {
  return (
    <section className={`${styles.section} band-start slim on-tide`} id="team">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {/* A group picture around a table. */}
      <ul className={styles.table}>
        {people.map(({ id, name, role, picture, cutout }, index) => (
          <li key={id}>
            <Picture
              picture={cutout ?? picture}
              sizes={index === 0 ? '(width >= 768px) 31vw, 58vw' : '(width >= 768px) 23vw, 38vw'}
              className={cutout ? styles.figure : styles.framed}
            />
            <div>
              <h3>{name}</h3>
              <p>{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
