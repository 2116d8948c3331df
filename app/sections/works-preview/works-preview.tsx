import { Link, TextLink } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './works-preview.module.css';

type Work = SectionProps<'works-preview'>['works'][number];

/** The first three fill the window, the others hang in a row on paper. */
const [large, most] = [3, 6];

/** "over 2,700" is read by its number: what stands before the first digit ends the line above it. */
function Figure({ text }: { text: string }) {
  const at = Math.max(text.search(/\d/), 0);
  return (
    <b data-spelt={/\d/.test(text) ? undefined : ''}>
      {text.slice(0, at)}
      <span>{text.slice(at)}</span>
    </b>
  );
}

function Words({ heading, description, evidence, change }: Work) {
  return (
    <div className={styles.words}>
      <h3>{heading}</h3>
      {change ? (
        <p className={styles.change}>
          {change.metric}: <Figure text={change.to} /> {change.rest}
        </p>
      ) : null}
      <p className={change ? undefined : styles.said}>{description}</p>
      <Evidence who={evidence.who} what={evidence.what} />
    </div>
  );
}

/** A picture of the thing itself stands as what it is: a board by the road, a page, or something one holds. */
function kindOf({ inUse }: Work, isLarge: boolean): 'poster' | 'board' | 'page' | 'thing' {
  if (!inUse) return 'poster';
  const ratio = inUse.width / inUse.height;
  if (isLarge && ratio > 2.5) return 'board';
  return isLarge && ratio < 0.56 ? 'page' : 'thing';
}

/** One work on its own ground: what came of it, and the thing itself. */
function Piece({ work, isLarge }: { work: Work; isLarge: boolean }) {
  const { href, listed, inUse, picture } = work;
  return (
    <li data-kind={kindOf(work, isLarge)}>
      <Link href={href ?? listed} className={`wrap ${styles.work}`}>
        <Words {...work} />
        <Picture
          picture={inUse ?? picture}
          sizes={
            isLarge
              ? '(width >= 768px) 40vw, 92vw'
              : '(width >= 1440px) 454px, (width >= 1024px) 31vw, (width >= 768px) 28vw, 92vw'
          }
          cropped={isLarge ? (ratio) => `(width >= 768px) max(40vw, 100vh * ${ratio}), 92vw` : undefined}
          className={inUse ? styles.seen : styles.poster}
        />
      </Link>
    </li>
  );
}

/** Each work rises with its ground over the one before. */
export default function WorksPreview({ heading, text, action, works }: SectionProps<'works-preview'>) {
  return (
    <section className={`${styles.section} on-ink`}>
      <div className={`wrap ${styles.head}`}>
        <h2 className="named">{heading}</h2>
        <p>{text}</p>
        <TextLink href={action.href} more={action.more}>
          {action.label}
        </TextLink>
      </div>
      <ol>
        {works.slice(0, most).map((work, index) => (
          <Piece key={work.heading} work={work} isLarge={index < large} />
        ))}
      </ol>
    </section>
  );
}
