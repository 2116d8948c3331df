import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './team.module.css';

/** Milliseconds between slides. */
const turn = 2500;

/** Slides at each width, for every number of slides at the widest. */
const slides = { 4: styles.four, 5: styles.five, 6: styles.six };

/** Width of a figure for the same numbers. */
const sizes = {
  4: '(width >= 1240px) 24vw, (width >= 1024px) 28vw, (width >= 768px) 41vw, (width >= 640px) 48vw, 84vw',
  5: '(width >= 1240px) 19.5vw, (width >= 1024px) 22vw, (width >= 768px) 35vw, (width >= 640px) 44vw, 64vw',
  6: '(width >= 1240px) 17vw, (width >= 1024px) 21vw, (width >= 768px) 30vw, (width >= 640px) 36vw, 48vw',
};

type Rank = SectionProps<'team'>['ranks'][number];

function Person({ person, sizes: width }: { person: Rank['people'][number]; sizes: string }) {
  const { name, role, city, bio, picture, cutout } = person;
  return (
    <div className={styles.person}>
      <Picture
        picture={cutout ?? picture}
        sizes={width}
        className={`${styles.figure} ${cutout ? '' : styles.framed}`}
      />
      <div className={`${styles.plate} on-paper`}>
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
    <section className={styles.picture}>
      {ranks.map(({ heading, text, most, people }) => (
        <div key={heading} className={`${styles.bench} ${slides[most]}`}>
          <div className={styles.head}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <Carousel label={heading} labels={words.carousel} every={turn} className={styles.carousel}>
            {people.map((person) => (
              <Person key={person.id} person={person} sizes={sizes[most]} />
            ))}
          </Carousel>
        </div>
      ))}
    </section>
  );
}
