import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './service-team.module.css';

/** Width of a portrait: of one alone, and of one of several. */
const sizes = {
  alone: '(width >= 768px) min(34vw, 480px), 92vw',
  several: '(width >= 1200px) 300px, (width >= 768px) 24vw, 45vw',
} as const;

export default function ServiceTeam(props: SectionProps<'service-team'>) {
  const { ground, composition, heading, write, href, people } = props;
  return (
    <Chapter ground={ground} bleeds className={`band-start ${styles.section}`}>
      <div className={`wrap ${styles.columns}`} data-composition={composition}>
        <h2>{heading}</h2>
        <ul className={styles.people}>
          {people.map(({ id, name, role, city, picture }) => (
            <li key={id}>
              <div className={styles.person}>
                <strong>{name}</strong>
                <p>{[role, city].filter(Boolean).join(', ')}</p>
                <TextLink href={href} label={write.replace('{name}', name)} />
              </div>
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes={people.length > 1 ? sizes.several : sizes.alone}
                className={styles.portrait}
              />
            </li>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}
