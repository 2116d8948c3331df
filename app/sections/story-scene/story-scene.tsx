import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './story-scene.module.css';

export default function StoryScene({ picture, caption }: SectionProps<'story-scene'>) {
  return (
    <section className="band-end on-paper">
      <figure className={styles.figure}>
        <Picture picture={picture} sizes="(width >= 768px) 100vw, 142vw" className={styles.picture} />
        <figcaption className="wrap">{caption}</figcaption>
      </figure>
    </section>
  );
}
