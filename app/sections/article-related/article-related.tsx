import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-related.module.css';

export default function ArticleRelated({ heading, related }: SectionProps<'article-related'>) {
  return (
    <section className={`${styles.section} band slim on-ink`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <ul>
          {related.map(({ kind, label, title, text, href, picture, evidence }) => (
            <li key={href}>
              <Link href={href} className={`${styles.link} zooms`}>
                {picture ? (
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes="(width >= 768px) 42vw, 100vw"
                    className={styles.picture}
                  />
                ) : null}
                <div>
                  <span className={styles.label}>{label}</span>
                  <h3 data-kind={kind}>
                    {title} <Pointer />
                  </h3>
                  <p>{text}</p>
                  {evidence ? <Evidence {...evidence} /> : null}
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
