import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';

/** Widths and heights in vw of a full row on phones, one of a pair there, a row of two on wide viewports, and of three. */
const [full, half, two, three] = [
  [100, 76],
  [50, 50],
  [57, 41],
  [38, 29],
] as const;

/** `sizes` of a cropped picture: at least its box's width, more if its height requires it. */
function widthOf(index: number, ratio: number): string {
  const across = ([width, height]: readonly [number, number]): string =>
    `${Math.ceil(Math.max(width, height * ratio))}vw`;
  return `(width >= 768px) ${across(index % 5 < 2 ? two : three)}, ${across(index % 5 ? half : full)}`;
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
