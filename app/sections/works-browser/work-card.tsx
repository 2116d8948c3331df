import type { WorkItem } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { Size, Spot } from './wall.ts';
import styles from './work-card.module.css';

/** Picture width in vw: per column, and below 768 px. */
const widths: Record<Size, readonly [number, number]> = {
  small: [1.2, 33],
  medium: [4, 52],
  large: [3.4, 52],
  wide: [2, 100],
  full: [3.4, 134],
};

interface WorkCardProps {
  work: WorkItem;
  spot: Spot;
  /** Label of the link. */
  shown: string;
  /** Whether it is in the first viewport. */
  first?: boolean;
}

/** A work, linking to its story, or else to its service. */
export function WorkCard({ work, spot: { size, span, alone: last }, shown, first = false }: WorkCardProps) {
  const { href, image, wide, row, plate, heading, description, delivered, evidence } = work;
  const [column, narrow] = widths[size];
  // Three per row are lower than two; one of them takes the full row on phones.
  const across = size === 'medium' && span === 9 ? 32.5 : column * span;
  // As in the styles of the wall.
  const alone = last || (size === 'large' && span === 12) || work.rank < 2;
  const own = size === 'wide' ? row : undefined;
  return (
    <Link href={href} className={`${styles.work} ${styles[size]} zooms`}>
      <Picture
        picture={own ?? (size === 'wide' || size === 'full' ? wide : undefined) ?? image}
        sizes={`(width >= 768px) ${across}vw, ${alone ? 100 : narrow}vw`}
        loading={first ? 'first' : 'lazy'}
        className={`${styles.picture} ${own ? styles.own : ''}`}
        narrow={size === 'full' && wide ? { picture: image, below: 768, sizes: '100vw' } : undefined}
      />
      <div className={styles.words} data-ground={plate?.ground} data-ink={plate?.words}>
        <div>
          <h3>{heading}</h3>
          {evidence.result && evidence.figure ? (
            <Result result={evidence.result} figure={evidence.figure} />
          ) : null}
        </div>
        <p>{description}</p>
        <p className={styles.facts}>
          {delivered ? <b>{delivered}</b> : null}
          <span>{evidence.who}</span> <span>{evidence.what}</span>
        </p>
        <p className={styles.open}>
          {shown} <Pointer className={styles.mark} />
        </p>
      </div>
    </Link>
  );
}
