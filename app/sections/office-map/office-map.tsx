import { fillIn } from '#app/content/fill-in.ts';
import { NewTabWords, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import airmail from '#app/ui/airmail/airmail.module.css';
import { Island } from '#app/ui/island/island.tsx';
import MapServiceFrame from '#app/ui/map-frame/frame.island.tsx';
import { MapFrame, MapPlan } from '#app/ui/map-frame/map-frame.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './office-map.module.css';

/** Two maps side by side on the front of an envelope, each with a label. */
export default function OfficeMap({ heading, offices }: SectionProps<'office-map'>) {
  const { map, opensInNewTab } = useSite().words;
  return (
    <section className={styles.envelope}>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.offices}>
        {offices.map(({ id, name, address, mapFrame, mapHref, streets }) => (
          <li key={id}>
            <div className={styles.label}>
              <h3>{name}</h3>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <NewTabWords value={opensInNewTab}>
                <TextLink href={mapHref} more={name}>
                  {map.open}
                </TextLink>
              </NewTabWords>
            </div>
            <MapFrame plan={<MapPlan picture={streets} sizes="max(72vw, 590px)" />}>
              <Island
                name="frame"
                component={MapServiceFrame}
                props={{ src: mapFrame, title: fillIn(map.title, { place: name }), loading: map.loading }}
              />
            </MapFrame>
          </li>
        ))}
      </ul>
      <div className={airmail.edge} />
    </section>
  );
}
