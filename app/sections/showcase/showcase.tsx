import { Fragment, useId } from 'react';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import ShowcaseList from './showcase-list.island.tsx';
import styles from './showcase.module.css';

export default function Showcase({ heading, text, items }: SectionProps<'showcase'>) {
  const { choose, slide } = useSite().words.carousel;
  const titles = items.map(({ title }) => title);
  return (
    <section className={`${styles.section} band slim on-white`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        <Island
          name="showcase-list"
          component={ShowcaseList}
          props={{ id: useId(), titles, words: { choose, slide } }}
        >
          {items.map(({ title, description, picture }) => (
            <Fragment key={title}>
              <Picture
                picture={picture}
                sizes="(width >= 1024px) 52vw, (width >= 768px) 420px, 80vw"
                className={styles.picture}
              />
              <p>{description}</p>
            </Fragment>
          ))}
        </Island>
      </div>
    </section>
  );
}
