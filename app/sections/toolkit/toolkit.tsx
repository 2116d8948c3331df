import { useId } from 'react';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { tabs as tabsOf } from '#app/ui/tabs/tabs.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './toolkit.module.css';

type Tools = SectionProps<'toolkit'>['tools'];

/** Milliseconds between slides on small screens. */
const slideTime = 2000;

/** All tools as tabs with pictures; the words of the selected one stand under the heading. */
function Bench({ heading, tools }: { heading: string; tools: Tools }) {
  const tabs = tabsOf(useId());
  return (
    <div className={styles.large}>
      <h2>{heading}</h2>
      <div {...tabs.list(heading)} className={`${styles.bench} ${tabs.listClass}`}>
        {tools.map(({ name, picture }, index) => (
          <button key={name} {...tabs.tab(index)} className={styles.tool}>
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="(width >= 1440px) 300px, 21vw"
              className={styles.picture}
            />
            <span>{name}</span>
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tools.map(({ name, description, picture }, index) => (
          <div key={name} {...tabs.panel(index, styles.panel)}>
            <h3>{name}</h3>
            <p>
              {description} <span className="visually-hidden">{picture.alt}</span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** On small screens the tools are a carousel. */
function Slides({ heading, tools }: { heading: string; tools: Tools }) {
  const { words } = useSite();
  return (
    <Carousel
      label={heading}
      labels={words.carousel}
      every={slideTime}
      markers
      headed
      className={styles.slides}
    >
      {tools.map(({ name, picture, description }) => (
        <div key={name} className={styles.card}>
          <Picture picture={picture} sizes="(width >= 640px) 46vw, 86vw" className={styles.picture} />
          <h3>{name}</h3>
          <p>{description}</p>
        </div>
      ))}
    </Carousel>
  );
}

export default function Toolkit({ heading, tools }: SectionProps<'toolkit'>) {
  return (
    <section className={`${styles.section} band slim on-paper`} id="toolkit">
      <div className="wrap">
        {/* CSS shows the tabs or the slides. */}
        <Bench heading={heading} tools={tools} />
        <Slides heading={heading} tools={tools} />
      </div>
    </section>
  );
}
