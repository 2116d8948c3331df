import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './next-story.module.css';

export default function NextStory({ label, title, heading, href, picture }: SectionProps<'next-story'>) {
  return (
    <section className={styles.section}>
      <Link href={href} className={`wrap ${styles.link}`}>
        <div className={styles.words}>
          <p className={styles.label}>
            {label}: {title}
          </p>
          <h2>{heading}</h2>
        </div>
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(width >= 768px) 34vw, 100vw"
          className={styles.picture}
        />
      </Link>
    </section>
  );
}
