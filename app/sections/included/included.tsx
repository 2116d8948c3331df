import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './included.module.css';
import Paddles from './paddles.island.tsx';

/** What a service includes, as four paddles held up at an auction, each higher than the one before. */
export default function Included({ heading, items }: SectionProps<'included'>) {
  const { choose, slide } = useSite().words.carousel;
  return (
    <section className={`${styles.section} on-ink apart`} id="included">
      <div className="wrap">
        <h2>{heading}</h2>
      </div>
      <Island
        name="paddles"
        component={Paddles}
        props={{ titles: items.map(({ title }) => title), words: { choose, slide } }}
      >
        {items.flatMap(({ title, weeks, description }) => [
          <div key={`${title} weeks`} className={styles.weeks}>
            {weeks.unit} <b>{weeks.number}</b>
          </div>,
          <p key={title} className={styles.text}>
            {description}
          </p>,
        ])}
      </Island>
    </section>
  );
}
