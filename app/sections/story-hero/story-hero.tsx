import { Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './story-hero.module.css';

export default function StoryHero(props: SectionProps<'story-hero'>) {
  const { trail, title, heading, text, facts, picture } = props;
  return (
    <section className={`${styles.hero} on-ink`}>
      <Picture
        picture={picture}
        sizes="(width >= 1024px) max(44vw, 653px), 100vw"
        loading="first"
        className={styles.picture}
      />
      <div className={`wrap ${styles.words}`}>
        <Trail {...trail} />
        <div>
          <p className={styles.title}>{title}</p>
          <h1>{heading}</h1>
          <p className={styles.text}>{text}</p>
          <dl className={styles.facts}>
            {facts.map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href ? <Link href={href}>{value}</Link> : value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
