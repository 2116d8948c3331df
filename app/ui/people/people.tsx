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
  /** As large as there is room, side by side. */
  large?: true;
}

/** People with a portrait each: name, role and where they sit. */
export function People({ people, reviews, large }: PeopleProps) {
  const wide = people.length > 2 ? '(width >= 768px) 23vw' : '(width >= 1024px) 31vw';
  const titles = new Map(reviews?.map(({ id, title }) => [id, title]));
  return (
    <ul className={styles.people} data-large={large}>
      {people.map(({ id, name, role, city, picture }) => (
        <li key={id}>
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes={large ? `${wide}, 46vw` : '88px'}
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
