import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-advert.module.css';

const sizes = {
  covered: '(width >= 768px) 400px, 90vw',
  crops: '(width >= 1024px) 58vw, 100vw',
  frame: '(width >= 768px) 460px, 80vw',
  strip: '100vw',
  wall: '(width >= 768px) 17vw, 34vw',
} as const;

/** The same picture as a wide, a square and a tall screen would cut it. */
function Crops() {
  return (
    <span className={styles.crops} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

export default function ServiceAdvert(props: SectionProps<'service-advert'>) {
  const { composition, advert, beside, covered, figures } = props;
  const pictures = [advert, ...(beside ?? [])];
  return (
    <section className={styles.advert} data-composition={composition}>
      {figures ? (
        <div className={styles.slate}>
          <Figures figures={figures} className={styles.figures} />
        </div>
      ) : null}
      {covered === undefined ? null : (
        <p className={styles.covered} aria-hidden="true">
          {covered}
        </p>
      )}
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <Picture
            key={picture.fallback.src}
            picture={picture}
            sizes={sizes[composition]}
            className={styles.picture}
          />
        ))}
        {composition === 'crops' ? <Crops /> : null}
      </div>
    </section>
  );
}
