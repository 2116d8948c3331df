import type { WorkItem } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './works-browser.module.css';

interface WorkCardProps {
  work: WorkItem;
  /** Stands on the first screen. */
  first: boolean;
}

/** A work, leading to its story where there is one. */
export function WorkCard({ work, first }: WorkCardProps) {
  const { href, image, heading, description, evidence } = work;
  const content = (
    <>
      <Picture
        picture={image}
        sizes="(width >= 1024px) min(23vw, 320px), (width >= 768px) 28vw, 46vw"
        loading={first ? 'first' : 'lazy'}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3>{heading}</h3>
        <p>{description}</p>
        <Evidence {...evidence} />
      </div>
    </>
  );
  if (!href) return <div className={styles.work}>{content}</div>;
  return (
    <Link href={href} className={styles.work}>
      {content}
    </Link>
  );
}
