import { Link, TextLink } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { textLinkPointer } from '#app/ui/link/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './works-preview.module.css';

type Work = SectionProps<'works-preview'>['works'][number];
type Kind = 'half' | 'asked' | 'figure' | 'board' | 'lettered' | 'thing';
type Change = NonNullable<Work['change']>;

const most = 6;

/** The fourth and fifth share a row; the others have the full width. */
const isHalf = (index: number): boolean => index === 3 || index === 4;

/** Index of the work shown by its figure alone. */
const counted = 1;

/** One sentence: in "over 2,700" the words before the first digit belong to the line that leads up to the figure. */
function Change({
  metric,
  to,
  rest,
  drawn,
}: Change & { drawn: Partial<Pick<Work, 'lettered' | 'letteredTall'>> }) {
  const { lettered, letteredTall } = drawn;
  const at = Math.max(to.search(/\d/), 0);
  const figure = to.slice(at);
  return (
    <p className={styles.change}>
      <span>
        {metric}: {to.slice(0, at)}
        <b>
          {lettered ? (
            <Picture
              picture={{ ...lettered, alt: figure }}
              sizes="100vw"
              narrow={letteredTall && { picture: letteredTall, below: 600, sizes: '100vw' }}
            />
          ) : (
            figure
          )}
        </b>
      </span>{' '}
      <span>{rest}</span>
    </p>
  );
}

function Words({ work, kind }: { work: Work; kind: Kind }) {
  const { heading, description, evidence, change } = work;
  const asked = kind === 'asked' ? work.asked : undefined;
  return (
    <div className={styles.words}>
      <h3>
        {heading}
        <Pointer className={textLinkPointer} />
      </h3>
      {asked ? (
        <>
          <p className={styles.asked}>{asked}</p>
          <p className={styles.answered}>{description}</p>
        </>
      ) : null}
      {change ? <Change {...change} drawn={kind === 'lettered' || kind === 'asked' ? work : {}} /> : null}
      {asked ? null : <p className={change ? undefined : styles.said}>{description}</p>}
      <Evidence who={evidence.who} what={evidence.what} />
    </div>
  );
}

/** How a work is presented: by a question, its figure, its billboard, its drawn figure, a cutout or its poster. */
function kindOf({ inUse, change, asked, lettered }: Work, index: number): Kind {
  if (isHalf(index)) return 'half';
  if (inUse && inUse.width / inUse.height > 2.5) return 'board';
  if (asked) return 'asked';
  if (change && index === counted) return 'figure';
  return change && lettered ? 'lettered' : 'thing';
}

/** A work on its own background. */
function Piece({ work, index }: { work: Work; index: number }) {
  const { href, listed, inUse, inUseTall, picture } = work;
  const kind = kindOf(work, index);
  return (
    <li data-kind={kind}>
      <Link href={href ?? listed} className={`wrap ${styles.work}`}>
        <Words work={work} kind={kind} />
        {kind === 'figure' || kind === 'lettered' ? null : (
          <Picture
            picture={inUse ?? picture}
            sizes="(width >= 768px) 30vw, 92vw"
            narrow={inUseTall && { picture: inUseTall, below: 600, sizes: '100vw' }}
            className={inUse ? `${styles.seen} ${inUse.width > inUse.height ? styles.broad : ''}` : undefined}
          />
        )}
      </Link>
    </li>
  );
}

/** Works at full width, each presented differently, with two in one row among them. */
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
