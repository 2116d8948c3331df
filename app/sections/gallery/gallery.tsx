import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';

/** `sizes` of a picture: cropped on wide viewports, where rows of two and three alternate, and whole on phones. */
function widthOf(index: number, ratio: number): string {
  const [width, height] = index % 5 < 2 ? [57, 41] : [38, 29];
  const across = Math.ceil(Math.max(width, height * ratio));
  return `(width >= 768px) ${across}vw, ${[2, 3].includes(index % 5) ? 50 : 100}vw`;
}

export default function Gallery({ heading, text, pictures }: SectionProps<'gallery'>) {
  return (
    <section className="band on-paper">
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
