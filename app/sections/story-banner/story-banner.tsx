import { ActionLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './story-banner.module.css';

export default function StoryBanner({ heading, text, action, picture }: SectionProps<'story-banner'>) {
  return (
    <section className={`${styles.section} on-ink`}>
      <Picture
        picture={picture}
        sizes="(width >= 1024px) 100vw, min(137vw, 1052px)"
        className={styles.picture}
      />
      <div className={`wrap ${styles.words}`}>
        <h2>{heading}</h2>
        <div className={styles.text}>
          <p>{text}</p>
          <ActionLink {...action} tone="sun" />
        </div>
      </div>
    </section>
  );
}
