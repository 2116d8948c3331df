import { useSite } from '#app/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './team.module.css';

/** Milliseconds between slides. */
const turn = 2500;

/** Slides at each width, for every number of slides at the widest. */
const slides = { 4: styles.four, 5: styles.five, 6: styles.six };

/** Width of a portrait for the same numbers. */
const sizes = {
  4: '(width >= 1240px) min(23vw, 330px), (width >= 1024px) 30vw, (width >= 768px) 36vw, (width >= 640px) 46vw, 76vw',
  5: '(width >= 1240px) min(18vw, 256px), (width >= 1024px) 22vw, (width >= 768px) 30vw, (width >= 640px) 46vw, 76vw',
  6: '(width >= 1240px) min(15vw, 210px), (width >= 1024px) 20vw, (width >= 768px) 26vw, (width >= 640px) 37vw, 57vw',
};

export default function Team({ heading, text, most, people }: SectionProps<'team'>) {
  const { words } = useSite();
  return (
    <section className="band on-paper">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <Carousel
          label={heading}
          labels={words.carousel}
          every={turn}
          loop
          className={`${styles.carousel} ${slides[most]}`}
        >
          {people.map(({ id, name, role, city, bio, picture }) => (
            <div key={id} className={styles.person}>
              <Picture picture={picture} sizes={sizes[most]} className={styles.portrait} />
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              {city ? <p className={styles.city}>{city}</p> : null}
              {bio ? <p className={styles.bio}>{bio}</p> : null}
            </div>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
