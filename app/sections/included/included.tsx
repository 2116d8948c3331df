import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import Holds from './holds.island.tsx';
import styles from './included.module.css';

/** A boat with the list in its four holds. */
export default function Included({ heading, items }: SectionProps<'included'>) {
  const { choose, slide } = useSite().words.carousel;
  return (
    <section className={`${styles.section} band-start slim`} id="included">
      <div className="wrap">
        <h2>{heading}</h2>
      </div>
      <Island
        name="holds"
        component={Holds}
        props={{ titles: items.map(({ title }) => title), words: { choose, slide } }}
      >
        {[
          ...items.map(({ title, picture }) => (
            <Picture key={title} picture={picture} sizes="(width >= 1024px) 32vw, 240px" />
          )),
          ...items.map(({ title, description }) => <p key={`${title}, in words`}>{description}</p>),
        ]}
      </Island>
      <div className={styles.sea} />
    </section>
  );
}
