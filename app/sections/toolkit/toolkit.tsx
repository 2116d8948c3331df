import { useId } from 'react';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { tabs as tabsOf } from '#app/ui/tabs/tabs.ts';
import type { SectionProps } from '../schemas.ts';
import { Drawing } from './drawing.tsx';
import styles from './toolkit.module.css';

type Tools = SectionProps<'toolkit'>['tools'];

/** Milliseconds between slides on small screens. */
const slideTime = 2000;

/** All tools as tabs, with the selected one in use. */
function Tray({ heading, tools }: { heading: string; tools: Tools }) {
  const tabs = tabsOf(useId());
  return (
    <>
      <div {...tabs.list(heading)} className={`${styles.tray} ${tabs.listClass}`}>
        {tools.map(({ name, drawing }, index) => (
          <button key={name} {...tabs.tab(index)} className={styles.tool}>
            <Drawing of={drawing} />
            <span>{name}</span>
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tools.map(({ name, description, picture }, index) => (
          <div key={name} {...tabs.panel(index, styles.panel)}>
            <Picture
              picture={picture}
              sizes="(width >= 1024px) 46.8vw, 90vw"
              decoding="sync"
              className={styles.picture}
            />
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
            </div>
          </div>
        ))}
      </div>
    </>
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
      {tools.map(({ name, drawing, description }) => (
        <div key={name} className={styles.card}>
          <Drawing of={drawing} />
          <h3>{name}</h3>
          <p>{description}</p>
        </div>
      ))}
    </Carousel>
  );
}

export default function Toolkit({ heading, tools }: SectionProps<'toolkit'>) {
  return (
    <section className={`${styles.section} band slim on-ink apart`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        {/* CSS shows one of the two. */}
        <Tray heading={heading} tools={tools} />
        <Slides heading={heading} tools={tools} />
      </div>
    </section>
  );
}
