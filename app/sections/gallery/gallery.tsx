import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';

/** `sizes` of a picture in rows of one height, the first two higher. */
function widthOf(index: number, ratio: number): string {
  const [wide, medium] = [index < 2 ? 33 : 22, 33].map((row) => Math.round(ratio * row));
  return `(width >= 1024px) ${wide}vw, (width >= 768px) ${medium}vw, ${ratio > 1.2 ? 100 : 50}vw`;
}

export default function Gallery({ heading, text, pictures }: SectionProps<'gallery'>) {
  return (
    <section className="band-start slim on-paper">
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.wall}>
        {pictures.map(({ title, caption, picture }, index) => (
          <figure
            key={title}
            data-ratio={(picture.width / picture.height).toFixed(2)}
            data-ground={picture.color}
          >
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
