import { Fragment } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { ShowAll } from '#app/ui/show-all/show-all.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './offerings.module.css';

type Props = SectionProps<'offerings'>;

/** Number shown initially on narrow viewports. */
const first = 3;

/** Panels are as wide as the page, but for three beside each other and one beside its words. */
const panelWidths = ['100vw', '33vw', '33vw', '33vw', '100vw', '58vw', '100vw'];

/** Widths of the papers in vw. Some are understated, so that browsers choose the smaller of two files. */
const paperWidths = [62, 42, 58, 100, 46, 46];

/** Viewports narrower than this have the narrow drawings, where it is not 768 px. */
const narrowBelow: Partial<Record<Props['composition'], number>> = { stops: 1024, streams: 1280 };

/** Widths of the drawings; of tiles, the first and the last are longer. */
function sizesOf(composition: Props['composition'], index: number, count: number): string {
  const isEnd = index === 0 || index === count - 1;
  if (composition === 'panels')
    return `(width >= 1024px) ${panelWidths[index] ?? '100vw'}, (width >= 768px) 58vw, 100vw`;
  if (composition === 'papers')
    return `(width >= 768px) ${paperWidths[index] ?? 100}vw, ${index % 3 > 0 ? 100 : 200}vw`;
  // A part of the second is shown, at its height.
  if (composition === 'rows')
    return `(width >= 768px) ${[67, 100, 73, 63, 46, 46][index] ?? 100}vw, ${index === 1 ? 150 : 100}vw`;
  // Only the fourth is not SVG.
  if (composition === 'stops') return '(width >= 1024px) min(39vw, 560px), (width >= 768px) 54vw, 76vw';
  if (composition === 'streams') return '(width >= 1024px) 46vw, (width >= 768px) 42vw, 100vw';
  if (composition !== 'tiles') return '(width >= 768px) 50vw, 100vw';
  return `(width >= 1024px) ${isEnd ? 'min(64vw, 905px)' : 'min(32vw, 453px)'}, (width >= 768px) 46vw, 92vw`;
}

export default function Offerings(props: Props) {
  const { ground, composition, heading, centre, offerings } = props;
  const { words } = useSite();
  return (
    <Chapter ground={ground} className={styles.section}>
      <div className={`wrap ${styles.columns}`} data-composition={composition}>
        <h2>{heading}</h2>
        {centre ? (
          <Picture picture={centre} sizes="(width >= 1024px) 30vw, 1px" className={styles.centre} />
        ) : null}
        <ul className={styles.offerings}>
          {offerings.map(({ title, moment, description, link, drawing, narrow }, index) => (
            <Fragment key={title}>
              {index === first ? (
                <ShowAll
                  below={768}
                  label={`${words.showAll} ${offerings.length}`}
                  of={heading}
                  names={offerings.slice(first).map(({ title: name }) => name)}
                />
              ) : null}
              <li>
                {drawing ? (
                  <Picture
                    picture={drawing}
                    narrow={
                      narrow && {
                        picture: narrow,
                        below: narrowBelow[composition] ?? 768,
                        sizes: '100vw',
                      }
                    }
                    sizes={sizesOf(composition, index, offerings.length)}
                    className={styles.drawing}
                  />
                ) : null}
                {moment ? (
                  <p className={styles.moment}>
                    {moment.time ? <time>{moment.time}</time> : null} {moment.text}
                  </p>
                ) : null}
                <h3>{title}</h3>
                <p>{description}</p>
                <TextLink {...link} />
              </li>
            </Fragment>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}
