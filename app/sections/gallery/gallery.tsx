import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';

/** Pictures are dealt to so many columns, which start at different heights. */
const columns = 3;

function isWide({ width, height }: { width: number; height: number }): boolean {
  return width > height;
}

export default function Gallery({ heading, text, pictures }: SectionProps<'gallery'>) {
  return (
    <section className="band on-ink">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.columns}>
          {Array.from({ length: columns }, (_, column) => (
            <div key={column} className={styles.column}>
              {pictures
                .filter((_picture, index) => index % columns === column)
                .map(({ title, caption, picture }) => (
                  <figure key={title} data-wide={isWide(picture) || undefined}>
                    <Picture
                      picture={picture}
                      sizes={`(width >= 1024px) min(30vw, 430px), ${isWide(picture) ? 92 : 45}vw`}
                    />
                    <figcaption>
                      <b>{title}</b>
                      {caption}
                    </figcaption>
                  </figure>
                ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
