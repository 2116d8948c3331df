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

/** All tools as houses of a street, whose signs are tabs; the selected one is lit, with its picture and words. */
function Street({ heading, tools }: { heading: string; tools: Tools }) {
  const tabs = tabsOf(useId());
  return (
    <div className={styles.street}>
      <div {...tabs.list(heading)} className={`${styles.houses} ${tabs.listClass}`}>
        {tools.map(({ name }, index) => (
          <button key={name} {...tabs.tab(index)} className={styles.house} data-letters={name.length}>
            <span>
              {name.split(' ').map((word) => (
                <span key={word} data-letters={word.length}>
                  {word}{' '}
                </span>
              ))}
            </span>
          </button>
        ))}
      </div>
      {tools.map(({ name, description, picture }, index) => (
        <div key={name} {...tabs.panel(index, styles.panel)}>
          <h3>{name}</h3>
          <Picture picture={picture} sizes="(width >= 1024px) 30vw, 84vw" className={styles.picture} />
          <p>{description}</p>
        </div>
      ))}
    </div>
  );
}

/** On small screens the houses are a carousel. */
function Slides({ heading, tools }: { heading: string; tools: Tools }) {
  const { words } = useSite();
  return (
    <Carousel
      label={heading}
      labels={words.carousel}
      every={slideTime}
      markers
      headed
      className={`wrap ${styles.slides}`}
    >
      {tools.map(({ name, picture, description }) => (
        <div key={name} className={styles.card}>
          <h3 data-letters={name.length}>{name}</h3>
          <Picture picture={picture} sizes="(width >= 640px) 43vw, 80vw" className={styles.picture} />
          <p>{description}</p>
        </div>
      ))}
    </Carousel>
  );
}

export default function Toolkit({ heading, tools }: SectionProps<'toolkit'>) {
  return (
    <section className={`${styles.section} band-start slim on-paper`} id="toolkit">
      <h2 className="wrap">{heading}</h2>
      {/* CSS shows the street or the slides. */}
      <Street heading={heading} tools={tools} />
      <Slides heading={heading} tools={tools} />
    </section>
  );
}
