import { ActionLink } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { Figures } from '#app/ui/figure/figure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './cover-hero.module.css';

const cropped = (ratio: string): string =>
  `(width >= 1024px) max(100vw, 100vh * ${ratio}), (width >= 520px) max(100vw, 70vh * ${ratio}), max(100vw, 125vw * ${ratio})`;

export default function CoverHero({
  trail,
  heading,
  text,
  action,
  figures,
  picture,
}: SectionProps<'cover-hero'>) {
  return (
    <section className={`${styles.hero} on-ink`}>
      <Picture
        picture={picture}
        sizes="100vw"
        cropped={cropped}
        loading="first"
        veil
        className={styles.picture}
      />
      <div className={`wrap ${styles.words}`}>
        {trail ? <Trail {...trail} /> : null}
        <h1>
          {heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.text}>{text}</p>
        {action ? (
          <ActionLink href={action.href} more={action.more} tone="sun">
            {action.label}
          </ActionLink>
        ) : null}
        {figures ? <Figures figures={figures} className={styles.figures} /> : null}
      </div>
    </section>
  );
}
