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
  /** What some of them say, under the same ids. */
  reviews?: readonly { id: string; title: string }[] | undefined;
}

/** People with a small portrait each: name, role and where they sit. */
export function People({ people, reviews }: PeopleProps) {
  const titles = new Map(reviews?.map(({ id, title }) => [id, title]));
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, role, city, picture }) => (
        <li key={id}>
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes={titles.has(id) ? '(width >= 768px) 23vw, 46vw' : '88px'}
            className={styles.portrait}
          />
          <p>
            {titles.has(id) ? <q>{titles.get(id)}</q> : null}
            <strong>{name}</strong>
            <span>{role}</span>
            {city ? <span>{city}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
