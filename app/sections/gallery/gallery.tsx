import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';

/** Of the first two of five, which are wider than the others. */
const sizes = ['(width >= 768px) 57vw, 126vw', '(width >= 768px) 57vw, 50vw'];

export default function Gallery({ heading, text, pictures }: SectionProps<'gallery'>) {
  return (
    <section className="band-start on-paper">
      <div className={`wrap ${styles.head}`}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.wall}>
        {pictures.map(({ title, caption, picture }, index) => (
          <figure key={title}>
            <Picture picture={picture} sizes={sizes[index % 5] ?? '(width >= 768px) 38vw, 50vw'} />
            <figcaption>
              <b>{title}</b> {caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
