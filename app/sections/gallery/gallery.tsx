import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';

/** `sizes` of a picture: whole, in rows of two and three, except in every other row of two, which is cropped. */
function widthOf(index: number, ratio: number): string {
  const across = index % 5 > 1 ? 34 : 50;
  const cropped = Math.ceil(Math.max(57, 41 * ratio));
  return `(width >= 768px) ${index % 10 < 2 ? cropped : across}vw, ${[2, 3].includes(index % 5) ? 50 : 100}vw`;
}

export default function Gallery({ heading, text, pictures }: SectionProps<'gallery'>) {
  return (
    <section className="band slim on-paper">
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.wall}>
        {pictures.map(({ title, caption, picture }, index) => (
          <figure key={title}>
            <Picture picture={picture} sizes={widthOf(index, picture.width / picture.height)} />
            <figcaption>
              <b>{title}</b> {caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
