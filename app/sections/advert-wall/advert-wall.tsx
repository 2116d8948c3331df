import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './advert-wall.module.css';

export default function AdvertWall({ advert, beside }: SectionProps<'advert-wall'>) {
  return (
    <section className={styles.wall}>
      {[advert, ...beside].map((picture) => (
        <Picture
          key={picture.fallback.src}
          picture={picture}
          sizes="(width >= 768px) 17vw, 34vw"
          className={styles.poster}
        />
      ))}
    </section>
  );
}
