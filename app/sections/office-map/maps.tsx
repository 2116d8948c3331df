import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { MapPlan } from '#app/ui/map-frame/map-frame.tsx';
import type { SectionProps } from '../schemas.ts';
import MapChoice from './map-choice.island.tsx';
import styles from './maps.module.css';

/** The map as part of another section, with the address of the shown office. */
export function Maps({ heading, offices }: Pick<SectionProps<'office-map'>, 'heading' | 'offices'>) {
  const { map, opensInNewTab } = useSite().words;
  return (
    <div className={styles.section}>
      <h2 className="visually-hidden">{heading}</h2>
      <Island
        name="map-choice"
        component={MapChoice}
        props={{
          offices: offices.map(({ id, name, address, mapFrame, mapHref }) => ({
            id,
            name,
            address,
            mapFrame,
            mapHref,
          })),
          words: { ...map, opensInNewTab },
        }}
      >
        {offices.map((office) => (
          <MapPlan key={office.id} picture={office.streets} />
        ))}
      </Island>
    </div>
  );
}
