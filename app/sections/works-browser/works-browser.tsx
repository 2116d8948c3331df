import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Sail } from '#app/ui/sail/sail.tsx';
import { moving } from '#app/ui/motion/motion.ts';
import { after } from '#app/ui/ticker/ticker.ts';
import type { SectionProps } from '../schemas.ts';
import { useStanding } from '../use-standing.ts';
import { wideCards } from './rows.ts';
import { useCategory } from './use-category.ts';
import { useWorks } from './use-works.ts';
import { WorkCard } from './work-card.tsx';
import styles from './works-browser.module.css';

/** Id of the category that holds all works, milliseconds before the scroll, and pixels kept above the grid (detail-pages 9). */
const allWorks = 1;
const scrollDelay = 100;
const scrollOffset = 150;
/** Works that fill the first window of any screen. */
const firstScreen = 12;

function scrollTo(grid: HTMLElement | null): void {
  if (!grid) return;
  const top = grid.getBoundingClientRect().top + window.scrollY - scrollOffset;
  window.scrollTo({ top, behavior: moving() ? 'smooth' : 'instant' });
}

/** Scrolls to the grid once a choice that was announced stands in the address `key`, and so in the page. */
function useScrollAfter(key: string, grid: RefObject<HTMLElement | null>): () => void {
  const announced = useRef(false);
  useEffect(() => {
    if (!announced.current) return undefined;
    announced.current = false;
    return after(scrollDelay, () => scrollTo(grid.current));
  }, [key, grid]);
  return () => {
    announced.current = true;
  };
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export default function WorksBrowser({ label, count, works }: SectionProps<'works-browser'>) {
  const grid = useRef<HTMLDivElement>(null);
  const { chosen, choose, key } = useCategory(works.categories);
  const announceChoice = useScrollAfter(key, grid);
  const items = useWorks(works.items);
  const all = chosen === undefined || chosen.id === allWorks;
  const shown = all ? items : items.filter((item) => item.categoryId === chosen.id);
  const wide = wideCards(shown.length);
  const standing = useStanding(shown.length, firstScreen);
  const groups = works.categories
    .map((category) => ({
      ...category,
      cards: shown.flatMap((work, place) =>
        place < standing && work.categoryId === category.id ? [{ work, place }] : [],
      ),
    }))
    .filter(({ cards }) => cards.length > 0);

  function onChoose(event: MouseEvent, category: (typeof works.categories)[number]): void {
    if (!plainClick(event)) return;
    event.preventDefault();
    announceChoice();
    choose(category);
  }

  return (
    <section className={`${styles.section} band on-sand`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h1>{chosen?.heading}</h1>
          <p>
            <b>{chosen?.label}</b> <span role="status">{count.replace('{n}', String(shown.length))}</span>
          </p>
        </div>
        <nav aria-label={label} className={styles.categories}>
          <ul>
            {works.categories.map((category) => (
              <li key={category.id}>
                {/* Without script it leads to the category's own group of works. */}
                <a
                  href={`#${category.slug}`}
                  aria-current={category === chosen || undefined}
                  onClick={(event) => onChoose(event, category)}
                >
                  <Sail className={styles.pointer} />
                  {category.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={grid} className={styles.grid} id={works.categories[0]?.slug}>
          {groups.map(({ slug, label: name, cards }) => (
            <div key={slug} className={styles.group}>
              <h2 id={slug}>{name}</h2>
              <ul>
                {cards.map(({ work, place }) => (
                  <WorkCard key={work.id} work={work} wide={wide.has(place)} first={place === 0} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
