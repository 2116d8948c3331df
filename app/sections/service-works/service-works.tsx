import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './service-works.module.css';

type Props = SectionProps<'service-works'>;

/** Picture widths from 1024 px, from 768 px and below; `first` and `third` if these differ. */
type Widths = readonly [wide: string, middle: string, narrow: string];
const widths: Record<Props['composition'], { each: Widths; first?: Widths; third?: Widths }> = {
  names: { each: ['60vw', '58vw', '92vw'] },
  figures: { each: ['min(38vw, 540px)', '38vw', '92vw'] },
  feed: { each: ['33vw', '33vw', '43vw'], first: ['33vw', '33vw', '92vw'] },
  lead: { each: ['45vw', '45vw', '44vw'], first: ['55vw', '55vw', '92vw'] },
  screens: {
    each: ['min(27vw, 390px)', '44vw', '44vw'],
    first: ['min(46vw, 640px)', '92vw', '92vw'],
    third: ['min(20vw, 290px)', '44vw', '44vw'],
  },
  film: {
    each: ['29vw', '44vw', '44vw'],
    first: ['51vw', '100vw', '100vw'],
    third: ['22vw', '44vw', '44vw'],
  },
  stage: { each: ['min(23vw, 330px)', '22vw', '92vw'], first: ['100vw', '100vw', '92vw'] },
};

/** Layouts that show the wide picture of all works, or of the first one; the others show none. */
const wideIn: Partial<Record<Props['composition'], 'all' | 'first'>> = {
  names: 'all',
  screens: 'first',
  film: 'first',
  stage: 'first',
};

export default function ServiceWorks({ ground, composition, heading, works }: Props) {
  const { each, first = each, third = each } = widths[composition];
  return (
    <Chapter
      ground={ground}
      bleeds={composition === 'names'}
      className={`${styles.section} ${composition === 'names' ? 'band-start' : ''}`}
    >
      <div className={`wrap ${styles.columns}`} data-composition={composition}>
        <h2>{heading}</h2>
        <ul className={styles.works}>
          {works.map(
            (
              { slug, heading: title, description, evidence, picture, wide, legend, href, listed, ...work },
              place,
            ) => {
              const [large, middle, small] = [first, each, third][place] ?? each;
              // A cutout cannot fill the full width, nor several frames a narrow screen.
              const filled =
                (composition === 'stage' && place === 0) ||
                (['screens', 'film'].includes(composition) && place === 2);
              const inUse = filled ? undefined : work.inUse;
              const across =
                !inUse && (wideIn[composition] === 'all' || (wideIn[composition] === 'first' && place === 0));
              const { result, figure, ...brief } = evidence;
              const leads = composition === 'figures' || (composition === 'stage' && place === 0);
              const led = leads && result && figure ? { result, figure } : undefined;
              return (
                <li
                  key={slug}
                  data-board={(inUse && inUse.width > inUse.height * 2.5) || undefined}
                  data-legend={(across && legend !== undefined) || undefined}
                >
                  <Picture
                    picture={inUse ?? ((across && wide) || picture)}
                    sizes={`(width >= 1024px) ${large}, (width >= 768px) ${middle}, ${small}`}
                    narrow={across && wide ? { picture, below: 768, sizes: small } : undefined}
                    className={`${styles.picture} ${inUse ? styles.seen : ''}`}
                  />
                  {led ? <Result {...led} /> : null}
                  <div className={styles.words}>
                    <h3>
                      <Link href={href ?? listed}>{title}</Link>
                    </h3>
                    <p>{description}</p>
                    {across && legend ? <p>{legend}</p> : null}
                    <Evidence {...brief} result={led ? undefined : result} />
                  </div>
                </li>
              );
            },
          )}
        </ul>
      </div>
    </Chapter>
  );
}
