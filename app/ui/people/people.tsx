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
}

/** People with a small portrait each: name, role and where they sit. */
export function People({ people }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, role, city, picture }) => (
        <li key={id}>
          <Picture picture={{ ...picture, alt: '' }} sizes="88px" className={styles.portrait} />
          <p>
            <strong>{name}</strong>
            <span>{role}</span>
            {city ? <span>{city}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
