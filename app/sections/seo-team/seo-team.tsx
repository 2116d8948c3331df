import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './seo-team.module.css';

export default function SeoTeam({ heading, paragraphs, people }: SectionProps<'seo-team'>) {
  return (
    <section className={`${styles.section} band-start slim on-tide`} id="team">
      <div className={styles.columns}>
        <h2>{heading}</h2>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul className={styles.people}>
        {people.map(({ id, name, role, picture, cutout }, index) => (
          <li key={id}>
            <Picture
              picture={cutout ?? picture}
              sizes={
                index === 0
                  ? '(width >= 1024px) min(28vw, 450px), (width >= 768px) 38vw, 51vw'
                  : '(width >= 1024px) min(24vw, 390px), (width >= 768px) 31vw, 40vw'
              }
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
