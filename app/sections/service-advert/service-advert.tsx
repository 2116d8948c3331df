import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-advert.module.css';

const sizes = {
  covered: '(width >= 768px) 100vw, 240vw',
  crops: '(width >= 1024px) 58vw, 100vw',
  beside: '(width >= 1024px) 42vw, 100vw',
  sizes: '(width >= 768px) 54vw, 100vw',
  whole: '100vw',
} as const;

/** The advert again, from a newspaper's size to a reply's. */
const copies = ['(width >= 768px) 19vw, 43vw', '(width >= 768px) 15vw, 31vw', '(width >= 768px) 6vw, 15vw'];

export default function ServiceAdvert(props: SectionProps<'service-advert'>) {
  const { composition, advert, narrow, beside, figures } = props;
  const pictures = [advert, ...(beside ?? [])];
  return (
    <section className={styles.advert} data-composition={composition}>
      {figures ? (
        <div className={styles.board}>
          <Figures figures={figures} className={styles.figures} />
        </div>
      ) : null}
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          <Picture
            // The advert repeats at other sizes, and pictures never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            picture={picture}
            sizes={copies[index - 1] ?? sizes[composition]}
            narrow={index === 0 && narrow ? { picture: narrow, below: 768, sizes: '100vw' } : undefined}
            className={styles.picture}
          />
        ))}
      </div>
    </section>
  );
}
