import { Children, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { WorkItem } from '#app/content/model.ts';
import { Sail } from '#app/ui/sail/sail.tsx';
import { moving } from '#app/ui/motion/motion.ts';
import { after } from '#app/ui/ticker/ticker.ts';
import type { SectionProps } from '../schemas.ts';
import { wideCards } from './rows.ts';
import { useCategory } from './use-category.ts';
import { useWorks } from './use-works.ts';
import { WorkCard } from './work-card.tsx';
import styles from './works-browser.module.css';

/** Id of the category that holds all works, milliseconds before the scroll, and pixels kept above the grid. */
const allWorks = 1;
const scrollDelay = 100;
const scrollOffset = 150;

function scrollTo(grid: HTMLElement | null): void {
  if (!grid) return;
  const top = grid.getBoundingClientRect().top + window.scrollY - scrollOffset;
  window.scrollTo({ top, behavior: moving() ? 'smooth' : 'instant' });
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

interface WorksGridProps {
  label: string;
  count: string;
  categories: SectionProps<'works-browser'>['works']['categories'];
  /** The works whose cards are in the page, in the order of the cards. */
  inPage: readonly Pick<WorkItem, 'id' | 'categoryId'>[];
  children: ReactNode;
}

export default function WorksGrid({ label, count, categories, inPage, children }: WorksGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { chosen, choose, choices } = useCategory(categories);
  // Once the choice stands in the page: the name of a category may take more lines than the one before.
  useEffect(() => (choices > 0 ? after(scrollDelay, () => scrollTo(grid.current)) : undefined), [choices]);
  const cards = new Map(Children.toArray(children).map((card, index) => [inPage[index]?.id, card]));
  const loaded = useWorks();
  const items = loaded?.map((work) => ({
    ...work,
    card: cards.get(work.id) ?? <WorkCard work={work} first={false} />,
  }));
  const all = chosen === undefined || chosen.id === allWorks;
  const shown = (items ?? inPage.map((work) => ({ ...work, card: cards.get(work.id) }))).filter(
    ({ categoryId }) => all || categoryId === chosen.id,
  );
  const wide = wideCards(shown.length);
  const groups = categories
    .map((category) => ({
      ...category,
      works: shown.flatMap((work, place) => (work.categoryId === category.id ? [{ ...work, place }] : [])),
    }))
    .filter(({ works }) => works.length > 0);

  function onChoose(event: MouseEvent, category: (typeof categories)[number]): void {
    if (!plainClick(event)) return;
    event.preventDefault();
    choose(category);
  }

  return (
    <>
      <div className={styles.head}>
        <h1>{chosen?.heading}</h1>
        <p>
          <b>{chosen?.label}</b> <span role="status">{count.replace('{n}', String(shown.length))}</span>
        </p>
      </div>
      <nav aria-label={label} className={styles.categories}>
        <ul>
          {categories.map((category) => (
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
      <div ref={grid} className={styles.grid} id={categories[0]?.slug}>
        {groups.map(({ slug, label: name, works }) => (
          <div key={slug} className={styles.group}>
            <h2 id={slug}>{name}</h2>
            <ul>
              {works.map(({ id, card, place }) => (
                <li key={id} data-wide={wide.has(place) || undefined}>
                  {card}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
