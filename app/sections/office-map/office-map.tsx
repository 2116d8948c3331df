import { useSite } from '#app/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { MapPlan } from '#app/ui/map-frame/map-frame.tsx';
import type { SectionProps } from '../schemas.ts';
import MapChoice from './map-choice.tsx';
import styles from './office-map.module.css';

/** Where the offices are. */
export default function OfficeMap({ heading, offices }: SectionProps<'office-map'>) {
  const { map, opensInNewTab } = useSite().words;
  return (
    <section className={styles.section}>
      <h2 className="visually-hidden">{heading}</h2>
      <Island
        name="office-map"
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
        {offices.map(({ id, plan }) => (
          <MapPlan key={id} picture={plan} />
        ))}
      </Island>
    </section>
  );
}
