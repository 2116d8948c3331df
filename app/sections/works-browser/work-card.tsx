import type { WorkItem } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { Size, Spot } from './wall.ts';
import styles from './work-card.module.css';

/** A picture's box: its width in vw per column, and how many times its height that is. */
const boxes: Record<Size, readonly [share: number, ratio: number]> = {
  wide: [1.2, 0.9],
  full: [2.8, 2.1],
  poster: [2.8, 1.6],
  note: [2.8, 1],
};

/** The picture for a box: a scene or a wide composition for one that lies, a poster or billboard for one that stands. */
function pictureIn(size: Size, { image, made, scene, wide, rank }: WorkItem): WorkItem['image'] {
  if (size === 'full' || (size === 'poster' && rank > 1)) return scene ?? wide ?? image;
  // What has a result is seen in use.
  return rank > 1 || made === 'filled' ? image : (scene ?? image);
}

/** The same on narrow viewports: upright if large or in the corner of a row, else above its words. */
function smallIn(upright: boolean, { image, made, scene, wide }: WorkItem): WorkItem['image'] {
  if (upright) return image;
  return scene ?? (made ? image : (wide ?? image));
}

/** Width at which a picture is drawn that covers a box of this width and ratio. */
function drawn({ width, height }: WorkItem['image'], box: number, ratio: number): string {
  return `${Math.round(box * Math.max(1, width / height / ratio))}vw`;
}

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
  const { href, made, stage, ground, heading, description, detail, told, lettered, facts, service, rank } =
    work;
  const [share, ratio] = boxes[size];
  const picture = pictureIn(size, work);
  // What has no result is a row on narrow viewports.
  const row = !large && (size === 'note' || (size === 'poster' && rank > 1));
  const small = smallIn(large || row, work);
  const narrow = row ? drawn(small, 33, 1) : drawn(small, 100, large ? 0.8 : 1.5);
  const lies = picture.width > picture.height;
  return (
    <Link
      href={href}
      className={`${styles.work} ${styles[size === 'full' && !lies ? 'wide' : size]} ${row ? styles.row : ''} zooms`}
    >
      <div
        className={styles.stage}
        data-stage={made && stage}
        data-made={made}
        data-ground={row ? ground : undefined}
      >
        <Picture
          picture={picture}
          sizes={`(width >= 768px) ${drawn(picture, share * span, ratio)}, ${narrow}`}
          loading={first ? 'first' : 'lazy'}
          className={styles.picture}
          narrow={small === picture ? undefined : { picture: small, below: 768, sizes: narrow }}
        />
      </div>
      <div className={styles.words} data-ground={ground}>
        <div>
          <h3>{heading}</h3>
          {told ? (
            <Result
              result={told.says}
              figure={told.figure}
              drawn={lettered && { picture: lettered, sizes: '(width >= 768px) 45vw, 92vw' }}
            />
          ) : null}
        </div>
        <p>
          {description} {detail ? <span className={styles.detail}>{detail}.</span> : null}
        </p>
        <p className={styles.facts}>
          <span>{facts}</span> <span>{service}</span>
        </p>
        <p className={styles.open}>
          {shown} <Pointer className={styles.mark} />
        </p>
      </div>
    </Link>
  );
}
