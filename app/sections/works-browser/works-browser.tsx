import { Island } from '#app/ui/island/island.tsx';
import { useSite } from '#app/site/site.tsx';
import type { SectionProps } from '../schemas.ts';
import { wallOf } from './wall.ts';
import { WorkCard } from './work-card.tsx';
import styles from './works-browser.module.css';
import WorksGrid from './works-grid.island.tsx';

/** All works, in a list of categories to choose from. */
export default function WorksBrowser({ label, count, story, whole, works }: SectionProps<'works-browser'>) {
  const { categories, items } = works;
  const inPage = items.map(({ id, categoryId, href }) => ({ id, categoryId, href }));
  const { words } = useSite();
  const wall = wallOf(items.map(({ href }) => Boolean(href)));
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className={styles.board}>
        <Island
          name="works-grid"
          component={WorksGrid}
          props={{ label, count, story, whole, showAll: words.showAll, categories, inPage }}
        >
          {items.map((work, place) => (
            <WorkCard
              key={work.id}
              work={work}
              story={story}
              size={wall[place]?.size ?? 'medium'}
              span={wall[place]?.span ?? 4}
              first={place === 0}
            />
          ))}
        </Island>
      </div>
    </section>
  );
}
