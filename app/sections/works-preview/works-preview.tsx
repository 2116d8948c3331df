import { ActionLink, Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './works-preview.module.css';

type Work = SectionProps<'works-preview'>['works'][number];

/** How many of the named works are shown, and in how many columns. */
const shown = 6;
const columns = 3;

function WorkCard({ heading, description, evidence, picture, href }: Work) {
  const content = (
    <>
      <Picture
        picture={picture}
        sizes="(width >= 1024px) min(30vw, 430px), (width >= 768px) 43vw, 90vw"
        className={styles.picture}
      />
      <h3>{heading}</h3>
      <p>{description}</p>
      <Evidence {...evidence} />
    </>
  );
  return href ? (
    <Link href={href} className={styles.work}>
      {content}
    </Link>
  ) : (
    <div className={styles.work}>{content}</div>
  );
}

export default function WorksPreview({ heading, text, action, works }: SectionProps<'works-preview'>) {
  const perColumn = Math.ceil(Math.min(works.length, shown) / columns);
  return (
    <section className="band on-paper">
      <div className={`wrap ${styles.columns}`}>
        {Array.from({ length: columns }, (_, column) => (
          <div key={column} className={styles.column}>
            {column === 0 ? (
              <div className={styles.head}>
                <h2>{heading}</h2>
                <p>{text}</p>
                <ActionLink href={action.href} more={action.more}>
                  {action.label}
                </ActionLink>
              </div>
            ) : null}
            {works.slice(column * perColumn, (column + 1) * perColumn).map((work) => (
              <WorkCard key={work.heading} {...work} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
