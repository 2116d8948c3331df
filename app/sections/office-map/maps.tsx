import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { MapPlan } from '#app/ui/map-frame/map-frame.tsx';
import type { SectionProps } from '../schemas.ts';
import MapChoice from './map-choice.island.tsx';
import styles from './maps.module.css';

/** Beside all addresses the plan is taller. */
const tallSizes = '(width >= 768px) max(1100px, 92vw), 620px';

type Props = Pick<SectionProps<'office-map'>, 'heading' | 'offices'>;

/** The map with its addresses: only the shown office's, or all of them. */
export function OfficeMaps({ offices, all }: Pick<Props, 'offices'> & { all?: true }) {
  const { map, opensInNewTab } = useSite().words;
  return (
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
        all,
      }}
    >
      {offices.map((office) => (
        <MapPlan key={office.id} picture={office.streets} sizes={all && tallSizes} />
      ))}
    </Island>
  );
}

/** The map as part of another section. */
export function Maps({ heading, offices }: Props) {
  return (
    <div className={styles.section}>
      <h2 className="visually-hidden">{heading}</h2>
      <OfficeMaps offices={offices} />
    </div>
  );
}
