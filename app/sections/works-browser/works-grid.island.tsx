import { Children, Fragment, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { fillIn } from '#app/content/fill-in.ts';
import type { WorkItem } from '#app/content/model.ts';
import { useScripted } from '#app/ui/island/use-scripted.ts';
import { moving } from '#app/ui/motion/motion.ts';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import { byCategory, byWall, type Hung, hungOf } from './groups.ts';
import { useCategory } from './use-category.ts';
import { useWorks } from './use-works.ts';
import { atFirst } from './wall.ts';
import { WorkCard } from './work-card.tsx';
import styles from './works-browser.module.css';

/** Id of the category of all works, milliseconds before scrolling, and pixels kept above the grid. */
const allWorks = 1;
const scrollDelay = 100;
const scrollOffset = 150;

function scrollTo(grid: HTMLElement | null): void {
  if (!grid) return;
  const top = grid.getBoundingClientRect().top + window.scrollY - scrollOffset;
  window.scrollTo({ top, behavior: moving() ? 'smooth' : 'instant' });
}

/** Scrolls the selected category into view where the list scrolls sideways. */
function scrollToChosen(list: HTMLUListElement | null): void {
  const link = list?.querySelector('[aria-current]');
  if (!list || !link) return;
  const { left, width } = link.getBoundingClientRect();
  list.scrollBy({ left: left + width / 2 - list.getBoundingClientRect().left - list.clientWidth / 2 });
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A work of the page, or loaded with all that its card shows. */
type Work = WorkItem | Pick<WorkItem, 'id' | 'categoryId' | 'rank'>;

interface WorksGridProps {
  label: string;
  count: string;
  walls: SectionProps<'works-browser'>['walls'];
  /** Label of the button that shows the remaining works on narrow viewports. */
  showAll: string;
  more: string;
  categories: SectionProps<'works-browser'>['works']['categories'];
  /** The works whose cards are in the page, in that order, after the posters of the heading. */
  inPage: readonly Pick<WorkItem, 'id' | 'categoryId' | 'rank'>[];
  children: ReactNode;
}

export default function WorksGrid(props: WorksGridProps) {
  const { label, count, more, walls, showAll, categories, inPage, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { chosen, choose, choices } = useCategory(categories);
  // After rendering, as a category's name may take more lines than the previous one.
  useEffect(() => {
    const timer = choices > 0 ? setTimeout(() => scrollTo(grid.current), scrollDelay) : undefined;
    return () => clearTimeout(timer);
  }, [choices]);
  useEffect(() => scrollToChosen(list.current), [chosen]);
  const [lettering, ...slots] = Children.toArray(children);
  const cards = new Map(slots.map((card, index) => [inPage[index]?.id, card]));
  const loaded = useWorks();
  const works: readonly Work[] = loaded ?? inPage;
  const all = chosen === undefined || chosen.id === allWorks;
  const shown = works.filter(({ categoryId }) => all || categoryId === chosen.id);
  const hung = hungOf(shown, inPage);
  const onWalls = byWall(hung, walls);
  // With script, source order follows the layout; the prerendered page groups by category.
  const scripted = useScripted();
  const groups = scripted ? onWalls : byCategory(hung, categories);

  /** Place among the works that narrow viewports do not show yet. */
  function lateOf({ place }: Hung<Work>): number | undefined {
    return all && place >= atFirst ? place - atFirst : undefined;
  }

  /** The page's own card if its size is unchanged, on narrow viewports too. */
  function cardOf({ work, spot, resized }: Hung<Work>): ReactNode {
    if (!resized || !('image' in work)) return cards.get(work.id);
    return <WorkCard work={work} spot={spot} shown={walls[spot.wall]?.shown ?? ''} />;
  }

  function countOf(id: number): number {
    return works.filter(({ categoryId }) => id === allWorks || categoryId === id).length;
  }

  function onChoose(event: MouseEvent, category: (typeof categories)[number]): void {
    if (!plainClick(event)) return;
    event.preventDefault();
    choose(category);
  }

  /** Narrow viewports show what a count leads to. */
  function open(): void {
    grid.current?.querySelector('details')?.setAttribute('open', '');
  }

  // The button disappears when pressed, so focus the first work it revealed.
  function goOn(): void {
    grid.current?.querySelector<HTMLElement>('[data-late="0"]')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={styles.head} data-chosen={all ? undefined : ''}>
        <header className={styles.title} data-letters={chosen?.heading.length}>
          {all ? lettering : null}
          <h1>{chosen?.heading}</h1>
        </header>
        <p>
          {all ? null : <b>{chosen.name ?? chosen.label}</b>}{' '}
          <span role="status">
            {all
              ? onWalls.map(({ id, wall = 0, hung: { length } }) => {
                  const words = fillIn(walls[wall]?.count ?? '', { n: length });
                  return (
                    <Fragment key={id}>
                      {scripted ? (
                        <a href={`#${id}`} onClick={open}>
                          {words}
                        </a>
                      ) : (
                        words
                      )}{' '}
                    </Fragment>
                  );
                })
              : fillIn(count, { n: shown.length })}
          </span>
        </p>
      </div>
      <nav aria-label={label} className={styles.categories}>
        <ul ref={list}>
          {categories.map((category) => (
            <li key={category.id}>
              {/* Without script it links to the category's group. */}
              <a
                href={`#${category.slug}`}
                aria-current={category === chosen || undefined}
                data-count={countOf(category.id)}
                onClick={(event) => onChoose(event, category)}
              >
                {category.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={grid} className={styles.grid} id={categories[0]?.slug}>
        {groups.map(({ id, wall, name, note, hung: inGroup }) => (
          <div key={name} className={styles.group}>
            <div
              className={wall ? styles.name : styles.category}
              data-wall={wall}
              data-late={inGroup[0] && lateOf(inGroup[0]) !== undefined ? '' : undefined}
            >
              <h2 id={id}>{name}</h2>
              {note ? <p>{note}</p> : null}
            </div>
            <ul>
              {inGroup.map((item) => (
                <li
                  key={item.work.id}
                  data-rank={item.work.rank}
                  data-size={item.spot.size}
                  data-span={item.spot.span}
                  data-large={item.spot.large ? '' : undefined}
                  data-late={lateOf(item)}
                  tabIndex={lateOf(item) === 0 ? -1 : undefined}
                >
                  {cardOf(item)}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {all && shown.length > atFirst ? (
          <details className={styles.rest} onToggle={goOn}>
            <summary>
              {showAll} {fillIn(count, { n: shown.length })} <Pointer className={styles.down} />
              <span>{fillIn(more, { n: shown.length - atFirst })}</span>
            </summary>
          </details>
        ) : null}
      </div>
    </>
  );
}
