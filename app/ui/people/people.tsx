import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './people.module.css';

export interface PeopleProps {
  people: readonly {
    id: string;
    name: string;
    role: string;
    city?: string | undefined;
    picture: PictureProps['picture'];
  }[];
  /** Quotes by person id, and what follows below the name. */
  said?: ReadonlyMap<string, { quote: ReactNode; more?: ReactNode }> | undefined;
  /** Portraits as large as the columns allow. */
  large?: true;
}

interface TeamProps extends Pick<PeopleProps, 'people'> {
  heading: string;
  className?: string | undefined;
}

/** The people responsible for a page's service, small. */
export function Team({ heading, people, className }: TeamProps) {
  return (
    <div id="who-answers" className={[styles.team, className].filter(Boolean).join(' ')}>
      <h3>{heading}</h3>
      <People people={people} />
    </div>
  );
}

/** People with portrait, name, role and city. */
export function People({ people, said, large }: PeopleProps) {
  const wide = people.length > 2 ? '(width >= 768px) 23vw' : '(width >= 1024px) min(31vw, 322px)';
  const across = large ? `${wide}, 46vw` : '88px';
  // Of those quoted, the first is shown large on wide screens.
  const quoted = (index: number): string =>
    index === 0 ? '(width >= 1024px) min(39vw, 560px), 84px' : '84px';
  return (
    <ul className={styles.people} data-large={large}>
      {people.map(({ id, name, role, city, picture }, index) => (
        <li key={id}>
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes={said ? quoted(index) : across}
            className={styles.portrait}
          />
          <div>
            {said?.get(id)?.quote}
            <strong>{name}</strong>
            <span>{role}</span>
            {city ? <span>{city}</span> : null}
            {said?.get(id)?.more}
          </div>
        </li>
      ))}
    </ul>
  );
}
