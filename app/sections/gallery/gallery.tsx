import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';

/** Heights in vw: on phones, of the first two of five on wide viewports, and of the others. */
const [narrow, tall, low] = [50, 41, 29];

/** `sizes` of a cropped picture: at least its box's width, more if its height requires it. */
function widthOf(index: number, ratio: number): string {
  const [height, width] = index % 5 < 2 ? [tall, 57] : [low, 38];
  const across = (least: number, high: number): string => `${Math.ceil(Math.max(least, high * ratio))}vw`;
  return `(width >= 768px) ${across(width, height)}, ${across(50, narrow)}`;
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
