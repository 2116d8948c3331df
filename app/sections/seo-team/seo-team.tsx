import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './seo-team.module.css';

export default function SeoTeam({ heading, paragraphs, people }: SectionProps<'seo-team'>) {
  return (
    <section className="band slim on-paper">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.people}>
          {people.map(({ id, name, role, picture }) => (
            <li key={id}>
              <Picture
                picture={picture}
                sizes="(width >= 1024px) min(18vw, 260px), (width >= 768px) 30vw, 33vw"
                className={styles.portrait}
              />
              <h3>{name}</h3>
              <p>{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
