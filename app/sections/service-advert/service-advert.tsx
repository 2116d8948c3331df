import { Figures } from '#app/ui/figure/figure.tsx';
import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-advert.module.css';

const sizes = {
  covered: '100vw',
  crops: '100vw',
  beside: '(width >= 1024px) 42vw, 100vw',
  whole: '100vw',
  under: '100vw',
} as const;

export default function ServiceAdvert(props: SectionProps<'service-advert'>) {
  const { composition, advert, narrow, heading, caption, work, figures } = props;
  return (
    <section className={styles.advert} data-composition={composition} data-color={advert.color}>
      {figures ? (
        <div className={styles.board}>
          <Figures figures={figures} className={styles.figures} />
        </div>
      ) : null}
      {heading ? <h2 className="wrap">{heading}</h2> : null}
      <figure className={styles.figure}>
        <Picture
          picture={advert}
          sizes={sizes[composition]}
          narrow={narrow && { picture: narrow, below: 768, sizes: '100vw' }}
          className={styles.picture}
        />
        {caption ? (
          <figcaption className="wrap">
            {work?.href ? <Link href={work.href}>{work.heading}</Link> : null} <span>{caption}</span>
          </figcaption>
        ) : null}
      </figure>
    </section>
  );
}
