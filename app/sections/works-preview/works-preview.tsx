import { Link, TextLink } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './works-preview.module.css';

type Work = SectionProps<'works-preview'>['works'][number];

/** The first three fill the window, the others stand in a row. */
const [large, most] = [3, 6];

/** The one that says it by its figure alone, from one edge of the window to the other. */
const counted = 1;

/** "over 2,700" is read by its number: what stands before the first digit ends the line above it. */
function Figure({ text }: { text: string }) {
  const at = Math.max(text.search(/\d/), 0);
  return (
    <b>
      {text.slice(0, at)}
      <span>{text.slice(at)}</span>
    </b>
  );
}

function Words({ heading, description, evidence, change, asked }: Work) {
  return (
    <div className={styles.words}>
      <h3>{heading}</h3>
      {asked ? (
        <p className={styles.asked}>
          {asked.map((question) => (
            <span key={question}>{question} </span>
          ))}
        </p>
      ) : null}
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

/** What a work is shown by: what was asked, its figure, the hoarding that it was, or its picture. */
function kindOf(
  { inUse, change, asked }: Work,
  index: number,
): 'asked' | 'figure' | 'board' | 'thing' | 'poster' {
  if (index < large) {
    if (inUse && inUse.width / inUse.height > 2.5) return 'board';
    if (asked) return 'asked';
    if (change && index === counted) return 'figure';
  }
  return inUse ? 'thing' : 'poster';
}

/** One work on its own ground. */
function Piece({ work, index }: { work: Work; index: number }) {
  const { href, listed, inUse, picture } = work;
  const kind = kindOf(work, index);
  const isLarge = index < large;
  return (
    <li data-kind={kind}>
      <Link href={href ?? listed} className={`wrap ${styles.work}`}>
        <Words {...work} asked={kind === 'asked' ? work.asked : undefined} />
        {kind === 'figure' ? null : (
          <Picture
            picture={inUse ?? picture}
            sizes={isLarge ? '(width >= 768px) 40vw, 92vw' : '(width >= 768px) 36vw, 100vw'}
            className={inUse ? styles.seen : undefined}
          />
        )}
      </Link>
    </li>
  );
}

/** Three that have the window's width to themselves, and three in a row. */
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
          <Piece key={work.heading} work={work} index={index} />
        ))}
      </ol>
    </section>
  );
}
