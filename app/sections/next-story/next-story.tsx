import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './next-story.module.css';

export default function NextStory({
  label,
  title,
  heading,
  href,
  picture,
  wide = picture,
}: SectionProps<'next-story'>) {
  return (
    <section className={styles.section}>
      <Link href={href} className={`wrap ${styles.link} zooms`}>
        <div className={styles.words}>
          <p className={styles.label}>
            {label}: {title}
          </p>
          <h2>{heading}</h2>
        </div>
        <Picture
          picture={{ ...wide, alt: '' }}
          sizes="100vw"
          narrow={{ picture, below: 1024, sizes: '100vw' }}
          className={styles.picture}
        />
      </Link>
    </section>
  );
}
