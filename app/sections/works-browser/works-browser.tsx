import { Island } from '#app/ui/island/island.tsx';
import { useSite } from '#app/site/site.tsx';
import type { SectionProps } from '../schemas.ts';
import { hang } from './wall.ts';
import { Lettering } from './lettering.tsx';
import { WorkCard } from './work-card.tsx';
import styles from './works-browser.module.css';
import WorksGrid from './works-grid.island.tsx';

/** All works, with a list of categories. */
export default function WorksBrowser(props: SectionProps<'works-browser'>) {
  const { label, count, more, walls, posters, works } = props;
  const { categories, items } = works;
  const inPage = items.map(({ id, categoryId, rank }) => ({ id, categoryId, rank }));
  const { words } = useSite();
  const spots = hang(items);
  const [first] = spots.keys();
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className={styles.board}>
        <Island
          name="works-grid"
          component={WorksGrid}
          props={{ label, count, more, walls, showAll: words.showAll, categories, inPage }}
        >
          <Lettering heading={categories[0]?.heading ?? ''} posters={posters} />
          {items.map((work) => {
            const spot = spots.get(work.id);
            return (
              spot && (
                <WorkCard
                  key={work.id}
                  work={work}
                  spot={spot}
                  shown={walls[spot.wall]?.shown ?? ''}
                  first={work.id === first}
                />
              )
            );
          })}
        </Island>
      </div>
    </section>
  );
}
