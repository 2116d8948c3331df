import { Link, TextLink } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './works-preview.module.css';

type Work = SectionProps<'works-preview'>['works'][number];

/** The first three are full width; the maximum is six. */
const [large, most] = [3, 6];

/** Index of the work shown by its figure alone. */
const counted = 1;

/** One sentence: in "over 2,700" the words before the first digit belong to the line that leads up to the figure. */
function Change({ metric, to, rest }: NonNullable<Work['change']>) {
  const at = Math.max(to.search(/\d/), 0);
  return (
    <p className={styles.change}>
      <span>
        {metric}: {to.slice(0, at)}
        <b>{to.slice(at)}</b>
      </span>{' '}
      <span>{rest}</span>
    </p>
  );
}

function Words({ heading, description, evidence, change, asked }: Work) {
  return (
    <div className={styles.words}>
      <h3>{heading}</h3>
      {asked ? (
        <>
          <p className={styles.asked}>
            {asked.map((question) => (
              <span key={question}>{question} </span>
            ))}
          </p>
          <p className={styles.answered}>{description}</p>
        </>
      ) : null}
      {change ? <Change {...change} /> : null}
      {asked ? null : <p className={change ? undefined : styles.said}>{description}</p>}
      <Evidence who={evidence.who} what={evidence.what} />
    </div>
  );
}

/** How a work is presented: by questions, its figure, its billboard, a cutout or its poster. */
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

/** A work on its own background. */
function Piece({ work, index }: { work: Work; index: number }) {
  const { href, listed, inUse, inUseTall, picture } = work;
  const kind = kindOf(work, index);
  const isLarge = index < large;
  return (
    <li data-kind={kind}>
      <Link href={href ?? listed} className={`wrap ${styles.work}`}>
        <Words {...work} asked={kind === 'asked' ? work.asked : undefined} />
        {kind === 'figure' ? null : (
          <Picture
            picture={inUse ?? picture}
            sizes={isLarge ? '(width >= 768px) 37vw, 92vw' : '(width >= 768px) 36vw, 92vw'}
            narrow={inUseTall && { picture: inUseTall, below: 600, sizes: '100vw' }}
            className={inUse ? styles.seen : undefined}
          />
        )}
      </Link>
    </li>
  );
}

/** Three full-width works, and three in a row. */
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
        {works.slice(0, large).map((work, index) => (
          <Piece key={work.heading} work={work} index={index} />
        ))}
      </ol>
      <ol className={styles.row} start={large + 1}>
        {works.slice(large, most).map((work, index) => (
          <Piece key={work.heading} work={work} index={large + index} />
        ))}
      </ol>
    </section>
  );
}
