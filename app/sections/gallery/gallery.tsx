import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';

/** Height of the first of five on phones and of the others, and of the first two in wide windows and the others. */
const [tall, low, wideTall, wideLow] = [84, 46, 46, 34];

/** They fill their places, and are as wide as their height asks. */
function widthOf(index: number, ratio: number): string {
  const [at, width] = index % 5 < 2 ? [wideTall, 57] : [wideLow, 38];
  const [narrowAt, narrow] = index % 5 === 0 ? [tall, 100] : [low, 50];
  const across = (least: number, height: number): string => `${Math.ceil(Math.max(least, height * ratio))}vw`;
  return `(width >= 768px) ${across(width, at)}, ${across(narrow, narrowAt)}`;
}

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
