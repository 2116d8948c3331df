import type { WorkItem } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { Size } from './wall.ts';
import styles from './work-card.module.css';

/** Width of the picture at each size: from 1024 px, from 768 px, below. */
const widths: Record<Size, readonly [string, string, string]> = {
  row: ['min(24vw, 360px)', '28vw', '30vw'],
  medium: ['min(32vw, 453px)', '31vw', '70vw'],
  large: ['min(49vw, 700px)', '56vw', '100vw'],
  wide: ['min(48vw, 690px)', '56vw', '100vw'],
  full: ['100vw', '100vw', '134vw'],
};

/** Of three in a row, the two narrower ones. */
const third = ['min(23vw, 340px)', '31vw', '70vw'] as const;

function sizesOf(size: Size, span: number): string {
  const [large, middle, small] = size === 'medium' && span < 4 ? third : widths[size];
  return `(width >= 1024px) ${large}, (width >= 768px) ${middle}, ${small}`;
}

interface WorkCardProps {
  work: WorkItem;
  size: Size;
  /** Of ten columns. */
  span: number;
  /** Says that there is more to read. */
  story: string;
  /** Stands on the first screen. */
  first?: boolean;
}

/** A work, leading to its story where there is one. */
export function WorkCard({ work, size, span, story, first = false }: WorkCardProps) {
  const { href, image, wide, plate, heading, description, evidence } = work;
  const composed = (size === 'wide' || size === 'full') && wide ? wide : image;
  const content = (
    <>
      <Picture
        picture={composed}
        sizes={sizesOf(size, span)}
        loading={first ? 'first' : 'lazy'}
        className={styles.picture}
        narrow={size === 'full' && wide ? { picture: image, below: 768, sizes: '100vw' } : undefined}
      />
      <div
        className={styles.words}
        data-ground={size === 'full' ? plate?.ground : undefined}
        data-ink={size === 'full' ? plate?.words : undefined}
      >
        <h3>{heading}</h3>
        <p>{description}</p>
        <p className={styles.facts}>
          <span>{evidence.who}</span> <span>{evidence.what}</span>
        </p>
        {evidence.result && evidence.figure ? (
          <Result result={evidence.result} figure={evidence.figure} />
        ) : null}
        {href ? (
          <p className={styles.story}>
            {story}
            <Pointer className={styles.mark} />
          </p>
        ) : null}
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
