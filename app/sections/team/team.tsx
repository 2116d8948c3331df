import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './team.module.css';

/** Milliseconds between slides. */
const turn = 2500;

/** Size class of a rank by its maximum number of slides: fewer are larger. */
const ranked = { 4: styles.four, 5: styles.five, 6: styles.six };

/** `sizes` of a figure for these numbers, a little below the widths shown, so that the nearest file is chosen and not the next. */
const sizes = {
  4: '(width >= 1240px) 27vw, (width >= 1024px) 34vw, (width >= 768px) 40vw, (width >= 640px) 48vw, 75vw',
  5: '(width >= 1240px) 21vw, (width >= 1024px) 23vw, (width >= 768px) 31vw, (width >= 640px) 37vw, 61vw',
  6: '(width >= 1240px) 12vw, (width >= 1024px) 14vw, (width >= 768px) 18vw, (width >= 640px) 17vw, 37vw',
};

type Rank = SectionProps<'team'>['ranks'][number];

/** Splits 'Business Head, SEO' into rank and field; visually the heading already shows the rank. */
function partsOf(role: string): [string, string] {
  const field = role.lastIndexOf(', ') + 1;
  return [role.slice(0, field), role.slice(field).trim()];
}

function Person({ person, most }: { person: Rank['people'][number]; most: Rank['most'] }) {
  const { name, role, city, bio, picture, cutout, atWork } = person;
  const [rank, field] = partsOf(role);
  const shape = [styles.figure, atWork ? styles.busy : !cutout && styles.framed];
  return (
    <div className={styles.person}>
      <Picture
        picture={atWork ?? cutout ?? picture}
        sizes={sizes[most]}
        className={shape.filter(Boolean).join(' ')}
      />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          {rank ? <span className="visually-hidden">{rank} </span> : null}
          <b>{field}</b> {city}
        </p>
        {bio ? <p className={styles.bio}>{bio}</p> : null}
      </div>
    </div>
  );
}

export default function Team({ ranks }: SectionProps<'team'>) {
  const { words } = useSite();
  return (
    <section className={styles.house}>
      {ranks.map(({ heading, text, most, people }) => (
        <div key={heading} className={`${styles.storey} ${ranked[most]}`}>
          <div className={styles.head}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <Carousel label={heading} labels={words.carousel} every={turn} counted className={styles.carousel}>
            {people.map((person) => (
              <Person key={person.id} person={person} most={most} />
            ))}
          </Carousel>
        </div>
      ))}
    </section>
  );
}
