import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './service-works.module.css';

export default function ServiceWorks({ ground, heading, works }: SectionProps<'service-works'>) {
  return (
    <Chapter ground={ground} className={styles.section}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.works}>
          {works.map(({ slug, heading: title, description, evidence, picture, wide, href }, place) => (
            <li key={slug}>
              {place === 0 && wide ? (
                <Picture
                  picture={wide}
                  sizes="(width >= 1024px) min(46vw, 650px), 92vw"
                  narrow={{ picture, below: 768, sizes: '90vw' }}
                  className={styles.picture}
                />
              ) : (
                <Picture
                  picture={picture}
                  sizes="(width >= 1024px) min(29vw, 420px), (width >= 768px) 44vw, 90vw"
                  className={styles.picture}
                />
              )}
              <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
              <p>{description}</p>
              <Evidence {...evidence} />
            </li>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}
