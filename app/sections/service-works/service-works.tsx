import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './service-works.module.css';

type Props = SectionProps<'service-works'>;

/** Width of a picture in windows from 1024 px on, and of the first where it is larger. */
const widths: Record<Props['composition'], readonly [each: string, first?: string]> = {
  names: ['46vw'],
  figures: ['min(17vw, 240px)'],
  feed: ['28vw'],
  screens: ['min(32vw, 460px)', 'min(48vw, 680px)'],
  stage: ['min(20vw, 280px)', '100vw'],
};

/** Compositions that show the wide picture of every work, of the first one only, or of none. */
const wideIn: Partial<Record<Props['composition'], 'all' | 'first'>> = {
  names: 'all',
  screens: 'first',
  stage: 'first',
};

export default function ServiceWorks({ ground, composition, heading, works }: Props) {
  const [each, large = each] = widths[composition];
  return (
    <Chapter ground={ground} className={styles.section}>
      <div className={`wrap ${styles.columns}`} data-composition={composition}>
        <h2>{heading}</h2>
        <ul className={styles.works}>
          {works.map(({ slug, heading: title, description, evidence, picture, wide, href }, place) => {
            const across = wideIn[composition] === 'all' || (wideIn[composition] === 'first' && place === 0);
            const { result, figure, ...brief } = evidence;
            const led = composition === 'figures' && result && figure ? { result, figure } : undefined;
            return (
              <li key={slug}>
                <Picture
                  picture={(across && wide) || picture}
                  sizes={`(width >= 1024px) ${place === 0 ? large : each}, (width >= 768px) ${across ? 92 : 44}vw, 92vw`}
                  narrow={across && wide ? { picture, below: 768, sizes: '92vw' } : undefined}
                  className={styles.picture}
                />
                {led ? <Result {...led} /> : null}
                <div className={styles.words}>
                  <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
                  <p>{description}</p>
                  <Evidence {...brief} result={led ? undefined : result} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Chapter>
  );
}
