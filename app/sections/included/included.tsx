import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './included.module.css';
import Stacks from './stacks.island.tsx';

/** What a service includes, as four stacks of coins on a quay, each higher than the one before. */
export default function Included({ heading, items }: SectionProps<'included'>) {
  const { choose, slide } = useSite().words.carousel;
  return (
    <section className={`${styles.section} on-ink apart`} id="included">
      <div className="wrap">
        <h2>{heading}</h2>
      </div>
      <Island
        name="stacks"
        component={Stacks}
        props={{ titles: items.map(({ title }) => title), words: { choose, slide } }}
      >
        {items.map(({ title, description }) => (
          <p key={title}>{description}</p>
        ))}
      </Island>
    </section>
  );
}
