import { Link, TextLink } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './works-preview.module.css';

type Work = SectionProps<'works-preview'>['works'][number];

/** As many as there are waters to float on. */
const most = 6;

function Words({ heading, description, evidence, change }: Work) {
  return (
    <div className={styles.words}>
      <h3>{heading}</h3>
      {change ? (
        <p className={styles.change}>
          {change.metric} <b>{change.to}</b> {change.rest}
        </p>
      ) : null}
      <p className={change ? undefined : styles.said}>{description}</p>
      <Evidence who={evidence.who} what={evidence.what} />
    </div>
  );
}

/** One work on its own water: what came of it, and the thing itself. */
function Port({ work }: { work: Work }) {
  const { href, inUse, picture } = work;
  const content = (
    <>
      <Words {...work} />
      <Picture
        picture={inUse ?? picture}
        sizes="(width >= 768px) 44vw, 92vw"
        className={inUse ? styles.seen : styles.poster}
      />
    </>
  );
  return (
    <li>
      {href ? (
        <Link href={href} className={`wrap ${styles.work}`}>
          {content}
        </Link>
      ) : (
        <div className={`wrap ${styles.work}`}>{content}</div>
      )}
    </li>
  );
}

/** A crossing: each work rises with its swell over the one before. */
export default function WorksPreview({ heading, text, action, works }: SectionProps<'works-preview'>) {
  return (
    <section className={`${styles.section} on-ink`}>
      <div className={`wrap ${styles.head}`}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <TextLink href={action.href} more={action.more}>
          {action.label}
        </TextLink>
      </div>
      <ol>
        {works.slice(0, most).map((work) => (
          <Port key={work.heading} work={work} />
        ))}
      </ol>
    </section>
  );
}
