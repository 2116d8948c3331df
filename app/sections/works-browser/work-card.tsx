import type { WorkItem } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { Size, Spot } from './wall.ts';
import styles from './work-card.module.css';

/** Width of the picture at each size: from 1024 px, from 768 px, below. */
const widths: Record<Size, readonly [string, string, string]> = {
  small: ['17vw', '20vw', '50vw'],
  medium: ['33vw', '40vw', '52vw'],
  large: ['52vw', '60vw', '52vw'],
  wide: ['54vw', '60vw', '100vw'],
  full: ['100vw', '100vw', '134vw'],
};

/** Of three in a row, the one that has a row to itself on phones. */
const ofThree = ['33vw', '40vw', '100vw'] as const;

interface WorkCardProps {
  work: WorkItem;
  spot: Spot;
  /** Stands on the first screen. */
  first?: boolean;
}

/** A work, leading to its story where there is one, which a mark beside its name says. */
export function WorkCard({ work, spot: { size, span }, first = false }: WorkCardProps) {
  const { href, image, wide, plate, heading, description, evidence } = work;
  const [large, middle, narrow] = size === 'large' && span === 4 ? ofThree : widths[size];
  const content = (
    <>
      <Picture
        picture={(size === 'wide' || size === 'full') && wide ? wide : image}
        sizes={`(width >= 1024px) ${large}, (width >= 768px) ${middle}, ${narrow}`}
        loading={first ? 'first' : 'lazy'}
        className={styles.picture}
        narrow={size === 'full' && wide ? { picture: image, below: 768, sizes: '100vw' } : undefined}
      />
      <div className={styles.words} data-ground={plate?.ground} data-ink={plate?.words}>
        <h3>
          {heading}
          {href ? <Pointer className={styles.mark} /> : null}
        </h3>
        {evidence.result && evidence.figure ? (
          <Result result={evidence.result} figure={evidence.figure} />
        ) : null}
        <p>{description}</p>
        <p className={styles.facts}>
          <span>{evidence.who}</span> <span>{evidence.what}</span>
        </p>
      </div>
    </>
  );
  const className = `${styles.work} ${styles[size]}`;
  if (!href) return <div className={className}>{content}</div>;
  return (
    <Link href={href} className={className}>
      {content}
    </Link>
  );
}
