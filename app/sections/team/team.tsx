import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './team.module.css';

/** Milliseconds between slides. */
const turn = 2500;

/** How each rank sits for its picture, by the slides at the widest: on a bench, as posters, or small in one row. */
const ranked = {
  4: `${styles.four} ${styles.bench}`,
  5: `${styles.five} ${styles.posters} on-ink`,
  6: `${styles.six} ${styles.row}`,
};

/** Width of a figure for the same numbers. */
const sizes = {
  4: '(width >= 1240px) 24vw, (width >= 1024px) 28vw, (width >= 768px) 41vw, (width >= 640px) 48vw, 84vw',
  5: '(width >= 1240px) 20vw, (width >= 1024px) 25vw, (width >= 768px) 33vw, (width >= 640px) 50vw, 62vw',
  6: '(width >= 1024px) 10vw, 136px',
};

type Rank = SectionProps<'team'>['ranks'][number];

function Person({ person, most }: { person: Rank['people'][number]; most: Rank['most'] }) {
  const { name, role, city, bio, picture, cutout } = person;
  // A poster has its ground.
  const cut = most === 5 ? undefined : cutout;
  return (
    <div className={styles.person}>
      <Picture
        picture={cut ?? picture}
        sizes={sizes[most]}
        className={`${styles.figure} ${cut ? '' : styles.framed}`}
      />
      <div className={styles.plate}>
        <h3>{name}</h3>
        <p>
          <b>{role}</b>
          {city ? `, ${city}` : null}
        </p>
      </div>
      {bio ? <p className={styles.bio}>{bio}</p> : null}
    </div>
  );
}

export default function Team({ ranks }: SectionProps<'team'>) {
  const { words } = useSite();
  return (
    <section>
      {ranks.map(({ heading, text, most, people }) => (
        <div key={heading} className={`${styles.rank} ${ranked[most]}`}>
          <div className={styles.head}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <Carousel label={heading} labels={words.carousel} every={turn} className={styles.carousel}>
            {people.map((person) => (
              <Person key={person.id} person={person} most={most} />
            ))}
          </Carousel>
        </div>
      ))}
    </section>
  );
}
