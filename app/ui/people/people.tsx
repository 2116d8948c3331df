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
  /** Portraits as large as the columns allow. */
  large?: true;
  /** Portraits of middle size, in a row. */
  row?: true;
}

interface TeamProps extends Pick<PeopleProps, 'people'> {
  heading: string;
  className?: string | undefined;
}

/** The people responsible for a page's service. */
export function Team({ heading, people, className }: TeamProps) {
  return (
    <div id="who-answers" className={[styles.team, className].filter(Boolean).join(' ')}>
      <h3>{heading}</h3>
      <People people={people} row />
    </div>
  );
}

/** People with portrait, name, role and city. */
export function People({ people, large, row }: PeopleProps) {
  const wide = people.length > 2 ? '(width >= 768px) 23vw' : '(width >= 1024px) min(31vw, 322px)';
  const small = row ? '140px' : '88px';
  const across = large ? `${wide}, 46vw` : small;
  return (
    <ul className={styles.people} data-large={large}>
      {people.map(({ id, name, role, city, picture }) => (
        <li key={id}>
          <Picture picture={{ ...picture, alt: '' }} sizes={across} className={styles.portrait} />
          <div>
            <strong>{name}</strong>
            <span>{role}</span>
            {city ? <span>{city}</span> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
