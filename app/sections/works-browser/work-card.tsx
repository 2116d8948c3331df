import type { WorkItem } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { Size, Spot } from './wall.ts';
import styles from './work-card.module.css';

/** Picture width in vw per column. */
const widths: Record<Size, number> = {
  wide: 1.22,
  full: 2.8,
  poster: 2.8,
  strip: 1.39,
  note: 2.8,
};

interface WorkCardProps {
  work: WorkItem;
  spot: Spot;
  /** Label of the link. */
  shown: string;
  /** Whether it is in the first viewport. */
  first?: boolean;
}

/** A work, linking to its story, or else to its service. It shows what was made, where there is a picture of it. */
export function WorkCard({ work, spot: { size, span, large }, shown, first = false }: WorkCardProps) {
  const { href, image, poster, made, wide, stage, heading, description, told, facts, category } = work;
  const broad = size === 'full' || size === 'strip' ? wide : undefined;
  const box = widths[size] * span;
  // Half of a sheet of frames is seen.
  const drawn = made === 'frames' && !broad ? box * 1.8 : box;
  const small = (!large && poster) || image;
  // A row is as high as its words, and its picture fills that height.
  const narrow = `${(large ? 100 : 55) * (made === 'frames' && large ? 2 : 1)}vw`;
  return (
    <Link href={href} className={`${styles.work} ${styles[size === 'full' && !wide ? 'wide' : size]} zooms`}>
      <div className={styles.stage} data-stage={made && stage} data-made={made}>
        <Picture
          picture={broad ?? image}
          sizes={`(width >= 768px) ${drawn}vw, ${narrow}`}
          loading={first ? 'first' : 'lazy'}
          className={styles.picture}
          narrow={broad || small !== image ? { picture: small, below: 768, sizes: narrow } : undefined}
        />
      </div>
      <div className={styles.words}>
        <div>
          <h3>{heading}</h3>
          {told ? <Result result={told.says} figure={told.figure} /> : null}
        </div>
        <p>{description}</p>
        <p className={styles.facts}>
          <span>{facts}</span> <span>{category}</span>
        </p>
        <p className={styles.open}>
          {shown} <Pointer className={styles.mark} />
        </p>
      </div>
    </Link>
  );
}
