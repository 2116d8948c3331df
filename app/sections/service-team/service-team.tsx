import { fillIn } from '#app/content/fill-in.ts';
import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './service-team.module.css';

type Props = SectionProps<'service-team'>;

/** Portrait widths, for a single person and for several. */
const sizes: Record<Props['composition'], { alone: string; several: string }> = {
  beside: {
    alone: '(width >= 1024px) min(34vw, 500px), (width >= 768px) 320px, 92vw',
    several: '(width >= 1200px) 300px, (width >= 1024px) 21vw, (width >= 768px) 24vw, 45vw',
  },
  before: {
    alone: '(width >= 1024px) min(38vw, 620px), (width >= 768px) 320px, 92vw',
    several: '(width >= 1024px) min(26vw, 370px), (width >= 768px) 300px, 45vw',
  },
  named: {
    alone: '(width >= 768px) min(30vw, 440px), 37vw',
    several: '(width >= 768px) min(20vw, 290px), 37vw',
  },
};

export default function ServiceTeam(props: Props) {
  const { ground, composition, heading, write, href, people } = props;
  return (
    <Chapter ground={ground} bleeds className={`band-start ${styles.section}`}>
      <div className={`wrap ${styles.columns}`} data-composition={composition}>
        <h2>{heading}</h2>
        <ul className={styles.people}>
          {people.map(({ id, name, role, city, says, picture }) => (
            <li key={id}>
              <div className={styles.person}>
                <strong>{name}</strong>
                {says && people.length === 1 ? <blockquote>{says}</blockquote> : null}
                <p>{[role, city].filter(Boolean).join(', ')}</p>
                <TextLink href={href} label={fillIn(write, { name: name.replaceAll(' ', '\u00a0') })} />
              </div>
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes={sizes[composition][people.length > 1 ? 'several' : 'alone']}
                className={styles.portrait}
              />
            </li>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}
